import fc from 'fast-check';
import {
  canUndo,
  check,
  decider,
  enemyOf,
  explainMove,
  legalActions,
  legalMoves,
  MARK,
  mayMove,
  odds,
  play,
  present,
  reach,
  retreats,
  advances,
  startTimeline,
  undo,
  zoneOfControl,
  type Action,
  type Hex,
  type ReachHex,
  type State,
  type UnitId,
  type UnitSpec,
} from '#engine/winter-war';
import { factsOf } from '#engine/winter-war/rules/facts.ts';
import { moverOf } from '#engine/winter-war/rules/movement.ts';
import { followPath } from '#engine/winter-war/rules/reach.ts';
import {
  end,
  endUntil,
  eventOf,
  hex,
  hexes,
  must,
  names,
  played,
  position,
  refusal,
  refusalKey,
  unitAt,
  whereIs,
  stacks,
} from './helpers.ts';
import { randomPositions } from './random-positions.ts';
import { costsByChart, movementPositions } from './movement-oracle.ts';

const move = (unit: UnitId, ...path: string[]): Action => ({ type: 'move', unit, path: hexes(...path) });
const found = (state: State, unit: UnitId, to: string): ReachHex | undefined =>
  reach(state, unit).find((r) => r.hex === hex(to));

/** Open country in the middle of Finland: no road, railway, river or swamp about 1019 and 0920. */
const lone = (type: string, at = '0920'): State => position('finn', 'movement', stacks(`f${at} ${type}`));

describe('Movement: units move one at a time along adjacent hexes within their allowance', () => {
  it('brings a unit along its path', () => {
    const state = lone('1-1-3');
    const unit = unitAt(state, '0920');
    const { state: after, events } = played(state, move(unit, '1020', '1120'));
    expect(whereIs(after, unit)).toBe('1120');
    expect(eventOf(events, 'moved')).toMatchObject({ unit, from: hex('0920'), path: hexes('1020', '1120') });
    expect(after.units.filter((u, id) => u.at !== state.units[id]!.at)).toHaveLength(1);
  });

  it('refuses a path that skips a hex, is empty, or leads nowhere', () => {
    const state = lone('1-1-3');
    const unit = unitAt(state, '0920');
    for (const path of [[], hexes('1120'), hexes('1020', '1220'), hexes('0920'), [-1], [99_999], [0.5]]) {
      expect(refusal(state, { type: 'move', unit, path })).toMatchObject({
        key: 'no-path',
        rule: 'Movement',
      });
    }
    expect(refusalKey(state, { type: 'move', unit: 999, path: hexes('1020') })).toBe('no-such-unit');
    const waiting = position('finn', 'movement', [], { waiting: [{ type: '0-0-3' }] });
    const gone = waiting.units.findIndex((u) => u.at === -1);
    expect(refusal(waiting, move(gone, '1020')).key).toBe('not-on-map');
  });
});

describe('Movement.A, Movement.C: one Movement Point a hex, within the allowance, in any direction', () => {
  it.each([
    ['1-1-3', 3],
    ['6-6-2', 2],
    ['4-4-2', 2],
    ['2-2-3', 3],
  ])('lets a %s enter %i clear hexes and no more', (type, allowance) => {
    // South of Row A, so that the 6-6-2 is free to go; away from the railway of 1009.
    const state = position('finn', 'movement', stacks(`f0610 ${type}`));
    const unit = unitAt(state, '0610');
    const zigzag = ['0611', '0612', '0712', '0811'];
    expect(check(state, move(unit, ...zigzag.slice(0, allowance)))).toBeNull();
    expect(refusal(state, move(unit, ...zigzag.slice(0, allowance + 1))).key).toBe('too-far');
  });

  it('allows to stop short, to turn back and to come home', () => {
    const state = lone('1-1-3');
    const unit = unitAt(state, '0920');
    for (const path of [['1020'], ['1020', '0920'], ['0919', '1019', '0920'], ['1020', '1120', '1020']])
      expect(check(state, move(unit, ...path))).toBeNull();
  });

  it('names cost and allowance when a hex is too far', () => {
    const state = lone('1-1-3');
    const unit = unitAt(state, '0920');
    expect(refusal(state, move(unit, '1020', '1120', '1220', '1320'))).toMatchObject({
      key: 'too-far',
      rule: 'Movement.C',
      params: { cost: 4, allowance: 3 },
    });
  });

  it('saves nothing for the next phase and gives nothing to another unit', () => {
    const start = position('finn', 'movement', stacks('f0920 1-1-3, f0720 1-1-3'));
    const [one, other] = [unitAt(start, '0920'), unitAt(start, '0720')];
    const rested = endUntil(must(start, end), (s) => s.phasing === 'finn' && s.phase === 'movement');
    for (const state of [start, rested, must(start, move(one, '1020'))])
      expect(refusal(state, move(other, '0620', '0520', '0420', '0320')).params).toMatchObject({
        cost: 4,
        allowance: 3,
      });
  });
});

