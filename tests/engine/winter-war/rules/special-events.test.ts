import {
  board,
  dropHexes,
  legalActions,
  MARK,
  overstacked,
  reach,
  ROSTER,
  score,
  supply,
  waiting,
  type Action,
  type PositionSpec,
  type State,
  type UnitId,
  type UnitSpec,
} from '#engine/winter-war';
import {
  accept,
  afterRoll,
  ALLIES,
  arriveAt,
  begins,
  countersOf,
  decline,
  expectOpen,
  goOn,
  interphase,
  lose,
  PARATROOPS,
  placesOf,
  quiet,
  rolled,
  VOLUNTEERS,
  without,
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
  refusalKey,
  unitAt,
  unitsAt,
  whereIs,
  stacks,
} from './helpers.ts';

const FORCES = stacks('f0604 2-2-3, s1602 6-4-2');
const REGIMENTS = countersOf('2-1-2');
/** The Interphase after a Game-Turn, with nothing but the Special Event to roll for. */
const special = (turn: number, units: readonly UnitSpec[] = FORCES, more: Partial<PositionSpec> = {}) =>
  interphase(units, { turn, ...more, course: { ...quiet.course, ...more.course } });
/** What was rolled, and the events that came of it with their effects: "J yes, G no". */
const outcome = (state: State, die: number): string =>
  eventsOf(rolled(state, die).events, 'special-event')
    .map(({ event, effect }) => `${event} ${effect ? 'yes' : 'no'}`)
    .join(', ');
/** As if the units in a hex had moved. */
const stuck = (state: State, at: string): State => ({
  ...state,
  units: state.units.map((u) => (u.at === hex(at) ? { ...u, marks: MARK.moved } : u)),
});
const drop = (at: string): Action => ({ type: 'drop', hex: hex(at) });

describe('Event.Table · X1: the events by Game-Turn and die', () => {
  it.each([
    [1, '.   .   .   F G H'],
    [2, '.   .   .   F G H'],
    [3, '.   .   .   F G H'],
    [4, '.   .   .   F G H'],
    [5, '.   G   H   J K G+J'],
    [6, '.   G   H   J K G+J'],
    [7, '.   G   H   J K G+J'],
    [8, '.   .   F   J K L'],
    [9, '.   .   F   J K L'],
  ])('after Game-Turn %i', (turn, row) => {
    const found = [1, 2, 3, 4, 5, 6].map((die) => {
      const { events } = rolled(special(turn), die);
      const { event } = eventOf(events, 'rolled') as { event: string | null };
      expect(eventsOf(events, 'special-event').map((e) => e.event)).toEqual(
        event ? event.split('+').toSorted().toReversed() : [],
      );
      return event ?? '.';
    });
    expect(found.join(' ')).toBe(row.replaceAll(/ +/g, ' '));
  });

  it.each([10, 11, 12])('reads Game-Turn %i as the ninth', (turn) => {
    const more = { options: { variableLength: true }, lastTurn: turn < 12 ? 12 : 13 };
    const opened = special(turn, FORCES, more);
    const state = opened.interphase!.steps[0] === 'length' ? afterRoll(opened, 6) : opened;
    const found = [1, 2, 3, 4, 5, 6].map((die) => eventOf(rolled(state, die).events, 'rolled'));
    expect(found.map((e) => (e as { event: string | null }).event)).toEqual([null, null, 'F', 'J', 'K', 'L']);
  });

  it('is the Soviet player’s die, whether a Scenario has come or not', () => {
    expect.hasAssertions();
    expectOpen(special(5), 'soviet', 'roll');
    expectOpen(afterRoll(interphase(FORCES), 1), 'soviet', 'roll');
    expectOpen(afterRoll(interphase(FORCES), 5), 'soviet', 'roll');
  });
});

