import {
  FINNISH_PLANS,
  FINNISH_STRATEGIES,
  FRONTS,
  KOIVISTO,
  LAST_TURN,
  ORANIENBAUM,
  placeOf,
  REFUSALS,
  SOVIET_STRATEGIES,
} from '#engine/talvisota';

describe('N1', () => {
  it('Oranienbaum, Koivisto and Ladoga bear the names of the map', () => {
    expect([placeOf(ORANIENBAUM).name, placeOf(KOIVISTO).name]).toEqual(['Oranienbaum', 'Koivisto']);
    expect(FRONTS).toContain('LAD');
  });
});

describe('N2', () => {
  it('harassment is section 6.2, and supports are 3.3.2 and 3.3.3', () => {
    expect(REFUSALS['when-harass'][0]).toBe('6.2');
    expect([REFUSALS['when-support'][0], REFUSALS['mannerheim-unit'][0]]).toEqual(['3.3.2', '3.3.3']);
  });
});

describe('N7', () => {
  it('a game has eight turns', () => {
    expect(LAST_TURN).toBe(8);
  });
});

describe('N15', () => {
  it('ATT and MASS are one counter of four', () => {
    expect(SOVIET_STRATEGIES).toEqual(['PRUD', 'MASS', 'BLIN', 'MAN']);
  });
});

describe('N45', () => {
  it('the Counter-attack is set apart by its fourth unit alone', () => {
    expect(FINNISH_STRATEGIES.filter((one) => FINNISH_PLANS[one].units === 4)).toEqual(['CON-ATT']);
    expect(FINNISH_PLANS['CON-ATT']).toEqual({ ...FINNISH_PLANS.MOTTI, units: 4, environment: 1 });
  });
});