describe('Movement.B: moving is voluntary', () => {
  it('may end the phase with no unit moved, or with some', () => {
    const state = position('finn', 'movement', stacks('f0920 1-1-3, f0720 1-1-3'));
    expect(check(state, end)).toBeNull();
    expect(check(must(state, move(unitAt(state, '0920'), '1020')), end)).toBeNull();
  });
});

describe('Movement.D, Movement.E: only the phasing player moves, and nobody fights', () => {
  const state = position('finn', 'movement', stacks('f1641 2-2-3, s1642 1-1-4, s1742 0-1-2'));

  it('refuses the other side', () => {
    expect(refusal(state, move(unitAt(state, '1642'), '1643'))).toMatchObject({
      key: 'not-your-unit',
      rule: 'Movement.D',
    });
    expect(check(state, move(unitAt(state, '1641'), '1541'))).toBeNull();
    expect(reach(state, unitAt(state, '1642'))).toEqual([]);
    expect(mayMove(state, unitAt(state, '1642'))).toBe(false);
    expect(decider(state)).toBe('finn');
  });

  it('refuses attacks, retreats and advances', () => {
    const unit = unitAt(state, '1641');
    expect(refusal(state, { type: 'attack', attackers: [unit], targets: hexes('1642') })).toMatchObject({
      key: 'attack-moving',
      rule: 'Movement.E',
    });
    expect(refusalKey(state, { type: 'retreat', unit: unitAt(state, '1642'), to: hex('1643') })).toBe(
      'when-retreat',
    );
    expect(refusalKey(state, { type: 'advance', unit, to: hex('1642') })).toBe('when-advance');
    expect([...legalActions(state)].every(({ type }) => type === 'move' || type === 'end')).toBe(true);
  });

  it('refuses moves outside the Movement Phase', () => {
    for (const phase of ['reinforcement', 'attack'] as const) {
      const other = position('finn', phase, stacks('f0920 1-1-3'));
      expect(refusalKey(other, move(unitAt(other, '0920'), '1020'))).toBe('when-move');
      for (const to of ['0920', '1020'])
        expect(explainMove(other, unitAt(other, '0920'), hex(to))?.key).toBe('when-move');
      expect(reach(other, unitAt(other, '0920'))).toEqual([]);
    }
  });
});

describe('Movement.F: hexes with enemy units are closed', () => {
  // An HQ has no ZOC, so that nothing else stops the unit.
  const state = position('finn', 'movement', stacks('f0920 1-1-3, s1020 0-1-2'));
  const unit = unitAt(state, '0920');

  it('may neither be entered nor crossed', () => {
    for (const path of [['1020'], ['1020', '1120'], ['0919', '1019', '1020']])
      expect(refusal(state, move(unit, ...path))).toMatchObject({ key: 'enemy-there', rule: 'Movement.F' });
    expect(found(state, unit, '1020')).toBeUndefined();
    expect(explainMove(state, unit, hex('1020'))?.key).toBe('enemy-beside');
  });

  it('can be walked round', () => {
    expect(found(state, unit, '1120')).toMatchObject({ cost: 3, path: hexes('1019', '1119', '1120') });
    const slower = position('finn', 'movement', stacks('f0920 4-4-2, s1020 0-1-2'));
    expect(found(slower, unitAt(slower, '0920'), '1120')).toBeUndefined();
  });

  it('does not hold for friendly units', () => {
    const friends = position('finn', 'movement', stacks('f0920 1-1-3, f1020 4-4-2'));
    expect(check(friends, move(unitAt(friends, '0920'), '1020', '1120'))).toBeNull();
  });
});

