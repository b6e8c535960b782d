import {
  check,
  HANDICAPS,
  legalActions,
  OFF_MAP,
  ROSTER,
  score,
  scenarioOf,
  type Action,
  type PositionSpec,
  type State,
  type UnitSpec,
} from '#engine/winter-war';
import { dueByTurn, many, reinforcing } from './arrivals.ts';
import { end, endUntil, eventOf, hex, must, played, position, refusal, unitsAt, stacks } from './helpers.ts';

const AID = { acceleratedAid: true };
const roll: Action = { type: 'roll' };
const VOLUNTEERS = ROSTER.filter((c) => c.typeName === 'foreignVolunteers').map((c) => c.id);
const ANYBODY = stacks('f0504 4-4-2, s1602 0-1-2');

const INITIAL = many({ '6-6-2': 6, '4-4-2': 1, '2-2-3': 3, '1-1-3': 11, '': 5 });
const TURN_2 = many({ '6-6-2': 2, '0-0-3': 5, '2-2-3': 2, '1-1-3': 2 });

/** The Interphase after a Game-Turn, with foreign aid unless told otherwise. */
const interphase = (
  turn: number,
  units: readonly UnitSpec[] = ANYBODY,
  more: Partial<PositionSpec> = {},
): State =>
  position('finn', 'interphase', units, {
    turn,
    ...more,
    options: { ...AID, events: true, ...more.options },
  });

/** The same with no Scenario to roll for: the event die is next. */
const eventDue = (turn: number, units?: readonly UnitSpec[], more: Partial<PositionSpec> = {}): State =>
  interphase(turn, units, { ...more, course: { scenarioOver: true } });

describe('Option.F: Finnish reinforcements', () => {
  it('come three Game-Turns earlier from Game-Turn 4 on', () => {
    expect(dueByTurn({}, 'finn')).toEqual({
      0: INITIAL,
      2: TURN_2,
      3: ['1-1-3'],
      6: ['4-4-2'],
      8: ['2-2-3', '2-2-3', '3-3-3'],
      9: ['4-4-2'],
    });
    expect(dueByTurn(AID, 'finn')).toEqual({
      0: INITIAL,
      2: TURN_2,
      3: ['1-1-3', '4-4-2'],
      5: ['2-2-3', '2-2-3', '3-3-3'],
      6: ['4-4-2'],
    });
  });

  it('leaves the Soviet ones alone', () => {
    expect(dueByTurn(AID, 'soviet')).toEqual(dueByTurn({}, 'soviet'));
  });

  it('lets them in at the cities when they are due, and not before', () => {
    const unit = ROSTER.find((c) => c.typeName === 'swedishVolunteers')!.id;
    const arrive: Action = { type: 'arrive', unit, hex: hex('0931') };
    expect(refusal(reinforcing(AID, 'finn', 4), arrive)).toMatchObject({ key: 'arrive-not-due' });
    const state = reinforcing(AID, 'finn', 5);
    expect(check(state, arrive)).toBeNull();
    expect([...legalActions(state)]).toContainEqual(arrive);
    expect(must(state, arrive).units[unit]!.at).toBe(hex('0931'));
    expect(refusal(reinforcing({}, 'finn', 7), arrive)).toMatchObject({ key: 'arrive-not-due' });
  });
});

