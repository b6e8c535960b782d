import { finns, soviets, strengths, type Encounter } from '#engine/talvisota';
import { encounter } from './helpers.ts';

const FORCES = {
  PRUD: { strategy: 'PRUD', units: soviets({ FUS: 3 }) },
  MASS: { strategy: 'MASS', units: soviets({ FUS: 6 }) },
  BLIN: { strategy: 'BLIN', units: soviets({ TAN: 3, MECA: 3 }) },
  MAN: { strategy: 'MAN', units: soviets({ ELI: 2, TAN: 2 }) },
} as const;
const soviet = (more: Partial<Encounter>): number => strengths(encounter(more)).soviet.total;
const finn = (more: Partial<Encounter>): number => strengths(encounter(more)).finn.total;

describe('Talvisota 3.2.2: the tactical bonus by strategy', () => {
  it.each([
    ['PRUD', 30, 15, 24, 9],
    ['MASS', 36, 30, 24, 18],
    ['BLIN', 45, 27, 21, 9],
    ['MAN', 40, 26, 26, 16],
  ] as const)('%s: %i, Snow %i, Forest %i, Ambush %i', (strategy, none, snow, forest, ambush) => {
    const force = FORCES[strategy];
    expect(soviet(force)).toBe(none);
    expect(soviet({ ...force, environment: ['snow'] })).toBe(snow);
    expect(soviet({ ...force, environment: ['forest'] })).toBe(forest);
    expect(soviet({ ...force, finnishSupports: ['EMB1'] })).toBe(ambush);
  });

  it('doubles FUS, ELI and MECA in PRUD, MECA and TAN in BLIN, all in MAN, none of the infantry in MASS (N18)', () => {
    const one = (strategy: Encounter['strategy']) =>
      (['FUS', 'ELI', 'MECA', 'TAN'] as const).map((unit) =>
        soviet({ strategy, units: soviets({ [unit]: 1 }) }),
      );
    expect(one('PRUD')).toEqual([10, 11, 6, 7]);
    expect(one('BLIN')).toEqual([8, 9, 6, 9]);
    expect(one('MAN')).toEqual([10, 11, 6, 9]);
    expect(one('MASS')).toEqual([6, 7, 5, 7]);
  });

  it('N19: a cancelled bonus in MAN is +1 exactly, after everything; Timoshenko comes before doubling', () => {
    const timoshenko = { meretskov: null, timoshenko: 'bonus', artillery: null } as const;
    expect(soviet({ ...FORCES.MAN, employment: timoshenko })).toBe(2 * (7 + 6) + 2 * (5 + 6));
    expect(soviet({ ...FORCES.MAN, employment: timoshenko, finnishSupports: ['EMB1'] })).toBe(16);
  });
});

describe('Talvisota 1.4: the Finnish totals', () => {
  it.each([
    [{ DIV: 3 }, 25, 29],
    [{ DIV: 2, SCT: 1, WD: 1 }, 27, 31],
    [{ DIV: 1, SCT: 1, SK: 1 }, 18, 22],
    [{ WD: 1, SK: 2 }, 11, 15],
  ])('%o in a space of number 1: %i, entrenched %i', (units, total, entrenched) => {
    expect(finn({ finns: finns(units), value: 1 })).toBe(total);
    expect(finn({ finns: finns(units), value: 1, entrenched: true })).toBe(entrenched);
  });

  it('N17: an Entrenchment adds 4 to the total', () => {
    expect(finn({ finns: finns({ DIV: 1 }), entrenched: true })).toBe(12);
  });
  it('N47: the value of the space counts once, and never for an empty defence', () => {
    expect(finn({ finns: finns({ DIV: 1 }), value: 3 })).toBe(11);
    expect(finn({ finns: finns(), value: 3 })).toBe(0);
  });
});

describe('Talvisota 5: Environment', () => {
  const mixed = { strategy: 'MASS', units: soviets({ FUS: 1, ELI: 1, MECA: 1, TAN: 1 }) } as const;
  it('takes from each unit what its marker says, and cancels what it cancels', () => {
    expect(soviet(mixed)).toBe(6 + 7 + 5 + 7);
    expect(soviet({ ...mixed, environment: ['snow'] })).toBe(5 + 6 + 2 + 4);
    // C15: Woods take 1 off each TAN.
    expect(soviet({ ...mixed, environment: ['woods'] })).toBe(6 + 7 + 5 + 6);
    expect(soviet({ ...mixed, environment: ['forest'] })).toBe(4 + 5 + 3 + 3);
    expect(soviet({ ...mixed, environment: ['swamp'] })).toBe(5 + 6 + 4 + 6);
    expect(soviet({ ...mixed, environment: ['fog'] })).toBe(25);
  });
  it('adds 1 to each Finnish unit in Woods and Fog; two markers add up', () => {
    const two = finns({ DIV: 1, RES: 1 });
    expect(finn({ finns: two })).toBe(10);
    expect(finn({ finns: two, environment: ['woods'] })).toBe(12);
    expect(finn({ finns: two, environment: ['woods', 'fog'] })).toBe(14);
    expect(soviet({ ...mixed, environment: ['swamp', 'forest'] })).toBe(3 + 4 + 2 + 2);
  });
  it('N29: Snow cancels the bonus of infantry alone, Forest that of TAN alone', () => {
    const snow = strengths(encounter({ ...FORCES.BLIN, environment: ['snow'] }));
    expect(snow.soviet.lines.map(({ bonus }) => bonus)).toEqual([2, 4]);
    const forest = strengths(encounter({ ...FORCES.BLIN, environment: ['forest'] }));
    expect(forest.soviet.lines.map(({ bonus }) => bonus)).toEqual([2, 0]);
  });
});

