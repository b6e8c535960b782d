import {
  arrivalTurn,
  HANDICAPS,
  isHandicap,
  levelOf,
  newGame,
  OFF_MAP,
  OPTION_KEYS,
  readySetUp,
  ROSTER,
  score,
  waiting,
  type Action,
  type LedgerLine,
  type OptionKey,
  type PositionSpec,
  type Side,
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
  played,
  position,
  unitAt,
  whereIs,
  stacks,
} from './helpers.ts';

const roll: Action = { type: 'roll' };
const ANYBODY = stacks('f0604 4-4-2, s1602 0-1-2');
const PARATROOPS = ROSTER.find((c) => c.type.label === '3-1-1')!.id;
const on = (...keys: OptionKey[]): Partial<Record<OptionKey, true>> =>
  Object.fromEntries(keys.map((key) => [key, true]));

const WITH_HANDICAP = ['acceleratedAid', 'sovietPreparedness', 'earlierStart'] as const;
const COMBINATIONS = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => WITH_HANDICAP.filter((_, i) => bits & (1 << i)));
const POINTS = { acceleratedAid: 10, sovietPreparedness: -20, earlierStart: -20 } as const;

const handicaps = (state: State): LedgerLine[] =>
  score(state).lines.filter((line) => line.key === 'handicap');

describe('Option.Handicap: what the ease of a variant costs', () => {
  it('is a line of the ledger for each variant that has one', () => {
    for (const keys of COMBINATIONS) {
      const state = position('soviet', 'movement', ANYBODY, { options: on(...keys) });
      expect(handicaps(state)).toEqual(
        keys.map((option) => ({
          key: 'handicap',
          option,
          worth: POINTS[option],
          points: POINTS[option],
          hexes: [],
          reason: 'agreed',
          rule: 'Option.Handicap',
        })),
      );
    }
  });

  it('is added up', () => {
    const totals = COMBINATIONS.map((keys) => {
      const state = position('soviet', 'movement', ANYBODY, { options: on(...keys) });
      return [keys.join(), score(state).points - score(position('soviet', 'movement', ANYBODY)).points];
    });
    expect(Object.fromEntries(totals)).toEqual({
      '': 0,
      acceleratedAid: 10,
      sovietPreparedness: -20,
      'acceleratedAid,sovietPreparedness': -10,
      earlierStart: -20,
      'acceleratedAid,earlierStart': -10,
      'sovietPreparedness,earlierStart': -40,
      'acceleratedAid,sovietPreparedness,earlierStart': -30,
    });
  });

  it('is nothing for any other switch', () => {
    expect(HANDICAPS).toEqual(POINTS);
    for (const key of OPTION_KEYS) {
      const state = position('soviet', 'movement', ANYBODY, { options: { events: true, ...on(key) } });
      expect([key, handicaps(state).length]).toEqual([key, WITH_HANDICAP.some((k) => k === key) ? 1 : 0]);
    }
  });

  /** The end of Game-Turn 10 with Viipuri and perhaps the Mannerheim Line in Soviet hands. */
  const ended = (options: PositionSpec['options'], line: boolean): State => {
    const owners: Record<string, Side> = { '1306': 'soviet' };
    if (line) for (const name of ['1405', '1406', '1506', '1606']) owners[name] = 'soviet';
    const state = position('finn', 'movement', ANYBODY, { turn: 10, owners, options: { ...options } });
    return must(state, end);
  };

  it('counts for the level at the end, and can be told from the rest', () => {
    const cases = [
      [{}, true, 65, 'marginal-soviet', 'marginal-soviet'],
      [on('earlierStart'), true, 45, 'draw', 'marginal-soviet'],
      [on('sovietPreparedness', 'earlierStart'), true, 25, 'decisive-finnish', 'marginal-soviet'],
      [{}, false, 25, 'decisive-finnish', 'decisive-finnish'],
      [on('acceleratedAid'), false, 35, 'draw', 'decisive-finnish'],
      [on('acceleratedAid', 'earlierStart'), true, 55, 'draw', 'marginal-soviet'],
    ] as const;
    for (const [options, line, points, level, without] of cases) {
      const state = ended(options, line);
      expect(state.outcome).toEqual({ reason: 'turns', points, level });
      const taken = handicaps(state).reduce((sum, h) => sum + h.points, 0);
      expect(levelOf(points - taken)).toBe(without);
    }
  });

  it('counts after a cease-fire as well', () => {
    const options = { events: true, ceaseFire: true, earlierStart: true };
    const state = position('finn', 'interphase', ANYBODY, { options, course: { ceaseFireAfter: 5 } });
    const over = must(state, { type: 'accept' });
    expect(over.outcome).toEqual({ reason: 'cease-fire', points: -20, level: 'decisive-finnish' });
  });

  it('is no matter when the Finns take Leningrad', () => {
    const units = stacks('f1603 4-4-2, s2413 0-1-2');
    const state = position('finn', 'movement', units, { options: on('acceleratedAid') });
    const over = must(state, { type: 'move', unit: unitAt(state, '1603'), path: [hex('1602')] });
    expect(over.outcome).toEqual({ reason: 'leningrad', points: 0, level: 'decisive-finnish' });
  });
});