describe('Event.F: the Soviet paradrop', () => {
  it('places the 3-1-1 in Leningrad, once a game', () => {
    const state = afterRoll(special(2), 4);
    expect(whereIs(state, PARATROOPS)).toBe('1602');
    expect(outcome(special(2), 4)).toBe('F yes');
    const later = goOn(state, begins(3, 'finn', 'interphase'));
    expect(outcome(later, 4)).toBe('F no');
    expect(outcome(without(later, PARATROOPS), 4)).toBe('F no');
  });

  it('comes from the third table too', () => {
    expect(whereIs(afterRoll(special(9), 3), PARATROOPS)).toBe('1602');
  });

  it('is no event while Finns are in Leningrad', () => {
    const lost = special(2, stacks('f1602 2-2-3'), { options: { errata: false } });
    expect(outcome(lost, 4)).toBe('F no');
    expect(whereIs(afterRoll(lost, 4), PARATROOPS)).toBe('unused');
  });

  it('brings back a brigade that was lost, where it is in the game from the start', () => {
    const options = { airborne: true };
    const lost = without(special(2, FORCES, { options }), PARATROOPS);
    expect(outcome(lost, 4)).toBe('F yes');
    expect(whereIs(afterRoll(lost, 4), PARATROOPS)).toBe('1602');
    expect(outcome(special(2, [...FORCES, ...stacks('s1602 3-1-1')], { options }), 4)).toBe('F no');
    expect(outcome(special(2, [...FORCES, ...stacks('s1506 3-1-1')], { options }), 4)).toBe('F no');
    // Once a game, here too.
    const again = goOn(afterRoll(lost, 4), begins(3, 'finn', 'interphase'));
    expect(outcome(without(again, PARATROOPS), 4)).toBe('F no');
  });

  it('lets it stack freely in Leningrad, and nowhere else', () => {
    const full = stacks('s1602 6-4-2 6-4-2 3-1-1');
    const state = position('soviet', 'movement', [...full, ...stacks('s1703 6-4-2 6-4-2')]);
    expect(overstacked(state, 'soviet')).toEqual([]);
    expect(refusalKey(state, end)).toBeNull();
    expect(
      refusalKey(state, { type: 'move', unit: unitAt(state, '1602', '3-1-1'), path: [hex('1601')] }),
    ).toBeNull();
    // It may come in where there is no room for others, nor can any be made.
    const outside = stuck(
      position('soviet', 'movement', stacks('s1602 6-4-2 6-4-2, s1603 6-4-2 3-1-1')),
      '1602',
    );
    const into = (type: string): string | null =>
      refusalKey(outside, { type: 'move', unit: unitAt(outside, '1603', type), path: [hex('1602')] });
    expect([into('3-1-1'), into('6-4-2')]).toEqual([null, 'no-room']);
    // With it there, one other leaves room for one more; and it is not the one that is too many.
    const crowd = stuck(
      position('soviet', 'movement', stacks('s1602 6-4-2 3-1-1, s1603 6-4-2 6-4-2')),
      '1602',
    );
    const [first = -1, second = -1] = unitsAt(crowd, '1603');
    const joined = must(crowd, { type: 'move', unit: first, path: [hex('1602')] });
    expect(overstacked(joined, 'soviet')).toEqual([]);
    expect(refusal(joined, { type: 'move', unit: second, path: [hex('1602')] }).key).toBe('no-room');
    const field = position('soviet', 'movement', stacks('s1603 6-4-2 6-4-2 3-1-1'));
    expect(overstacked(field, 'soviet')).toEqual([hex('1603')]);
  });

  const ready = (units: readonly UnitSpec[] = FORCES): State =>
    position('soviet', 'event-drop', [...units, ...stacks('s1602 3-1-1')], { options: { events: true } });

  it('drops it at the end of a Soviet Player-Turn, after the attacks', () => {
    const arrived = afterRoll(special(2), 4);
    const state = goOn(arrived, begins(3, 'soviet', 'event-drop'));
    expectOpen(state, 'soviet', 'drop', 'end');
    const { events, state: down } = played(state, drop('1506'));
    expect(events).toContainEqual({
      type: 'dropped',
      unit: PARATROOPS,
      hex: hex('1506'),
      die: null,
      modifiers: [],
      result: 'fine',
    });
    expect(whereIs(down, PARATROOPS)).toBe('1506');
    // There is nothing else to do: the Player-Turn is over.
    expect(down).toMatchObject({ turn: 3, phasing: 'finn', phase: 'movement' });
  });

  it('can wait for a later Player-Turn', () => {
    const state = must(ready(), end);
    expect(state.phasing).toBe('finn');
    const next = goOn(state, begins(6, 'soviet', 'event-drop'));
    expectOpen(next, 'soviet', 'drop', 'end');
  });

  it('is not for a unit that moved in this Player-Turn, or is not in Leningrad', () => {
    const at = (name: string): State =>
      position('soviet', 'movement', [...FORCES, ...stacks(`s${name} 3-1-1`)], { options: { events: true } });
    const home = must(must(at('1603'), { type: 'move', unit: PARATROOPS, path: [hex('1602')] }), end);
    expect(home).toMatchObject({ turn: 5, phasing: 'finn', phase: 'movement' });
    const outside = must(at('1603'), end);
    expect(outside).toMatchObject({ turn: 5, phasing: 'finn', phase: 'movement' });
    const still = must(at('1602'), end);
    expect(still).toMatchObject({ turn: 5, phasing: 'soviet', phase: 'event-drop' });
  });

  it('lands on open land of Finland within six hexes of Leningrad, out of Finnish ZOC, with room', () => {
    const state = ready(stacks('f1606 6-6-2, s1306 2-1-2 2-1-2, s1405 2-1-2, s1603 0-1-2, f1209 0-0-3'));
    const open = dropHexes(state);
    const { country, terrain } = board.tables;
    for (let at = 0; at < board.columns * board.rows; at++) {
      const name = board.hexName(at);
      const near = board.distance(at, hex('1602')) <= 6 && country[at] === 1 && terrain[at]! <= 1;
      const shut = board.distance(at, hex('1606')) <= 1 || board.distance(at, hex('1209')) <= 1;
      const landed = near && !shut && name !== '1306';
      expect([name, open.includes(at), refusalKey(state, drop(name)) === null]).toEqual([
        name,
        landed,
        landed,
      ]);
    }
    expect(open).toContain(hex('1405'));
    expect(refusal(state, drop('1306')).key).toBe('drop-full');
    expect(refusal(state, drop('1606')).key).toBe('enemy-there');
    expect(refusal(state, drop('1506'))).toMatchObject({ key: 'drop-zone', rule: 'Event.F' });
    expect(refusal(state, drop('0604'))).toMatchObject({ key: 'drop-hex', rule: 'Event.F' });
    expect(refusal(state, drop('1703')).key).toBe('drop-hex');
    // Nobody lands on the Gulf, frozen or not.
    expect(board.distance(hex('1304'), hex('1602'))).toBeLessThan(6);
    for (const now of [state, { ...state, turn: 9 }]) expect(refusal(now, drop('1304')).key).toBe('drop-hex');
  });

  it('captures where it lands, can be isolated, and moves from the next Soviet Player-Turn on', () => {
    const down = must(ready(), drop('1306'));
    expect(down.owner[hex('1306')]).toBe(2);
    const finnish = must(down, end);
    expect(finnish.units[PARATROOPS]!.cut).toBe(1);
    const next = goOn(finnish, begins(6, 'soviet', 'movement'));
    expect(reach(next, PARATROOPS).length).toBeGreaterThan(0);
    const fed = ready([...FORCES, ...stacks('s1504 0-1-2')]);
    expect(must(must(fed, drop('1405')), end).units[PARATROOPS]!.cut).toBe(0);
  });
});

