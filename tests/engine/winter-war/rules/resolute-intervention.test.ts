import {
  check,
  decider,
  interventionAtMost,
  legalActions,
  OFF_MAP,
  openActions,
  ROSTER,
  waiting,
  type Action,
  type PositionSpec,
  type State,
  type UnitSpec,
} from '#engine/winter-war';
import { many, reinforcing } from './arrivals.ts';
import {
  end,
  endUntil,
  eventOf,
  eventsOf,
  hex,
  must,
  played,
  position,
  refusal,
  refusalKey,
  unitsAt,
  stacks,
} from './helpers.ts';

const RESOLUTE = { events: true, resoluteIntervention: true };
const roll: Action = { type: 'roll' };
const BRIGADES = ROSTER.filter((c) => c.type.allied).map((c) => c.id);
const ANYBODY = stacks('f0604 4-4-2, s1602 0-1-2');
/** Somebody to keep Petsamo against the Allies. */
const PETSAMO_LOST = [...ANYBODY, ...stacks('s1656 6-4-2, s1755 0-1-2')];

/** The Interphase after a Game-Turn. */
const interphase = (
  turn: number,
  units: readonly UnitSpec[] = ANYBODY,
  more: Partial<PositionSpec> = {},
): State =>
  position('finn', 'interphase', units, { turn, ...more, options: { ...RESOLUTE, ...more.options } });

const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap((a) => FACES.map((b) => [a, b] as const));

/** The two dice bring the Allies. */
const triggered = (turn: number, units?: readonly UnitSpec[], more?: Partial<PositionSpec>): State =>
  must(interphase(turn, units, more), roll, [1, 1]);
/** Rolls for Norway, then for Sweden. */
const neutrals = (state: State, norway: number, sweden: number) => {
  const first = played(state, roll, [norway]);
  const second = played(first.state, roll, [sweden]);
  return { state: second.state, events: [...first.events, ...second.events] };
};
const inPetsamo = (state: State): number =>
  unitsAt(state, '1656').filter((id) => BRIGADES.includes(id)).length;

describe('Designer.C: two dice bring the West', () => {
  it('at most these numbers, rising with the Game-Turns', () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(interventionAtMost);
    expect(numbers).toEqual([4, 4, 5, 6, 6, 7, 8, 8, 9, 9, 9, 9]);
  });

  it('so often, by counting all the dice', () => {
    const chances: Record<number, number> = {};
    for (const turn of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const start = interphase(turn);
      chances[turn] = PAIRS.filter(([a, b]) => {
        const { state, events, dice } = played(start, roll, [a, b]);
        const rolled = eventOf(events, 'rolled');
        const comes = a + b <= interventionAtMost(turn);
        expect(dice).toEqual([a, b]);
        expect(rolled).toEqual({
          type: 'rolled',
          of: 'intervention',
          dice: [a, b],
          atMost: interventionAtMost(turn),
          comes,
        });
        expect(state.interphase!.steps).toEqual(comes ? ['norway', 'sweden', 'event'] : ['event']);
        return comes;
      }).length;
    }
    expect(chances).toEqual({ 1: 6, 2: 6, 3: 10, 4: 15, 5: 15, 6: 21, 7: 26, 8: 26, 9: 30 });
  });

  it('in the place of the Scenario die, rolled by the Finnish player', () => {
    const state = interphase(5);
    expect(state.interphase!.steps).toEqual(['scenario', 'event']);
    expect(decider(state)).toBe('finn');
    expect([...legalActions(state)]).toEqual([roll]);
    for (const [a, b] of PAIRS) {
      const { events } = played(state, roll, [a, b]);
      expect(eventsOf(events, 'rolled').map((e) => e.of)).toEqual(['intervention']);
      expect(eventOf(events, 'scenario')).toBeUndefined();
    }
    const resolved = triggered(5);
    expect([decider(resolved), refusalKey(resolved, end)]).toEqual(['finn', 'roll-first']);
  });

  it('turn after turn until it comes', () => {
    const missed = must(must(must(interphase(5), roll, [6, 6]), roll, [1]), end);
    const next = endUntil(missed, (s) => s.phase === 'interphase');
    expect(next).toMatchObject({ turn: 6, interphase: { steps: ['scenario', 'event'] } });
    const over = must(neutrals(triggered(5), 6, 6).state, roll, [1]);
    const after = endUntil(over, (s) => s.phase === 'interphase' && s.turn === 6);
    expect(after.interphase!.steps).toEqual(['event']);
    expect(after.course.scenarioOver).toBe(true);
  });

  it('with the Scenarios and Special Events only', () => {
    const without = position('finn', 'movement', ANYBODY, { options: { resoluteIntervention: true } });
    expect(must(without, end)).toMatchObject({ turn: 6, phase: 'movement' });
    const printed = position('finn', 'interphase', ANYBODY, { options: { events: true } });
    expect(eventOf(played(printed, roll, [1, 1]).events, 'rolled')).toMatchObject({ of: 'scenario' });
  });

  it('as after Game-Turn 9 in the Game-Turns of a longer game', () => {
    const options = { ...RESOLUTE, variableLength: true };
    const eleven = interphase(11, ANYBODY, { options, lastTurn: 12 });
    expect(eventOf(played(eleven, roll, [4, 5]).events, 'rolled')).toMatchObject({ atMost: 9, comes: true });
    expect(eventOf(played(eleven, roll, [5, 5]).events, 'rolled')).toMatchObject({ comes: false });
    const twelve = must(interphase(12, ANYBODY, { options, lastTurn: 12 }), roll, [6]);
    expect(eventOf(played(twelve, roll, [3, 6]).events, 'rolled')).toMatchObject({ atMost: 9, comes: true });
  });
});

