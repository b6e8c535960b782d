import {
  LEVELS,
  score,
  WORTH,
  type GameEvent,
  type LedgerLine,
  type PositionSpec,
  type Side,
  type State,
  type UnitSpec,
} from '#engine/winter-war';
import { levelOf } from '#engine/winter-war/rules/victory.ts';
import {
  end,
  endUntil,
  eventOf,
  eventsOf,
  hexes,
  must,
  names,
  played,
  position,
  unitAt,
  whereIs,
  stacks,
} from './helpers.ts';

const owned = (side: Side, ...list: string[]): Record<string, Side> =>
  Object.fromEntries(list.map((name) => [name, side]));
/** A Finn in the south, so that the 50 points stay away, and an HQ at home. */
const BASE = stacks('f0205 1-1-3, s1602 0-1-2');
const at = (
  units: readonly UnitSpec[],
  owners: Record<string, Side> = {},
  more: Partial<PositionSpec> = {},
): State => position('finn', 'movement', [...BASE, ...units], { turn: 10, owners, ...more });
const lines = (state: State, key: LedgerLine['key']): LedgerLine[] =>
  score(state).lines.filter((l) => l.key === key);
const only = (state: State, key: LedgerLine['key']): LedgerLine => {
  const found = lines(state, key);
  expect(found).toHaveLength(1);
  return found[0]!;
};

/** Ends the game from the last Finnish Player-Turn. */
function finish(state: State): { state: State; events: GameEvent[] } {
  const events: GameEvent[] = [];
  let now = state;
  while (now.phase !== 'over') {
    const next = played(now, end);
    events.push(...next.events);
    now = next.state;
  }
  return { state: now, events };
}

const ROW = ['1206', '1106', '1006', '0906', '0806'];
const LINE = ['1405', '1406', '1506', '1606'];
/** An HQ from which Viipuri, its row and the Line are within five hexes. */
const ISTHMUS = stacks('s1206 0-1-2');

describe('Victory.Schedule: what everything is worth', () => {
  it('is as printed', () => {
    expect(WORTH).toEqual({
      viipuriRow: 5,
      viipuri: 25,
      petsamo: 30,
      oulu: 30,
      mannerheimLine: 40,
      southCleared: 50,
      supplyCity: -10,
      murmanskTaken: -20,
      leningradTaken: -100,
      alliedBrigade: 5,
    });
  });

  it('lists every Soviet objective, won or not', () => {
    const { lines: all, points } = score(at([]));
    expect(points).toBe(0);
    expect(all.map(({ key, worth, points: won, reason }) => [key, worth, won, reason])).toEqual([
      ...ROW.map(() => ['viipuri-row', 5, 0, 'not-held']),
      ['viipuri', 25, 0, 'not-held'],
      ['petsamo', 30, 0, 'not-held'],
      ['oulu', 30, 0, 'not-held'],
      ['mannerheim-line', 40, 0, 'not-held'],
      ['south-cleared', 50, 0, 'not-cleared'],
    ]);
    expect(all.slice(0, 5).flatMap((l) => names(l.hexes))).toEqual(ROW);
    expect(names(only(at([]), 'mannerheim-line').hexes)).toEqual(LINE);
  });

  it.each(ROW)('gives 5 for %s of the row west of Viipuri', (name) => {
    const state = at(stacks('s1207 0-1-2'), owned('soviet', name));
    expect(score(state).points).toBe(5);
    expect(
      lines(state, 'viipuri-row')
        .filter((l) => l.points === 5)
        .map((l) => names(l.hexes)),
    ).toEqual([[name]]);
  });

  it('gives 25 for Viipuri and 25 more for the whole row', () => {
    expect(score(at(ISTHMUS, owned('soviet', '1306'))).points).toBe(25 + 5);
    expect(score(at(ISTHMUS, owned('soviet', '1306', ...ROW))).points).toBe(50);
    expect(score(at(ISTHMUS, owned('soviet', '1307', '0706'))).points).toBe(5);
  });

  it('gives 40 for all four hexes of the Mannerheim Line, nothing for three', () => {
    const four = at(stacks('s1505 0-1-2'), owned('soviet', ...LINE));
    expect(only(four, 'mannerheim-line')).toMatchObject({ points: 40, reason: 'held' });
    const three = at(stacks('s1505 0-1-2'), owned('soviet', ...LINE.slice(1)));
    expect(only(three, 'mannerheim-line')).toMatchObject({ points: 0, reason: 'not-held' });
  });

  it('gives 30 for Petsamo and 30 for Oulu', () => {
    const petsamo = at(stacks('s1754 0-1-2'), owned('soviet', '1656'));
    expect(only(petsamo, 'petsamo')).toMatchObject({ points: 30, reason: 'held' });
    // Nine hexes from Kem, four from Oulu.
    const oulu = at(stacks('s1331 0-1-2'), owned('soviet', '0931'));
    expect(only(oulu, 'oulu')).toMatchObject({ points: 30, reason: 'held' });
  });

  it('takes 10 for each of Petrozavodsk, Kem and Kandalaksha', () => {
    for (const city of ['2413', '2231', '1943']) {
      const state = at([], owned('finn', city));
      expect(only(state, 'supply-city')).toMatchObject({ points: -10, reason: 'taken', hexes: hexes(city) });
      expect(score(state).points).toBe(-10);
    }
    expect(score(at([], owned('finn', '2413', '2231', '1943'))).points).toBe(-30);
  });

  it('takes 10 for each booked turn without the Murmansk garrison', () => {
    const state = { ...at([]), penalties: [4, 7].map((turn) => ({ turn, units: 6, points: -10 })) };
    expect(lines(state, 'murmansk-defence')).toMatchObject([
      { turn: 4, points: -10, reason: 'short-of-units', rule: 'V6' },
      { turn: 7, points: -10, reason: 'short-of-units', rule: 'V6' },
    ]);
    expect(score(state).points).toBe(-20);
  });
});