describe('Option.F: foreign volunteers', () => {
  it('come on a 1 of the Special Event die, on each of the three tables', () => {
    for (const turn of [1, 4, 5, 7, 8, 9]) {
      const { state, events } = played(eventDue(turn), roll, [1]);
      expect(eventOf(events, 'rolled')).toEqual({
        type: 'rolled',
        of: 'event',
        dice: [1],
        event: null,
        volunteers: true,
      });
      expect(state.decisions).toEqual([
        { kind: 'muster', side: 'finn', units: [VOLUNTEERS[0]!], hexes: [hex('0604'), hex('0931')] },
      ]);
      for (const city of ['0604', '0931']) {
        const there = must(state, { type: 'arrive', unit: VOLUNTEERS[0]!, hex: hex(city) });
        expect(unitsAt(there, city)).toContain(VOLUNTEERS[0]);
        expect(check(there, end)).toBeNull();
      }
    }
  });

  it('come on no other number that brings none, nor without the switch', () => {
    for (const [turn, die] of [
      [3, 2],
      [3, 3],
      [9, 2],
    ] as const) {
      const { state, events } = played(eventDue(turn), roll, [die]);
      expect(eventOf(events, 'rolled')).toMatchObject({ event: null, volunteers: false });
      expect(state.decisions).toEqual([]);
    }
    const without = eventDue(5, ANYBODY, { options: { acceleratedAid: false } });
    const { state, events } = played(without, roll, [1]);
    expect(eventOf(events, 'rolled')).toMatchObject({ event: null, volunteers: false });
    expect(state.decisions).toEqual([]);
  });

  it('come one at a time, as long as there are counters', () => {
    const five = Array<string>(5).fill('2-2-2');
    const some = [
      ...ANYBODY,
      ...['0506', '0507', '0508', '0509', '0510'].flatMap((at) => stacks(`f${at} ${five[0]!}`)),
    ];
    const last = must(eventDue(5, some), roll, [1]);
    expect(last.decisions).toMatchObject([{ units: [VOLUNTEERS[5]] }]);
    const none = played(eventDue(5, [...some, ...stacks('f0511 2-2-2')]), roll, [1]);
    expect(none.state.decisions).toEqual([]);
    expect(eventOf(none.events, 'joined')).toBeUndefined();
    expect(check(none.state, end)).toBeNull();
  });

  it('go to the city that the Finns hold, if it is one only, and nowhere if it is none', () => {
    const one = played(eventDue(5, ANYBODY, { owners: { '0604': 'soviet' } }), roll, [1]);
    expect(eventOf(one.events, 'joined')).toEqual({
      type: 'joined',
      units: [VOLUNTEERS[0]],
      hex: hex('0931'),
    });
    const lost = { '0604': 'soviet', '0931': 'soviet' } as const;
    const none = played(eventDue(5, ANYBODY, { owners: lost }), roll, [1]);
    expect(eventOf(none.events, 'joined')).toBeUndefined();
    expect(none.state.units[VOLUNTEERS[0]!]!.at).toBe(OFF_MAP.unused);
  });

  it('may stand over the limit until the next Finnish Movement Phase ends', () => {
    const full = stacks('f0604 4-4-2 2-2-3, s1602 0-1-2');
    let state = must(eventDue(5, full, { owners: { '0931': 'soviet' } }), roll, [1]);
    expect(unitsAt(state, '0604')).toHaveLength(3);
    state = endUntil(state, (s) => s.turn === 6 && s.phasing === 'finn' && s.phase === 'movement');
    expect(refusal(state, end)).toMatchObject({ key: 'overstacked' });
    state = must(state, { type: 'move', unit: VOLUNTEERS[0]!, path: [hex('0504')] });
    expect(check(state, end)).toBeNull();
  });

  it('leave the events as they are printed', () => {
    // G and J in one on a 6, after Game-Turn 5: with the aid as without.
    for (const acceleratedAid of [true, false]) {
      const { state, events } = played(eventDue(5, ANYBODY, { options: { acceleratedAid } }), roll, [6]);
      expect(eventOf(events, 'rolled')).toMatchObject({ event: 'G+J', volunteers: false });
      expect(state.decisions).toMatchObject([{ kind: 'muster', units: [VOLUNTEERS[0]] }]);
    }
  });
});

describe('Option.F: the Scenario die', () => {
  /** What each face brings after a Game-Turn. */
  const letters = (turn: number, acceleratedAid = true): (string | null)[] =>
    [1, 2, 3, 4, 5, 6].map((die) => {
      const state = interphase(turn, ANYBODY, { options: { acceleratedAid } });
      const { events, dice } = played(state, roll, [die]);
      const rolled = eventOf(events, 'rolled');
      expect(dice[0]).toBe(die);
      if (rolled?.of !== 'scenario') throw new Error('no Scenario die');
      expect(rolled.modified).toBe(acceleratedAid ? Math.min(6, die + 1) : die);
      return rolled.letter;
    });

  it('counts one more, and 7 as 6', () => {
    expect(letters(1, false)).toEqual([null, null, null, null, null, 'D']);
    expect(letters(1)).toEqual([null, null, null, null, 'D', 'D']);
    expect(letters(2, false)).toEqual([null, null, null, 'C', 'D', 'E']);
    expect(letters(2)).toEqual([null, null, 'C', 'D', 'E', 'E']);
    expect(letters(3)).toEqual([null, null, 'A', 'B', 'C', 'C']);
    expect(letters(4)).toEqual([null, null, 'A', 'A', 'B', 'B']);
    for (const turn of [5, 6, 7]) expect(letters(turn)).toEqual([null, null, 'A', 'B', 'E', 'E']);
    for (const turn of [8, 9]) expect(letters(turn)).toEqual([null, null, 'B', 'B', 'B', 'B']);
  });

  it('therefore fails on 1 and 2 only, after Game-Turn 1', () => {
    for (let turn = 2; turn <= 9; turn++) {
      expect(letters(turn).filter((letter) => letter === null)).toHaveLength(2);
      expect(letters(turn, false)).toEqual([1, 2, 3, 4, 5, 6].map((die) => scenarioOf(turn, die)));
    }
  });
});

describe('Option.F · Option.Handicap: what it costs', () => {
  it('adds 10 to the Soviet total', () => {
    expect(HANDICAPS.acceleratedAid).toBe(10);
    const plain = position('finn', 'movement', ANYBODY);
    const aided = position('finn', 'movement', ANYBODY, { options: AID });
    expect(score(aided).points - score(plain).points).toBe(10);
  });
});