describe('Movement.G, Movement.M, M4: one move a phase, shown on the counter, taken back only while the table allows', () => {
  const start = position('finn', 'movement', stacks('f0920 1-1-3, f0720 1-1-3'));
  const [unit, other] = [unitAt(start, '0920'), unitAt(start, '0720')];

  it('does not let a unit go on, even with points left', () => {
    const state = must(start, move(unit, '1020'));
    expect(refusal(state, move(unit, '1120'))).toMatchObject({ key: 'already-moved', rule: 'Movement.G' });
    expect(mayMove(state, unit)).toBe(false);
    expect(reach(state, unit)).toEqual([]);
    expect(check(state, move(other, '0620'))).toBeNull();
  });

  it('marks the units that have moved until their Player-Turn is over', () => {
    const state = must(start, move(unit, '1020'));
    expect(state.units[unit]!.marks & MARK.moved).toBeTruthy();
    expect(state.units[other]!.marks & MARK.moved).toBe(0);
    const later = endUntil(state, (s) => s.phasing === 'soviet');
    expect(later.units[unit]!.marks).toBe(0);
    const next = endUntil(later, (s) => s.phasing === 'finn' && s.phase === 'movement');
    expect(check(next, move(unit, '0920'))).toBeNull();
  });

  it('takes a move back in the ordinary game, and not with touch-move', () => {
    const free = play(startTimeline(start), move(unit, '1020'));
    if (!free.ok) throw new Error(free.refusal.text);
    expect(canUndo(free.timeline)).toBe(true);
    expect(present(undo(free.timeline))).toBe(start);
    const strict = play(
      startTimeline({ ...start, options: { ...start.options, touchMove: true } }),
      move(unit, '1020'),
    );
    if (!strict.ok) throw new Error(strict.refusal.text);
    expect(canUndo(strict.timeline)).toBe(false);
    expect(whereIs(present(undo(strict.timeline)), unit)).toBe('1020');
  });
});

/** The first unit moves; an HQ stands by where it needs one. */
type ChartLine = [what: string, mover: UnitSpec[], to: string, cost: number, turn?: number];
const FINN = '2-2-3';
const finn = (at: string): UnitSpec[] => stacks(`f${at} ${FINN}`);
const soviet = (at: string, hq: string): UnitSpec[] => stacks(`s${at} 2-1-3, s${hq} 0-1-2`);
const nkvd = (at: string): UnitSpec[] => stacks(`s${at} 1-1-4`);

const CHART: ChartLine[] = [
  ['clear, Finn', finn('0919'), '1019', 1],
  ['clear, Soviet', nkvd('2425'), '2426', 1],
  ['swamp in Finland, Finn', finn('1814'), '1915', 1],
  ['swamp in Finland, Soviet', soviet('1814', '1914'), '1915', 2],
  ['swamp in the USSR, Finn', finn('1901'), '1802', 2],
  ['swamp in the USSR, Soviet', nkvd('1640'), '1740', 2],
  ['river to clear', finn('1707'), '1606', 2],
  ['river to swamp in Finland, Finn', finn('1142'), '1243', 2],
  ['river to swamp in Finland, Soviet', soviet('1142', '1342'), '1243', 3],
  ['river to swamp in the USSR, Finn', finn('2409'), '2308', 3],
  ['minor lake to clear', finn('1108'), '1209', 2],
  ['minor lake to swamp in Finland, Finn', finn('1353'), '1354', 2],
  ['minor lake to swamp in Finland, Soviet', soviet('1353', '1453'), '1354', 3],
  ['minor lake to swamp in the USSR, Soviet', nkvd('2322'), '2423', 3],
  ['road into clear', finn('0939'), '0940', 1],
  ['road into swamp in Finland, Soviet', soviet('1914', '2014'), '1915', 1],
  ['road into swamp in the USSR, Finn', finn('2108'), '2209', 1],
  ['road over a river', finn('1617'), '1517', 1],
  ['road over a river into swamp, Soviet', nkvd('1724'), '1824', 1],
  ['road over a minor lake', finn('1116'), '1117', 1],
  ['Fortification in swamp, Soviet', soviet('1505', '1504'), '1406', 1],
  ['Fortification in swamp over a river, Soviet', soviet('1507', '1505'), '1406', 2],
  ['Fortification, Finn', finn('1507'), '1506', 2],
  ['Finnish city', finn('1206'), '1306', 1],
  ['Soviet Supply City', nkvd('2412'), '2413', 1],
  ['ice', finn('1404'), '1304', 2, 8],
  ['from ice to land', finn('1304'), '1305', 1, 8],
];

