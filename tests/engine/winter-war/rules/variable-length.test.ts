import {
  board,
  check,
  decider,
  legalActions,
  LENGTH_ROLLS,
  newGame,
  OFF_MAP,
  openActions,
  OWNER,
  reach,
  score,
  type Action,
  type PositionSpec,
  type State,
  type UnitSpec,
} from '#engine/winter-war';
import {
  end,
  endUntil,
  eventOf,
  eventsOf,
  hex,
  must,
  names,
  played,
  position,
  refusal,
  unitAt,
  unitsAt,
  whereIs,
  stacks,
} from './helpers.ts';

const VARIABLE = { variableLength: true };
const roll: Action = { type: 'roll' };
const ANYBODY = stacks('f0604 4-4-2, s1602 0-1-2');

/** The Finnish Movement Phase of a Game-Turn, the last of its Player-Turns. */
const finnish = (
  turn: number,
  units: readonly UnitSpec[] = ANYBODY,
  more: Partial<PositionSpec> = {},
): State =>
  position('finn', 'movement', units, {
    turn,
    lastTurn: turn <= 10 ? 10 : turn <= 12 ? 12 : 13,
    ...more,
    options: { ...VARIABLE, ...more.options },
  });

/** The Game-Turn in which a game ends if the dice for its length fall so. */
function lengthOf(dice: readonly number[], options: PositionSpec['options'] = {}): number {
  const left = [...dice];
  let state = finnish(10, ANYBODY, { options });
  for (let i = 0; i < 60 && state.phase !== 'over'; i++) {
    const steps = state.interphase?.steps ?? [];
    // Dice of the events are of no interest here: a 1 brings nothing.
    if (steps[0] === 'length') state = must(state, roll, [left.shift()!]);
    else state = must(state, steps.length ? roll : end, [1, 1]);
  }
  expect(state.outcome?.reason).toBe('turns');
  return state.turn;
}