describe('Designer.C: Norway and Sweden', () => {
  const resists = (norway: number, sweden: number): boolean[] =>
    eventsOf(neutrals(triggered(5), norway, sweden).events, 'rolled').map((e) => {
      if (e.of !== 'norway' && e.of !== 'sweden') throw new Error(e.of);
      return e.resists;
    });

  it('resist on 1, and on 1 or 2, or 3 if Norway does', () => {
    for (const norway of FACES)
      for (const sweden of FACES)
        expect([norway, sweden, ...resists(norway, sweden)]).toEqual([
          norway,
          sweden,
          norway === 1,
          sweden <= (norway === 1 ? 3 : 2),
        ]);
    const events = eventsOf(neutrals(triggered(5), 1, 3).events, 'rolled');
    expect(events).toEqual([
      { type: 'rolled', of: 'norway', dice: [1], atMost: 1, resists: true },
      { type: 'rolled', of: 'sweden', dice: [3], atMost: 3, resists: true },
    ]);
    expect(eventsOf(neutrals(triggered(5), 2, 3).events, 'rolled')[1]).toMatchObject({ atMost: 2 });
  });

  it('bring Scenario B in 20 of 36, A in 13, A a Game-Turn later in 3', () => {
    const count: Record<string, number> = {};
    for (const [norway, sweden] of PAIRS) {
      const { events } = neutrals(triggered(5), norway, sweden);
      const letter =
        eventOf(events, 'scenario')?.letter ?? (eventOf(events, 'landing-delayed') ? 'later' : '?');
      count[letter] = (count[letter] ?? 0) + 1;
    }
    expect(count).toEqual({ B: 20, A: 13, later: 3 });
  });

  it('both let them through: Scenario B', () => {
    const { state, events } = neutrals(triggered(5), 2, 3);
    expect(eventOf(events, 'scenario')).toEqual({ type: 'scenario', letter: 'B' });
    expect(state.course).toMatchObject({ scenario: { letter: 'B', turn: 5 }, scenarioOver: true });
    expect(unitsAt(state, '0635')).toEqual(BRIGADES);
    expect(state.interphase!.steps).toEqual(['event']);
  });

  it('one resists: Scenario A', () => {
    for (const [norway, sweden] of [
      [1, 4],
      [6, 2],
    ] as const) {
      const { state, events } = neutrals(triggered(5), norway, sweden);
      expect(eventOf(events, 'scenario')).toEqual({ type: 'scenario', letter: 'A' });
      expect(inPetsamo(state)).toBe(3);
      expect(unitsAt(state, '0635')).toEqual([]);
      expect(state.course.landingAfter).toBeNull();
    }
  });

  it('both resist: Scenario A one Game-Turn later, before the event die', () => {
    const { state, events } = neutrals(triggered(5), 1, 3);
    expect(eventOf(events, 'landing-delayed')).toEqual({ type: 'landing-delayed', turn: 6 });
    expect(state.course).toMatchObject({ scenario: null, scenarioOver: true, landingAfter: 6 });
    expect(inPetsamo(state)).toBe(0);
    const before = endUntil(must(state, roll, [1]), (s) => s.turn === 6 && s.phasing === 'finn');
    expect(inPetsamo(before)).toBe(0);
    const { state: after, events: then } = played(before, end);
    expect(after).toMatchObject({ turn: 6, phase: 'interphase', interphase: { steps: ['event'] } });
    expect(eventOf(then, 'scenario')).toEqual({ type: 'scenario', letter: 'A' });
    expect(inPetsamo(after)).toBe(3);
    expect(after.course.scenario).toEqual({ letter: 'A', turn: 6 });
    // Once only.
    const later = endUntil(must(after, roll, [1]), (s) => s.turn === 7 && s.phase === 'interphase');
    expect(inPetsamo(later)).toBe(3);
  });

  it('both resist after the last Interphase: they come no more, unless the game goes on', () => {
    const { state } = neutrals(triggered(9), 1, 1);
    const over = endUntil(must(state, roll, [1]), (s) => s.phase === 'over');
    expect([over.turn, inPetsamo(over)]).toEqual([10, 0]);
    const options = { ...RESOLUTE, variableLength: true };
    const longer = neutrals(triggered(9, ANYBODY, { options }), 1, 1).state;
    const ten = endUntil(must(longer, roll, [1]), (s) => s.phase === 'interphase' && s.turn === 10);
    expect(ten.interphase!.steps).toEqual(['length']);
    const on = must(ten, roll, [6]);
    expect([inPetsamo(on), on.interphase!.steps]).toEqual([3, ['event']]);
    expect(inPetsamo(must(ten, roll, [1]))).toBe(0);
  });
});