describe('Victory.Levels: the table', () => {
  it.each([
    [200, 'decisive-soviet'],
    [101, 'decisive-soviet'],
    [100, 'substantive-soviet'],
    [81, 'substantive-soviet'],
    [80, 'marginal-soviet'],
    [61, 'marginal-soviet'],
    [60, 'draw'],
    [31, 'draw'],
    [30, 'decisive-finnish'],
    [0, 'decisive-finnish'],
    [-70, 'decisive-finnish'],
  ] as const)('%i is %s', (points, level) => {
    expect(levelOf(points)).toBe(level);
  });

  it('has five levels', () => {
    expect(LEVELS.map((l) => l.least)).toEqual([101, 81, 61, 31, -Infinity]);
  });

  it('is read when the tenth turn ends', () => {
    const state = at([...ISTHMUS, ...stacks('s1505 0-1-2')], owned('soviet', '1306', ...ROW, ...LINE));
    const { state: over, events } = finish(state);
    expect(over.outcome).toEqual({ reason: 'turns', points: 90, level: 'substantive-soviet' });
    expect(eventOf(events, 'ended')).toEqual({ type: 'ended', outcome: over.outcome });
    const earlier = position('finn', 'movement', BASE, { turn: 9 });
    expect(must(earlier, end)).toMatchObject({ turn: 10, outcome: null });
  });
});

