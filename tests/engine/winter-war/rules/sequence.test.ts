import {
  advancers,
  advances,
  apply,
  check,
  decider,
  LAST_TURN,
  legalActions,
  newGame,
  openActions,
  readySetUp,
  retreaters,
  score,
  type Action,
  type PhaseName,
  type Side,
  type State,
} from '#engine/winter-war';
import {
  end,
  endUntil,
  eventOf,
  eventsOf,
  hex,
  hexes,
  must,
  played,
  position,
  refusal,
  refusalKey,
  unitAt,
  whereIs,
  stacks,
} from './helpers.ts';

const where = (state: State): [number, Side, PhaseName] => [state.turn, state.phasing, state.phase];
/** One of every action, so that a phase can be asked which of them it knows. */
const EVERY: readonly Action[] = [
  { type: 'place', unit: 0, hex: null },
  { type: 'arrive', unit: 0, hex: null },
  { type: 'move', unit: 0, path: [] },
  { type: 'administer', unit: 0 },
  { type: 'retreat', unit: 0, to: null },
  { type: 'advance', unit: 0, to: 0 },
  { type: 'attack', attackers: [], targets: [] },
  { type: 'lose', units: [] },
  { type: 'decline' },
];
const known = (state: State): string[] =>
  EVERY.filter((action) => !refusalKey(state, action)?.startsWith('when-'))
    .map(({ type }) => type)
    .filter((type) => openActions(state).includes(type));

/** A 1-1-3 north of Row A that may step back before the regiment at 2115. */
const SKIRMISH = stacks('f2015 1-1-3, s2115 2-1-2, s2215 0-1-2, s2016 1-1-4');

describe('Sequence.A1: the Reinforcement Phase opens a Player-Turn', () => {
  const state = position('soviet', 'reinforcement', stacks('s1602 0-1-2'), {
    turn: 6,
    waiting: [{ type: '8-3-2', name: '302' }],
  });

  it('knows arrivals and nothing else', () => {
    expect(known(state)).toEqual(['arrive']);
    expect(openActions(state)).toEqual(['arrive', 'end']);
    expect(where(must(state, end))).toEqual([6, 'soviet', 'movement']);
  });

  it('passes by when nothing is due', () => {
    const before = position('finn', 'attack', stacks('f0604 1-1-3'), { turn: 5 });
    expect(where(must(before, end))).toEqual([6, 'soviet', 'movement']);
    const due = position('finn', 'attack', stacks('f0604 1-1-3'), {
      turn: 5,
      waiting: [{ type: '8-3-2', name: '302' }],
    });
    expect(where(must(due, end))).toEqual([6, 'soviet', 'reinforcement']);
  });
});

describe('Sequence.A2: the Movement Phase follows', () => {
  it('knows moves and supply orders and nothing else', () => {
    const state = position('soviet', 'movement', stacks('s1602 6-4-2'));
    expect(known(state)).toEqual(['move', 'administer']);
    const finn = position('finn', 'movement', stacks('f0604 1-1-3'));
    expect([...legalActions(finn)].every(({ type }) => type === 'move' || type === 'end')).toBe(true);
    expect(where(must(finn, end))).not.toEqual(where(finn));
  });
});

describe('Sequence.A3a: the Retreat-Before-Combat Segment', () => {
  const state = must(position('soviet', 'movement', SKIRMISH), end);

  it('belongs to the other player and knows retreats only', () => {
    expect(where(state)).toEqual([5, 'soviet', 'retreat-before']);
    expect(decider(state)).toBe('finn');
    expect(known(state)).toEqual(['retreat']);
    expect(retreaters(state)).toEqual([unitAt(state, '2015')]);
  });

  it('passes by when nobody may step back', () => {
    const quiet = position('soviet', 'movement', stacks('s1602 6-4-2'));
    expect(eventsOf(played(quiet, end).events, 'phase').map((e) => e.phase)).toEqual(['movement']);
    const firm = position('soviet', 'movement', [...SKIRMISH.slice(1), ...stacks('f2015 4-4-2')]);
    expect(where(must(firm, end))).toEqual([5, 'soviet', 'attack']);
  });

  it('belongs to the Soviet player in the Finnish Player-Turn, for his HQs', () => {
    const hq = position('finn', 'movement', stacks('f2014 2-2-3, s2114 0-1-2'));
    const segment = must(hq, end);
    expect(where(segment)).toEqual([5, 'finn', 'retreat-before']);
    expect(decider(segment)).toBe('soviet');
    expect(retreaters(segment)).toEqual([unitAt(hq, '2114')]);
  });
});