describe('Event.G: foreign volunteers', () => {
  const first = VOLUNTEERS[0]!;
  const volunteers = (units: readonly UnitSpec[], more: Partial<PositionSpec> = {}): State =>
    afterRoll(special(5, units, more), 2);

  it('offers Helsinki and Oulu where the Finns hold both', () => {
    const state = volunteers(FORCES);
    expect(outcome(special(5), 2)).toBe('G yes');
    expect(state.decisions).toEqual([
      { kind: 'muster', side: 'finn', units: [first], hexes: [hex('0604'), hex('0931')] },
    ]);
    expectOpen(state, 'finn', 'arrive');
    for (const city of ['0604', '0931']) {
      const { events, state: joined } = played(state, arriveAt(first, city));
      expect(whereIs(joined, first)).toBe(city);
      expect(eventOf(events, 'joined')).toEqual({ type: 'joined', units: [first], hex: hex(city) });
      expectOpen(joined, 'soviet', 'end');
    }
    for (const no of ['1306', '1656', '0605']) {
      expect(refusal(state, arriveAt(first, no)).key).toBe('muster-city');
    }
    expect(refusal(state, arriveAt(VOLUNTEERS[1]!, '0604')).key).toBe('muster-city');
    expect(refusal(state, { type: 'arrive', unit: first, hex: null }).key).toBe('muster-city');
  });

  it.each([
    ['0604', { owners: { '0931': 'soviet' } } as const, FORCES],
    ['0604', {}, [...FORCES, ...stacks('s0931 2-1-2')]],
    ['0931', { owners: { '0604': 'soviet' } } as const, stacks('s1602 6-4-2')],
  ])('goes to %s where it is the only one left', (city, more, units) => {
    const state = volunteers(units, more);
    expect(whereIs(state, first)).toBe(city);
    expectOpen(state, 'soviet', 'end');
  });

  it('is no event where both are lost', () => {
    const lost = { owners: { '0604': 'soviet', '0931': 'soviet' } } as const;
    expect(outcome(special(5, [], lost), 2)).toBe('G no');
    expect(placesOf(volunteers([], lost), VOLUNTEERS)).toEqual(VOLUNTEERS.map(() => 'unused'));
  });

  it('can bring six counters in a game, and no more', () => {
    let state = special(5);
    VOLUNTEERS.forEach((unit, i) => {
      expect(outcome(state, 2)).toBe('G yes');
      const joined = must(afterRoll(state, 2), arriveAt(unit, i % 2 ? '0604' : '0931'));
      // Roll again in the same Interphase; what has been lost does not come back.
      state = without({ ...joined, interphase: state.interphase }, ...(i === 0 ? [unit] : []));
    });
    expect(outcome(state, 2)).toBe('G no');
    expectOpen(afterRoll(state, 2), 'soviet', 'end');
  });

  it('may be too many in the city until the next Finnish Movement Phase ends', () => {
    const crowd = stacks('f0931 4-4-2, s1602 6-4-2');
    const state = volunteers(crowd, { owners: { '0604': 'soviet' } });
    expect(unitsAt(state, '0931')).toHaveLength(2);
    const soviet = goOn(state, begins(6, 'soviet', 'movement'));
    expect(soviet.decisions).toEqual([]);
    const finnish = goOn(soviet, begins(6, 'finn', 'movement'));
    expect(refusal(finnish, end)).toMatchObject({ key: 'overstacked', params: { limit: 1 } });
    const gone = must(finnish, { type: 'move', unit: first, path: [hex('0830')] });
    expect(refusalKey(gone, end)).toBeNull();
  });

  it('stands and fights there at once', () => {
    const enemies = stacks('s0830 6-4-2, s1230 0-1-2');
    const state = volunteers([...enemies, ...stacks('f0931 4-4-2')], { owners: { '0604': 'soviet' } });
    const attack = goOn(state, begins(6, 'soviet', 'attack'));
    const [own] = unitsAt(attack, '0830');
    const { events } = played(attack, { type: 'attack', attackers: [own!], targets: [hex('0931')] }, [1]);
    expect(eventOf(events, 'attacked')!.defence).toBe(12);
  });
});