describe('Victory.Capture, V2, V8: the Soviet line of communication', () => {
  const viipuri = (...units: UnitSpec[][]): LedgerLine =>
    only(at(units.flat(), owned('soviet', '1306')), 'viipuri');

  it('needs the Soviets to have been there last', () => {
    expect(only(at(ISTHMUS), 'viipuri')).toMatchObject({ points: 0, reason: 'not-held' });
    expect(viipuri(ISTHMUS)).toMatchObject({ points: 25, reason: 'held' });
    expect(viipuri(stacks('s1306 2-1-2'), ISTHMUS)).toMatchObject({ points: 25 });
  });

  it('needs an HQ within five hexes', () => {
    // Leningrad lies five hexes from Viipuri, and an HQ is there.
    expect(viipuri()).toMatchObject({ points: 25 });
    const far = position('finn', 'movement', stacks('f0205 1-1-3, s1702 0-1-2'), {
      turn: 10,
      owners: owned('soviet', '1306'),
    });
    expect(only(far, 'viipuri')).toMatchObject({ points: 0, reason: 'no-line' });
  });

  it('needs a city within ten hexes of the HQ', () => {
    const oulu = (hq: string): LedgerLine =>
      only(at(stacks(`s${hq} 0-1-2`), owned('soviet', '0931')), 'oulu');
    expect(oulu('1331')).toMatchObject({ reason: 'held' });
    expect(oulu('1231')).toMatchObject({ reason: 'held' });
    expect(oulu('1131')).toMatchObject({ points: 0, reason: 'no-line' });
    expect(oulu('1531')).toMatchObject({ points: 0, reason: 'no-line' });
  });

  it('needs the city joined to Leningrad by rail', () => {
    const cut = at(stacks('s1331 0-1-2, f2327 0-0-3'), owned('soviet', '0931'));
    expect(only(cut, 'oulu')).toMatchObject({ points: 0, reason: 'no-line' });
  });

  it('is barred by Finnish units and ZOCs, unless a Soviet unit stands in the hex', () => {
    const state = (...units: UnitSpec[][]): LedgerLine => viipuri(stacks('f1307 2-2-3'), ISTHMUS, ...units);
    expect(state()).toMatchObject({ points: 0, reason: 'no-line' });
    expect(state(stacks('s1306 2-1-2'))).toMatchObject({ points: 25, reason: 'held' });
  });

  it('may run to any joined city, not only the closest (V8), whatever its load (V2)', () => {
    // From the HQ in 1652 Murmansk is closest; the patrol cuts its railway, and Kandalaksha is nine hexes off.
    const severed = at(stacks('s1652 0-1-2, s1752 2-1-2, f2049 0-0-3'), owned('soviet', '1656'));
    expect(severed.units[unitAt(severed, '1752')]!.cut).toBe(1);
    expect(only(severed, 'petsamo')).toMatchObject({ points: 30, reason: 'held' });
    const both = at(stacks('s1652 0-1-2, f2049 0-0-3, f2040 0-0-3, f2038 0-0-3'), owned('soviet', '1656'));
    expect(only(both, 'petsamo')).toMatchObject({ points: 0, reason: 'no-line' });
    const crowd = ['1243', '1343', '1443', '1543', '1544', '1542'].flatMap((name) =>
      stacks(`s${name} 6-4-2`),
    );
    const overloaded = at([...stacks('s1754 0-1-2, s1743 0-1-2'), ...crowd], owned('soviet', '1656'));
    expect(overloaded.units.filter((u) => u.cut === 2).length).toBeGreaterThan(0);
    expect(only(overloaded, 'petsamo')).toMatchObject({ points: 30 });
  });
});

describe('V1: who was there last', () => {
  it('begins with the country of a hex, then follows set-up and movement, passing through too', () => {
    const state = position('soviet', 'movement', stacks('s1505 5-3-3, s1603 0-1-2, f0205 1-1-3'));
    const ownerOf = (s: State, name: string): number => s.owner[hexes(name)[0]!]!;
    expect([ownerOf(state, '1306'), ownerOf(state, '1602'), ownerOf(state, '1505')]).toEqual([1, 2, 2]);
    const { state: after, events } = played(state, {
      type: 'move',
      unit: unitAt(state, '1505'),
      path: hexes('1405', '1306', '1206'),
    });
    expect(['1405', '1306', '1206'].map((name) => ownerOf(after, name))).toEqual([2, 2, 2]);
    expect(eventsOf(events, 'captured').map((e) => e.hex)).toEqual(hexes('1405', '1306', '1206'));
    expect(only(after, 'viipuri')).toMatchObject({ reason: 'held', points: 25 });
  });

  it('is not changed by a ZOC, nor lost when the unit leaves', () => {
    const state = position('finn', 'movement', stacks('f1307 2-2-3, s1603 0-1-2, s1505 2-1-2'), {
      owners: owned('soviet', '1306'),
    });
    expect(state.owner[hexes('1306')[0]!]).toBe(2);
    const back = must(state, { type: 'move', unit: unitAt(state, '1307'), path: hexes('1306') });
    expect(back.owner[hexes('1306')[0]!]).toBe(1);
  });
});