describe('Sequence.A3b: the Advance-Before-Combat Segment', () => {
  const segment = must(position('soviet', 'movement', SKIRMISH), end);
  const fled = must(segment, { type: 'retreat', unit: unitAt(segment, '2015'), to: hex('1915') });

  it('follows when a hex was vacated, for the phasing player', () => {
    const state = endUntil(fled, (s) => s.phase !== 'retreat-before');
    expect(where(state)).toEqual([5, 'soviet', 'advance-before']);
    expect(decider(state)).toBe('soviet');
    expect(known(state)).toEqual(['advance']);
    // The regiment may go; the NKVD may not enter Finland.
    expect(advancers(state)).toEqual([unitAt(state, '2115')]);
    expect(advances(state, unitAt(state, '2115'))).toEqual(hexes('2015'));
  });

  it('passes by when nobody stepped back', () => {
    expect(where(must(segment, end))).toEqual([5, 'soviet', 'attack']);
  });

  it('keeps the unit that advanced out of the attacks', () => {
    const advance = endUntil(fled, (s) => s.phase === 'advance-before');
    const unit = unitAt(advance, '2115');
    const gone = must(advance, { type: 'advance', unit, to: hex('2015') });
    expect(whereIs(gone, unit)).toBe('2015');
    const after = must(gone, end);
    // Beside it the 1-1-3 now stands at 1915, and it neither must nor may attack it.
    expect(where(after)).toEqual([5, 'finn', 'movement']);
  });
});

describe('Sequence.A3c: the Attack Segment', () => {
  const state = position('finn', 'attack', stacks('f2015 4-4-2, f2014 2-2-3, s2115 2-1-2, s2114 0-1-2'));

  it('knows attacks, and nothing while a result is unsettled', () => {
    expect(known(state)).toContain('attack');
    for (const type of ['place', 'arrive', 'move', 'retreat', 'advance', 'lose', 'decline'])
      expect(known(state)).not.toContain(type);
    // 4 to 1 against the regiment, 2 rolled: the defender retreats.
    const attack: Action = { type: 'attack', attackers: [unitAt(state, '2015')], targets: hexes('2115') };
    const { state: after, events } = played(state, attack, [2]);
    expect(eventOf(events, 'attacked')).toMatchObject({ column: '4-1', result: 'Dr' });
    expect(decider(after)).toBe('soviet');
    expect(refusal(after, end)).toMatchObject({ key: 'decide-first', rule: 'Combat.M' });
    expect([...legalActions(after)].every(({ type }) => type === 'retreat')).toBe(true);
    const settled = must(after, { type: 'retreat', unit: unitAt(after, '2115'), to: hex('2215') });
    expect(decider(settled)).toBe('finn');
    expect(check(settled, end)).toBeNull();
  });

  it('passes by when there is nothing to attack', () => {
    const quiet = position('finn', 'movement', stacks('f0604 1-1-3'));
    expect(where(must(quiet, end))).toEqual([6, 'soviet', 'movement']);
  });
});

describe('Sequence.B: the Soviet Player-Turn comes first, the Finnish follows with the same phases', () => {
  it('gives the Finns every phase in the same order', () => {
    const start = position('soviet', 'movement', stacks('f2013 2-2-3, s2113 0-1-2, s2012 0-1-2'), {
      waiting: [{ type: '1-1-3', name: '14' }],
    });
    const phases: string[] = [];
    let state = start;
    while (state.turn === 5) {
      phases.push(`${state.phasing} ${state.phase}`);
      if (state.phase === 'retreat-before')
        state = must(state, { type: 'retreat', unit: unitAt(state, '2113'), to: hex('2112') });
      state = must(state, end);
    }
    expect(phases).toEqual([
      'soviet movement',
      'finn reinforcement',
      'finn movement',
      'finn retreat-before',
      'finn advance-before',
      'finn attack',
    ]);
  });
});