describe('Event.H: Soviet logistics', () => {
  const scenario = { letter: 'B', turn: 4 } as const;
  const capacity = (state: State): number =>
    supply(state, 'soviet').cities.find(({ name }) => name === 'Petrozavodsk')!.capacity;

  it('lets Petrozavodsk supply 90 for the rest of the game', () => {
    const before = special(5, FORCES, { course: { scenario } });
    expect(capacity(before)).toBe(50);
    expect(outcome(before, 3)).toBe('H yes');
    const state = afterRoll(before, 3);
    expect(capacity(state)).toBe(90);
    expect(capacity(goOn(state, begins(9, 'soviet', 'movement')))).toBe(90);
    expect(outcome(goOn(state, begins(6, 'finn', 'interphase')), 3)).toBe('H no');
  });

  it('is no event without a Scenario in force', () => {
    expect(outcome(special(5), 3)).toBe('H no');
    expect(capacity(afterRoll(special(5), 3))).toBe(50);
    // The Scenario of the same Interphase counts, for it comes first.
    expect(outcome(afterRoll(interphase(FORCES), 5), 3)).toBe('H yes');
    expect(outcome(afterRoll(interphase(FORCES), 1), 3)).toBe('H no');
  });

  it('is no event where Petrozavodsk supplies 90 already', () => {
    const raised = special(5, FORCES, { course: { scenario, petrozavodskRaised: true } });
    expect(outcome(raised, 3)).toBe('H no');
  });
});