describe('Option.Handicap: points that the players have agreed on', () => {
  it('are a line of the ledger of their own, behind those of the variants', () => {
    const state = position('soviet', 'movement', ANYBODY, {
      options: { ...on('acceleratedAid'), handicap: 30 },
    });
    expect(handicaps(state).map(({ option, points }) => [option, points])).toEqual([
      ['acceleratedAid', 10],
      [undefined, 30],
    ]);
    expect(handicaps(state)[1]).toEqual({
      key: 'handicap',
      worth: 30,
      points: 30,
      hexes: [],
      reason: 'agreed',
      rule: 'Option.Handicap',
    });
  });

  it.each([
    // Viipuri alone is worth 25.
    [undefined, 25, 'decisive-finnish'],
    [5, 30, 'decisive-finnish'],
    [6, 31, 'draw'],
    [35, 60, 'draw'],
    [36, 61, 'marginal-soviet'],
    [60, 85, 'substantive-soviet'],
    [-60, -35, 'decisive-finnish'],
  ])('of %s count for the level at the end', (handicap, points, level) => {
    const owners = { '1306': 'soviet' } as const;
    const options = handicap === undefined ? {} : { handicap };
    const state = position('finn', 'movement', ANYBODY, { turn: 10, owners, options });
    expect(must(state, end).outcome).toEqual({ reason: 'turns', points, level });
  });

  it('are no matter when the Finns take Leningrad (E1)', () => {
    const units = stacks('f1603 4-4-2, s2413 0-1-2');
    const state = position('finn', 'movement', units, { options: { handicap: 60 } });
    const over = must(state, { type: 'move', unit: unitAt(state, '1603'), path: [hex('1602')] });
    expect(over.outcome).toEqual({ reason: 'leningrad', points: 0, level: 'decisive-finnish' });
  });

  it('go into a new game, and 0 is none', () => {
    expect(newGame({ handicap: -15 }, 1).options.handicap).toBe(-15);
    expect(newGame({ handicap: 0 }, 1).options).toEqual(newGame({}, 1).options);
  });

  it.each([
    [1, true],
    [-60, true],
    [60, true],
    [0, false],
    [61, false],
    [2.5, false],
    ['5', false],
    [NaN, false],
  ])('may be whole numbers to 60: %s', (value, may) => expect(isHandicap(value)).toBe(may));
});