describe('Designer.C: Petsamo in Soviet hands', () => {
  const landing = (): State => neutrals(triggered(5, PETSAMO_LOST), 6, 1).state;

  it('asks for the assault', () => {
    const state = landing();
    expect(state.decisions).toEqual([{ kind: 'landing', side: 'finn' }]);
    expect(openActions(state)).toEqual(['accept', 'decline']);
  });

  it('rolls no more once the landing is declined', () => {
    const state = must(landing(), { type: 'decline' });
    expect(state.course).toMatchObject({ scenario: null, scenarioOver: true });
    expect(BRIGADES.every((id) => state.units[id]!.at === OFF_MAP.unused)).toBe(true);
    const next = endUntil(must(state, roll, [1]), (s) => s.phase === 'interphase' && s.turn === 6);
    expect(next.interphase!.steps).toEqual(['event']);
    // By the Scenario Table the Finnish player would roll on.
    const table = position('finn', 'interphase', PETSAMO_LOST, { options: { events: true } });
    const declined = must(must(table, roll, [4]), { type: 'decline' });
    expect(declined.course.scenarioOver).toBe(false);
  });

  it('rolls no more once the assault has failed', () => {
    // 9 to 8 (a division doubled by the landing): Ae or Ar on a 1.
    const state = must(landing(), { type: 'accept' }, [1]);
    expect(BRIGADES.filter((id) => state.units[id]!.at === OFF_MAP.eliminated)).toHaveLength(3);
    const next = endUntil(must(state, roll, [1]), (s) => s.phase === 'interphase' && s.turn === 6);
    expect(next.interphase!.steps).toEqual(['event']);
  });

  it('asks in the turn of the delayed landing, by what stands there then', () => {
    const state = neutrals(triggered(5, PETSAMO_LOST), 1, 1).state;
    expect(state.decisions).toEqual([]);
    const six = endUntil(must(state, roll, [1]), (s) => s.phase === 'interphase' && s.turn === 6);
    expect(six.decisions).toEqual([{ kind: 'landing', side: 'finn' }]);
    const declined = must(six, { type: 'decline' });
    expect(declined.course).toMatchObject({ scenario: null, scenarioOver: true });
    expect(must(declined, roll, [1]).interphase!.steps).toEqual([]);
  });
});