describe('Event.J · O4: Soviet replacements', () => {
  const [one = -1, two = -1] = REGIMENTS;
  const returned = (lost: UnitId[]): State => afterRoll(without(special(5), ...lost), 4);

  it('brings one eliminated 2-1-2 back as a reinforcement of the next Soviet Reinforcement Phase', () => {
    const before = without(special(5), one, two);
    const { events } = rolled(before, 4);
    expect(eventOf(events, 'returned')).toEqual({ type: 'returned', unit: one });
    expect(outcome(before, 4)).toBe('J yes');
    const state = returned([one, two]);
    expect(placesOf(state, [one, two])).toEqual(['waiting', 'eliminated']);
    const next = goOn(state, begins(6, 'soviet', 'reinforcement'));
    expect(waiting(next, 'soviet')).toEqual([one]);
    const on = must(next, arriveAt(one, '1602'));
    expect(whereIs(on, one)).toBe('1602');
  });

  it('may be held back', () => {
    let state = returned([one]);
    for (const turn of [6, 7]) {
      state = goOn(state, begins(turn, 'soviet', 'reinforcement'));
      expect(waiting(state, 'soviet')).toEqual([one]);
    }
    expect(whereIs(must(state, arriveAt(one, '1602')), one)).toBe('1602');
  });

  it('is no event where no 2-1-2 has been eliminated', () => {
    expect(outcome(special(5), 4)).toBe('J no');
    const others = [...countersOf('6-4-2').slice(1), ...countersOf('2-1-3'), ...countersOf('20-12-2')];
    expect(outcome(without(special(5), ...others), 4)).toBe('J no');
    expectOpen(afterRoll(special(5), 4), 'soviet', 'end');
  });

  it('gives only as many back as are lost', () => {
    const state = returned([one]);
    expect(outcome({ ...state, interphase: special(5).interphase }, 4)).toBe('J no');
  });
});

describe('Event.G · Event.J: both on a six', () => {
  const [one = -1] = REGIMENTS;

  it('happen one after the other, the choice of a city last', () => {
    const before = without(special(6), one);
    expect(outcome(before, 6)).toBe('J yes, G yes');
    const state = afterRoll(before, 6);
    expect(whereIs(state, one)).toBe('waiting');
    expectOpen(state, 'finn', 'arrive');
  });

  it('happen each by itself where the other cannot', () => {
    const lost = { owners: { '0604': 'soviet', '0931': 'soviet' } } as const;
    expect(outcome(special(6), 6)).toBe('J no, G yes');
    expect(outcome(without(special(6, [], lost), one), 6)).toBe('J yes, G no');
    expect(outcome(special(6, [], lost), 6)).toBe('J no, G no');
  });
});