describe('Talvisota 3.3.2: Soviet supports', () => {
  const two = { finns: finns({ DIV: 1, RES: 1 }) };
  it('MUNI takes 2 and AIR 1 off each Finnish unit, never below 0 (N24)', () => {
    expect(finn({ ...two, supports: ['MUNI'] })).toBe(6);
    expect(finn({ ...two, supports: ['AIR'] })).toBe(8);
    expect(finn({ ...two, supports: ['MUNI', 'AIR'] })).toBe(5);
  });
  it('N25: ART takes 2 off one unit of the kind chosen, 4 with Meretskov, the strongest when none is left', () => {
    const aim = (artillery: 'DIV' | 'RES' | 'WD', meretskov: 'artillery' | null = null) =>
      finn({ ...two, supports: ['ART'], employment: { meretskov, timoshenko: null, artillery } });
    expect(aim('DIV')).toBe(8);
    expect(aim('DIV', 'artillery')).toBe(6);
    expect(aim('RES', 'artillery')).toBe(8);
    expect(aim('WD', 'artillery')).toBe(6);
  });
  it('N26: Finnish AIR cancels Soviet AIR, or takes 1 off the force; Snow and Fog cancel both', () => {
    const air = { ...FORCES.PRUD, ...two };
    expect(finn({ ...air, supports: ['AIR'], finnishSupports: ['AIR'] })).toBe(10);
    expect(soviet({ ...air, supports: ['AIR'], finnishSupports: ['AIR'] })).toBe(30);
    expect(soviet({ ...air, finnishSupports: ['AIR'] })).toBe(29);
    expect(soviet({ ...air, finnishSupports: ['AIR'], environment: ['fog'] })).toBe(30);
    expect(finn({ ...air, supports: ['AIR'], environment: ['fog'] })).toBe(12);
    expect(finn({ ...air, supports: ['AIR'], environment: ['snow'] })).toBe(10);
  });
});

describe('Talvisota 3.3.3: Finnish supports', () => {
  it('ART takes 2 off the force, an Ambush 3 off each unit; two Ambushes add up', () => {
    expect(soviet({ ...FORCES.PRUD, finnishSupports: ['ART'] })).toBe(28);
    expect(soviet({ ...FORCES.MASS, finnishSupports: ['EMB1', 'EMB2'] })).toBe(1);
    expect(soviet({ strategy: 'MASS', units: soviets({ ELI: 2 }), finnishSupports: ['EMB1', 'EMB2'] })).toBe(
      2,
    );
  });
  it('N24: A-T takes 2 off each TAN, not off MECA; without TAN 1 off the force; two add up', () => {
    expect(soviet({ ...FORCES.BLIN, finnishSupports: ['AT1'] })).toBe(45 - 6);
    expect(soviet({ ...FORCES.BLIN, finnishSupports: ['AT1', 'AT2'] })).toBe(45 - 12);
    expect(soviet({ ...FORCES.PRUD, finnishSupports: ['AT1', 'AT2'] })).toBe(28);
  });
  it('MANN takes 2 off one Soviet unit; each White Death unit 1 off the force (C15)', () => {
    expect(soviet({ ...FORCES.PRUD, finnishSupports: ['MANN'], mannerheim: 'FUS' })).toBe(28);
    expect(soviet({ ...FORCES.PRUD, finnishSupports: ['MANN'], mannerheim: 'hold' })).toBe(30);
    expect(soviet({ ...FORCES.PRUD, finns: finns({ WD: 3 }) })).toBe(27);
  });
});

describe('Talvisota 8: fortified spaces', () => {
  it('take 4 off the Soviet total, 1 with Meretskov or the T-34s, and not less with both (N25)', () => {
    const line = { ...FORCES.PRUD, fortified: true };
    const meretskov = { meretskov: 'line', timoshenko: null, artillery: null } as const;
    expect(soviet(line)).toBe(26);
    expect(soviet({ ...line, supports: ['T34'] })).toBe(29);
    expect(soviet({ ...line, supports: ['MER'], employment: meretskov })).toBe(29);
    expect(soviet({ ...line, supports: ['MER', 'T34'], employment: meretskov })).toBe(29);
    expect(soviet({ ...line, supports: ['MER'] })).toBe(26);
  });
});

describe('Talvisota 4.2: totals', () => {
  it('are never below 1, however heavy the penalties', () => {
    const crushed = {
      strategy: 'MASS',
      units: soviets({ MECA: 1 }),
      environment: ['forest', 'swamp'],
      finnishSupports: ['EMB1', 'ART'],
      fortified: true,
    } as const;
    expect(soviet(crushed)).toBe(1);
    expect(finn({ finns: finns({ RES: 1 }), supports: ['MUNI'] })).toBe(1);
  });
  it('name every modifier with its cause', () => {
    const { soviet: force } = strengths(
      encounter({
        ...FORCES.PRUD,
        fortified: true,
        finns: finns({ WD: 1 }),
        finnishSupports: ['ART'],
        environment: ['swamp'],
      }),
    );
    expect(force.modifiers).toEqual([
      { cause: 'line', amount: -4 },
      { cause: 'white-death', amount: -1 },
      { cause: 'ART', amount: -2 },
    ]);
    expect(force.lines[0]).toMatchObject({
      count: 3,
      bonus: 4,
      each: 9,
      modifiers: [{ cause: 'swamp', amount: -1 }],
    });
  });
});