describe('Terrain.Chart, M1, Movement.A, Movement.H: what a hex costs', () => {
  it.each(CHART)('%s', (_, units, to, cost, turn = 5) => {
    const { side } = units[0]!;
    const state = position(side!, 'movement', units, { turn });
    const unit = unitAt(state, units[0]!.hex);
    expect(state.units[unit]!.cut).toBe(0);
    expect(found(state, unit, to)).toMatchObject({ cost, rightOfOne: false });
  });

  it('adds a river before a city as before any hex', () => {
    const river = position('finn', 'movement', finn('1703'));
    expect(found(river, unitAt(river, '1703'), '1602')?.cost).toBe(2);
  });

  it('adds up mixed terrain along a path', () => {
    // Clear 1, swamp in the USSR 2: three points.
    const state = position('finn', 'movement', finn('2001'));
    const unit = unitAt(state, '2001');
    expect(check(state, move(unit, '1901', '1802'))).toBeNull();
    expect(refusal(state, move(unit, '1901', '1802', '1801')).params).toMatchObject({ cost: 4 });
    const slower = position('finn', 'movement', stacks('f2001 4-4-2'));
    expect(refusal(slower, move(unitAt(slower, '2001'), '1901', '1802')).params).toMatchObject({
      cost: 3,
      allowance: 2,
    });
  });

  it.each([
    ['clear', stacks('f0920 4-4-2'), stacks('s1020 6-4-2'), 4],
    ['swamp', stacks('f1915 4-4-2'), stacks('s2015 6-4-2'), 4],
    ['Finnish city', stacks('f0931 4-4-2'), stacks('s0832 6-4-2'), 8],
    ['Fortification', stacks('f1405 6-6-2'), stacks('s1505 6-4-2'), 12],
    ['river', stacks('f1243 4-4-2'), stacks('s1142 6-4-2'), 8],
    ['minor lake', stacks('f1354 4-4-2'), stacks('s1353 6-4-2'), 8],
  ])('defends as the chart says in: %s', (_, defender, attacker, defence) => {
    const state = position('soviet', 'attack', [...defender, ...attacker]);
    const plan = { attackers: [unitAt(state, attacker[0]!.hex)], targets: hexes(defender[0]!.hex) };
    expect(odds(state, plan).defence).toBe(defence);
  });

  it('doubles Soviet units in a Supply City, and in no Fortification or Finnish city', () => {
    const defence = (at: string, from: string): number => {
      const state = position('finn', 'attack', stacks(`s${at} 1-1-4, f${from} 2-2-3`));
      return odds(state, { attackers: [unitAt(state, from)], targets: hexes(at) }).defence;
    };
    expect(defence('2231', '2132')).toBe(2);
    expect(defence('1505', '1504')).toBe(1);
    expect(defence('1406', '1405')).toBe(1);
    expect(defence('1306', '1206')).toBe(1);
  });
});

describe('Movement.K: what no unit may enter or cross', () => {
  const cases: [what: string, from: string, to: string, key: string][] = [
    ['open sea', '0503', '0603', 'water'],
    ['Lake Ladoga', '1606', '1706', 'water'],
    ['Lake Onega', '2412', '2512', 'water'],
    ['a hexside all of sea', '1005', '1105', 'blocked-side'],
    ['a hexside all of sea, in the USSR', '1502', '1603', 'blocked-side'],
    ['a hex all of minor lake', '1209', '1210', 'minor-lake'],
    ['a mountain in Finland', '0646', '0747', 'mountain'],
    ['a mountain in the USSR', '1844', '1945', 'mountain'],
    ['the Gulf before it freezes', '1404', '1304', 'no-ice'],
  ];

  it.each(cases)('refuses %s', (_, from, to, key) => {
    const state = position('finn', 'movement', stacks(`f${from} 1-1-3`));
    const unit = unitAt(state, from);
    expect(refusal(state, move(unit, to))).toMatchObject({
      key,
      rule: key === 'no-ice' ? 'Movement.N' : 'Movement.K',
    });
    expect(found(state, unit, to)?.path).not.toEqual(hexes(to));
    expect(explainMove(state, unit, hex(to))?.key ?? key).toBe(key);
  });

  it('lets units stand in hexes that are partly water, and cross hexsides that are partly land', () => {
    // Koivisto, Kronstadt's shore and the coast west of Viipuri lie half in the sea.
    for (const [from, to] of [
      ['1405', '1305'],
      ['1206', '1305'],
      ['1106', '1105'],
    ] as const) {
      const state = position('finn', 'movement', stacks(`f${from} 1-1-3`));
      expect(check(state, move(unitAt(state, from), to))).toBeNull();
    }
  });

  it('keeps units on the map', () => {
    const state = position('finn', 'movement', stacks('f0117 1-1-3, s2646 1-1-4'));
    for (const { hex: to } of reach(state, unitAt(state, '0117'))) expect(to % 26).toBeLessThan(5);
    const east = position('soviet', 'movement', stacks('s2646 1-1-4'));
    for (const { hex: to } of reach(east, unitAt(east, '2646'))) expect(to % 26).toBeGreaterThan(20);
    expect(refusal(state, { type: 'move', unit: unitAt(state, '0117'), path: [hex('0117') - 1] }).key).toBe(
      'no-path',
    );
  });
});