describe('Event.K: the cease-fire', () => {
  it('may be called after the next Game-Turn, before the die for a Scenario', () => {
    const state = afterRoll(afterRoll(interphase(FORCES, { turn: 5 }), 1), 5);
    expect(outcome(special(5), 5)).toBe('K yes');
    expect(state.decisions).toEqual([]);
    expectOpen(state, 'soviet', 'end');
    const next = goOn(state, begins(6, 'finn', 'interphase'));
    expect(next.decisions).toEqual([{ kind: 'cease-fire', side: 'finn' }]);
    expect(next.interphase!.steps).toEqual(['scenario', 'event']);
    expectOpen(next, 'finn', 'accept', 'decline');
  });

  const offered = interphase([...FORCES, ...stacks('s1306 2-1-2, s1504 0-1-2, s1115 2-2-2')], {
    turn: 6,
    course: { ceaseFireAfter: 6 },
  });

  it('called, ends the game, which is scored as it stands', () => {
    const { events, state } = played(offered, accept);
    expect(state.phase).toBe('over');
    expect(state.decisions).toEqual([]);
    // Viipuri is held, and nothing else; the brigade cut off behind it is lost before the count.
    expect(eventsOf(events, 'eliminated')).toMatchObject([{ hex: hex('1115'), cause: 'isolated-at-end' }]);
    expect(score(state).points).toBe(25);
    expect(state.outcome).toEqual({ reason: 'cease-fire', points: 25, level: 'decisive-finnish' });
    expect(eventOf(events, 'ended')!.outcome).toEqual(state.outcome);
    expect([...legalActions(state)]).toEqual([]);
  });

  it('not called, is used up', () => {
    const { events, state } = played(offered, decline);
    expect(events).toEqual([{ type: 'declined', what: 'cease-fire' }]);
    expectOpen(state, 'finn', 'roll');
    const next = goOn(state, begins(7, 'finn', 'interphase'));
    expect(next.decisions).toEqual([]);
  });

  it('is offered again by another K', () => {
    const again = afterRoll(afterRoll(must(offered, decline), 1), 5);
    expect(goOn(again, begins(7, 'finn', 'interphase')).decisions).toMatchObject([{ kind: 'cease-fire' }]);
  });

  it.each([
    [5, 'K yes'],
    [8, 'K yes'],
    [9, 'K no'],
  ])('after Game-Turn %i: %s, for the tenth ends the game anyway', (turn, what) => {
    expect(outcome(special(turn), 5)).toBe(what);
    const state = afterRoll(special(turn), 5);
    expect(state.course.ceaseFireAfter).toBe(what === 'K yes' ? turn + 1 : null);
  });

  it('can be called after the tenth where play goes on', () => {
    const long = { options: { variableLength: true } };
    const state = afterRoll(special(9, FORCES, long), 5);
    const tenth = goOn(state, begins(10, 'finn', 'interphase'));
    expect(tenth.interphase!.steps).toEqual(['length']);
    expect(afterRoll(tenth, 2).decisions).toEqual([]);
    expect(must(afterRoll(tenth, 1), end).outcome!.reason).toBe('turns');
    const on = afterRoll(tenth, 3);
    expect(on.decisions).toEqual([{ kind: 'cease-fire', side: 'finn' }]);
    expect(must(on, accept).outcome!.reason).toBe('cease-fire');
  });

  it.each([
    [10, 12, 'K yes'],
    [11, 12, 'K yes'],
    [12, 13, 'K no'],
  ])('after Game-Turn %i of a longer game: the thirteenth is surely the last', (turn, lastTurn, what) => {
    const opened = special(turn, FORCES, { options: { variableLength: true }, lastTurn });
    const state = opened.interphase!.steps[0] === 'length' ? afterRoll(opened, 6) : opened;
    expect(outcome(state, 5)).toBe(what);
  });
});