describe('Option.Together: where the variants meet', () => {
  it('preparedness brings airborne operations, resolute intervention waits for the events', () => {
    expect(newGame(on('sovietPreparedness'), 1).options.airborne).toBe(true);
    expect(newGame(on('resoluteIntervention'), 1).options.resoluteIntervention).toBe(false);
    expect(newGame(on('resoluteIntervention', 'events'), 1).options.resoluteIntervention).toBe(true);
  });

  /** The Interphase after Game-Turn 4, with no Scenario to roll for; a 4 is Special Event F. */
  const rollF = (state: State) => played(state, roll, [4]);
  const dropped = (units: readonly UnitSpec[], die: number): State => {
    const state = position('soviet', 'planned-drop', [...stacks('s1602 3-1-1'), ...units], {
      turn: 4,
      options: { airborne: true, events: true },
      course: { plan: { hex: hex('1306'), turn: 4 }, scenarioOver: true },
    });
    const down = must(state, { type: 'drop', hex: hex('1306') }, [die]);
    return endUntil(down, (s) => s.phase === 'interphase');
  };

  it('with airborne operations Event F brings back an eliminated 3-1-1, and nothing else', () => {
    // Viipuri takes 4 off: a 1 is the end of it.
    const lost = dropped(stacks('f0604 4-4-2'), 1);
    expect(whereIs(lost, PARATROOPS)).toBe('eliminated');
    const { state, events } = rollF(lost);
    expect(eventOf(events, 'special-event')).toEqual({ type: 'special-event', event: 'F', effect: true });
    expect(whereIs(state, PARATROOPS)).toBe('1602');
    // It is there as ever: a new drop may be planned, and there is no other drop than that.
    const five = must(state, end);
    expect(five).toMatchObject({ turn: 5, phase: 'reinforcement', phasing: 'soviet' });
    const phases = new Set<string>();
    endUntil(five, (s) => {
      phases.add(s.phase);
      return s.phasing === 'finn';
    });
    expect([...phases].filter((phase) => phase.endsWith('drop'))).toEqual([]);
    // While it lives, the event is none.
    const alive = rollF(dropped(stacks('f0604 4-4-2'), 6));
    expect(eventOf(alive.events, 'special-event')).toMatchObject({ event: 'F', effect: false });
    expect(whereIs(alive.state, PARATROOPS)).toBe('1306');
  });

  it('preparedness and an earlier start: the larger forces set up, and keep back out of them', () => {
    let state = newGame(on('sovietPreparedness', 'earlierStart'), 1);
    for (const side of ['finn', 'soviet'] as const) {
      expect(state.phasing).toBe(side);
      for (const action of readySetUp(state, 'historical', 1)) state = must(state, action);
      if (side === 'soviet') state = must(state, { type: 'plan', hex: hex('1607') });
      state = must(state, end);
    }
    const kept = waiting(state, 'soviet').filter((id) => arrivalTurn(state.options, id) === 0);
    expect(kept.reduce((sum, id) => sum + ROSTER[id]!.type.attack, 0)).toBe(20);
    // Regiments of Game-Turn 3 are among them.
    expect(kept.filter((id) => ROSTER[id]!.arrival === 3)).toHaveLength(3);
    expect(state).toMatchObject({ turn: 0, course: { plan: { turn: 0 }, petrozavodskRaised: true } });
    expect(handicaps(state).map((line) => line.points)).toEqual([-20, -20]);
  });

  it('an earlier start and a variable length: Game-Turns 0 to 13', () => {
    const options = on('earlierStart', 'variableLength');
    let state = position('soviet', 'movement', ANYBODY, { turn: 0, options });
    const turns = new Set<number>();
    for (let i = 0; i < 80 && state.phase !== 'over'; i++) {
      turns.add(state.turn);
      state = state.interphase?.steps.length ? must(state, roll, [6]) : must(state, end);
    }
    expect([...turns]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(state.phase).toBe('over');
  });

  it('a variable length and the events: the Interphases after 10, 11 and 12 have all their dice', () => {
    const options = on('variableLength', 'events');
    let state = position('finn', 'movement', ANYBODY, { turn: 10, options });
    const dice: string[] = [];
    for (let i = 0; i < 60 && state.phase !== 'over'; i++) {
      if (state.interphase?.steps.length) {
        const { state: next, events } = played(state, roll, [state.interphase.steps[0] === 'length' ? 6 : 1]);
        dice.push(...eventsOf(events, 'rolled').map((e) => `${state.turn} ${e.of}`));
        state = next;
      } else state = must(state, end);
    }
    expect(dice).toEqual([
      '10 length',
      '10 scenario',
      '10 event',
      '11 scenario',
      '11 event',
      '12 length',
      '12 scenario',
      '12 event',
    ]);
    expect(state.turn).toBe(13);
  });

  it('foreign aid adds nothing to the two dice of a resolute intervention; its handicap stays', () => {
    const options = on('acceleratedAid', 'resoluteIntervention', 'events');
    for (const [dice, comes] of [
      [[3, 3], true],
      [[3, 4], false],
      [[1, 6], false],
    ] as const) {
      const state = position('finn', 'interphase', ANYBODY, { turn: 5, options });
      expect(eventOf(played(state, roll, dice).events, 'rolled')).toMatchObject({
        of: 'intervention',
        atMost: 6,
        comes,
      });
      expect(handicaps(state).map((line) => line.points)).toEqual([10]);
      // The volunteers of the event die come all the same.
      const event = played(must(state, roll, [6, 6]), roll, [1]);
      expect(eventOf(event.events, 'rolled')).toMatchObject({ of: 'event', volunteers: true });
    }
  });

  it('a unit that paid two points to break railway does not exploit', () => {
    const options = on('skiExploitation', 'variableDemolition');
    const units = stacks('f2322 1-1-3, f0506 1-1-3');
    const state = position('finn', 'movement', units, { options });
    const unit = unitAt(state, '2322');
    const step: Action = { type: 'move', unit, path: [hex('2222')] };
    const broken = endUntil(must(state, { type: 'demolish', unit }), (s) => s.phase === 'exploitation');
    expect([...broken.course.broken]).toEqual([hex('2322')]);
    expect(() => must(broken, step)).toThrow('cannot exploit');
    const idle = endUntil(state, (s) => s.phase === 'exploitation');
    expect(whereIs(must(idle, step), unit)).toBe('2222');
  });

  it('Murmansk Defence stays with every variant, and goes with the events only', () => {
    const penalties = (options: PositionSpec['options']): number => {
      const state = position('soviet', 'movement', ANYBODY, { turn: 5, options: { ...options } });
      return endUntil(state, (s) => s.phasing === 'finn').penalties.length;
    };
    const variants = OPTION_KEYS.slice(OPTION_KEYS.indexOf('airborne'));
    expect(variants).toHaveLength(9);
    for (const key of variants) expect([key, penalties(on(key))]).toEqual([key, 1]);
    expect(penalties(on(...variants))).toBe(1);
    expect(penalties(on('events', ...variants))).toBe(0);
  });

  it('all of them together make a game that begins, and knows what is still to come', () => {
    const everything = newGame(on(...OPTION_KEYS.filter((key) => key !== 'touchMove')), 1);
    expect(everything).toMatchObject({ turn: 0, phase: 'set-up', lastTurn: 10 });
    for (const { id, arrival } of ROSTER) {
      const at =
        id === PARATROOPS ? hex('1602') : typeof arrival === 'number' ? OFF_MAP.waiting : OFF_MAP.unused;
      expect(everything.units[id]!.at).toBe(at);
    }
  });
});
