import {
  landingOdds,
  score,
  waiting,
  type CombatResult,
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
  decline,
  expectOpen,
  goOn,
  interphase,
  lose,
  placesOf,
  REGIMENT_64,
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
  names,
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
const [FIRST, LAST] = [ALLIES.slice(0, 3), ALLIES.slice(3)];
const all = (count: number, place: string): string[] => Array.from({ length: count }, () => place);
const letterOf = (state: State): string | null => state.course.scenario?.letter ?? null;
/** What the Allies lost are worth in the ledger. */
const forAllies = (state: State): number =>
  score(state)
    .lines.filter(({ key }) => key === 'allied-eliminated')
    .reduce((sum, { points }) => sum + points, 0);

/** An HQ from which Petsamo is within five hexes, and Murmansk within ten. */
const NORTH = stacks('s1954 0-1-2');
/** A Soviet unit in Petsamo, in supply. */
const held = (type: string): UnitSpec[] => [...NORTH, ...stacks(`s1656 ${type}`)];
/** A Scenario for each letter: the Game-Turn and die that bring it. */
const bring = (
  letter: 'A' | 'B' | 'C' | 'D' | 'E',
  units: readonly UnitSpec[],
  more: Partial<PositionSpec> = {},
): State => {
  const [turn, die] = { A: [5, 4], B: [5, 5], C: [3, 6], D: [1, 6], E: [5, 6] }[letter] as [number, number];
  const state = interphase(units, { turn, ...more });
  const { events, state: after } = rolled(state, die);
  expect(eventOf(events, 'rolled')).toMatchObject({ of: 'scenario', letter });
  expect(eventOf(events, 'scenario')).toEqual({ type: 'scenario', letter });
  return after;
};

describe('Scenario: one Scenario a game', () => {
  it('comes into force with the Game-Turn after which it came', () => {
    expect(bring('B', FORCES).course).toMatchObject({
      scenario: { letter: 'B', turn: 5 },
      scenarioOver: true,
    });
    expect(afterRoll(interphase(FORCES), 3).course).toMatchObject({ scenario: null, scenarioOver: false });
  });

  it('is rolled for after each Game-Turn until it comes, and never again', () => {
    let state = interphase(FORCES, { turn: 3 });
    for (const turn of [4, 5]) {
      expect(state.interphase!.steps).toEqual(['scenario', 'event']);
      state = goOn(state, begins(turn, 'finn', 'interphase'));
    }
    state = afterRoll(state, 5);
    for (const turn of [6, 7, 8, 9]) {
      state = goOn(state, begins(turn, 'finn', 'interphase'));
      expect(state.interphase!.steps).toEqual(['event']);
    }
  });

  it('leaves the Soviet player his Special Event in every Interphase', () => {
    const state = bring('B', FORCES);
    expectOpen(state, 'soviet', 'roll');
    expect(eventOf(rolled(state, 1).events, 'rolled')).toMatchObject({ of: 'event', event: null });
  });
});

describe('Scenario · Murmansk · V6: no Murmansk Defence with the Scenarios', () => {
  const undefended = (events: boolean): { state: State; murmansk: number } => {
    const before = position('soviet', 'attack', FORCES, { turn: 6, options: { events } });
    const { state, events: happened } = played(before, end);
    expect(state.phasing).toBe('finn');
    return { state, murmansk: eventsOf(happened, 'murmansk').length };
  };

  it('is neither judged nor counted', () => {
    const optional = undefended(true);
    expect([optional.murmansk, optional.state.penalties]).toEqual([0, []]);
    expect(score(optional.state).lines.filter(({ key }) => key === 'murmansk-defence')).toEqual([]);
    const plain = undefended(false);
    expect([plain.murmansk, plain.state.penalties.length]).toEqual([1, 1]);
  });
});

describe('Scenario.Table · X1: the letters by Game-Turn and die', () => {
  // As the facts of the printed track give it: a row for each die, a column for each Game-Turn.
  it.each([
    [1, '. . . . . . . . .'],
    [2, '. . . . . . . . .'],
    [3, '. . . . . . . . .'],
    [4, '. C A A A A A B B'],
    [5, '. D B A B B B B B'],
    [6, 'D E C B E E E B B'],
  ])('on a die of %i', (die, row) => {
    const found = row.split(' ').map((_, i) => {
      const { events, state } = rolled(interphase([], { turn: i + 1 }), die);
      const { letter } = eventOf(events, 'rolled') as { letter: string | null };
      expect(letterOf(state)).toBe(letter);
      expect(eventsOf(events, 'scenario')).toHaveLength(letter ? 1 : 0);
      return letter ?? '.';
    });
    expect(found.join(' ')).toBe(row);
  });

  it.each([10, 11, 12])('reads Game-Turn %i as the ninth', (turn) => {
    const more = { turn, options: { variableLength: true }, lastTurn: turn < 12 ? 12 : 13 };
    const opened = interphase([], more);
    const state = opened.interphase!.steps[0] === 'length' ? afterRoll(opened, 6) : opened;
    expect([1, 2, 3, 4, 5, 6].map((die) => letterOf(afterRoll(state, die)))).toEqual([
      null,
      null,
      null,
      'B',
      'B',
      'B',
    ]);
  });
});

describe('Scenario.A · X2: nobody, or Finns, in Petsamo', () => {
  it('puts three brigades ashore at once, without a choice', () => {
    const { events, state } = rolled(interphase(FORCES, { turn: 5 }), 4);
    expect(eventOf(events, 'joined')).toEqual({ type: 'joined', units: FIRST, hex: hex('1656') });
    expect(placesOf(state, ALLIES)).toEqual([...all(3, '1656'), ...all(3, 'unused')]);
    expectOpen(state, 'soviet', 'roll');
  });

  it('puts them on top of any Finns there', () => {
    const state = bring('A', stacks('f1656 4-4-2 0-0-3'));
    expect(unitsAt(state, '1656')).toHaveLength(5);
    expect(goOn(state, begins(6, 'soviet', 'movement')).decisions).toEqual([]);
  });

  it('takes Petsamo back where the Soviets have been', () => {
    const before = interphase(FORCES, { owners: { '1656': 'soviet' } });
    const { events, state } = rolled(before, 4);
    expect(eventOf(events, 'captured')).toEqual({ type: 'captured', hex: hex('1656'), side: 'finn' });
    expect(placesOf(state, FIRST)).toEqual(all(3, '1656'));
  });

  it('is not hindered by Soviets beside it', () => {
    const state = bring('A', [...NORTH, ...stacks('s1655 6-4-2, s1756 2-1-2')]);
    expect(placesOf(state, FIRST)).toEqual(all(3, '1656'));
    expect(whereIs(state, unitAt(state, '1655'))).toBe('1655');
  });
});

describe('Scenario.A · X2: Soviets in Petsamo', () => {
  const landing = bring('A', held('6-4-2'));

  it('leaves the Finns the choice, the brigades at sea meanwhile', () => {
    expect(placesOf(landing, FIRST)).toEqual(all(3, 'waiting'));
    expect(landing.decisions).toEqual([{ kind: 'landing', side: 'finn' }]);
    expectOpen(landing, 'finn', 'accept', 'decline');
    expect(waiting(landing, 'finn')).toEqual([]);
  });

  it('holds for an HQ there too', () => {
    expect(bring('A', stacks('s1656 0-1-2')).decisions).toEqual([{ kind: 'landing', side: 'finn' }]);
  });

  it('declined, is no Scenario: the brigades turn back, and the Finns roll on', () => {
    const { events, state } = played(landing, decline);
    expect(events).toEqual([{ type: 'declined', what: 'landing' }]);
    expect(placesOf(state, ALLIES)).toEqual(all(6, 'unused'));
    expect(state.course).toMatchObject({ scenario: null, scenarioOver: false });
    expectOpen(state, 'soviet', 'roll');
    const later = goOn(state, begins(6, 'finn', 'interphase'));
    expect(later.interphase!.steps).toEqual(['scenario', 'event']);
    // All six can still come another way, and a landing can be offered again.
    expect(placesOf(afterRoll(later, 5), ALLIES)).toEqual(all(6, '0635'));
    expect(afterRoll(later, 4).decisions).toEqual([{ kind: 'landing', side: 'finn' }]);
  });

  it('declined, does not come back where the West was resolute', () => {
    const options = { resoluteIntervention: true };
    const course = { scenarioOver: true, landingAfter: 5 };
    const delayed = interphase(held('6-4-2'), { options, course });
    expect(delayed.decisions).toEqual([{ kind: 'landing', side: 'finn' }]);
    const state = must(delayed, decline);
    expect(state.course).toMatchObject({ scenario: null, scenarioOver: true });
    expect(goOn(state, begins(6, 'finn', 'interphase')).interphase!.steps).toEqual(['event']);
  });

  type Line = [unit: string, supplied: boolean, defence: number, column: string, faces: string];
  const ODDS: Line[] = [
    ['12-8-2', true, 16, '1-2', 'Ae Ae Ar Ar Ne Ne'],
    ['6-4-2', true, 8, '1-1', 'Ae Ar Ne Ex Dr Dr'],
    ['8-3-2', true, 6, '1-1', 'Ae Ar Ne Ex Dr Dr'],
    ['5-3-3', true, 6, '1-1', 'Ae Ar Ne Ex Dr Dr'],
    ['2-2-2', true, 4, '2-1', 'Ar Ne Ex Dr De De'],
    ['2-1-2', true, 2, '4-1', 'Ne Dr De De De De'],
    ['0-1-2', true, 2, '4-1', 'Ne Dr De De De De'],
    ['12-8-2', false, 8, '1-1', 'Ae Ar Ne Ex Dr Dr'],
    ['6-4-2', false, 4, '2-1', 'Ar Ne Ex Dr De De'],
    ['2-2-2', false, 2, '4-1', 'Ne Dr De De De De'],
    ['2-1-2', false, 1, '6-1', 'De De De De De De'],
  ];

  describe.each(ODDS)('a %s, in supply: %s', (type, supplied, defence, column, faces) => {
    const units = supplied ? held(type) : stacks(`s1656 ${type}`);
    const state = bring('A', units);
    const unit = unitAt(state, '1656');

    it('defends with its printed strength doubled, halved when isolated, against nine points', () => {
      expect(state.units[unit]!.cut).toBe(supplied ? 0 : 1);
      expect(landingOdds(state)).toEqual({
        attackers: FIRST,
        defenders: [unit],
        attack: 9,
        defence,
        column,
        faces: faces.split(' '),
      });
    });

    it.each([1, 2, 3, 4, 5, 6])('meets what the table says on a die of %i', (die) => {
      const result = faces.split(' ')[die - 1] as CombatResult;
      const assault = played(state, accept, [die]);
      expect(assault.dice).toEqual([die]);
      expect(eventOf(assault.events, 'landing')).toEqual({
        type: 'landing',
        attack: 9,
        defence,
        column,
        die,
        result,
      });
      OUTCOMES[result](assault.state, unit);
    });
  });

  /** What each result must lead to. */
  const OUTCOMES: Record<CombatResult, (state: State, unit: UnitId) => void> = {
    Ae: lost,
    Ar: lost,
    Ne: lost,
    De: (state, unit) => {
      expect(whereIs(state, unit)).toBe('eliminated');
      ashore(state, FIRST);
    },
    Dr: (state, unit) => {
      expect(state.decisions).toEqual([{ kind: 'retreat', side: 'soviet', units: [unit] }]);
      expect(placesOf(state, FIRST)).toEqual(all(3, 'waiting'));
      const retreated = must(state, { type: 'retreat', unit, to: hex('1756') });
      expect(whereIs(retreated, unit)).toBe('1756');
      ashore(retreated, FIRST);
    },
    Ex: (state, unit) => {
      expect(whereIs(state, unit)).toBe('eliminated');
      expect(state.decisions.at(-1)).toMatchObject({ kind: 'exchange', side: 'finn', units: FIRST });
    },
  };

  function lost(state: State, unit: UnitId): void {
    expect(placesOf(state, FIRST)).toEqual(all(3, 'eliminated'));
    expect(forAllies(state)).toBe(15);
    expect(whereIs(state, unit)).toBe('1656');
    settled(state);
  }

  function ashore(state: State, units: readonly UnitId[]): void {
    expect(placesOf(state, units)).toEqual(all(units.length, '1656'));
    expect(unitsAt(state, '1656')).toEqual(units);
    expect(forAllies(state)).toBe(5 * (3 - units.length));
    settled(state);
  }

  /** The Scenario is in force, whatever came of the assault, and the Interphase goes on. */
  function settled(state: State): void {
    expect(state.course).toMatchObject({ scenario: { letter: 'A', turn: 5 }, scenarioOver: true });
    expectOpen(state, 'soviet', 'roll');
  }

  it('Ex: the Finn gives up brigades worth at least the printed defence, and the rest go ashore', () => {
    const exchange = must(landing, accept, [4]);
    expectOpen(exchange, 'finn', 'lose');
    const [a = -1, b = -1, c = -1] = FIRST;
    expect(refusal(exchange, lose(a)).key).toBe('lose-too-few');
    expect(refusal(exchange, lose(a, LAST[0]!)).key).toBe('lose-units');
    const given = played(exchange, lose(a, c));
    expect(eventsOf(given.events, 'eliminated')).toEqual(
      [a, c].map((unit) => ({ type: 'eliminated', unit, hex: hex('1656'), cause: 'exchange' })),
    );
    ashore(given.state, [b]);
    lostAll(must(exchange, lose(a, b, c)));
    // Two points are met by one brigade.
    const small = must(bring('A', held('2-2-2')), accept, [3]);
    ashore(must(small, lose(b)), [a, c]);
  });

  const lostAll = (state: State): void => {
    expect(unitsAt(state, '1656')).toEqual([]);
    expect(forAllies(state)).toBe(15);
    settled(state);
  };

  it('Ex: against eight points all three are given up', () => {
    const exchange = must(bring('A', stacks('s1656 12-8-2')), accept, [4]);
    expect(refusal(exchange, lose(...FIRST.slice(1))).key).toBe('lose-too-few');
    lostAll(must(exchange, lose(...FIRST)));
  });

  it('Dr: Soviets with nowhere to go are eliminated', () => {
    const ring = stacks('f1655 1-1-3, f1756 1-1-3');
    const assault = played(bring('A', [...stacks('s1656 6-4-2'), ...ring]), accept, [4]);
    expect(eventOf(assault.events, 'landing')!.result).toBe('Dr');
    expect(eventOf(assault.events, 'eliminated')).toMatchObject({ cause: 'no-retreat', hex: hex('1656') });
    ashore(assault.state, FIRST);
  });

  it('Dr: Soviets retreat as after any combat, out of Finnish ZOC and over no frontier', () => {
    const state = must(bring('A', [...held('2-1-2'), ...stacks('f1554 1-1-3')]), accept, [2]);
    const unit = unitAt(state, '1656');
    const open = ['1756', '1757', '1657', '1556', '1655', '1755'].filter(
      (name) => refusalKey(state, { type: 'retreat', unit, to: hex(name) }) === null,
    );
    expect(open).toEqual(['1756', '1757', '1755']);
    expect(refusal(state, { type: 'retreat', unit, to: hex('1655') }).key).toBe('retreat-zone');
    expect(refusal(state, { type: 'retreat', unit, to: hex('1556') }).key).toBe('closed-country');
    expect(refusal(state, { type: 'retreat', unit, to: null }).key).toBe('retreat-open');
  });

  it('leaves the Finns beside Petsamo out of it', () => {
    const beside = [...held('6-4-2'), ...stacks('f1655 4-4-2, f1654 4-4-2')];
    const state = bring('A', beside);
    expect(landingOdds(state)).toMatchObject({ attack: 9, defence: 8, column: '1-1' });
    const failed = must(state, accept, [1]);
    expect([unitsAt(failed, '1655'), unitsAt(failed, '1654')].map((list) => list.length)).toEqual([1, 1]);
    const won = must(must(state, accept, [4]), lose(...FIRST));
    expect(unitsAt(won, '1656')).toEqual([]);
  });
});

describe('Scenario.B · X2: through Norway and Sweden', () => {
  it('places six brigades in R at once', () => {
    const { events, state } = rolled(interphase(FORCES), 5);
    expect(eventOf(events, 'joined')).toEqual({ type: 'joined', units: ALLIES, hex: hex('0635') });
    expect(placesOf(state, ALLIES)).toEqual(all(6, '0635'));
    expectOpen(state, 'soviet', 'roll');
  });

  it('asks nobody, whoever is at Petsamo or on the frontier', () => {
    const state = bring('B', [...held('6-4-2'), ...stacks('s0735 2-1-2, s0636 2-1-2')]);
    expect(placesOf(state, ALLIES)).toEqual(all(6, '0635'));
    expectOpen(state, 'soviet', 'roll');
  });
});

describe('Scenario.C · X3: both roads', () => {
  it('places three in R and puts three ashore where no Soviet is in Petsamo', () => {
    const state = bring('C', FORCES);
    expect(placesOf(state, FIRST)).toEqual(all(3, '0635'));
    expect(placesOf(state, LAST)).toEqual(all(3, '1656'));
    expectOpen(state, 'soviet', 'roll');
  });

  it('asks whether the other three assault where one is', () => {
    const state = bring('C', held('6-4-2'));
    expect(placesOf(state, ALLIES)).toEqual([...all(3, '0635'), ...all(3, 'waiting')]);
    expectOpen(state, 'finn', 'accept', 'decline');
    const failed = must(state, accept, [2]);
    expect(placesOf(failed, ALLIES)).toEqual([...all(3, '0635'), ...all(3, 'eliminated')]);
    expect(forAllies(failed)).toBe(15);
    const won = must(must(state, accept, [4]), lose(...LAST.slice(1)));
    expect(placesOf(won, ALLIES)).toEqual([...all(3, '0635'), '1656', ...all(2, 'eliminated')]);
  });

  it('declined, keeps those three away for good and stays in force', () => {
    const state = must(bring('C', held('6-4-2')), decline);
    expect(placesOf(state, ALLIES)).toEqual([...all(3, '0635'), ...all(3, 'unused')]);
    expect(state.course).toMatchObject({ scenario: { letter: 'C', turn: 3 }, scenarioOver: true });
    expectOpen(state, 'soviet', 'roll');
    expect(goOn(state, begins(4, 'finn', 'interphase')).interphase!.steps).toEqual(['event']);
  });
});

describe('Scenario.D · X3: the Swedes come early', () => {
  const track = { waiting: SWEDES_WAIT } as const;
  const both = [SWEDES, REGIMENT_64];

  it('brings the 3-3-3 and the 64th to Oulu at once', () => {
    const before = interphase(FORCES, { turn: 1, ...track });
    const { events, state } = rolled(before, 6);
    expect(placesOf(state, both)).toEqual(['0931', '0931']);
    expect(eventOf(events, 'joined')).toMatchObject({ hex: hex('0931') });
    expectOpen(state, 'soviet', 'roll');
    // North of Row A only one may stay, once the Finns have moved.
    const moving = goOn(state, begins(2, 'finn', 'movement'));
    expect(refusal(moving, end).key).toBe('overstacked');
    const left = must(moving, { type: 'move', unit: SWEDES, path: [hex('0830')] });
    expect(goOn(left, begins(2, 'finn', 'interphase')).turn).toBe(2);
  });

  it('does not bring them a second time by the track', () => {
    const eighth = (state: State): UnitId[] =>
      waiting(goOn(state, begins(8, 'finn', 'reinforcement')), 'finn');
    const cavalry = { type: '2-2-3', name: 'Cav' };
    const more = { turn: 6, waiting: [...SWEDES_WAIT, cavalry] };
    expect(eighth(interphase(FORCES, more))).toHaveLength(3);
    const early = bring('D', FORCES, { ...more, turn: 1 });
    expect(eighth({ ...early, turn: 7 })).toHaveLength(1);
  });

  it.each([
    ['has taken it', { owners: { '0931': 'soviet' } } as const, FORCES],
    ['stands in it', { owners: { '0931': 'finn' } } as const, [...FORCES, ...stacks('s0931 2-1-2')]],
  ])('leaves the Finns the choice of a city where the enemy %s', (_, more, units) => {
    const state = bring('D', units, { ...track, ...more });
    expect(state.decisions).toMatchObject([{ kind: 'muster', side: 'finn' }]);
    const decision = state.decisions[0] as { units: readonly UnitId[]; hexes: readonly number[] };
    expect(new Set(decision.units)).toEqual(new Set(both));
    expect(names(decision.hexes)).toEqual(['0604', '1306', '1656']);
    expectOpen(state, 'finn', 'arrive');
    expect(refusal(state, arriveAt(SWEDES, '0931'))).toMatchObject({
      key: 'muster-swedes',
      rule: 'Scenario.D',
    });
    expect(refusal(state, arriveAt(VOLUNTEERS[0]!, '0604')).key).toBe('muster-swedes');
    const chosen = must(must(state, arriveAt(SWEDES, '1306')), arriveAt(REGIMENT_64, '0604'));
    expect(placesOf(chosen, both)).toEqual(['1306', '0604']);
    expectOpen(chosen, 'soviet', 'roll');
  });

  it('asks nothing where one city is left', () => {
    const owners = { '0931': 'soviet', '0604': 'soviet', '1656': 'soviet' } as const;
    expect(placesOf(bring('D', [], { ...track, owners }), both)).toEqual(['1306', '1306']);
  });

  it('lets them come as scheduled where no city is left', () => {
    const owners = { '0931': 'soviet', '0604': 'soviet', '1656': 'soviet', '1306': 'soviet' } as const;
    const state = bring('D', [], { ...track, owners });
    expect(placesOf(state, both)).toEqual(['waiting', 'waiting']);
    expect(letterOf(state)).toBe('D');
    expectOpen(state, 'soviet', 'roll');
    const later = { ...state, turn: 7 };
    expect(waiting(goOn(later, begins(8, 'finn', 'reinforcement')), 'finn')).toHaveLength(2);
  });
});

describe('Scenario.E · X3: a threat to Baku', () => {
  const army = stacks('s1602 20-12-2 6-4-2, s1603 2-1-2 0-1-2, s1703 5-3-3 2-1-2, f0604 2-2-3');
  const recall = bring('E', army);
  const of = (state: State, at: string, type: string): UnitId => unitAt(state, at, type);

  it('has the Soviet player take units off one by one, worth as near to twelve points as can be', () => {
    expect(recall.decisions).toEqual([{ kind: 'forfeit', side: 'soviet', cause: 'recall', points: 12 }]);
    expectOpen(recall, 'soviet', 'lose');
    const first = of(recall, '1602', '6-4-2');
    const one = played(recall, lose(first));
    expect(one.events).toContainEqual({ type: 'recalled', unit: first, hex: hex('1602') });
    expect(one.state.decisions).toMatchObject([{ points: 6 }]);
    const two = must(one.state, lose(of(recall, '1703', '5-3-3')));
    expect(two.decisions).toMatchObject([{ points: 1 }]);
    expectOpen(two, 'soviet', 'lose');
    const three = must(two, lose(of(recall, '1603', '2-1-2')));
    expect(three.decisions).toEqual([]);
    expectOpen(three, 'soviet', 'roll');
  });

  it('is met by one large unit where nothing comes nearer', () => {
    // 6, 5, 2 and 2 make 13.
    expect(refusal(recall, lose(of(recall, '1602', '20-12-2')))).toMatchObject({
      rule: 'X4',
      key: 'forfeit-exact',
      params: { points: 13 },
    });
    const large = bring('E', stacks('s1602 20-12-2 6-4-2, s1603 5-3-3 0-1-2'));
    expect(refusal(large, lose(of(large, '1602', '6-4-2'))).key).toBe('forfeit-exact');
    expect(must(large, lose(of(large, '1602', '20-12-2'))).decisions).toEqual([]);
  });

  it('takes whole Soviet units with attack points, one at a time', () => {
    expect(refusal(recall, lose(of(recall, '1603', '0-1-2')))).toMatchObject({
      key: 'recall-unit',
      rule: 'Scenario.E',
    });
    expect(refusal(recall, lose(unitAt(recall, '0604'))).key).toBe('recall-unit');
    expect(refusal(recall, lose(ALLIES[0]!)).key).toBe('recall-unit');
    expect(refusal(recall, lose())).toMatchObject({ key: 'recall-one', rule: 'Scenario.E' });
    expect(refusal(recall, lose(of(recall, '1602', '6-4-2'), of(recall, '1703', '5-3-3'))).key).toBe(
      'recall-one',
    );
  });

  it('may take an isolated unit or not, as the Soviet player likes', () => {
    const state = bring('E', [...army, ...stacks('s1120 2-2-2')]);
    const isolated = unitAt(state, '1120');
    expect(state.units[isolated]!.cut).toBe(1);
    // 6, 2, 2 and 2 make 12, whichever of the three 2s come.
    expect(must(state, lose(of(state, '1703', '2-1-2'))).decisions).toMatchObject([{ points: 10 }]);
    expect(must(state, lose(isolated)).decisions).toMatchObject([{ points: 10 }]);
  });

  it('takes them out for the rest of the game, for no Victory Points', () => {
    const state = must(recall, lose(of(recall, '1602', '6-4-2')));
    const gone = recall.units.findIndex((_, id) => recall.units[id]!.at >= 0 && state.units[id]!.at < 0);
    expect(whereIs(state, gone)).toBe('unused');
    expect(score(state).points).toBe(score(recall).points);
    // A regiment recalled is not one that has been eliminated.
    const first = [
      of(recall, '1603', '2-1-2'),
      of(recall, '1602', '6-4-2'),
      of(recall, '1703', '5-3-3'),
    ].reduce((now, unit) => must(now, lose(unit)), recall);
    const replaced = rolled(first, 4);
    expect(eventOf(replaced.events, 'special-event')).toMatchObject({ event: 'J', effect: false });
  });

  it('ends when nothing with attack points is left, and asks nothing where there is nothing', () => {
    const few = bring('E', stacks('s1603 2-1-2 0-1-2'));
    const state = must(few, lose(unitAt(few, '1603', '2-1-2')));
    expect(state.decisions).toEqual([]);
    const none = bring('E', stacks('s1603 0-1-2'));
    expect(none.decisions).toEqual([]);
    expect(letterOf(none)).toBe('E');
  });
});