describe('X4: the cease-fire by choice; the points of the cold', () => {
  it('makes K no event with its switch off, and leaves the others', () => {
    const off = { options: { ceaseFire: false } };
    expect(outcome(special(5, FORCES, off), 5)).toBe('K no');
    const next = goOn(afterRoll(special(5, FORCES, off), 5), begins(6, 'finn', 'interphase'));
    expect(next.decisions).toEqual([]);
    expect(outcome(special(5, FORCES, off), 2)).toBe('G yes');
    expect(outcome(special(8, FORCES, off), 6)).toBe('L yes');
  });

  const army = (...units: UnitSpec[]): State =>
    afterRoll(special(8, [...stacks('s1602 0-1-2'), ...units]), 6);
  const of = (state: State, type: string): number =>
    state.units.findIndex(({ at }, id) => at >= 0 && countersOf(type, undefined, 'soviet').includes(id));

  it('takes exactly four points where whole units make them', () => {
    const state = army(...stacks('s1602 20-12-2, s1702 2-1-2 2-1-2'));
    expect(refusal(state, lose(of(state, '20-12-2')))).toMatchObject({
      rule: 'X4',
      key: 'forfeit-exact',
      params: { points: 4 },
    });
    const one = must(state, lose(of(state, '2-1-2')));
    expect(one.decisions).toMatchObject([{ points: 2 }]);
    expect(refusal(one, lose(of(one, '20-12-2'))).key).toBe('forfeit-exact');
    expect(must(one, lose(of(one, '2-1-2'))).decisions).toEqual([]);
  });

  it('takes as few more as can be where they do not', () => {
    const state = army(...stacks('s1602 20-12-2, s1703 5-3-3 2-1-2'));
    expect(refusal(state, lose(of(state, '20-12-2')))).toMatchObject({ params: { points: 5 } });
    expect(refusal(state, lose(of(state, '2-1-2'))).key).toBe('forfeit-exact');
    expect(must(state, lose(of(state, '5-3-3'))).decisions).toEqual([]);
  });

  it('never asks for what cannot be given, with whatever army and choice', () => {
    const types = ['20-12-2', '6-4-2', '8-3-2', '5-3-3', '3-1-1', '2-1-2', '2-1-2', '2-1-3', '1-1-4'];
    for (let some = 1; some < 2 ** types.length; some += 3) {
      const chosen = types.filter((_, i) => some & (1 << i));
      const strengths = chosen.map((type) => Number(type.split('-')[0]));
      let least = strengths.reduce((sum, n) => sum + n, 0);
      for (let bits = 0; bits < 2 ** strengths.length; bits++) {
        const sum = strengths.reduce((all, n, i) => (bits & (1 << i) ? all + n : all), 0);
        if (sum >= 4 && sum < least) least = sum;
      }
      let state = army(...stacks(`s1702 ${chosen.join(' ')}`));
      let given = 0;
      for (let i = some; state.decisions.length; i++) {
        const open = [...legalActions(state)].flatMap((action) =>
          action.type === 'lose' ? action.units : [],
        );
        const unit = open[i % open.length]!;
        given += Number(ROSTER[unit]!.type.attack);
        state = must(state, lose(unit));
      }
      expect([chosen, given]).toEqual([chosen, least]);
    }
  });
});

