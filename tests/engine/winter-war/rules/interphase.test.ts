import {
  canUndo,
  MARK,
  play,
  startTimeline,
  type InterphaseStep,
  type Options,
  type PhaseName,
  type Side,
  type State,
  type Timeline,
} from '#engine/winter-war';
import {
  accept,
  afterRoll,
  ALLIES,
  arriveAt,
  begins,
  decline,
  expectOpen,
  goOn,
  interphase,
  lose,
  PARATROOPS,
  placesOf,
  quiet,
  REGIMENT_64,
  roll,
  rolled,
  SWEDES,
  SWEDES_WAIT,
  VOLUNTEERS,
} from './events-helpers.ts';
import {
  end,
  eventOf,
  eventsOf,
  hex,
  must,
  played,
  position,
  refusal,
  unitAt,
  whereIs,
  stacks,
} from './helpers.ts';

const where = (state: State): [number, Side, PhaseName] => [state.turn, state.phasing, state.phase];
const steps = (state: State): readonly InterphaseStep[] => state.interphase!.steps;
const FORCES = stacks('f0604 2-2-3, s1602 6-4-2');
/** As the Finnish Player-Turn of a Game-Turn ends. */
const turnEnds = (turn: number, options: Partial<Options> = {}): State =>
  must(position('finn', 'attack', FORCES, { turn, options: { events: true, ...options } }), end);

describe('Sequence.C · Sequence.D: an Interphase closes every Game-Turn but the last', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('follows Game-Turn %i', (turn) => {
    const state = turnEnds(turn);
    expect(where(state)).toEqual([turn, 'finn', 'interphase']);
    expect(steps(state)).toEqual(['scenario', 'event']);
  });

  it('does not follow the tenth: the game ends', () => {
    expect(turnEnds(10)).toMatchObject({ phase: 'over', outcome: { reason: 'turns' }, interphase: null });
  });

  it('comes after the Finnish Player-Turn only', () => {
    const state = must(position('soviet', 'attack', FORCES, { options: { events: true } }), end);
    expect(where(state)).toEqual([5, 'finn', 'movement']);
  });

  it('does not come without the Scenarios and Special Events', () => {
    expect(where(turnEnds(5, { events: false }))).toEqual([6, 'soviet', 'movement']);
    expect(where(turnEnds(5, { events: false, variableLength: true }))).toEqual([6, 'soviet', 'movement']);
  });

  it('does not follow Game-Turn 0', () => {
    expect(where(turnEnds(0, { earlierStart: true }))).toEqual([1, 'soviet', 'movement']);
    expect(where(turnEnds(1, { earlierStart: true }))).toEqual([1, 'finn', 'interphase']);
  });

  it('is announced, and so is the Game-Turn after it', () => {
    const before = position('finn', 'attack', FORCES, { options: { events: true } });
    const opened = played(before, end);
    expect(eventsOf(opened.events, 'phase')).toEqual([
      { type: 'phase', turn: 5, phase: 'interphase', phasing: 'finn' },
    ]);
    const closed = played(afterRoll(afterRoll(opened.state, 1), 1), end);
    expect(eventsOf(closed.events, 'phase')).toEqual([
      { type: 'phase', turn: 6, phase: 'movement', phasing: 'soviet' },
    ]);
    expect(closed.state.interphase).toBeNull();
  });
});