describe('Movement.K1: Norway, Sweden and Estonia are closed', () => {
  it.each([
    ['0750', '0851', 'Norway'],
    ['0735', '0635', 'Sweden'],
    ['1301', '1201', 'Estonia'],
  ])('from %s no unit enters %s (%s)', (from, to, country) => {
    const state = position('finn', 'movement', stacks(`f${from} 1-1-3`));
    expect(refusal(state, move(unitAt(state, from), to))).toMatchObject({
      key: 'closed-country',
      rule: 'Movement.K1',
      params: { country },
    });
    const ussr = position('soviet', 'movement', stacks(`s${from} 0-1-2`));
    expect(refusal(ussr, move(unitAt(ussr, from), to)).key).toBe('closed-country');
    expect(names(reach(state, unitAt(state, from)).map((r) => r.hex))).not.toContain(to);
  });
});

describe('Movement.K2: NKVD units never leave the USSR', () => {
  it('turns NKVD units back at the frontier, and no other unit', () => {
    const state = position('soviet', 'movement', stacks('s1640 1-1-4, s1741 0-1-2'));
    const nkvdUnit = unitAt(state, '1640');
    for (const to of ['1540', '1641', '1639'])
      expect(refusal(state, move(nkvdUnit, to))).toMatchObject({ key: 'nkvd', rule: 'Movement.K2' });
    expect(check(state, move(nkvdUnit, '1741'))).toBeNull();
    expect(check(state, move(unitAt(state, '1741'), '1641'))).toBeNull();
    const finland = new Set(hexes('1540', '1641', '1639', '1541', '1542'));
    expect(reach(state, nkvdUnit).filter((r) => finland.has(r.hex))).toEqual([]);
  });

  it('closes the ice to them', () => {
    const state = position('soviet', 'movement', stacks('s1603 1-1-4 0-1-2'), { turn: 9 });
    expect(refusalKey(state, move(unitAt(state, '1603', '1-1-4'), '1503'))).toBe('nkvd');
    expect(refusalKey(state, move(unitAt(state, '1603', '0-1-2'), '1503'))).toBeNull();
  });
});

describe('Movement.K3: 6-6-2s and 20-12-2s stay on Row A and south of it', () => {
  it('stops a 6-6-2 at row 13', () => {
    const state = position('finn', 'movement', stacks('f0912 6-6-2 4-4-2'));
    const heavy = unitAt(state, '0912', '6-6-2');
    const light = unitAt(state, '0912', '4-4-2');
    expect(refusal(state, move(heavy, '1013', '1014'))).toMatchObject({ key: 'row-a', rule: 'Movement.K3' });
    expect(explainMove(state, heavy, hex('1014'))?.key).toBe('row-a');
    expect(reach(state, heavy).every((r) => r.hex < 13 * 26)).toBe(true);
    expect(explainMove(state, light, hex('1014'))?.key).not.toBe('row-a');
  });

  it('stops a 20-12-2 at row 13, on foot and by rail, and no other corps', () => {
    const state = position('soviet', 'movement', stacks('s2413 20-12-2 12-8-2, s2313 0-1-2'));
    const heavy = unitAt(state, '2413', '20-12-2');
    expect(refusal(state, move(heavy, '2314'))).toMatchObject({ key: 'row-a', rule: 'Movement.K3' });
    expect(Math.max(...reach(state, heavy).map((r) => r.hex))).toBeLessThan(13 * 26);
    expect(found(state, heavy, '1602')).toMatchObject({ cost: 0, mode: 'rail' });
    expect(found(state, unitAt(state, '2413', '12-8-2'), '2314')?.cost).toBe(0);
  });
});

describe('Movement.K4: a unit driven into a prohibition is eliminated', () => {
  const WALL = ['2112', '2212', '2313'] as const;
  const cornered = (hqs: readonly string[]): State =>
    position('soviet', 'attack', [
      ...stacks('s2213 20-12-2, f2113 6-6-2 4-4-2'),
      ...hqs.flatMap((at) => stacks(`s${at} 0-1-2`)),
    ]);

  it('eliminates a 20-12-2 that only hexes north of Row A would take', () => {
    const state = cornered([...WALL, ...WALL]);
    const corps = unitAt(state, '2213');
    const attack: Action = { type: 'attack', attackers: [corps], targets: hexes('2113') };
    const { state: after, events } = played(state, attack, [2]);
    expect(eventOf(events, 'attacked')).toMatchObject({ column: '1-1', die: 2, result: 'Ar' });
    expect(whereIs(after, corps)).toBe('eliminated');
    expect(eventOf(events, 'eliminated')).toMatchObject({ unit: corps, cause: 'no-retreat' });
  });

  it('spares it where a hex to the south is open', () => {
    const state = cornered(['2112', '2212', '2313', '2112', '2212']);
    const corps = unitAt(state, '2213');
    const after = must(state, { type: 'attack', attackers: [corps], targets: hexes('2113') }, [2]);
    expect(names(retreats(after, corps))).toEqual(['2313']);
    expect(refusal(after, { type: 'retreat', unit: corps, to: hex('2214') })).toMatchObject({
      key: 'row-a',
      rule: 'Movement.K3',
    });
  });

  it('eliminates NKVD units that only Finland would take', () => {
    const state = position('finn', 'attack', stacks('s1640 1-1-4, f1739 4-4-2, f1741 1-1-3'));
    const unit = unitAt(state, '1640');
    const attackers = [unitAt(state, '1739'), unitAt(state, '1741')];
    const { state: after, events } = played(
      state,
      { type: 'attack', attackers, targets: hexes('1640') },
      [1],
    );
    expect(eventOf(events, 'attacked')).toMatchObject({ column: '5-1', result: 'Dr' });
    expect(whereIs(after, unit)).toBe('eliminated');
  });
});