describe('Event.L: severe cold', () => {
  const army = stacks('s1602 6-4-2 2-1-2, s1603 0-1-2 1-1-4 2-1-2');
  const cut = stacks('s1120 2-2-2, s1115 2-1-2');
  const cold = (units: readonly UnitSpec[]): State => afterRoll(special(8, units), 6);

  it('lets the Finn pick from all Soviet units with attack points', () => {
    const state = cold([...army, ...stacks('s1703 2-1-2 1-1-4, f0604 2-2-3')]);
    expect(outcome(special(8, army), 6)).toBe('L yes');
    expect(state.decisions).toEqual([{ kind: 'forfeit', side: 'finn', cause: 'climate', points: 4 }]);
    expectOpen(state, 'finn', 'lose');
    const guards = unitAt(state, '1603', '1-1-4');
    const { events, state: less } = played(state, lose(guards));
    expect(eventOf(events, 'eliminated')).toEqual({
      type: 'eliminated',
      unit: guards,
      hex: hex('1603'),
      cause: 'climate',
    });
    expect(less.decisions).toMatchObject([{ points: 3 }]);
    const done = [
      ['1602', '2-1-2'],
      ['1703', '1-1-4'],
    ].reduce((now, [at, type]) => must(now, lose(unitAt(now, at!, type))), less);
    expectOpen(done, 'soviet', 'end');
    expect(refusal(state, lose(unitAt(state, '1603', '0-1-2'))).key).toBe('forfeit-unit');
    expect(refusal(state, lose(unitAt(state, '0604'))).key).toBe('forfeit-unit');
  });

  it('takes isolated ones as long as there are any', () => {
    const state = cold([...army, ...cut]);
    const [south, north] = [unitAt(state, '1120'), unitAt(state, '1115')];
    expect([state.units[south]!.cut, state.units[north]!.cut]).toEqual([1, 1]);
    const supplied = unitAt(state, '1602', '2-1-2');
    expect(refusal(state, lose(supplied))).toMatchObject({ key: 'forfeit-isolated', rule: 'Event.L' });
    const one = must(state, lose(north));
    expect(refusal(one, lose(supplied)).key).toBe('forfeit-isolated');
    const two = must(one, lose(south));
    expect(two.decisions).toEqual([]);
    // With one of them only, the rest is picked among all.
    const single = must(cold([...army, ...cut.slice(1)]), lose(north));
    expect(single.decisions).toMatchObject([{ points: 2 }]);
    expectOpen(single, 'finn', 'lose');
    expect(must(single, lose(supplied)).decisions).toEqual([]);
  });

  it('counts a unit left out by an overloaded city as isolated', () => {
    const crowd = ['2212', '2211', '2213', '2311', '2312'].flatMap((at) => stacks(`s${at} 6-4-2 6-4-2`));
    const state = cold([...crowd.slice(0, 9), ...stacks('s2312 0-1-2, s1602 2-1-2')]);
    const out = state.units.flatMap((u, id) => (u.cut === 2 ? [id] : []));
    expect(out).toHaveLength(1);
    const supplied = unitsAt(state, '2212').find((id) => !out.includes(id))!;
    expect(refusal(state, lose(supplied)).key).toBe('forfeit-isolated');
    expect(refusal(state, lose(unitAt(state, '1602'))).key).toBe('forfeit-exact');
    expect(must(state, lose(out[0]!)).decisions).toEqual([]);
  });

  it('costs what there is, and nothing where there is nothing', () => {
    const few = cold(stacks('s1603 2-1-2 0-1-2'));
    expect(must(few, lose(unitAt(few, '1603', '2-1-2'))).decisions).toEqual([]);
    expect(cold(stacks('s1603 0-1-2')).decisions).toEqual([]);
  });

  it('counts what is lost as eliminated', () => {
    const state = cold(army);
    const unit = unitAt(state, '1602', '2-1-2');
    const done = must(must(state, lose(unit)), lose(unitAt(state, '1603', '2-1-2')));
    expect(outcome(goOn(done, begins(9, 'finn', 'interphase')), 4)).toBe('J yes');
  });

  const rails = stacks('s1602 6-4-2, s2413 2-1-2, s2412 0-1-2, s2314 2-1-3, f0604 2-2-3');
  const rides = (state: State, at: string): boolean =>
    reach(state, unitAt(state, at)).some(({ mode }) => mode !== 'march');

  it('stops every train in the next Game-Turn, and no longer', () => {
    const started = cold(rails);
    const after = must(must(started, lose(unitAt(started, '2413'))), lose(unitAt(started, '2314')));
    const ride = (turn: number, from: State): [State, State] => {
      const soviet = goOn(from, begins(turn, 'soviet', 'movement'));
      return [soviet, goOn(soviet, begins(turn, 'finn', 'movement'))];
    };
    const [soviet9, finn9] = ride(9, after);
    expect([rides(soviet9, '1602'), rides(finn9, '0604')]).toEqual([false, false]);
    const [soviet10, finn10] = ride(10, finn9);
    expect([rides(soviet10, '1602'), rides(finn10, '0604')]).toEqual([true, true]);
    const warm = ride(9, afterRoll(special(8, rails), 1));
    expect([rides(warm[0], '1602'), rides(warm[1], '0604')]).toEqual([true, true]);
  });

  it('leaves supply by rail and reinforcements as they are', () => {
    const track = { waiting: [{ type: '2-2-3', name: '25', side: 'soviet' }] } as const;
    const lost = stacks('s1702 2-1-2 2-1-2');
    const started = afterRoll(special(8, [...rails, ...lost], track), 6);
    const after = unitsAt(started, '1702').reduce((now, unit) => must(now, lose(unit)), started);
    const arrivals = goOn(after, begins(9, 'soviet', 'reinforcement'));
    const cavalry = countersOf('2-2-3', '25', 'soviet')[0]!;
    const on = must(arrivals, arriveAt(cavalry, '2413'));
    expect(whereIs(on, cavalry)).toBe('2413');
    const moving = goOn(on, begins(9, 'soviet', 'movement'));
    for (const unit of [cavalry, unitAt(moving, '2314')]) {
      expect(moving.units[unit]!.cut).toBe(0);
      const report = supply(moving, 'soviet').units.find((u) => u.unit === unit)!;
      expect(report).toMatchObject({ isolation: 0, city: hex('2413') });
      expect(report.toLeningrad.at(-1)).toBe(hex('1602'));
    }
  });

  it('brings no Victory Points', () => {
    const state = cold(army);
    const done = ['1602', '1603'].reduce((now, at) => must(now, lose(unitAt(now, at, '2-1-2'))), state);
    expect(score(done).points).toBe(score(state).points);
    expect(placesOf(done, ALLIES)).toEqual(ALLIES.map(() => 'unused'));
  });
});