describe('Sequence.C: what an Interphase holds, in its order', () => {
  it('has the Finns roll for a Scenario, then the Soviets for a Special Event', () => {
    const opened = turnEnds(5);
    expectOpen(opened, 'finn', 'roll');
    const scenario = rolled(opened, 3);
    expect(eventOf(scenario.events, 'rolled')).toEqual({
      type: 'rolled',
      of: 'scenario',
      dice: [3],
      modified: 3,
      letter: null,
    });
    expectOpen(scenario.state, 'soviet', 'roll');
    const special = rolled(scenario.state, 1);
    expect(eventOf(special.events, 'rolled')).toEqual({
      type: 'rolled',
      of: 'event',
      dice: [1],
      event: null,
      volunteers: false,
    });
    expectOpen(special.state, 'soviet', 'end');
    expect(where(must(special.state, end))).toEqual([6, 'soviet', 'movement']);
  });

  it('cannot be left before its dice are rolled, and has no more of them', () => {
    const opened = turnEnds(5);
    expect(refusal(opened, end)).toMatchObject({ key: 'roll-first', rule: 'Sequence.C' });
    const half = afterRoll(opened, 1);
    expect(refusal(half, end).key).toBe('roll-first');
    expect(refusal(afterRoll(half, 1), roll)).toMatchObject({ key: 'nothing-to-roll', rule: 'Sequence.C' });
  });

  it('asks for a cease-fire before the die for a Scenario', () => {
    const state = interphase(FORCES, { course: { ceaseFireAfter: 5 } });
    expect(steps(state)).toEqual(['scenario', 'event']);
    expectOpen(state, 'finn', 'accept', 'decline');
    expect(refusal(state, roll)).toMatchObject({ key: 'decide-interphase', rule: 'Sequence.C' });
    expectOpen(must(state, decline), 'finn', 'roll');
  });

  it('rolls for a Special Event alone once a Scenario has come', () => {
    const state = interphase(FORCES, quiet);
    expect(steps(state)).toEqual(['event']);
    expectOpen(state, 'soviet', 'roll');
  });

  it('rolls for the length of the game before all else', () => {
    const more = { turn: 10, options: { variableLength: true }, course: { ceaseFireAfter: 10 } };
    const state = interphase(FORCES, more);
    expect(steps(state)).toEqual(['length']);
    expectOpen(state, 'finn', 'roll');
    const ends = afterRoll(state, 2);
    expect(steps(ends)).toEqual([]);
    expect(ends.decisions).toEqual([]);
    expect(must(ends, end).outcome!.reason).toBe('turns');
    const goesOn = afterRoll(state, 3);
    expectOpen(goesOn, 'finn', 'accept', 'decline');
    expect(steps(goesOn)).toEqual(['scenario', 'event']);
    expect(where(goOn(goesOn, begins(11, 'soviet', 'movement')))).toEqual([11, 'soviet', 'movement']);
  });

  it('goes no further once the game is over', () => {
    // Allies who were on their way to Petsamo come too late.
    const course = { ceaseFireAfter: 5, scenarioOver: true, landingAfter: 5 };
    const over = played(interphase(FORCES, { course, options: { resoluteIntervention: true } }), accept);
    expect(over.events.map(({ type }) => type)).toEqual(['ended']);
    expect(placesOf(over.state, ALLIES)).toEqual(ALLIES.map(() => 'unused'));
    expect(over.state.course.scenario).toBeNull();
  });

  it('has nothing else with a variable length but no Special Events', () => {
    const state = interphase(FORCES, { turn: 10, options: { variableLength: true, events: false } });
    expect(steps(state)).toEqual(['length']);
    expect(steps(afterRoll(state, 6))).toEqual([]);
    expect(where(must(afterRoll(state, 6), end))).toEqual([11, 'soviet', 'movement']);
  });

  it('carries out one result before the next die', () => {
    const cities = { owners: { '0604': 'finn', '0931': 'finn' }, ...quiet } as const;
    const both = must(interphase(FORCES, { ...cities }), roll, [2]);
    expectOpen(both, 'finn', 'arrive');
    for (const action of [roll, end]) expect(refusal(both, action).key).toBe('decide-interphase');
  });

  it('lets nobody take a die back', () => {
    let line: Timeline = startTimeline(turnEnds(5));
    for (const die of [1, 1]) {
      const next = play(line, roll, [die]);
      if (!next.ok) throw new Error(next.refusal.text);
      line = next.timeline;
      expect(canUndo(line)).toBe(false);
    }
  });

  it('takes the marks of its retreats away', () => {
    const landing = interphase(stacks('s1656 6-4-2, s1954 0-1-2'));
    const unit = unitAt(landing, '1656');
    const assault = must(afterRoll(landing, 4), accept, [6]);
    const retreated = must(assault, { type: 'retreat', unit, to: hex('1756') });
    expect(retreated.units[unit]!.marks & MARK.fled).not.toBe(0);
    expect(must(afterRoll(retreated, 1), end).units[unit]!.marks & MARK.fled).toBe(0);
  });
});