describe('Movement.L: retreats and advances cost no Movement Points', () => {
  it('advances a unit that has spent its allowance over a river into a swamp', () => {
    const start = position('soviet', 'movement', stacks('s1041 6-4-2, s1241 0-1-2, f1243 1-1-3'));
    const unit = unitAt(start, '1041');
    const moved = must(start, move(unit, '1141', '1142'));
    const fight = endUntil(moved, (s) => s.phase === 'attack');
    const attack: Action = { type: 'attack', attackers: [unit], targets: hexes('1243') };
    const { state: after, events } = played(fight, attack, [6]);
    expect(eventOf(events, 'attacked')).toMatchObject({ column: '3-1', result: 'De' });
    expect(names(advances(after, unit))).toEqual(['1243']);
    expect(whereIs(must(after, { type: 'advance', unit, to: hex('1243') }), unit)).toBe('1243');
    // The same step is too dear for it in the Movement Phase.
    const empty = position('soviet', 'movement', stacks('s1041 6-4-2, s1241 0-1-2'));
    const path = ['1141', '1142', '1243'];
    expect(refusal(empty, move(unitAt(empty, '1041'), ...path))).toMatchObject({
      key: 'too-far',
      params: { cost: 5, allowance: 2 },
    });
  });
});

describe('Movement.N, M6: ice on the Gulf in Game-Turns 8, 9 and 10', () => {
  const ICE = ['0903', '1003', '1103', '1203', '1303', '1403', '1503'].concat(
    ['0904', '1004', '1104', '1204', '1304'],
    ['1205'],
  );

  const STEPS = [
    ['1404', '1304'],
    ['1005', '1004'],
    ['1504', '1503'],
    ['1105', '1205'],
  ] as const;

  it.each([1, 7])('is open water in Game-Turn %i', (turn) => {
    for (const [from, to] of STEPS) {
      const state = position('finn', 'movement', stacks(`f${from} 1-1-3`), { turn });
      const refused = refusal(state, move(unitAt(state, from), to));
      expect(refused).toMatchObject({ key: 'no-ice', rule: 'Movement.N' });
    }
  });

  it.each([8, 9, 10])('bears units for two points a hex in Game-Turn %i', (turn) => {
    for (const [from, to] of STEPS) {
      const state = position('finn', 'movement', stacks(`f${from} 1-1-3`), { turn });
      expect(found(state, unitAt(state, from), to)).toMatchObject({ cost: 2, rightOfOne: false });
    }
  });

  it('lies on exactly the all-water hexes of rows 3 to 5, columns 09 to 15', () => {
    const water = (turn: number): string[] =>
      ICE.filter((name) => {
        const state = position('finn', 'movement', stacks(`f${name} 4-4-2`), { turn });
        return reach(state, unitAt(state, name)).length > 0;
      });
    expect(water(8)).toEqual(ICE);
    // Next to the box the sea stays open.
    const state = position('finn', 'movement', stacks('f0903 1-1-3'), { turn: 10 });
    for (const to of ['0803', '0902', '0802', '0804'])
      expect(refusalKey(state, move(unitAt(state, '0903'), to))).toBe('water');
  });

  it('opens the hexsides of an ice hex', () => {
    const state = position('finn', 'movement', stacks('f1004 4-4-2'), { turn: 8 });
    const unit = unitAt(state, '1004');
    expect(check(state, move(unit, '1105'))).toBeNull();
    expect(check(state, move(unit, '1104'))).toBeNull();
    expect(check(state, move(unit, '1005'))).toBeNull();
    expect(names(hexesOfZone(state, 'finn'))).toEqual(
      names(hexes('1003', '1103', '0904', '1104', '1005', '1105')),
    );
  });

  it('bears a unit through the last turns of the game: nothing is lost to a thaw', () => {
    let state = position('finn', 'movement', stacks('f1304 4-4-2'), { turn: 8 });
    const unit = unitAt(state, '1304');
    while (state.phase !== 'over') {
      state = must(state, end);
      expect(whereIs(state, unit)).toBe('1304');
    }
    expect(state.turn).toBe(10);
  });
});

