import {
  board,
  check,
  firstTurn,
  newGame,
  odds,
  OFF_MAP,
  openActions,
  readySetUp,
  retreats,
  ROSTER,
  score,
  supply,
  waiting,
  zoneOfControl,
  type Action,
  type PositionSpec,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { many } from './arrivals.ts';
import {
  end,
  endUntil,
  hex,
  hexes,
  must,
  names,
  position,
  refusal,
  refusalKey,
  soviets,
  unitAt,
  stacks,
} from './helpers.ts';

const EARLY = { earlierStart: true };
const labelsOf = (units: readonly UnitId[]): string[] => units.map((id) => ROSTER[id]!.type.label).sort();
const back = (unit: UnitId): Action => ({ type: 'place', unit, hex: null });

/** A ready set-up of the side that sets up now. */
const ready = (state: State, kind: 'historical' | 'random' = 'historical', seed = 1): State =>
  readySetUp(state, kind, seed).reduce((now, action) => must(now, action), state);

const FINNS_READY = ready(newGame(EARLY, 1));
const SOVIETS_READY = ready(must(FINNS_READY, end));
const PLAY = must(SOVIETS_READY, end);

/** What a side has in the tray; the Finnish blanks apart. */
const tray = (state: State, side: Side): UnitId[] =>
  state.units.flatMap(({ at }, id) => {
    const { arrival, type, side: of } = ROSTER[id]!;
    return at === OFF_MAP.waiting && of === side && arrival === 0 && type.arm !== 'blank' ? [id] : [];
  });

/** The set-up with this reserve instead of the one it has: so many of each type, as far as they are on the map. */
function withReserve(start: State, side: Side, reserve: Readonly<Record<string, number>>): State {
  let state = start;
  const wanted = { ...reserve };
  for (const { id, type, side: of, arrival } of ROSTER) {
    if (of !== side || arrival !== 0 || type.arm === 'blank') continue;
    const keep = (wanted[type.label] ?? 0) > 0;
    if (keep) wanted[type.label]!--;
    const { at } = state.units[id]!;
    if (keep && at >= 0) state = must(state, back(id));
    if (!keep && at < 0) {
      const free =
        side === 'finn' ? ['0506', '0507', '0508', '0509'] : ['1803', '1903', '2003', '1902', '1901'];
      const place = (name: string): Action => ({ type: 'place', unit: id, hex: hex(name) });
      state = must(state, place(free.find((name) => !check(state, place(name)))!));
    }
  }
  expect(labelsOf(tray(state, side))).toEqual(many(reserve));
  return state;
}

describe('Option.H: Game-Turn 0', () => {
  it('comes first, and eleven Game-Turns are played', () => {
    expect([firstTurn(newGame(EARLY, 1).options), firstTurn(newGame({}, 1).options)]).toEqual([0, 1]);
    expect(PLAY).toMatchObject({ turn: 0, phase: 'reinforcement', phasing: 'soviet', lastTurn: 10 });
    const turns = new Set<number>();
    const quiet = stacks('f0604 4-4-2, s1602 0-1-2');
    endUntil(position('soviet', 'movement', quiet, { turn: 0, options: EARLY }), (s) => {
      turns.add(s.turn);
      return s.phase === 'over';
    });
    expect([...turns]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('has no Interphase after it, with the events in play', () => {
    const quiet = stacks('f0604 4-4-2, s1602 0-1-2');
    const options = { ...EARLY, events: true };
    const zero = position('finn', 'movement', quiet, { turn: 0, options });
    expect(must(zero, end)).toMatchObject({ turn: 1, phase: 'movement', phasing: 'soviet' });
    const one = position('finn', 'movement', quiet, { turn: 1, options });
    expect(must(one, end)).toMatchObject({ turn: 1, phase: 'interphase' });
  });

  it('judges the defence of Murmansk from Game-Turn 4, as ever', () => {
    const quiet = stacks('f0604 4-4-2, s1602 0-1-2');
    const state = endUntil(
      position('soviet', 'movement', quiet, { turn: 0, options: EARLY }),
      (s) => s.phase === 'over',
    );
    expect(state.penalties.map((p) => p.turn)).toEqual([4, 5, 6, 7, 8, 9, 10]);
  });
});

describe('Option.H · SetUp.Finnish: what the Finns keep back', () => {
  it('is one 2-2-3 and two 1-1-3s, exactly', () => {
    expect(labelsOf(tray(FINNS_READY, 'finn'))).toEqual(['1-1-3', '1-1-3', '2-2-3']);
    expect(check(FINNS_READY, end)).toBeNull();
    const refused: Record<string, number>[] = [
      {},
      { '2-2-3': 1, '1-1-3': 1 },
      { '1-1-3': 2 },
      { '2-2-3': 1, '1-1-3': 3 },
      { '2-2-3': 2, '1-1-3': 2 },
      { '2-2-3': 1, '1-1-3': 2, '6-6-2': 1 },
      { '4-4-2': 1 },
    ];
    for (const reserve of refused)
      expect(refusal(withReserve(FINNS_READY, 'finn', reserve), end)).toMatchObject({
        key: 'setup-reserve-finn',
        rule: 'Option.H',
      });
    // Any of the three regiments, any two of the battalions.
    const [first, second] = tray(FINNS_READY, 'finn');
    const other = ROSTER.find((c) => c.typeName === 'finnishBattalion' && c.name === '1')!.id;
    const at = FINNS_READY.units[other]!.at;
    let state = must(FINNS_READY, back(other));
    expect(check(state, end)).not.toBeNull();
    const swapped = ROSTER[first!]!.type.label === '1-1-3' ? first! : second!;
    state = must(state, { type: 'place', unit: swapped, hex: at });
    expect(check(state, end)).toBeNull();
  });

  it('leaves the blanks free', () => {
    const blanks = ROSTER.filter((c) => c.typeName === 'blank').map((c) => c.id);
    let state = FINNS_READY;
    for (const blank of blanks) {
      if (state.units[blank]!.at >= 0) state = must(state, back(blank));
      expect(check(state, end)).toBeNull();
    }
    // Those left in the tray never come.
    state = must(ready(must(state, end)), end);
    for (const blank of blanks) expect(state.units[blank]!.at).toBe(OFF_MAP.unused);
  });

  it('takes 6-6-2s on the unfinished hex', () => {
    const there = must(FINNS_READY, back(ROSTER.find((c) => c.type.label === '6-6-2')!.id));
    const unit = ROSTER.find((c) => c.type.label === '6-6-2')!.id;
    expect(check(there, { type: 'place', unit, hex: hex('1406') })).toBeNull();
  });
});

describe('Option.H · SetUp.Soviet: what the Soviets keep back', () => {
  it('is worth exactly 20 attack points, at least 12 of them in 2-1-2s', () => {
    expect(check(SOVIETS_READY, end)).toBeNull();
    const legal: Record<string, number>[] = [
      { '2-1-2': 10 },
      { '2-1-2': 7, '6-4-2': 1 },
      { '2-1-2': 6, '6-4-2': 1, '2-2-2': 1 },
      { '2-1-2': 6, '6-4-2': 1, '2-1-3': 1 },
      { '2-1-2': 6, '6-4-2': 1, '1-1-4': 2 },
      { '2-1-2': 6, '5-3-3': 1, '2-1-3': 1, '1-1-4': 1 },
    ];
    for (const reserve of legal) expect(check(withReserve(SOVIETS_READY, 'soviet', reserve), end)).toBeNull();
  });

  it('is refused otherwise', () => {
    const refused: [Record<string, number>, number, number][] = [
      [{}, 0, 0],
      [{ '2-1-2': 9 }, 18, 18],
      [{ '2-1-2': 11 }, 22, 22],
      // Twenty points, but ten of them only in regiments of the north.
      [{ '2-1-2': 5, '6-4-2': 1, '2-2-2': 1, '2-1-3': 1 }, 20, 10],
      [{ '20-12-2': 1 }, 20, 0],
      // An HQ counts nothing, and may not stay.
      [{ '2-1-2': 10, '0-1-2': 1 }, 20, 20],
    ];
    for (const [reserve, now, few] of refused)
      expect(refusal(withReserve(SOVIETS_READY, 'soviet', reserve), end)).toMatchObject({
        key: 'setup-reserve-soviet',
        rule: 'Option.H',
        params: { points: 20, regiments: 12, now, few },
      });
  });

  it('does not excuse the others from being in supply', () => {
    const unit = ROSTER.find((c) => c.typeName === 'tankRegiment' && c.arrival === 0)!.id;
    const alone = must(SOVIETS_READY, { type: 'place', unit, hex: hex('2325') });
    expect(refusal(alone, end)).toMatchObject({ key: 'setup-unsupplied' });
  });

  it('is not allowed without the switch', () => {
    let state = must(ready(newGame({}, 1)), end);
    state = ready(state);
    expect(check(state, end)).toBeNull();
    const left = withReserve(state, 'soviet', { '2-1-2': 10 });
    expect(refusal(left, end)).toMatchObject({ key: 'setup-unplaced-soviet' });
    const finn = must(ready(newGame({}, 1)), back(ROSTER.find((c) => c.type.label === '1-1-3')!.id));
    expect(refusal(finn, end)).toMatchObject({ key: 'setup-unplaced-finn' });
  });
});

describe('Option.H · O4: the reserves arrive', () => {
  const arrive = (unit: UnitId, at: string): Action => ({ type: 'arrive', unit, hex: hex(at) });

  it('in Game-Turn 0, at the Supply Cities and the Finnish cities', () => {
    const reserve = waiting(PLAY, 'soviet');
    expect(reserve).toEqual(tray(SOVIETS_READY, 'soviet'));
    expect(reserve.reduce((sum, id) => sum + ROSTER[id]!.type.attack, 0)).toBe(20);
    let state = PLAY;
    for (const unit of reserve) state = must(state, arrive(unit, '1602'));
    expect(waiting(state, 'soviet')).toEqual([]);
    expect(refusalKey(PLAY, arrive(reserve[0]!, '1604'))).toBe('arrive-city-soviet');
    const finnish: State = { ...PLAY, phasing: 'finn' };
    const finns = waiting(finnish, 'finn');
    expect(labelsOf(finns)).toEqual(['1-1-3', '1-1-3', '2-2-3']);
    for (const unit of finns) {
      expect(check(finnish, arrive(unit, '0604'))).toBeNull();
      expect(check(finnish, arrive(unit, '1656'))).toBeNull();
    }
  });

  it('with nobody else: those of later Game-Turns come when they came before', () => {
    const later = ROSTER.find((c) => c.side === 'finn' && c.arrival === 2)!.id;
    expect(refusalKey({ ...PLAY, phasing: 'finn' }, arrive(later, '0604'))).toBe('arrive-not-due');
    expect(labelsOf(waiting({ ...PLAY, phasing: 'finn', turn: 1 }, 'finn'))).toHaveLength(3);
    expect(labelsOf(waiting({ ...PLAY, phasing: 'finn', turn: 2 }, 'finn'))).toHaveLength(3 + 11);
  });

  it('later, if they are held back', () => {
    expect(check(PLAY, end)).toBeNull();
    const unit = waiting(PLAY, 'soviet')[0]!;
    const later: State = { ...must(PLAY, end), turn: 3, phase: 'reinforcement' };
    expect(check(later, arrive(unit, '1602'))).toBeNull();
  });
});

describe('Option.H · Fortifications: the unfinished hex', () => {
  const MANNERHEIM = ['1405', '1406', '1506', '1606'];

  /** Soviets before 1405 and 1406, about to attack. */
  const assault = (turn: number, options: PositionSpec['options'] = EARLY): State =>
    position('soviet', 'attack', stacks('s1505 20-12-2 20-12-2, s1602 0-1-2, f1405 6-6-2, f1406 6-6-2'), {
      turn,
      options: { ...options },
    });
  const attackOn = (state: State, ...targets: string[]) =>
    odds(state, { attackers: [unitAt(state, '1505', '20-12-2')], targets: hexes(...targets) });

  it('is the second of the Mannerheim Line from the west', () => {
    const fromWest = [...MANNERHEIM].sort();
    expect(fromWest.indexOf('1406')).toBe(1);
    expect(board.isFortification(hex('1406'))).toBe(true);
  });

  it('doubles nothing and shields from no result in the Soviet Player-Turn of Game-Turn 0', () => {
    const open = attackOn(assault(0), '1406');
    expect(open).toMatchObject({ attack: 20, defence: 6, column: '3-1', fortified: false });
    expect(open.defenders[0]!.reasons).toEqual([]);
    expect(open.faces).toEqual(['Ne', 'Ne', 'Dr', 'De', 'De', 'De']);
    // The others are finished; together with one of them parentheses hold.
    expect(attackOn(assault(0), '1405')).toMatchObject({ defence: 12, fortified: true });
    expect(attackOn(assault(0), '1405', '1406')).toMatchObject({ defence: 18, fortified: true });
    // From Game-Turn 1, and in games that begin there.
    for (const state of [assault(1), assault(1, {}), assault(0, {})])
      expect(attackOn(state, '1406')).toMatchObject({ defence: 12, fortified: true, column: '1-1' });
  });

  it('has no shield against Soviet ZOC in that Player-Turn', () => {
    const inZone = (state: State): string[] =>
      MANNERHEIM.filter((name) => zoneOfControl(state, 'soviet')[hex(name)]);
    expect(inZone(assault(0))).toEqual(['1406']);
    expect(inZone(assault(1))).toEqual([]);
    const units = stacks('s1505 20-12-2, s1602 0-1-2');
    for (const [turn, phasing, expected] of [
      [0, 'soviet', ['1406']],
      [0, 'finn', []],
      [1, 'soviet', []],
    ] as const)
      expect(inZone(position(phasing, 'movement', units, { turn, options: EARLY }))).toEqual(expected);
  });

  it('is no way back for beaten Finns then', () => {
    // The corps at 1507 drives a division out of 1407, over the river: 20 to 8, Dr on a 4.
    const ways = (turn: number): string[] => {
      const units = stacks('s1507 20-12-2, s1604 0-1-2, f1407 4-4-2');
      const state = position('soviet', 'attack', units, { turn, options: EARLY });
      const [corps, division] = [unitAt(state, '1507'), unitAt(state, '1407')];
      const attack: Action = { type: 'attack', attackers: [corps], targets: hexes('1407') };
      return names(retreats(must(state, attack, [4]), division));
    };
    expect(ways(0)).not.toContain('1406');
    expect(ways(1)).toEqual([...ways(0), '1406'].sort());
  });

  it('is a Fortification again in the Finnish Player-Turn of Game-Turn 0', () => {
    const state = position('finn', 'movement', stacks('s1505 20-12-2, s1602 0-1-2, f1406 6-6-2'), {
      turn: 0,
      options: EARLY,
    });
    expect(zoneOfControl(state, 'soviet')[hex('1406')]).toBe(0);
  });

  it('counts for Victory Points as any other hex of the line', () => {
    const held = (turn: number): number =>
      score(
        position('soviet', 'movement', [...soviets('1602', '0-1-2')], {
          turn,
          options: EARLY,
          owners: Object.fromEntries(MANNERHEIM.map((name) => [name, 'soviet' as const])),
        }),
      ).lines.find((line) => line.key === 'mannerheim-line')!.points;
    expect([held(0), held(1)]).toEqual([40, 40]);
  });
});

describe('Option.H · Option.G · CL10: ready set-ups', () => {
  const SWITCHES = [false, true];
  const combinations = SWITCHES.flatMap((earlierStart) =>
    SWITCHES.flatMap((sovietPreparedness) =>
      SWITCHES.map((clar10) => ({ earlierStart, sovietPreparedness, clar10 })),
    ),
  );

  function expectLegal(options: PositionSpec['options'], kind: 'historical' | 'random', seed: number): void {
    let state = newGame({ ...options }, seed);
    for (const side of ['finn', 'soviet'] as const) {
      expect(state).toMatchObject({ phase: 'set-up', phasing: side });
      state = ready(state, kind, seed);
      expect(tray(state, side).length > 0).toBe(options?.earlierStart === true);
      expect(supply(state, side).units.filter((unit) => unit.isolation)).toEqual([]);
      state = must(state, end);
    }
    expect(state.turn).toBe(options?.earlierStart ? 0 : 1);
    expect(state.phasing).toBe('soviet');
    expect(openActions(state)).toContain('end');
  }

  it.each(combinations)('are legal with %o: the armies of 1939', (options) => {
    expect(() => expectLegal(options, 'historical', 1)).not.toThrow();
  });

  it.each(combinations)('are legal with %o: at random', { timeout: 60_000 }, (options) => {
    for (let seed = 1; seed <= 12; seed++)
      expect(() => expectLegal(options, 'random', seed * 7919)).not.toThrow();
  });
});