describe('Sequence.C · U5: supply is judged in an Interphase', () => {
  /** Petrozavodsk can supply 50; these are 54. */
  const crowd = stacks(
    's2312 0-1-2, s2211 6-4-2 6-4-2, s2212 6-4-2 6-4-2, s2312 6-4-2, s2213 6-4-2 6-4-2',
    's2311 6-4-2 6-4-2, f0604 2-2-3',
  );
  const left = (state: State): number => state.units.filter(({ cut }) => cut).length;

  it('as it opens', () => {
    // A Finn in the midst of the Soviet line, put there behind the back of the last judgement.
    const line = stacks('s1331 0-1-2, s0830 2-1-2, f0929 4-4-2');
    const before = position('finn', 'attack', line, { options: { events: true } });
    const unit = unitAt(before, '0830');
    expect(before.units[unit]!.cut).toBe(0);
    const blocked: State = {
      ...before,
      units: before.units.map((u, id) => (id === VOLUNTEERS[0] ? { at: hex('0931'), cut: 0, marks: 0 } : u)),
    };
    const opened = played(blocked, end);
    expect(opened.state.units[unit]!.cut).toBe(1);
    expect(eventsOf(opened.events, 'supply')).toContainEqual({ type: 'supply', unit, isolation: 1 });
  });

  it('after a roll', () => {
    const scenario = { letter: 'D', turn: 2 } as const;
    const state = interphase(crowd, { turn: 5, course: { scenarioOver: true, scenario } });
    expect(left(state)).toBe(1);
    expect(left(afterRoll(state, 3))).toBe(0);
    expect(left(afterRoll(state, 1))).toBe(1);
    // By the clarifications an overload lasts to the next Soviet Movement Phase (CL4, CL6).
    const lasting = interphase(crowd, { course: { scenarioOver: true, scenario }, options: { clar6: true } });
    const raised = afterRoll(lasting, 3);
    expect(left(raised)).toBe(1);
    expect(left(must(raised, end))).toBe(0);
  });

  it('after a unit has joined at the city that was chosen', () => {
    const line = stacks('s1331 0-1-2, s0830 2-1-2, f0929 4-4-2');
    const chosen = afterRoll(interphase(line, quiet), 2);
    const unit = unitAt(chosen, '0830');
    expect(chosen.units[unit]!.cut).toBe(0);
    const joined = played(chosen, arriveAt(VOLUNTEERS[0]!, '0931'));
    expect(joined.state.units[unit]!.cut).toBe(1);
    expect(eventsOf(joined.events, 'supply')).toEqual([{ type: 'supply', unit, isolation: 1 }]);
    expect(must(chosen, arriveAt(VOLUNTEERS[0]!, '0604')).units[unit]!.cut).toBe(0);
  });

  it('after the Allies have fought their way ashore', () => {
    // The way of the regiment at 1757 leads past Petsamo, since a Finn is at 1857.
    const held = stacks('s1656 6-4-2, s1757 2-1-2, s1854 0-1-2');
    const state = interphase([...held, ...stacks('f1857 4-4-2')], { turn: 5 });
    const unit = unitAt(state, '1757');
    expect(state.units[unit]!.cut).toBe(0);
    const assault = must(afterRoll(state, 4), accept, [4]);
    expect(assault.decisions.at(-1)!.kind).toBe('exchange');
    const given = assault.decisions.at(-1) as { units: readonly number[] };
    const ashore = must(assault, lose(...given.units.slice(0, 2)));
    expect(whereIs(ashore, given.units[2]!)).toBe('1656');
    expect(ashore.units[unit]!.cut).toBe(1);
  });
});

describe('Sequence.C: whoever must decide can, and nobody else', () => {
  const LANDING = stacks('s1656 6-4-2, s1954 0-1-2');
  const landing = afterRoll(interphase(LANDING), 4);
  const twoCities = afterRoll(interphase(FORCES, quiet), 2);
  const noOulu = { owners: { '0931': 'soviet' }, turn: 2, waiting: SWEDES_WAIT } as const;
  const swedes = afterRoll(interphase(stacks('f0604 2-2-3'), noOulu), 5);
  const regiments = stacks('s1602 2-1-2 2-1-2, s1603 0-1-2');
  const recall = afterRoll(interphase(regiments, { turn: 2 }), 6);
  const cold = afterRoll(interphase([...regiments, ...stacks('s1120 2-2-2')], { ...quiet, turn: 8 }), 6);

  it('in a landing and all that follows from it', () => {
    expect.hasAssertions();
    expectOpen(landing, 'finn', 'accept', 'decline');
    expectOpen(must(landing, accept, [1]), 'soviet', 'roll');
    expectOpen(must(landing, accept, [4]), 'finn', 'lose');
    expectOpen(must(landing, accept, [5]), 'soviet', 'retreat');
    expectOpen(must(landing, decline), 'soviet', 'roll');
  });

  it('in a muster', () => {
    expectOpen(twoCities, 'finn', 'arrive');
    expectOpen(swedes, 'finn', 'arrive');
    const half = must(swedes, arriveAt(SWEDES, '0604'));
    expectOpen(half, 'finn', 'arrive');
    expect(refusal(half, arriveAt(SWEDES, '1306')).key).toBe('muster-swedes');
    expectOpen(must(half, arriveAt(REGIMENT_64, '1306')), 'soviet', 'roll');
  });

  it('in a forfeit', () => {
    expectOpen(recall, 'soviet', 'lose');
    expect(cold.units[unitAt(cold, '1120')]!.cut).toBe(1);
    expectOpen(cold, 'finn', 'lose');
    const isolated = must(cold, lose(unitAt(cold, '1120')));
    expectOpen(isolated, 'finn', 'lose');
  });

  it('at the end of the game', () => {
    const over = must(interphase(FORCES, { course: { ceaseFireAfter: 5 } }), accept);
    expect(over.phase).toBe('over');
    for (const action of [roll, end, accept, decline]) expect(refusal(over, action).key).toBe('game-over');
  });

  it('where the paratroops may drop', () => {
    expect.hasAssertions();
    const state = position('soviet', 'event-drop', FORCES, { options: { events: true } });
    const ready: State = {
      ...state,
      units: state.units.map((u, id) => (id === PARATROOPS ? { ...u, at: hex('1602') } : u)),
    };
    expectOpen(ready, 'soviet', 'drop', 'end');
  });
});