describe('Option.E: a variable length', () => {
  it('ends on these dice', () => {
    for (const first of [1, 2]) expect(lengthOf([first])).toBe(10);
    for (const first of [3, 4, 5, 6]) {
      for (const second of [1, 2, 3, 4]) expect(lengthOf([first, second])).toBe(12);
      for (const second of [5, 6]) expect(lengthOf([first, second])).toBe(13);
    }
  });

  it('ends after Game-Turn 10 in 1/3, after 12 in 4/9, after 13 in 2/9 of all games', () => {
    for (const options of [{}, { events: true }]) {
      const ends: Record<number, number> = {};
      for (let first = 1; first <= 6; first++)
        for (let second = 1; second <= 6; second++) {
          const last = lengthOf([first, second], options);
          ends[last] = (ends[last] ?? 0) + 1;
        }
      expect(ends).toEqual({ 10: 36 / 3, 12: (36 * 4) / 9, 13: (36 * 2) / 9 });
    }
  });

  it('makes the Finnish player roll in the Interphase, before it can end', () => {
    const state = must(finnish(10), end);
    expect(state).toMatchObject({ turn: 10, phase: 'interphase', interphase: { steps: ['length'] } });
    expect(decider(state)).toBe('finn');
    expect([...legalActions(state)]).toEqual([roll]);
    expect(refusal(state, end)).toMatchObject({ key: 'roll-first' });
    const { state: on, events, dice } = played(state, roll, [3]);
    expect(dice).toEqual([3]);
    expect(eventOf(events, 'rolled')).toEqual({ type: 'rolled', of: 'length', dice: [3], lastTurn: 12 });
    expect(on).toMatchObject({ lastTurn: 12, interphase: { steps: [] }, outcome: null });
    expect([...legalActions(on)]).toEqual([end]);
    const over = played(state, roll, [2]);
    expect(eventOf(over.events, 'rolled')).toMatchObject({ lastTurn: 10 });
    // The game is scored only when it really ends.
    expect(over.state.outcome).toBeNull();
    const { state: last, events: then } = played(over.state, end);
    expect(last).toMatchObject({ turn: 10, phase: 'over', outcome: { reason: 'turns' } });
    expect(eventOf(then, 'ended')?.outcome).toEqual(last.outcome);
  });

  it('goes on at once to Game-Turn 11, then 12 without another roll between', () => {
    let state = must(must(must(finnish(10), end), roll, [6]), end);
    expect(state).toMatchObject({ turn: 11, phasing: 'soviet', phase: 'movement', lastTurn: 12 });
    const seen = new Set<string>();
    state = endUntil(state, (s) => {
      seen.add(`${s.turn} ${s.phase}`);
      return s.turn === 12 && s.phase === 'interphase';
    });
    expect(seen).not.toContain('11 interphase');
    expect(state.interphase!.steps).toEqual(['length']);
    state = must(must(state, roll, [5]), end);
    expect(state).toMatchObject({ turn: 13, lastTurn: 13 });
    expect(endUntil(state, (s) => s.phase === 'over').turn).toBe(13);
  });

  it('has no Interphase after the turns before 10, nor in games of the printed length', () => {
    expect(must(finnish(9), end)).toMatchObject({ turn: 10, phase: 'movement' });
    const printed = position('finn', 'movement', ANYBODY, { turn: 10 });
    expect(must(printed, end)).toMatchObject({ turn: 10, phase: 'over' });
    expect(newGame(VARIABLE, 1).lastTurn).toBe(10);
    expect(Object.keys(LENGTH_ROLLS)).toEqual(['10', '12']);
  });

  it('rolls for the length before all else, and for the rest only if play goes on', () => {
    const events = { options: { events: true } };
    const state = must(finnish(10, ANYBODY, events), end);
    expect(state.interphase!.steps).toEqual(['length']);
    const on = must(state, roll, [3]);
    expect(on.interphase!.steps).toEqual(['scenario', 'event']);
    expect(must(state, roll, [1]).interphase!.steps).toEqual([]);
    // After Game-Turn 11 nobody asks for the length, after 13 there is no Interphase.
    expect(must(finnish(11, ANYBODY, events), end).interphase!.steps).toEqual(['scenario', 'event']);
    expect(must(finnish(12, ANYBODY, events), end).interphase!.steps).toEqual(['length']);
    expect(must(finnish(13, ANYBODY, events), end)).toMatchObject({ phase: 'over', turn: 13 });
    // The table is that of Game-Turn 9: 4 to 6 bring Scenario B.
    for (const die of [4, 5, 6])
      expect(eventOf(played(on, roll, [die]).events, 'scenario')).toMatchObject({ letter: 'B' });
    expect(eventOf(played(on, roll, [3]).events, 'rolled')).toMatchObject({ of: 'scenario', letter: null });
  });

  it('asks for a cease-fire only once play is to go on', () => {
    const more = { options: { events: true, ceaseFire: true }, course: { ceaseFireAfter: 10 } };
    const state = must(finnish(10, ANYBODY, more), end);
    const on = must(state, roll, [4]);
    expect(on.decisions).toEqual([{ kind: 'cease-fire', side: 'finn' }]);
    expect(openActions(on)).toEqual(['accept', 'decline']);
    const off = must(state, roll, [1]);
    expect(off.decisions).toEqual([]);
    expect(must(off, end).outcome?.reason).toBe('turns');
  });

  it('brings nobody new after Game-Turn 10, but those held back may still come', () => {
    const waiting: PositionSpec['waiting'] = [
      { type: '6-4-2', name: '60' },
      { type: '2-1-2', name: '593' },
      { type: '4-4-2', name: '23' },
    ];
    const units = stacks('f0604 4-4-2, s1703 0-1-2');
    let state = must(must(must(finnish(10, units, { waiting }), end), roll, [6]), end);
    expect(state).toMatchObject({ turn: 11, phase: 'reinforcement', phasing: 'soviet' });
    const [division, regiment, finn] = state.units.flatMap(({ at }, id) =>
      at === OFF_MAP.waiting ? [id] : [],
    );
    expect(check(state, { type: 'arrive', unit: finn!, hex: hex('0604') })?.key).toBe('arrive-not-yours');
    state = must(state, { type: 'arrive', unit: division!, hex: hex('1602') });
    state = endUntil(state, (s) => s.turn === 12 && s.phase === 'reinforcement');
    state = must(state, { type: 'arrive', unit: regiment!, hex: hex('1602') });
    state = endUntil(state, (s) => s.phasing === 'finn' && s.phase === 'reinforcement');
    state = must(state, { type: 'arrive', unit: finn!, hex: hex('0604') });
    expect(state.units.some(({ at }) => at === OFF_MAP.waiting)).toBe(false);
    // A game that began at the start has nobody left to come.
    expect(must(must(must(finnish(10), end), roll, [6]), end).phase).toBe('movement');
  });

  it('scores what is held when it really ends', () => {
    // Viipuri is Finnish at the end of Game-Turn 10 and Soviet at the end of 12.
    const units = stacks('s1405 6-4-2, s1602 0-1-2, f0604 4-4-2');
    let state = must(must(must(finnish(10, units), end), roll, [6]), end);
    const viipuri = (s: State) => score(s).lines.find((line) => line.key === 'viipuri')!.points;
    expect(viipuri(state)).toBe(0);
    state = must(state, { type: 'move', unit: unitAt(state, '1405'), path: [hex('1306')] });
    state = endUntil(state, (s) => s.phase === 'interphase');
    state = must(must(state, roll, [1]), end);
    expect(state).toMatchObject({ turn: 12, phase: 'over' });
    expect(viipuri(state)).toBe(25);
    // Murmansk had to be defended in both turns more.
    expect(state.penalties.map(({ turn, points }) => [turn, points])).toEqual([
      [11, -10],
      [12, -10],
    ]);
    expect(state.outcome!.points).toBe(25 - 20);
  });
});