const hexesOfZone = (state: State, side: 'finn' | 'soviet'): Hex[] =>
  [...zoneOfControl(state, side)].flatMap((held, at) => (held ? [at] : []));

describe('Movement.I, M2: the right to move one hex', () => {
  // Over a minor lake into a Soviet swamp: three points for a unit with two.
  const state = position('soviet', 'movement', stacks('s2422 0-1-2'));
  const unit = unitAt(state, '2422');

  it('takes a unit into a hex that it cannot pay for, as its whole move', () => {
    expect(found(state, unit, '2423')).toMatchObject({ cost: 2, rightOfOne: true });
    expect(check(state, move(unit, '2423'))).toBeNull();
    expect(refusal(state, move(unit, '2423', '2424')).key).toBe('too-far');
    expect(refusal(state, move(unit, '2322', '2423')).params).toMatchObject({ cost: 4, allowance: 2 });
  });

  it('lifts only the price: hex, hexside, country and row stay closed', () => {
    const lines: [UnitSpec[], string, string][] = [
      [stacks('f0646 1-1-3'), '0747', 'mountain'],
      [stacks('f1209 1-1-3'), '1210', 'minor-lake'],
      [stacks('f1005 1-1-3'), '1105', 'blocked-side'],
      [stacks('f0750 1-1-3'), '0851', 'closed-country'],
      [stacks('f1013 6-6-2'), '1014', 'row-a'],
      [stacks('s1640 1-1-4'), '1540', 'nkvd'],
      // The same for isolated units, which have nothing but this right.
      [stacks('s1844 6-4-2'), '1945', 'mountain'],
    ];
    for (const [units, to, key] of lines) {
      const here = position(units[0]!.side!, 'movement', units);
      expect(refusalKey(here, move(unitAt(here, units[0]!.hex), to))).toBe(key);
    }
  });

  it('is lost from one enemy ZOC to another', () => {
    const held = position('soviet', 'movement', stacks('s2422 0-1-2, f2523 2-2-3'));
    const mover = unitAt(held, '2422');
    expect(refusal(held, move(mover, '2423'))).toMatchObject({
      key: 'zone-to-zone',
      rule: 'ZoneOfControl.F',
    });
    expect(found(held, mover, '2423')).toBeUndefined();
    // Into a ZOC, or out of one, it holds.
    const into = position('soviet', 'movement', stacks('s2422 0-1-2, f2424 2-2-3'));
    expect(found(into, unitAt(into, '2422'), '2423')).toMatchObject({ rightOfOne: true, mustStop: true });
  });
});

describe('M5: isolated units', () => {
  const state = position('soviet', 'movement', stacks('s2322 2-1-3'));
  const unit = unitAt(state, '2322');

  it('move one hex whatever it costs, and no more', () => {
    expect(state.units[unit]!.cut).toBe(1);
    expect(check(state, move(unit, '2423'))).toBeNull();
    expect(check(state, move(unit, '2422'))).toBeNull();
    expect(refusal(state, move(unit, '2422', '2423'))).toMatchObject({
      key: 'isolated-one-hex',
      rule: 'Supply.A',
    });
    expect(names(reach(state, unit).map((r) => r.hex))).toEqual(
      names(hexes('2422', '2423', '2323', '2222', '2321', '2421')),
    );
    expect(reach(state, unit).every((r) => r.rightOfOne)).toBe(true);
  });

  it('do not ride: the railway at 2322 takes them no further than a neighbouring hex', () => {
    for (const refused of [refusal(state, move(unit, '2323', '2324')), explainMove(state, unit, hex('1602'))])
      expect(refused).toMatchObject({ key: 'isolated-rail', rule: 'Supply.L' });
    expect(reach(state, unit).some((r) => r.mode !== 'march')).toBe(false);
    const fed = position('soviet', 'movement', stacks('s2327 2-1-3, s2328 0-1-2'));
    expect(found(fed, unitAt(fed, '2327'), '1602')).toMatchObject({ cost: 0, mode: 'rail' });
  });

  it('may not go from ZOC to ZOC either', () => {
    const held = position('soviet', 'movement', stacks('s2322 2-1-3, f2323 2-2-3'));
    const mover = unitAt(held, '2322');
    expect(refusal(held, move(mover, '2423')).key).toBe('zone-to-zone');
    expect(check(held, move(mover, '2422'))).toBeNull();
  });

  it('are judged when the phase begins: who leaves supply goes its full way', () => {
    const fed = position('soviet', 'movement', stacks('s2328 2-1-3, s2231 0-1-2'));
    const mover = unitAt(fed, '2328');
    expect(fed.units[mover]!.cut).toBe(0);
    expect(check(fed, move(mover, '2228', '2128', '2028'))).toBeNull();
  });
});