describe('Designer.C · O4: the Soviet answer', () => {
  const due = (hastenedIn: number | null, turn: number, options: PositionSpec['options'] = {}): string[] => {
    const state = reinforcing({ ...RESOLUTE, ...options }, 'soviet', turn);
    return waiting({ ...state, course: { ...state.course, hastenedIn } }, 'soviet')
      .filter((id) => ROSTER[id]!.arrival !== 0)
      .map((id) => ROSTER[id]!.type.label)
      .sort();
  };
  const TURN_3 = { '20-12-2': 1, '2-1-2': 3, '2-1-3': 1 };
  const TURN_4 = { '20-12-2': 1, '6-4-2': 1, '0-1-2': 1, '2-1-2': 3, '2-1-3': 1 };

  it('is remembered for the next Game-Turn, whatever the neighbours say', () => {
    for (const [norway, sweden] of PAIRS)
      expect(neutrals(triggered(5), norway, sweden).state.course.hastenedIn).toBe(6);
    expect(must(interphase(5), roll, [6, 6]).course.hastenedIn).toBeNull();
    expect(
      must(neutrals(triggered(5, PETSAMO_LOST), 6, 1).state, { type: 'decline' }).course.hastenedIn,
    ).toBe(6);
  });

  it('brings the reinforcements of the turn after as well, once', () => {
    expect(due(null, 3)).toEqual(many(TURN_3));
    expect(due(3, 3)).toEqual(many({ '20-12-2': 2, '6-4-2': 1, '0-1-2': 1, '2-1-2': 6, '2-1-3': 2 }));
    expect(due(2, 2)).toEqual(many(TURN_3));
    // Not the turn before, and no more than due in the turns after.
    expect(due(3, 2)).toEqual([]);
    expect(due(3, 4)).toEqual(due(null, 4));
    expect(due(5, 5)).toEqual([...due(null, 4), '8-3-2'].sort());
    expect(due(3, 4)).toEqual([...many(TURN_3), ...many(TURN_4)].sort());
  });

  it('goes by the turns of the preparedness, if that is in play', () => {
    const before = due(null, 2, { sovietPreparedness: true });
    const hastened = due(2, 2, { sovietPreparedness: true });
    expect(hastened).toEqual([...before, '8-3-2'].sort());
  });

  it('does not hasten the Finns', () => {
    const finnish = reinforcing(RESOLUTE, 'finn', 5);
    const course = { ...finnish.course, hastenedIn: 5 };
    expect(waiting({ ...finnish, course }, 'finn')).toEqual(waiting(finnish, 'finn'));
  });

  it('lets them come on at a Supply City in that Reinforcement Phase', () => {
    const more = { waiting: [{ type: '8-3-2', name: '302' }] };
    const answered = neutrals(triggered(4, ANYBODY, more), 6, 6).state;
    const five = must(must(answered, roll, [1]), end);
    expect(five).toMatchObject({ turn: 5, phase: 'reinforcement', phasing: 'soviet' });
    const gun = five.units.findIndex(({ at }, id) => at === OFF_MAP.waiting && ROSTER[id]!.side === 'soviet');
    const arrive: Action = { type: 'arrive', unit: gun, hex: hex('1602') };
    expect(check(five, arrive)).toBeNull();
    // Without the Allies it is due a turn later.
    const missed = must(must(must(interphase(4, ANYBODY, more), roll, [6, 6]), roll, [1]), end);
    expect(missed).toMatchObject({ turn: 5, phase: 'movement' });
    expect(refusal({ ...missed, phase: 'reinforcement' }, arrive)).toMatchObject({ key: 'arrive-not-due' });
  });
});