describe('V3, Victory.Capture: Finnish captures', () => {
  it('needs a supply path to Finland', () => {
    const free = at([], owned('finn', '1943'));
    expect(only(free, 'supply-city')).toMatchObject({ points: -10 });
    // Soviet ZOC lies on the empty city itself.
    const barred = at(stacks('s1843 1-1-4'), owned('finn', '1943'));
    expect(lines(barred, 'supply-city')).toEqual([]);
    const held = at(stacks('s2044 1-1-4, f1943 1-1-3'));
    expect(lines(held, 'supply-city')).toHaveLength(1);
  });
});

describe('V4: clearing the south', () => {
  const clear = (...units: UnitSpec[][]): LedgerLine =>
    only(
      position('finn', 'movement', [...stacks('s1602 0-1-2'), ...units.flat()], { turn: 10 }),
      'south-cleared',
    );

  it('is worth 50 when nobody is left on rows 1 to 13', () => {
    expect(clear()).toMatchObject({ points: 50, reason: 'cleared', rule: 'V4' });
    expect(clear(stacks('f1014 4-4-2'))).toMatchObject({ points: 50, reason: 'cleared' });
    expect(clear(stacks('f1613 0-0-3'))).toMatchObject({
      points: 0,
      reason: 'not-cleared',
      hexes: hexes('1613'),
    });
    expect(clear(stacks('f0205 3-2-2'))).toMatchObject({ points: 0, reason: 'not-cleared' });
  });

  it.each([
    ['in the USSR', '2010', '2-2-3'],
    ['farther in the USSR', '2213', '4-4-2'],
    ['on the ice', '1304', '2-2-3'],
    ['Allied, in the USSR', '2010', '3-2-2'],
  ])('is not worth anything while a Finnish or Allied unit stands there: %s', (_, at, type) => {
    expect(clear(stacks(`f${at} ${type}`))).toMatchObject({
      points: 0,
      reason: 'not-cleared',
      hexes: hexes(at),
    });
  });

  it('counts nobody who is removed as isolated', () => {
    const ring = ['2009', '2010', '2110', '2108', '2008'].map((at) => stacks(`s${at} 1-1-4`));
    expect(clear(stacks('f2109 2-2-3'))).toMatchObject({ points: 0 });
    expect(clear(stacks('f2109 2-2-3'), ...ring)).toMatchObject({ points: 50 });
  });
});

describe('V5, V6a: the ledger if the game ended now', () => {
  /** What it is worth when the Finnish player ends his turn there and then. */
  const outcome = (state: State): number => endUntil(state, (s) => s.phase === 'over').outcome!.points;

  it('keeps no isolated unit on the map that the end would remove', () => {
    // Kem is Finnish, and the regiments around it would bar the way home were they not cut off.
    const state = position(
      'finn',
      'attack',
      [...['2132', '2131', '2130', '2230'].flatMap((at) => stacks(`s${at} 2-1-2`)), ...stacks('f0604 2-2-3')],
      { turn: 10, owners: { '2231': 'finn' } },
    );
    expect(state.units.filter(({ cut }) => cut)).toHaveLength(4);
    expect(score(state)).toMatchObject({ points: -10 });
    expect(outcome(state)).toBe(-10);
  });

  it('counts an Allied brigade that the end would remove as isolated', () => {
    const state = position(
      'finn',
      'attack',
      [
        ...['2344', '2544', '2443', '2445', '2545'].flatMap((at) => stacks(`s${at} 1-1-4`)),
        ...stacks('f2444 3-2-2'),
      ],
      { turn: 10 },
    );
    expect(only(state, 'allied-eliminated')).toMatchObject({ points: 5, reason: 'eliminated' });
    expect([score(state).points, outcome(state)]).toEqual([55, 55]);
  });

  it('leaves the position alone', () => {
    const state = position('finn', 'attack', stacks('s2131 2-1-2, f0604 2-2-3'));
    const before = structuredClone(state);
    score(state);
    expect(state).toEqual(before);
  });
});

