import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  boardOf,
  CORPS,
  EDITIONS,
  FINNISH_PLANS,
  FINNISH_START,
  FINNISH_SUPPORTS,
  FRONTS,
  isFinnish,
  newGame,
  placeOf,
  RECONSTRUCTED,
  RULE_IDS,
  size,
  SLOTS,
  SOVIET_START,
  JANUARY_ARRIVALS,
  SOVIET_SUPPORTS,
  spaceOf,
  SPACES,
  supportsIn,
  type Board,
} from '#engine/talvisota';
import { at, ids } from './helpers.ts';

const FULL = boardOf({ leanIsthmus: false });
const LEAN = boardOf({ leanIsthmus: true });

/** Steps from the nearest of some spaces; over the ice if asked. */
function steps(board: Board, from: readonly number[], ice = false): Map<number, number> {
  const reached = new Map(from.map((space) => [space, 0]));
  for (const [space, far] of reached)
    for (const next of board.neighbours(space, ice)) if (!reached.has(next)) reached.set(next, far + 1);
  return reached;
}

describe('Talvisota 1.3.1: the map', () => {
  it('has 45 spaces, 36 of them Finnish, and 82 connections without doubles', () => {
    expect(FULL.spaces).toHaveLength(45);
    expect(FULL.spaces.filter(isFinnish)).toHaveLength(36);
    const links = FULL.links.map(({ a, b }) => [a, b].sort((x, y) => x - y).join());
    expect(links).toHaveLength(82);
    expect(new Set(links).size).toBe(82);
    expect(FULL.links.filter(({ kind }) => kind === 'ice').map(({ a, b }) => ids([a, b]))).toEqual([
      ['KOI', 'ORA'],
    ]);
  });
  it('hangs together; every Finnish space is one to five steps from Soviet ground', () => {
    const soviet = FULL.spaces.filter((space) => !isFinnish(space));
    const far = steps(FULL, soviet);
    expect(far.size).toBe(45);
    expect(Math.max(...far.values())).toBe(5);
  });
  it('leads from Leningrad to Helsinki in five steps, over the ice from Oranienbaum in four', () => {
    expect(steps(FULL, [at('LEN')]).get(at('HEL'))).toBe(5);
    expect(steps(FULL, [at('ORA')], true).get(at('HEL'))).toBe(4);
    expect(steps(FULL, [at('ORA')]).get(at('HEL'))).toBe(6);
  });
  it('has five logistic centres: two in Lapland and at Ladoga, one in Karelia (1.1)', () => {
    const centres = FRONTS.map((front) =>
      ids(SPACES.flatMap((place, space) => (place.centre && place.front === front ? [space] : []))),
    );
    expect(centres).toEqual([['KAN', 'MUR'], ['BEL', 'PTZ'], ['LEN']]);
  });
  it('N4: numbers are 5, 8 and 27 by front; villages have 0; Koivisto and Kotka 2', () => {
    const sum = (front: string) =>
      SPACES.filter((p) => p.front === front).reduce((all, p) => all + p.value, 0);
    expect(FRONTS.map(sum)).toEqual([5, 8, 27]);
    const villages = SPACES.flatMap((p, space) => (p.owner === 'finn' && p.value === 0 ? [space] : []));
    expect(ids(villages)).toEqual(
      'ILO IVA KJV KOL KUH KUU LIE PIT PTS RAU SAL SOD SUJ SUO TER TOL'.split(' '),
    );
    expect([placeOf(at('KOI')).value, placeOf(at('KOT')).value]).toEqual([2, 2]);
  });
  it('8: the three lines are fortified, Kotka is not', () => {
    const forts = SPACES.flatMap((place, space) => (place.fortified ? [space] : []));
    expect(ids(forts)).toEqual('ANT AYR KAM KOI SUM TAI VII'.split(' ').sort());
  });
  it('inside Karelia only Terijoki and Rautu lie before the main line', () => {
    const line = ['KOI', 'SUM', 'AYR', 'TAI'].map(at);
    const reached = new Set([at('LEN')]);
    for (const space of reached)
      for (const next of FULL.neighbours(space))
        if (placeOf(next).front === 'KAR' && !line.includes(next)) reached.add(next);
    expect(ids(reached)).toEqual(['LEN', 'ORA', 'RAU', 'TER']);
  });
  it('throws for a space that is not there', () => {
    expect(() => spaceOf('XXX')).toThrow(RangeError);
  });
});