describe('Option.E · Movement.N: the ice holds through Game-Turn 12 and breaks up in 13', () => {
  const onIce = (turn: number): State =>
    position('soviet', 'movement', stacks('s1402 2-1-2, s1602 0-1-2'), {
      turn,
      lastTurn: 13,
      options: VARIABLE,
    });
  const iceReached = (turn: number): string[] => {
    const state = onIce(turn);
    return names(reach(state, unitAt(state, '1402')).map((r) => r.hex)).filter(
      (name) => board.terrainOf(hex(name)) === 'ice',
    );
  };

  it('lets units go out until then', () => {
    expect(iceReached(7)).toEqual([]);
    for (const turn of [8, 10, 11, 12]) expect(iceReached(turn)).toEqual(['1403', '1503']);
    expect(iceReached(13)).toEqual([]);
    const late = onIce(13);
    const step: Action = { type: 'move', unit: unitAt(late, '1402'), path: [hex('1403')] };
    expect(refusal(late, step)).toMatchObject({ key: 'no-ice' });
    expect(check(onIce(12), step)).toBeNull();
  });

  /** Plays from the end of Game-Turn 12 into Game-Turn 13. */
  const thaw = (units: readonly UnitSpec[], owners: PositionSpec['owners'] = {}) => {
    const start = finnish(12, [...ANYBODY, ...units], { owners });
    const state = must(
      endUntil(start, (s) => s.phase === 'interphase'),
      roll,
      [6],
    );
    const next = played(state, end);
    expect(next.state).toMatchObject({ turn: 13, phasing: 'soviet' });
    return next;
  };

  it('leaves units where they are until Game-Turn 13 begins', () => {
    const state = endUntil(
      must(must(must(finnish(10, [...ANYBODY, ...stacks('f1304 1-1-3')]), end), roll, [6]), end),
      (s) => s.turn === 12 && s.phase === 'interphase',
    );
    expect(unitsAt(state, '1304')).toHaveLength(1);
    expect(unitsAt(must(state, roll, [6]), '1304')).toHaveLength(1);
  });

  it('takes them to the nearest land that their side held last', () => {
    const { state, events } = thaw(stacks('f1303 1-1-3, s1403 2-1-2'));
    // From 1303 the Finnish shore is two hexes off, from 1403 the Soviet shore one.
    const [finn, soviet] = [unitAt(state, '1305'), unitAt(state, '1402')];
    expect(eventsOf(events, 'thawed')).toEqual([
      { type: 'thawed', unit: soviet, from: hex('1403'), to: hex('1402') },
      { type: 'thawed', unit: finn, from: hex('1303'), to: hex('1305') },
    ]);
  });

  it('goes by who held a hex last, not by country', () => {
    // Koivisto, 1404 and Summa are lost; other Finnish land is two hexes away.
    const lost = { '1305': 'soviet', '1404': 'soviet', '1405': 'soviet' } as const;
    const { events } = thaw(stacks('f1304 1-1-3'), lost);
    const { to } = eventOf(events, 'thawed')!;
    expect([board.distance(to, hex('1304')), board.countryOf(to)]).toEqual([2, 'finland']);
    // Soviets who hold the far shore land there.
    expect(unitsAt(thaw(stacks('s1304 2-1-2'), { '1404': 'soviet' }).state, '1404')).toHaveLength(1);
  });

  it('takes the hex with the lowest number of several as near', () => {
    for (const near of ['1305', '1404', '1405']) expect(board.distance(hex('1304'), hex(near))).toBe(1);
    const { state } = thaw(stacks('f1304 1-1-3'));
    expect(unitsAt(state, '1305')).toHaveLength(1);
  });

  it('looks for room, each unit after those before it', () => {
    // One place is left at 1305: the first counter takes it, the second goes on to 1404.
    const { state } = thaw(stacks('f1304 1-1-3 1-1-3, f1305 4-4-2'));
    expect([unitsAt(state, '1305').length, unitsAt(state, '1404').length]).toEqual([2, 1]);
    // A ski patrol always finds room.
    const patrol = thaw(stacks('f1304 0-0-3, f1305 4-4-2 4-4-2')).state;
    expect(unitsAt(patrol, '1305')).toHaveLength(3);
  });

  it('does not land among enemies', () => {
    const { state } = thaw(stacks('f1304 1-1-3, s1305 2-1-2'));
    expect(unitsAt(state, '1404')).toHaveLength(1);
    expect(unitsAt(state, '1305')).toHaveLength(1);
  });

  it('does not land among paratroops either, though they have captured nothing yet', () => {
    const units = stacks('s1602 3-1-1, f1304 1-1-3, f0604 4-4-2');
    let state = position('soviet', 'planned-drop', units, {
      turn: 12,
      lastTurn: 12,
      options: { ...VARIABLE, airborne: true },
      course: { plan: { hex: hex('1305'), turn: 12 } },
    });
    // Disrupted, they need not attack.
    state = must(state, { type: 'drop', hex: hex('1305') }, [3]);
    state = must(
      endUntil(state, (s) => s.phase === 'interphase'),
      roll,
      [6],
    );
    expect(state.owner[hex('1305')]).toBe(OWNER.finn);
    const thirteen = must(state, end);
    expect([unitsAt(thirteen, '1305').length, unitsAt(thirteen, '1404').length]).toEqual([1, 1]);
  });

  it('eliminates a unit without such a hex', () => {
    const everywhere = Object.fromEntries(
      Array.from({ length: board.columns * board.rows }, (_, h) => h)
        .filter((h) => board.countryOf(h) === 'finland' && h !== hex('0604'))
        .map((h) => [board.hexName(h), 'soviet' as const]),
    );
    const full = stacks('f0604 4-4-2');
    const { state, events } = thaw([...full, ...stacks('f1304 1-1-3')], everywhere);
    const unit = eventOf(events, 'eliminated')!;
    expect(unit).toMatchObject({ hex: hex('1304'), cause: 'thaw' });
    expect(whereIs(state, unit.unit)).toBe('eliminated');
    expect(eventsOf(events, 'thawed')).toEqual([]);
    // With one place left in Helsinki it is saved, however far.
    expect(unitsAt(thaw(stacks('f1304 1-1-3'), everywhere).state, '0604')).toHaveLength(2);
  });

  it('judges supply anew for those that came ashore', () => {
    // Its line ran over the ice from the HQ at 1402; in Kotka, held far from the front, it is cut off.
    const units = stacks('s1204 2-1-2, s1402 0-1-2');
    const owners = { '1005': 'soviet', '1105': 'finn' } as const;
    const before = finnish(12, units, { owners });
    expect(before.units[unitAt(before, '1204')]!.cut).toBe(0);
    const { state } = thaw(units, owners);
    expect(state.units[unitAt(state, '1005')]!.cut).toBe(1);
    // Ashore by the HQ it is fed as before.
    const near = thaw(stacks('s1403 2-1-2, s1402 0-1-2')).state;
    expect(near.units[unitAt(near, '1402', '2-1-2')]!.cut).toBe(0);
  });
});