describe('M7: the phase does not end over the stacking limit', () => {
  it('names the hex, the limit and the units', () => {
    const state = position('finn', 'movement', stacks('f0920 1-1-3, f1020 4-4-2, f0720 2-2-3'));
    const over = must(state, move(unitAt(state, '0920'), '1020'));
    expect(refusal(over, end)).toMatchObject({
      key: 'overstacked',
      rule: 'M7',
      params: { hex: '1020', limit: 1 },
      places: hexes('1020'),
    });
    expect(refusal(over, end).text).toMatch(/4-4-2.*1-1-3|1-1-3.*4-4-2/);
    expect(refusal(over, end).text).not.toContain('2-2-3');
    const relieved = must(over, move(unitAt(over, '1020', '4-4-2'), '1120'));
    expect(check(relieved, end)).toBeNull();
  });
});

describe('Movement, Movement.J, ZoneOfControl: reach, check and explanation agree with the chart', () => {
  it('reaches what an independent reckoning reaches, at the same cost, in positions of random games', () => {
    let compared = 0;
    for (const [state, units] of movementPositions([11, 12, 13], 12, 6))
      for (const unit of units) {
        const mine = new Map(reach(state, unit).map((r) => [r.hex, r.cost]));
        const chart = costsByChart(state, unit, zoneOfControl(state, enemyOf(state.phasing)));
        expect([...mine].toSorted(([a], [b]) => a - b)).toEqual([...chart].toSorted(([a], [b]) => a - b));
        compared += mine.size;
      }
    expect(compared).toBeGreaterThan(1000);
  });

  it('accepts every path of reach, at its cost, and explains every other hex', () => {
    fc.assert(
      fc.property(fc.constantFrom(...movementPositions([21, 22], 15, 3)), ([state, units]) => {
        for (const unit of units) {
          const list = reach(state, unit);
          for (const r of list) {
            expect(refusalKey(state, { type: 'move', unit, path: r.path })).toBe(r.mayEnd ? null : 'no-room');
            expect(r.path.at(-1)).toBe(r.hex);
            const { onFoot } = followPath(moverOf(state, unit), factsOf(state).field(), r.path);
            expect(onFoot).toBe(r.cost);
            expect(r.mustStop).toBe(zoneOfControl(state, enemyOf(state.phasing))[r.hex] === 1);
          }
          const reached = new Set(list.map((r) => r.hex));
          for (let at = 0; at < 26 * 57; at += 41) {
            if (reached.has(at) || at === state.units[unit]!.at) continue;
            expect(explainMove(state, unit, at)).not.toBeNull();
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  it('goes on from waypoints as from the whole path', () => {
    for (const [state, units] of movementPositions([31], 15, 3))
      for (const unit of units)
        for (const first of reach(state, unit)
          .filter((r) => r.path.length === 1)
          .slice(0, 3))
          for (const r of reach(state, unit, first.path)) {
            expect(r.path.slice(0, 1)).toEqual(first.path);
            const refused = refusalKey(state, { type: 'move', unit, path: r.path });
            expect(refused).toBe(r.mayEnd ? null : 'no-room');
            const { onFoot } = followPath(moverOf(state, unit), factsOf(state).field(), r.path);
            expect(onFoot).toBe(r.cost);
          }
  });
});

describe('Movement, Stacking.A: moves as numbers', () => {
  it('are where the reach of each unit lets it end, and the actions are the same ones', () => {
    const moving = (one: State): boolean => one.phase === 'movement' && !one.decisions.length;
    for (const state of randomPositions(5, moving, 40)) {
      const byReach = state.units.flatMap((_, unit) =>
        reach(state, unit).flatMap(({ hex: to, mayEnd }) => (mayEnd ? [`${unit} ${to}`] : [])),
      );
      const byNumber = legalMoves(state).flatMap(({ unit, hexes: ends }) =>
        [...ends].map((to) => `${unit} ${to}`),
      );
      const byAction = [...legalActions(state)].flatMap((a) =>
        a.type === 'move' ? [`${a.unit} ${a.path.at(-1)}`] : [],
      );
      expect(byNumber.toSorted()).toEqual(byReach.toSorted());
      expect(byAction).toEqual(byNumber);
    }
  });
});