describe('Victory.Score, V5: the order of scoring', () => {
  it('removes the isolated units of both sides first', () => {
    // Shut in on the shore of Lake Onega by NKVD ZOC: isolated, and gone before the count.
    const state = at(stacks('s0907 2-1-2, s1743 1-1-4, s1745 1-1-4, s1943 1-1-4, f1844 2-2-3'));
    const [soviet, finn] = [unitAt(state, '0907'), unitAt(state, '1844')];
    expect([state.units[soviet]!.cut, state.units[finn]!.cut]).toEqual([1, 1]);
    const { state: over, events } = finish(state);
    expect([whereIs(over, soviet), whereIs(over, finn)]).toEqual(['eliminated', 'eliminated']);
    expect(eventsOf(events, 'eliminated').map((e) => e.cause)).toEqual([
      'isolated-at-end',
      'isolated-at-end',
    ]);
    expect(whereIs(over, unitAt(state, '1743'))).toBe('1743');
  });

  it('so that an isolated Soviet unit no longer opens a line of communication', () => {
    // The regiment in Viipuri lifts the Finnish ZOC there, but is itself cut off for want of capacity or path.
    const state = at(stacks('f1307 2-2-3, f1406 2-2-3, f1305 2-2-3, f1206 2-2-3, s1306 2-1-2'), {});
    const unit = unitAt(state, '1306');
    expect(state.units[unit]!.cut).toBe(1);
    const { state: over } = finish(state);
    expect(whereIs(over, unit)).toBe('eliminated');
    expect(only(over, 'viipuri')).toMatchObject({ points: 0, reason: 'no-line' });
    expect(over.outcome).toMatchObject({ points: 0, level: 'decisive-finnish' });
  });

  it('adds the gains and subtracts the losses', () => {
    const state: State = {
      ...at(ISTHMUS, owned('soviet', '1306', ...ROW)),
      penalties: [{ turn: 4, units: 3, points: -10 }],
    };
    const { state: over } = finish(state);
    expect(over.outcome).toEqual({ reason: 'turns', points: 25 + 25 - 10, level: 'draw' });
    const { lines: all, points } = score(over);
    expect(all.reduce((sum, l) => sum + l.points, 0)).toBe(points);
    expect(points).toBe(40);
  });
});

describe('V7, E1: Murmansk and Leningrad', () => {
  it('takes 20 for Murmansk and not another 10', () => {
    const state = at([], owned('finn', '2053'));
    expect(only(state, 'murmansk-taken')).toMatchObject({ points: -20, worth: -20, rule: 'V7' });
    expect(lines(state, 'supply-city')).toEqual([]);
    expect(score(state).points).toBe(-20);
  });

  it('ends the game with Leningrad; without the errata it counts -100', () => {
    const scene = (errata: boolean): State =>
      position('finn', 'movement', stacks('f1504 2-2-3, s2413 0-1-2'), {
        turn: 5,
        options: { errata },
      });
    const state = scene(true);
    const { state: over, events } = played(state, {
      type: 'move',
      unit: unitAt(state, '1504'),
      path: hexes('1603', '1602'),
    });
    expect(over).toMatchObject({
      phase: 'over',
      outcome: { reason: 'leningrad', level: 'decisive-finnish' },
    });
    expect(eventOf(events, 'ended')).toBeDefined();
    const old = scene(false);
    const on = must(old, { type: 'move', unit: unitAt(old, '1504'), path: hexes('1603', '1602') });
    expect(on).toMatchObject({ phase: 'movement', outcome: null });
    expect(only(on, 'leningrad-taken')).toMatchObject({ points: -100 });
    expect(lines(on, 'supply-city')).toEqual([]);
  });
});
