import fc from 'fast-check';
import {
  board,
  check,
  decider,
  faceDown,
  legalActions,
  newGame,
  openActions,
  placements,
  readySetUp,
  ROSTER,
  supply,
  UNIT_TYPES,
  view,
  zoneOfControl,
  type Action,
  type Counter,
  type Hex,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { end, hex, hexes, must, names, played, refusal, refusalKey, SOVIETS, whereIs } from './helpers.ts';

const initial = (side: Side, label?: string): Counter[] =>
  ROSTER.filter((c) => c.side === side && c.arrival === 0 && (label === undefined || c.type.label === label));
const blanks = ROSTER.filter((c) => c.typeName === 'blank').map((c) => c.id);
const first = (side: Side, label: string): UnitId => initial(side, label)[0]!.id;
const place = (unit: UnitId, at: string | null): Action => ({
  type: 'place',
  unit,
  hex: at === null ? null : hex(at),
});

const ready = (state: State, kind: 'historical' | 'random' = 'historical', seed = 1): State =>
  readySetUp(state, kind, seed).reduce((now, action) => must(now, action), state);

const fresh = newGame({}, 7);
const FINNS_READY = ready(fresh);
/** The Soviets about to set up against the historical Finns. */
const SOVIETS_TURN = must(FINNS_READY, end);
const SOVIETS_READY = ready(SOVIETS_TURN);

describe('SetUp.Finnish: the Finns deploy first, in Finland', () => {
  it('begins with the Finnish player and nothing on the map', () => {
    expect([fresh.phase, fresh.phasing, fresh.turn, decider(fresh)]).toEqual(['set-up', 'finn', 0, 'finn']);
    expect(openActions(fresh)).toEqual(['place', 'end']);
    expect(fresh.units.every(({ at }) => at < 0)).toBe(true);
  });

  it('takes hexes of Finland that are open to the unit, and no others', () => {
    const battalion = first('finn', '1-1-3');
    for (const at of ['0604', '1656', '0920', '2014', '1504', '1406', '1911'])
      expect(check(fresh, place(battalion, at))).toBeNull();
    const refused: [string, string][] = [
      ['1602', 'setup-country'],
      ['2114', 'setup-country'],
      ['0635', 'setup-country'],
      ['0851', 'setup-country'],
      ['1304', 'setup-country'],
      ['0603', 'setup-country'],
    ];
    for (const [at, key] of refused)
      expect(refusal(fresh, place(battalion, at))).toMatchObject({ key, rule: 'SetUp.Finnish' });
    for (const [at, key] of [
      ['0747', 'mountain'],
      ['1210', 'minor-lake'],
    ] as const)
      expect(refusal(fresh, place(battalion, at))).toMatchObject({ key, rule: 'Movement.K' });
    for (const at of [-1, 26 * 57, 0.5])
      expect(refusalKey(fresh, { type: 'place', unit: battalion, hex: at })).toBe('off-the-map');
  });

  it('puts 6-6-2s on the eight Fortification hexes only', () => {
    const heavy = first('finn', '6-6-2');
    const forts = ['1405', '1406', '1506', '1606', '1910', '2011', '2012', '2113'];
    expect(names(placements(fresh, heavy))).toEqual(names(hexes(...forts)));
    for (const at of ['1306', '1407', '1812', '0604'])
      expect(refusal(fresh, place(heavy, at))).toMatchObject({
        key: 'setup-fortification',
        rule: 'SetUp.Finnish',
      });
    expect(check(fresh, place(first('finn', '4-4-2'), '1306'))).toBeNull();
  });

  it('knows only the initial force, and only its own', () => {
    const later = ROSTER.find((c) => c.side === 'finn' && c.arrival === 2)!.id;
    for (const unit of [later, first('soviet', '2-1-2'), ROSTER.find((c) => c.type.allied)!.id])
      expect(refusal(fresh, place(unit, '0604'))).toMatchObject({ key: 'setup-unit-finn', rule: 'O2' });
    expect(refusalKey(fresh, place(999, '0604'))).toBe('no-such-unit');
  });

  it('does not end before every real unit is down; the blanks are free', () => {
    expect(refusal(fresh, end)).toMatchObject({ key: 'setup-unplaced-finn', rule: 'SetUp.Finnish' });
    expect(refusal(fresh, end).text).toMatch(/6-6-2 .* and 17 more/);
    const missing = must(FINNS_READY, place(first('finn', '4-4-2'), null));
    expect(refusal(missing, end).text).toContain('4-4-2 (21)');
    expect(refusal(missing, end).text).not.toMatch(/6-6-2|more/);
    const noBlanks = blanks.reduce((state, id) => must(state, place(id, null)), FINNS_READY);
    expect(check(noBlanks, end)).toBeNull();
  });

  it('lets a counter be moved about and taken back', () => {
    const unit = first('finn', '2-2-3');
    const moved = must(must(fresh, place(unit, '0604')), place(unit, '0920'));
    expect(whereIs(moved, unit)).toBe('0920');
    expect(whereIs(must(moved, place(unit, null)), unit)).toBe('waiting');
    expect(check(moved, place(unit, '0920'))).toBeNull();
  });

  it('obeys the stacking limits', () => {
    const [one, two, three] = initial('finn', '1-1-3').map((c) => c.id) as [UnitId, UnitId, UnitId];
    const north = must(fresh, place(one, '0920'));
    expect(refusalKey(north, place(two, '0920'))).toBe('setup-full');
    const south = must(must(fresh, place(one, '0604')), place(two, '0604'));
    expect(refusal(south, place(three, '0604'))).toMatchObject({ key: 'setup-full', rule: 'K1' });
    expect(placements(south, three)).not.toContain(hex('0604'));
  });
});

describe('SetUp.Soviet, Supply.J: the Soviets deploy second, in the USSR, in supply', () => {
  it('begins when the Finns have finished', () => {
    expect(refusalKey(fresh, place(first('soviet', '2-1-2'), '1602'))).toBe('setup-unit-finn');
    expect([SOVIETS_TURN.phase, SOVIETS_TURN.phasing, decider(SOVIETS_TURN)]).toEqual([
      'set-up',
      'soviet',
      'soviet',
    ]);
    const corps = ROSTER.find((c) => c.type.label === '12-8-2')!.id;
    for (const unit of [first('finn', '1-1-3'), corps])
      expect(refusal(SOVIETS_TURN, place(unit, '0604'))).toMatchObject({
        key: 'setup-unit-soviet',
        rule: 'O1',
      });
  });

  it('takes hexes of the USSR only', () => {
    const unit = first('soviet', '2-1-2');
    for (const at of ['1602', '2053', '2114', '1802'])
      expect(check(SOVIETS_TURN, place(unit, at))).toBeNull();
    for (const at of ['1504', '2014', '0635', '1201', '1503'])
      expect(refusal(SOVIETS_TURN, place(unit, at))).toMatchObject({
        key: 'setup-ussr',
        rule: 'SetUp.Soviet',
      });
    for (const at of ['1945', '1748'])
      expect(refusal(SOVIETS_TURN, place(unit, at))).toMatchObject({ key: 'mountain', rule: 'Movement.K' });
  });

  it('puts the three 20-12-2s within three hexes of Leningrad, and only them', () => {
    const corps = initial('soviet', '20-12-2');
    expect(corps).toHaveLength(3);
    for (const { id } of corps) {
      const open = placements(SOVIETS_TURN, id);
      expect(open.every((h) => board.distance(h, hex('1602')) <= 3)).toBe(true);
      for (const at of ['1602', '1902', '1705', '1603'])
        expect(check(SOVIETS_TURN, place(id, at))).toBeNull();
      for (const at of ['2002', '1301', '2413'])
        expect(refusal(SOVIETS_TURN, place(id, at))).toMatchObject({
          key: 'setup-leningrad',
          rule: 'SetUp.Soviet',
        });
    }
    expect(check(SOVIETS_TURN, place(first('soviet', '6-4-2'), '2413'))).toBeNull();
  });

  it('does not end while a unit is in the tray or would begin isolated', () => {
    expect(refusal(SOVIETS_TURN, end)).toMatchObject({ key: 'setup-unplaced-soviet', rule: 'SetUp.Soviet' });
    expect(refusal(SOVIETS_TURN, end).text).toContain('and 35 more');
    expect(check(SOVIETS_READY, end)).toBeNull();
    const stray = first('soviet', '6-4-2');
    const far = must(SOVIETS_READY, place(stray, '2322'));
    expect(refusal(far, end)).toMatchObject({
      key: 'setup-unsupplied',
      rule: 'Supply.J',
      params: { units: '6-4-2 (18)' },
      places: hexes('2322'),
    });
    // NKVD units and HQs need no supply.
    const guards = must(SOVIETS_READY, place(first('soviet', '1-1-4'), '2322'));
    expect(check(guards, end)).toBeNull();
  });

  it('does not end with a Supply City overloaded', () => {
    // Kem feeds 20 points: four 6-4-2s and what stands there already are too many.
    const many = initial('soviet', '6-4-2').reduce(
      (state, { id }, i) => must(state, place(id, ['2231', '2330', '2329', '2328', '2131'][i]!)),
      must(SOVIETS_READY, place(first('soviet', '0-1-2'), '2230')),
    );
    expect(refusal(many, end).key).toBe('setup-unsupplied');
  });

  it('obeys the stacking limits, HQs included', () => {
    const [one, two] = initial('soviet', '0-1-2').map((c) => c.id) as [UnitId, UnitId];
    const state = must(must(SOVIETS_TURN, place(one, '1602')), place(two, '1602'));
    expect(refusalKey(state, place(first('soviet', '6-4-2'), '1602'))).toBe('setup-full');
    const north = must(SOVIETS_TURN, place(one, '2231'));
    expect(refusalKey(north, place(two, '2231'))).toBe('setup-full');
  });
});

describe('SetUp.Reveal: the counters are turned up, the blanks leave, play begins', () => {
  it('opens Game-Turn 1 with the Soviet Player-Turn', () => {
    const { state, events } = played(SOVIETS_READY, end);
    expect(events.map(({ type }) => type)).toContain('revealed');
    expect([state.turn, state.phasing, state.phase]).toEqual([1, 'soviet', 'movement']);
    for (const id of blanks) expect(whereIs(state, id)).toBe('unused');
    for (const { id } of [...initial('finn'), ...initial('soviet')].filter((c) => !blanks.includes(c.id)))
      expect(state.units[id]!.at).toBe(SOVIETS_READY.units[id]!.at);
    expect(view(state, 'soviet').units).toEqual(state.units);
    expect(faceDown(state, 'soviet').size).toBe(0);
  });

  it('leaves no Soviet unit isolated, with any ready set-up', () => {
    for (const seed of [1, 2, 3]) {
      const finns = must(ready(newGame({}, seed), 'random', seed), end);
      const state = must(ready(finns, 'random', seed), end);
      expect(state.units.every(({ cut }) => cut === 0)).toBe(true);
    }
  });
});

describe('S1: hidden counters', () => {
  it('counts a blank for stacking, in both zones of the map', () => {
    const north = must(fresh, place(blanks[0]!, '0920'));
    expect(refusal(north, place(first('finn', '1-1-3'), '0920'))).toMatchObject({
      key: 'setup-full',
      rule: 'K1',
    });
    const south = must(must(fresh, place(blanks[0]!, '0604')), place(blanks[1]!, '0604'));
    expect(refusalKey(south, place(blanks[2]!, '0604'))).toBe('setup-full');
    expect(blanks).toHaveLength(5);
  });

  it('shows the Soviet player how many counters lie in a hex, and nothing else', () => {
    const counts = new Map<number, number>();
    FINNS_READY.units.forEach(({ at }) => at >= 0 && counts.set(at, (counts.get(at) ?? 0) + 1));
    expect(faceDown(SOVIETS_TURN, 'soviet')).toEqual(counts);
    expect(counts.get(hex('0604'))).toBe(1);
    const seen = view(SOVIETS_TURN, 'soviet');
    for (const { id } of initial('finn')) expect(whereIs(seen, id)).toBe('hidden');
    expect(seen.random).toEqual([]);
    for (const side of ['finn', 'soviet'] as const) expect(view(fresh, side).random).toEqual([]);
  });

  it('shows nothing while the Finns are still at it, and hides nothing from its owner', () => {
    expect(faceDown(FINNS_READY, 'soviet').size).toBe(0);
    for (const { id } of initial('finn'))
      expect(view(FINNS_READY, 'finn').units[id]).toEqual(FINNS_READY.units[id]);
    expect(faceDown(SOVIETS_TURN, 'finn').size).toBe(0);
    // The tray counts as hidden, or it would tell how many blanks are down.
    expect(initial('finn').every((c) => whereIs(view(fresh, 'soviet'), c.id) === 'hidden')).toBe(true);
  });

  it('looks the same to the Soviet player whatever lies where', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(
          initial('finn').map((c) => c.id),
          { minLength: 26 },
        ),
        (order) => {
          // The same hexes hold other counters.
          const ids = initial('finn').map((c) => c.id);
          const units = SOVIETS_READY.units.slice();
          ids.forEach((id, i) => {
            units[id] = SOVIETS_READY.units[order[i]!]!;
          });
          const other: State = { ...SOVIETS_READY, units };
          expect(view(other, 'soviet')).toEqual(view(SOVIETS_READY, 'soviet'));
          expect(faceDown(other, 'soviet')).toEqual(faceDown(SOVIETS_READY, 'soviet'));
          expect(check(other, end)).toEqual(check(SOVIETS_READY, end));
          const stray = must(SOVIETS_READY, place(first('soviet', '6-4-2'), '2322'));
          const strayToo: State = {
            ...stray,
            units: stray.units.map((u, id) => (ids.includes(id) ? units[id]! : u)),
          };
          expect(check(strayToo, end)).toEqual(check(stray, end));
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('S2: supply during set-up', () => {
  // The HQ at 2210 reaches 2115 in five hexes, past 2113 in Finland; the rest of the army stands by Leningrad.
  const army = (finnAt2113: UnitId | null): State => {
    let state = blanks.reduce((now, id) => must(now, place(id, null)), FINNS_READY);
    // Nothing of the historical set-up stands near.
    for (const { id } of initial('finn'))
      if (state.units[id]!.at >= 0 && board.distance(state.units[id]!.at, hex('2113')) <= 6)
        state = must(
          state,
          place(id, ROSTER[id]!.typeName === 'fortressDivision' ? freeFort(state) : free(state)),
        );
    if (finnAt2113 !== null) state = must(state, place(finnAt2113, '2113'));
    state = ready(must(state, end));
    const leningrad = hexes(
      '1602',
      '1501',
      '1402',
      '1801',
      '1902',
      '1901',
      '1704',
      '1604',
      '1502',
      '1401',
      '2001',
      '2002',
      '1903',
      '1601',
      '1701',
      '1702',
      '1603',
      '1703',
    );
    const crowd = initial('soviet').filter((c) => c.type.arm !== 'headquarters');
    for (const { id } of initial('soviet')) state = must(state, place(id, null));
    const [scout] = crowd.filter((c) => c.type.label === '2-1-2');
    crowd
      .filter((c) => c !== scout)
      .forEach(({ id }, i) => {
        state = must(state, { type: 'place', unit: id, hex: leningrad[i % leningrad.length]! });
      });
    const hqs = initial('soviet', '0-1-2').map((c) => c.id);
    state = must(state, place(hqs[0]!, '1703'));
    state = must(state, place(hqs[1]!, '2210'));
    for (const [i, at] of ['1943', '2053', '2231'].entries()) state = must(state, place(hqs[i + 2]!, at));
    return must(state, place(scout!.id, '2115'));
  };
  const freeFort = (state: State): string =>
    ['1405', '1406', '1506', '1606'].find((at) => state.units.filter((u) => u.at === hex(at)).length < 2)!;
  const free = (state: State): string =>
    ['0604', '0605', '0705', '0706', '0504', '0505', '0506', '0606', '0607'].find(
      (at) => !state.units.some((u) => u.at === hex(at)),
    )!;

  it('takes every face-down counter to exert a zone of control, a blank as well', () => {
    expect(check(army(null), end)).toBeNull();
    const bluff = refusal(army(blanks[0]!), end);
    expect(bluff).toMatchObject({ key: 'setup-unsupplied', places: hexes('2115') });
    const regiment = refusal(army(first('finn', '2-2-3')), end);
    expect(regiment).toEqual(bluff);
    // Outside set-up a blank controls nothing.
    expect(zoneOfControl(army(blanks[0]!), 'finn')[hex('2112')]).toBe(0);
  });
});

describe('S3: next to the Ladoga Defence Line', () => {
  it('every fort has a hex of the USSR beside it where units may be set up in supply', () => {
    const forts = hexes('1910', '2011', '2012', '2113');
    const beside = (fort: Hex): Hex[] =>
      board.neighbours(fort).filter((at) => board.countryOf(at) === 'ussr');
    const listed = names([...new Set(forts.flatMap(beside))]).toSorted();
    expect(listed).toEqual(['2009', '2010', '2111', '2112', '2114', '2213']);
    const held = forts.every((fort) => FINNS_READY.units.some(({ at }) => at === fort));
    expect(held).toBe(true);
    const unit = first('soviet', '2-1-2');
    for (const name of listed) {
      const state = must(SOVIETS_READY, place(unit, name));
      expect(supply(state, 'soviet').units.find((one) => one.unit === unit)?.isolation).toBe(0);
      expect(check(state, end)).toBeNull();
    }
    expect(beside(forts[0]!)).toContain(hex('2010'));
    expect(beside(forts[1]!)).toContain(hex('2010'));
  });

  it('who still stands there owes an attack in Game-Turn 1', () => {
    const unit = first('soviet', '2-1-2');
    let state = must(must(SOVIETS_READY, place(unit, '2111')), end);
    while (state.phase !== 'attack') state = must(state, end);
    expect(state).toMatchObject({ turn: 1, phasing: 'soviet' });
    expect(refusal(state, end)).toMatchObject({ rule: 'Combat.E' });
  });
});

/** "3x 20-12-2" as counted. */
const count = (list: readonly Counter[]): Record<string, number> => {
  const totals: Record<string, number> = {};
  for (const c of list) totals[c.type.label || 'blank'] = (totals[c.type.label || 'blank'] ?? 0) + 1;
  return totals;
};
const arriving = (side: Side, turn: number): Record<string, number> =>
  count(ROSTER.filter((c) => c.side === side && c.arrival === turn));

describe('O1: the Soviet order of battle', () => {
  it.each([
    [0, SOVIETS],
    [1, {}],
    [2, {}],
    [3, { '20-12-2': 1, '2-1-2': 3, '2-1-3': 1 }],
    [4, { '20-12-2': 1, '6-4-2': 1, '0-1-2': 1, '2-1-2': 3, '2-1-3': 1 }],
    [5, {}],
    [6, { '8-3-2': 1 }],
    [7, {}],
    [8, { '20-12-2': 1, '8-3-2': 1 }],
    [9, { '12-8-2': 1, '6-4-2': 1, '2-2-3': 1 }],
    [10, { '6-4-2': 2, '2-1-2': 3 }],
  ])('Game-Turn %i', (turn, expected) => {
    expect(arriving('soviet', turn)).toEqual(expected);
  });

  it('keeps the 3-1-1 out of the Standard Game', () => {
    const parachutists = ROSTER.filter((c) => c.type.label === '3-1-1');
    expect(parachutists.map((c) => c.arrival)).toEqual(['event']);
    expect(whereIs(fresh, parachutists[0]!.id)).toBe('unused');
    expect(ROSTER.filter((c) => c.side === 'soviet')).toHaveLength(63);
  });
});

describe('O2: the Finnish order of battle', () => {
  it.each([
    [0, { '6-6-2': 6, '4-4-2': 1, '2-2-3': 3, '1-1-3': 11, blank: 5 }],
    [1, {}],
    [2, { '6-6-2': 2, '0-0-3': 5, '2-2-3': 2, '1-1-3': 2 }],
    [3, { '1-1-3': 1 }],
    [4, {}],
    [5, {}],
    [6, { '4-4-2': 1 }],
    [7, {}],
    [8, { '3-3-3': 1, '2-2-3': 2 }],
    [9, { '4-4-2': 1 }],
    [10, {}],
  ])('Game-Turn %i', (turn, expected) => {
    expect(arriving('finn', turn)).toEqual(expected);
  });

  it('keeps the six 2-2-2s and the six 3-2-2s out of the Standard Game', () => {
    const others = ROSTER.filter((c) => c.side === 'finn' && typeof c.arrival !== 'number');
    expect(count(others)).toEqual({ '2-2-2': 6, '3-2-2': 6 });
    for (const { id } of others) expect(whereIs(fresh, id)).toBe('unused');
  });
});

describe('O3: unit types and sizes', () => {
  it.each([
    ['soviet', '20-12-2', 'infantry', 'XXX'],
    ['soviet', '12-8-2', 'infantry', 'XXX'],
    ['soviet', '6-4-2', 'infantry', 'XX'],
    ['soviet', '5-3-3', 'armour', 'X'],
    ['soviet', '2-1-3', 'armour', 'III'],
    ['soviet', '2-1-2', 'infantry', 'III'],
    ['soviet', '2-2-2', 'mountain', 'X'],
    ['soviet', '8-3-2', 'artillery', null],
    ['soviet', '2-2-3', 'cavalry', 'X'],
    ['soviet', '1-1-4', 'border-guard', null],
    ['soviet', '0-1-2', 'headquarters', null],
    ['soviet', '3-1-1', 'parachute', 'X'],
    ['finn', '6-6-2', 'infantry', 'XX'],
    ['finn', '4-4-2', 'infantry', 'XX'],
    ['finn', '1-1-3', 'infantry', 'II'],
    ['finn', '0-0-3', 'ski', '••'],
    ['finn', '3-3-3', 'infantry', 'X'],
    ['finn', '2-2-2', 'infantry', null],
    ['finn', '3-2-2', 'infantry', 'X'],
  ] as const)('%s %s', (side, label, arm, size) => {
    const [attack, defence, movement] = label.split('-').map(Number);
    const types = Object.values(UNIT_TYPES).filter((t) => t.side === side && t.label === label);
    expect(types).toHaveLength(1);
    expect(types[0]).toMatchObject({ arm, attack, defence, movement });
    expect(types[0]!.size).toBe(size ?? types[0]!.size);
  });

  it('has two Finnish 2-2-3s: a regiment and a cavalry brigade', () => {
    const types = Object.values(UNIT_TYPES).filter((t) => t.side === 'finn' && t.label === '2-2-3');
    expect(types.map((t) => `${t.arm} ${t.size}`).sort()).toEqual(['cavalry X', 'infantry III']);
  });

  it('gives no two counters of a type the same name', () => {
    const keys = ROSTER.map((c) => `${c.typeName} ${c.name}`);
    expect(new Set(keys).size).toBe(ROSTER.length);
  });
});

describe('E2: the Finnish arrivals of Game-Turn 8', () => {
  it('are one cavalry brigade and one regiment', () => {
    const two = ROSTER.filter((c) => c.side === 'finn' && c.arrival === 8 && c.type.label === '2-2-3');
    expect(two.map((c) => `${c.type.arm} ${c.type.size}`).sort()).toEqual(['cavalry X', 'infantry III']);
    expect(ROSTER.filter((c) => c.typeName === 'finnishCavalry')).toHaveLength(1);
  });
});

describe('E3: fourteen 1-1-3s and six 20-12-2s in all', () => {
  it('counts them, arrivals included', () => {
    expect(ROSTER.filter((c) => c.type.label === '1-1-3')).toHaveLength(14);
    expect(ROSTER.filter((c) => c.type.label === '20-12-2')).toHaveLength(6);
  });
});

describe('SetUp.Finnish, SetUp.Soviet: the list of placements and the single test agree', () => {
  it('lists exactly the hexes that are accepted', () => {
    for (const [state, labels] of [
      [fresh, ['6-6-2', '1-1-3', '']],
      [SOVIETS_TURN, ['20-12-2', '2-1-2', '1-1-4']],
    ] as const)
      for (const label of labels) {
        const unit = first(state.phasing, label);
        const open = new Set(placements(state, unit));
        for (let at = 0; at < 26 * 57; at++)
          expect(check(state, { type: 'place', unit, hex: at }) === null).toBe(open.has(at));
        const listed = [...legalActions(state)].filter((a) => a.type === 'place' && a.unit === unit);
        expect(listed).toHaveLength(open.size);
      }
  });

  it('is empty for a counter of the other side, and for one that comes later', () => {
    for (const state of [fresh, SOVIETS_TURN])
      for (const { id, side, arrival } of ROSTER)
        expect(placements(state, id).length > 0).toBe(side === state.phasing && arrival === 0);
  });
});