describe('Sequence.D: ten Game-Turns, then the score', () => {
  const opening = (): State => {
    let state = newGame({}, 3);
    for (const _ of ['finn', 'soviet']) {
      state = readySetUp(state, 'historical', 1).reduce((now, action) => must(now, action), state);
      state = must(state, end);
    }
    return state;
  };

  it('counts ten turns of two Player-Turns, and ends', () => {
    expect(LAST_TURN).toBe(10);
    let state = opening();
    const turns: string[] = [];
    for (let i = 0; i < 200 && state.phase !== 'over'; i++) {
      const now = `${state.turn} ${state.phasing}`;
      if (turns.at(-1) !== now) turns.push(now);
      const going = refusalKey(state, end) === null ? end : [...legalActions(state)][0]!;
      state = must(state, going);
    }
    expect(turns).toEqual(Array.from({ length: 10 }, (_, i) => [`${i + 1} soviet`, `${i + 1} finn`]).flat());
    expect(state.outcome).toMatchObject({ reason: 'turns' });
    expect(state.phase).toBe('over');
  });

  it('scores after the tenth Finnish Player-Turn and lets nothing more be done', () => {
    const { state, events } = played(position('finn', 'attack', stacks('f0604 1-1-3'), { turn: 10 }), end);
    expect(eventOf(events, 'ended')?.outcome).toEqual(state.outcome);
    expect(state.turn).toBe(10);
    expect([...legalActions(state)]).toEqual([]);
    for (const action of [...EVERY, end])
      expect(refusal(state, action)).toMatchObject({ key: 'game-over', rule: 'Sequence.D' });
    const ninth = must(position('finn', 'attack', stacks('f0604 1-1-3'), { turn: 9 }), end);
    expect(where(ninth)).toEqual([10, 'soviet', 'movement']);
    expect(ninth.outcome).toBeNull();
  });
});

describe('E1: a Finnish unit in Leningrad ends the game at once', () => {
  const march = (errata: boolean): State => {
    const state = position('finn', 'movement', stacks('f1603 1-1-3'), { options: { errata } });
    return must(state, { type: 'move', unit: unitAt(state, '1603'), path: hexes('1602') });
  };

  it('is a Finnish victory in the midst of the Movement Phase', () => {
    const state = march(true);
    expect(state.phase).toBe('over');
    expect(state.outcome).toMatchObject({ reason: 'leningrad', level: 'decisive-finnish' });
    expect(refusalKey(state, end)).toBe('game-over');
  });

  it('counts an advance after combat too', () => {
    const state = position('finn', 'attack', stacks('f1603 6-6-2, s1602 0-1-2'));
    const unit = unitAt(state, '1603');
    const won = must(state, { type: 'attack', attackers: [unit], targets: hexes('1602') }, [6]);
    expect(won.outcome).toBeNull();
    expect(must(won, { type: 'advance', unit, to: hex('1602') }).outcome).toMatchObject({
      reason: 'leningrad',
    });
  });

  it('counts a unit that means to go on: its move stops there', () => {
    for (const type of ['1-1-3', '0-0-3', '3-2-2']) {
      const state = position('finn', 'movement', stacks(`f1502 ${type}`));
      const unit = unitAt(state, '1502');
      const { state: after, events } = played(state, { type: 'move', unit, path: hexes('1602', '1701') });
      expect(after.outcome).toMatchObject({ reason: 'leningrad', level: 'decisive-finnish' });
      expect(whereIs(after, unit)).toBe('1602');
      expect(eventOf(events, 'moved')!.path).toEqual(hexes('1602'));
      expect(score(after).lines.map((l) => l.key)).not.toContain('leningrad-taken');
    }
    const without = position('finn', 'movement', stacks('f1502 1-1-3'), { options: { errata: false } });
    const unit = unitAt(without, '1502');
    const gone = must(without, { type: 'move', unit, path: hexes('1602', '1701') });
    expect([gone.phase, whereIs(gone, unit)]).toEqual(['movement', '1701']);
  });

  it('is an erratum: without it, or beside the city, the game goes on', () => {
    expect(march(false)).toMatchObject({ phase: 'movement', outcome: null });
    const state = position('finn', 'movement', stacks('f1504 1-1-3'));
    const near = must(state, { type: 'move', unit: unitAt(state, '1504'), path: hexes('1603') });
    expect(near).toMatchObject({ phase: 'movement', outcome: null });
    // Soviet units come and go.
    const home = position('soviet', 'movement', stacks('s1603 1-1-4'));
    const back = apply(home, { type: 'move', unit: unitAt(home, '1603'), path: hexes('1602') });
    expect(back.ok && back.state.outcome).toBeNull();
  });
});