describe('Talvisota C22: the leaner isthmus', () => {
  it('drops Kämärä and Äyräpää and joins Summa to Viipuri and Taipale, Taipale to Antrea', () => {
    expect(LEAN.spaces).toHaveLength(43);
    expect(ids(LEAN.neighbours(at('SUM')))).toEqual(['TAI', 'TER', 'VII']);
    expect(ids(LEAN.neighbours(at('TAI')))).toEqual(['ANT', 'KAK', 'RAU', 'SUM']);
    expect(ids(LEAN.neighbours(at('RAU')))).toEqual(['LEN', 'TAI', 'TER']);
  });
  it('opens no way round the main line', () => {
    const line = ['KOI', 'SUM', 'TAI'].map(at);
    const reached = new Set([at('LEN')]);
    for (const space of reached)
      for (const next of LEAN.neighbours(space))
        if (placeOf(next).front === 'KAR' && !line.includes(next)) reached.add(next);
    expect(ids(reached)).toEqual(['LEN', 'ORA', 'RAU', 'TER']);
  });
});

describe('Talvisota 2.2, 2.3: the counters', () => {
  it('13 FUS, 3 ELI, 4 MECA, 3 TAN; 12, 3, 3, 3 more in January; 27 Finnish units (N3)', () => {
    expect([SOVIET_START, JANUARY_ARRIVALS].map((force) => Object.values(force))).toEqual([
      [13, 3, 4, 3],
      [12, 3, 3, 3],
    ]);
    expect(size(FINNISH_START)).toBe(27);
  });
  it('N11: a corps is three Fusilier divisions: 13 are four corps and one, 12 three and three', () => {
    expect([SOVIET_START.FUS, JANUARY_ARRIVALS.FUS]).toEqual([4 * CORPS + 1, 3 * CORPS + 3]);
  });
  it('N16: DEFENSE and RESIST are alike', () => {
    expect(FINNISH_PLANS.DEFENSE).toEqual(FINNISH_PLANS.RESIST);
  });
  it('six supports at first and nine from Jan I on; eight Finnish ones', () => {
    expect([...supportsIn(2)].sort()).toEqual(['AIR', 'ART', 'MUNI', 'NKVD', 'RAV', 'RENF']);
    expect(supportsIn(3)).toHaveLength(SOVIET_SUPPORTS.length);
    expect(FINNISH_SUPPORTS).toHaveLength(8);
  });
  it('the four Finnish strategies use five Environment markers, eight supports, two Entrenchments', () => {
    const plans = Object.values(FINNISH_PLANS);
    expect(plans.reduce((all, plan) => all + plan.environment, 0)).toBe(5);
    expect(plans.reduce((all, plan) => all + plan.supports, 0)).toBe(8);
    expect(plans.filter((plan) => plan.entrenched)).toHaveLength(2);
  });
  it('1.5: one strategy box in Lapland, two at Ladoga and in Karelia', () => {
    expect(SLOTS).toEqual(['LAP', 'LAD', 'LAD', 'KAR', 'KAR']);
  });
  it('2.1: morale begins at 23 and 19, the Events marker on 0', () => {
    const { morale, event, turn } = newGame();
    expect({ morale, event, turn }).toEqual({ morale: { soviet: 23, finn: 19 }, event: 0, turn: 0 });
  });
});

describe('what is reconstructed', () => {
  it('is listed with a paragraph, and nine spaces are named by the rules', () => {
    expect(ids(SPACES.flatMap(({ named }, space) => (named ? [space] : [])))).toEqual(
      'BEL HEL KAN KOI KOT LEN MUR ORA PTZ'.split(' '),
    );
    for (const { rule } of RECONSTRUCTED) expect(RULE_IDS).toContain(rule);
    for (const what of ['spaces', 'numbers', 'strengths', 'entrenchment', 'waiting', 'redeployment'])
      expect(RECONSTRUCTED.map((item) => item.what)).toContain(what);
  });
});

it('a board that holds anything else is another edition', () => {
  const path = new URL('../../../src/engine/talvisota/board/spaces.json', import.meta.url);
  const content = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  expect(
    { [EDITIONS.board]: hash },
    'The board has changed: unless games have not been played on this edition yet, raise EDITIONS.board; then write the new hash here.',
  ).toEqual({ 1: 'c0d6915842f64705227d20ab58f34330' });
});
