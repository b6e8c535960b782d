import {
  board,
  check,
  decider,
  dropHexes,
  dropModifiers,
  dropResult,
  legalActions,
  mayPlan,
  newGame,
  obligations,
  odds,
  OFF_MAP,
  openActions,
  OWNER,
  planHexes,
  readySetUp,
  RECOMMENDED,
  ROSTER,
  score,
  supply,
  view,
  zoneOfControl,
  type Action,
  type DropModifier,
  type DropResult,
  type PositionSpec,
  type State,
  type UnitId,
  type UnitSpec,
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
  attackBy,
} from './helpers.ts';

const PARATROOPS = ROSTER.find((c) => c.type.label === '3-1-1')!.id;
const AIRBORNE = { airborne: true };
const plan = (at: string | null): Action => ({ type: 'plan', hex: at === null ? null : hex(at) });
const drop = (at: string): Action => ({ type: 'drop', hex: hex(at) });
const move = (unit: UnitId, ...path: string[]): Action => ({ type: 'move', unit, path: hexes(...path) });

/** The Soviet Movement Phase of Game-Turn 5, the paratroops in Leningrad with a plan for this turn. */
const planned = (at: string, units: readonly UnitSpec[] = [], more: Partial<PositionSpec> = {}): State =>
  position('soviet', 'movement', [...stacks('s1602 3-1-1'), ...units], {
    ...more,
    options: { ...AIRBORNE, ...more.options },
    course: { plan: { hex: hex(at), turn: more.turn ?? 5 }, ...more.course },
  });

/** The same with the movement over: the drop is due. */
const due = (at: string, units: readonly UnitSpec[] = [], more: Partial<PositionSpec> = {}): State =>
  must(planned(at, units, more), end);

const dropped = (state: State, at: string, die: number) => played(state, drop(at), [die]);

/** What each face of the die brings. */
const faces = (state: State, at: string): DropResult[] =>
  [1, 2, 3, 4, 5, 6].map((die) => eventOf(dropped(state, at, die).events, 'dropped')!.result);

const inPhase =
  (phase: State['phase'], phasing: State['phasing'] = 'soviet') =>
  (state: State) =>
    state.phase === phase && state.phasing === phasing;

describe('Option.D: airborne operations', () => {
  it('puts the 3-1-1 into Leningrad from the start, and only with the switch', () => {
    expect(whereIs(newGame({}, 1), PARATROOPS)).toBe('unused');
    const state = newGame(AIRBORNE, 1);
    expect(whereIs(state, PARATROOPS)).toBe('1602');
    // It is no counter of the set-up.
    let now = readySetUp(state, 'historical', 1).reduce((s, action) => must(s, action), state);
    now = must(now, end);
    expect(refusalKey(now, { type: 'place', unit: PARATROOPS, hex: hex('1604') })).toBe('setup-unit-soviet');
    now = must(
      readySetUp(now, 'historical', 1).reduce((s, action) => must(s, action), now),
      end,
    );
    expect(whereIs(now, PARATROOPS)).toBe('1602');
    expect(now.units[PARATROOPS]!.cut).toBe(0);
    // The Soviet player may plan at once, so the Reinforcement Phase does not pass by.
    expect(now).toMatchObject({ turn: 1, phase: 'reinforcement', phasing: 'soviet' });
    expect(openActions(now)).toContain('plan');
  });

  it('never counts for stacking in Leningrad, and does everywhere else', () => {
    const state = position('soviet', 'movement', stacks('s1602 3-1-1 6-4-2 6-4-2, s1703 2-1-2 2-1-2 0-1-2'), {
      options: AIRBORNE,
    });
    expect(check(state, end)?.key).toBe('overstacked');
    const away = must(state, move(unitAt(state, '1703', '0-1-2'), '1803'));
    expect(check(away, end)).toBeNull();
    // 1703 is full, and the regiments there have not moved: room can be made, but must be.
    const full = must(away, move(PARATROOPS, '1703'));
    expect(refusal(full, end)).toMatchObject({ key: 'overstacked', params: { hex: '1703' } });
  });

  it('lets it march like any unit, one hex with its one Movement Point', () => {
    const state = position('soviet', 'movement', stacks('s1602 3-1-1 0-1-2'), { options: AIRBORNE });
    expect(check(state, move(PARATROOPS, '1703'))).toBeNull();
    expect(refusalKey(state, move(PARATROOPS, '1603', '1604', '1605'))).toBe('too-far');
    // It begins on the railway.
    expect(check(state, move(PARATROOPS, '1702', '1801'))).toBeNull();
  });

  it('comes between movement and combat, at the Soviet player’s word', () => {
    const state = due('1607');
    expect(state).toMatchObject({ phase: 'planned-drop', phasing: 'soviet' });
    expect(decider(state)).toBe('soviet');
    expect([...legalActions(state)]).toEqual([drop('1607'), end]);
    const { state: after, events } = dropped(state, '1607', 6);
    expect(whereIs(after, PARATROOPS)).toBe('1607');
    expect(eventOf(events, 'dropped')).toMatchObject({ unit: PARATROOPS, hex: hex('1607'), die: 6 });
    expect(after.phase).toBe('planned-drop');
    expect([...legalActions(after)]).toEqual([end]);
    expect(after.course.plan).toBeNull();
    expect(must(after, end)).toMatchObject({ phase: 'movement', phasing: 'finn' });
  });

  it('passes by without a plan for this turn', () => {
    const soviet = stacks('s1602 3-1-1');
    const bare = position('soviet', 'movement', soviet, { options: AIRBORNE });
    expect(must(bare, end)).toMatchObject({ phase: 'movement', phasing: 'finn' });
    const later = planned('1607', [], { course: { plan: { hex: hex('1607'), turn: 6 } } });
    const finnish = must(later, end);
    expect(finnish).toMatchObject({ phase: 'movement', phasing: 'finn' });
    // The plan for the turn after stands.
    expect(finnish.course.plan).toEqual({ hex: hex('1607'), turn: 6 });
    expect(endUntil(finnish, inPhase('planned-drop'))).toMatchObject({ turn: 6 });
  });

  it('can be made again from Leningrad, after marching back', () => {
    // Dropped at Terijoki, two hexes off, it walks home in two turns.
    let state = endUntil(dropped(due('1504', stacks('s1602 0-1-2')), '1504', 6).state, inPhase('movement'));
    state = must(state, move(PARATROOPS, '1603'));
    state = endUntil(state, (s) => inPhase('movement')(s) && s.turn === 7);
    state = must(state, move(PARATROOPS, '1602'));
    state = endUntil(state, (s) => inPhase('reinforcement')(s) && s.turn === 8);
    state = must(state, plan('1607'));
    state = endUntil(state, inPhase('planned-drop'));
    expect(state.turn).toBe(9);
    expect(whereIs(must(state, drop('1607'), [6]), PARATROOPS)).toBe('1607');
  });

  it('is unknown without the switch', () => {
    const state = position('soviet', 'reinforcement', stacks('s1602 3-1-1'));
    expect(mayPlan(state)).toBe(false);
    expect(refusalKey(state, plan('1607'))).toBe('when-plan');
    expect(openActions(state)).not.toContain('plan');
    const stale = position('soviet', 'planned-drop', stacks('s1602 3-1-1'));
    expect(dropHexes(stale)).toEqual([]);
    expect(refusalKey(stale, drop('1607'))).toBe('drop-plan');
  });
});

describe('Option.D1: disruption', () => {
  const modifiersAt = (at: string, units: readonly UnitSpec[] = [], more: Partial<PositionSpec> = {}) =>
    dropModifiers(due(at, units, more), hex(at));

  it('takes 1 off for each thing that counts against the drop', () => {
    const cases: [string, UnitSpec[], DropModifier[]][] = [
      // Clear, five hexes away.
      ['1607', [], ['weather', 'distance']],
      // Exactly six hexes is one six, seven begin the second; twelve are two.
      ['1608', [], ['weather', 'distance']],
      ['1609', [], ['weather', 'distance', 'distance']],
      ['1814', [], ['weather', 'distance', 'distance']],
      // A Finnish ZOC.
      ['1607', stacks('f1508 4-4-2'), ['weather', 'zone', 'distance']],
      // Swamp and Fortification in one hex are one reason; an unmanned Fortification on clear ground is enough.
      ['1406', [], ['weather', 'terrain', 'distance']],
      ['1606', [], ['weather', 'terrain', 'distance']],
      // A Finnish city is not clear, and a city besides.
      ['1306', [], ['weather', 'terrain', 'city', 'distance']],
      ['1306', stacks('f1206 4-4-2'), ['weather', 'terrain', 'city', 'zone', 'distance']],
      ['0604', [], ['weather', 'terrain', 'city', 'distance', 'distance']],
      ['0604', stacks('f0504 4-4-2'), ['weather', 'terrain', 'city', 'zone', 'distance', 'distance']],
    ];
    for (const [at, units, expected] of cases) expect([at, modifiersAt(at, units)]).toEqual([at, expected]);
  });

  it('does not count the ZOC of a ski patrol or battalion as less, nor one across the sea', () => {
    expect(modifiersAt('1607', stacks('f1508 0-0-3'))).toContain('zone');
    // 1707 and 1807: nothing crosses the open lake. The patrol at 1812 has no ZOC in 1610.
    expect(modifiersAt('1610', stacks('f1812 1-1-3'))).not.toContain('zone');
  });

  it('has these chances on the odds line: net -2, -3, -4 and -5 by counting the six faces', () => {
    const cases: [string, UnitSpec[], DropResult[]][] = [
      ['1607', [], ['stunned', 'halved', 'halved', 'fine', 'fine', 'fine']],
      ['1609', [], ['stunned', 'stunned', 'halved', 'halved', 'fine', 'fine']],
      ['1306', [], ['eliminated', 'stunned', 'stunned', 'halved', 'halved', 'fine']],
      ['0604', [], ['eliminated', 'eliminated', 'stunned', 'stunned', 'halved', 'halved']],
      // One worse than the odds line goes: Helsinki under Finnish eyes.
      [
        '0604',
        stacks('f0504 4-4-2'),
        ['eliminated', 'eliminated', 'eliminated', 'stunned', 'stunned', 'halved'],
      ],
    ];
    cases.forEach(([at, units, expected], i) => {
      const state = due(at, units);
      expect(dropModifiers(state, hex(at))).toHaveLength(i + 2);
      expect(faces(state, at)).toEqual(expected);
    });
  });

  it('reads the net die so: 2 or more, 1 and 0, -1 and -2, less', () => {
    const results = [5, 4, 3, 2, 1, 0, -1, -2, -3, -4, -5].map(dropResult);
    expect(results).toEqual([
      ...Array<DropResult>(4).fill('fine'),
      'halved',
      'halved',
      'stunned',
      'stunned',
      ...Array<DropResult>(3).fill('eliminated'),
    ]);
  });

  it('eliminates the unit at the worst', () => {
    const { state, events } = dropped(due('1306'), '1306', 1);
    expect(whereIs(state, PARATROOPS)).toBe('eliminated');
    expect(eventOf(events, 'dropped')).toMatchObject({ die: 1, result: 'eliminated' });
    expect(eventOf(events, 'eliminated')).toEqual({
      type: 'eliminated',
      unit: PARATROOPS,
      hex: hex('1306'),
      cause: 'drop',
    });
    expect(state.units[PARATROOPS]).toEqual({ at: OFF_MAP.eliminated, cut: 0, marks: 0 });
    // Nothing lingers in the next turn.
    const next = endUntil(state, (s) => s.turn === 6 && s.phasing === 'soviet');
    expect(whereIs(next, PARATROOPS)).toBe('eliminated');
    expect(next.owner[hex('1306')]).toBe(OWNER.finn);
  });

  /** The attack on a 4-4-2 at 1508 out of 1607, where the drop of this die brought the paratroops. */
  const beside = (die: number, others: readonly UnitSpec[] = []): State => {
    const state = dropped(due('1607', [...stacks('f1508 4-4-2'), ...others]), '1607', die).state;
    return endUntil(state, inPhase('attack'));
  };

  it('halves the attack of a disrupted unit, half points kept', () => {
    // Net 3 off: 5 lands well, 3 is disrupted.
    const well = odds(beside(5), { attackers: [PARATROOPS], targets: hexes('1508') });
    expect(well).toMatchObject({ attack: 3, defence: 4 });
    expect(well.attackers[0]).toMatchObject({ printed: 3, counted: 3, reasons: [] });
    const halved = odds(beside(3), { attackers: [PARATROOPS], targets: hexes('1508') });
    expect(halved).toMatchObject({ attack: 1.5, defence: 4 });
    expect(halved.attackers[0]).toMatchObject({
      printed: 3,
      counted: 1.5,
      reasons: [{ rule: 'Option.D1', key: 'disrupted' }],
    });
    // 1½ to 4 is 1-3; the half point makes all the difference beside a regiment: 3½ to 4, 1-2.
    expect(halved.column).toBe('1-3');
    const state = beside(3, stacks('s1509 2-1-2').concat(stacks('s1510 0-1-2')));
    const both = odds(state, { attackers: [PARATROOPS, unitAt(state, '1509')], targets: hexes('1508') });
    expect(both).toMatchObject({ attack: 3.5, column: '1-2' });
  });

  it('lets a badly disrupted unit attack no more', () => {
    const state = beside(2, stacks('s1507 6-4-2, s1604 0-1-2'));
    expect(state.turn).toBe(5);
    expect(refusal(state, attackBy([PARATROOPS], '1508'))).toMatchObject({
      key: 'attack-stunned',
      rule: 'Option.D1',
    });
  });

  /** A Finnish 4-4-2 about to attack the paratroops at 1607; the Finns stood too far off for a ZOC. */
  const attacked = (die: number, from: string, others: readonly UnitSpec[] = []): State => {
    const start = due('1607', [...stacks('f1408 4-4-2'), ...others]);
    let state = endUntil(dropped(start, '1607', die).state, inPhase('movement', 'finn'));
    state = must(state, move(unitAt(state, '1408'), from));
    return endUntil(state, inPhase('attack', 'finn'));
  };
  const againstParatroops = (state: State, from: string) =>
    odds(state, { attackers: [unitAt(state, from)], targets: hexes('1607') });

  it('halves the defence, whether disrupted or worse', () => {
    // An HQ in Leningrad is five hexes off: the paratroops are in supply in the Finnish turn too.
    const hq = stacks('s1602 0-1-2');
    for (const [die, counted] of [
      [4, 1],
      [3, 0.5],
      [1, 0.5],
    ] as const) {
      const report = againstParatroops(attacked(die, '1508', hq), '1508');
      expect(report.defenders[0]).toMatchObject({ printed: 1, counted });
      expect(report.defence).toBe(counted);
      expect(report.defenders[0]!.reasons).toEqual(
        die === 4 ? [] : [{ rule: 'Option.D1', key: 'disrupted' }],
      );
    }
  });

  it('halves once what is both disrupted and isolated', () => {
    const state = attacked(3, '1508');
    expect(state.units[PARATROOPS]!.cut).toBe(1);
    const report = againstParatroops(state, '1508');
    expect(report.defenders[0]).toMatchObject({
      counted: 0.5,
      reasons: [{ rule: 'Supply.B', key: 'isolated' }],
    });
    // Isolated alone gives the same.
    expect(againstParatroops(attacked(4, '1508'), '1508').defence).toBe(0.5);
  });

  it('doubles first, across a river, and halves then', () => {
    // 1607 lies behind the river from 1606.
    const start = due('1607', stacks('f1405 2-2-3'));
    let state = endUntil(dropped(start, '1607', 3).state, inPhase('movement', 'finn'));
    state = must(state, move(unitAt(state, '1405'), '1406', '1506', '1606'));
    state = endUntil(state, inPhase('attack', 'finn'));
    const report = odds(state, { attackers: [unitAt(state, '1606')], targets: hexes('1607') });
    expect(report.defenders[0]).toMatchObject({ printed: 1, counted: 1 });
    expect(report.defenders[0]!.reasons.map((r) => r.key)).toEqual(['river', 'isolated']);
  });

  it('ends when the next Soviet Player-Turn begins', () => {
    const hq = stacks('s1604 0-1-2');
    for (const die of [1, 3]) {
      const state = endUntil(
        dropped(due('1607', [...hq, ...stacks('f1509 4-4-2')]), '1607', die).state,
        (s) => s.turn === 6 && inPhase('movement')(s),
      );
      expect(state.units[PARATROOPS]!.marks).toBe(0);
      expect(zoneOfControl(state, 'soviet')[hex('1508')]).toBe(1);
      // It may attack like any other.
      const near = must(state, move(PARATROOPS, '1508'));
      const fight = endUntil(near, inPhase('attack'));
      expect(odds(fight, { attackers: [PARATROOPS], targets: hexes('1509') }).attack).toBe(3);
      expect(obligations(fight).units).toEqual([PARATROOPS]);
    }
  });
});

describe('Option.D2: on the ground', () => {
  const landed = (die: number, units: readonly UnitSpec[] = stacks('f1508 4-4-2')): State =>
    dropped(due('1607', units), '1607', die).state;

  it('has its ZOC at once if it landed well, and none if it was disrupted', () => {
    expect(zoneOfControl(landed(5), 'soviet')[hex('1608')]).toBe(1);
    for (const die of [1, 2, 3, 4]) expect(zoneOfControl(landed(die), 'soviet')[hex('1608')]).toBe(0);
    // In the Finnish Player-Turn too: supplied, it still has its ZOC, or has it not.
    const hq = stacks('s1602 0-1-2');
    for (const [die, zone] of [
      [6, 1],
      [2, 0],
    ] as const) {
      const state = endUntil(landed(die, hq), inPhase('movement', 'finn'));
      expect(state.units[PARATROOPS]!.cut).toBe(0);
      expect(zoneOfControl(state, 'soviet')[hex('1608')]).toBe(zone);
    }
  });

  it('must attack the same turn if it landed well beside the enemy', () => {
    const state = endUntil(landed(5), inPhase('attack'));
    expect(obligations(state)).toEqual({
      units: [PARATROOPS],
      hexes: hexes('1508'),
      pairs: [{ unit: PARATROOPS, hex: hex('1508') }],
    });
    expect(refusal(state, end)).toMatchObject({ key: 'must-attack', rule: 'Combat.E' });
    const after = must(state, attackBy([PARATROOPS], '1508'), [1]);
    expect(check(after, end)).toBeNull();
  });

  it('may attack with others, and they with it', () => {
    const fed = stacks('s1507 6-4-2, s1604 0-1-2');
    const both = endUntil(landed(5, [...fed, ...stacks('f1508 4-4-2')]), inPhase('attack'));
    const party = [unitAt(both, '1507'), PARATROOPS].sort((a, b) => a - b);
    expect(obligations(both).units).toEqual(party);
    expect(odds(both, { attackers: party, targets: hexes('1508') })).toMatchObject({
      attack: 9,
      column: '2-1',
    });
    expect(check(both, attackBy(party, '1508'))).toBeNull();
  });

  it('may attack at half strength if disrupted, but need not', () => {
    const state = endUntil(landed(3), inPhase('attack'));
    expect(obligations(state)).toEqual({ units: [], hexes: [], pairs: [] });
    expect(check(state, end)).toBeNull();
    expect(check(state, attackBy([PARATROOPS], '1508'))).toBeNull();
    // As nobody must, it may not do so at 1-4 or worse.
    const strong = endUntil(landed(3, stacks('f1508 4-4-2 2-2-3')), inPhase('attack'));
    expect(refusalKey(strong, attackBy([PARATROOPS], '1508'))).toBe('attack-odds');
  });

  it('never attacks if badly disrupted, and holds nobody up', () => {
    const state = landed(2);
    // Nobody can attack at all: the Soviet turn is over.
    expect(must(state, end)).toMatchObject({ phase: 'movement', phasing: 'finn' });
  });

  it('does not excuse its neighbours', () => {
    const fed = stacks('s1507 6-4-2, s1604 0-1-2');
    const state = endUntil(landed(3, [...fed, ...stacks('f1508 4-4-2')]), inPhase('attack'));
    expect(obligations(state)).toMatchObject({ units: [unitAt(state, '1507')], hexes: hexes('1508') });
    expect(
      check(
        state,
        attackBy(
          [unitAt(state, '1507'), PARATROOPS].sort((a, b) => a - b),
          '1508',
        ),
      ),
    ).toBeNull();
  });

  it('captures nothing before the next Soviet Player-Turn begins', () => {
    const { state, events } = dropped(due('1306', stacks('s1602 0-1-2')), '1306', 6);
    expect(eventsOf(events, 'captured')).toEqual([]);
    expect(state.owner[hex('1306')]).toBe(OWNER.finn);
    const viipuri = (s: State) => score(s).lines.find((line) => line.key === 'viipuri');
    expect(viipuri(state)).toMatchObject({ points: 0, reason: 'not-held' });
    const finnish = endUntil(state, inPhase('movement', 'finn'));
    expect(finnish.owner[hex('1306')]).toBe(OWNER.finn);
    // The last step into the next Soviet Player-Turn.
    const before = endUntil(finnish, inPhase('movement', 'finn'));
    const { state: next, events: then } = played(before, end);
    expect(next).toMatchObject({ turn: 6, phasing: 'soviet' });
    expect(next.owner[hex('1306')]).toBe(OWNER.soviet);
    expect(eventsOf(then, 'captured')).toEqual([{ type: 'captured', hex: hex('1306'), side: 'soviet' }]);
    expect(viipuri(next)).toMatchObject({ points: 25, reason: 'held' });
  });

  it('captures nothing at all when the game ends first', () => {
    const { state } = dropped(due('1306', stacks('s1602 0-1-2'), { turn: 10 }), '1306', 6);
    const over = endUntil(state, (s) => s.phase === 'over');
    expect(over.owner[hex('1306')]).toBe(OWNER.finn);
    expect(score(over).lines.find((line) => line.key === 'viipuri')).toMatchObject({ points: 0 });
  });

  it('lets a Fortification that it stands in keep its shield until then', () => {
    const state = dropped(due('1606', stacks('s1605 2-1-2')), '1606', 6).state;
    expect(zoneOfControl(state, 'soviet')[hex('1606')]).toBe(0);
    expect(zoneOfControl(state, 'soviet')[hex('1506')]).toBe(0);
    const next = endUntil(state, (s) => s.turn === 6);
    expect(next.owner[hex('1606')]).toBe(OWNER.soviet);
  });

  it('counts no hex as passed where it advances or retreats in those Player-Turns', () => {
    const fight = endUntil(landed(5, stacks('f1508 1-1-3')), inPhase('attack'));
    // 3 to 1: De on a 6.
    const won = must(fight, attackBy([PARATROOPS], '1508'), [6]);
    expect(won.decisions.at(-1)?.kind).toBe('advance');
    const on = must(won, { type: 'advance', unit: PARATROOPS, to: hex('1508') });
    expect(whereIs(on, PARATROOPS)).toBe('1508');
    expect(on.owner[hex('1508')]).toBe(OWNER.finn);
    const next = endUntil(on, (s) => s.turn === 6);
    expect([next.owner[hex('1508')], next.owner[hex('1607')]]).toEqual([OWNER.soviet, OWNER.finn]);
    // Thrown back by its own attack: 3 to 4, Ar on a 3.
    const lost = must(endUntil(landed(5), inPhase('attack')), attackBy([PARATROOPS], '1508'), [3]);
    const back = must(lost, { type: 'retreat', unit: PARATROOPS, to: hex('1606') });
    expect(back.owner[hex('1606')]).toBe(OWNER.finn);
    // Thrown back by the Finns: 4 to 1, Dr on a 2.
    const hq = stacks('s1602 0-1-2');
    let finnish = endUntil(landed(6, [...hq, ...stacks('f1408 4-4-2')]), inPhase('movement', 'finn'));
    finnish = must(finnish, move(unitAt(finnish, '1408'), '1508'));
    finnish = endUntil(finnish, inPhase('attack', 'finn'));
    finnish = must(finnish, attackBy([unitAt(finnish, '1508')], '1607'), [2]);
    finnish = must(finnish, { type: 'retreat', unit: PARATROOPS, to: hex('1606') });
    expect([finnish.owner[hex('1606')], finnish.owner[hex('1607')]]).toEqual([OWNER.finn, OWNER.finn]);
    expect(endUntil(finnish, (s) => s.turn === 6).owner[hex('1606')]).toBe(OWNER.soviet);
  });

  it('bars an empty city to Finnish reinforcements and trains though it is not captured', () => {
    const spec = { waiting: [{ type: '1-1-3' }] };
    const state = dropped(due('1306', stacks('f0604 4-4-2'), spec), '1306', 6).state;
    const finnish = endUntil(state, inPhase('reinforcement', 'finn'));
    const unit = finnish.units.findIndex(({ at }) => at === OFF_MAP.waiting);
    expect(refusalKey(finnish, { type: 'arrive', unit, hex: hex('1306') })).toBe('arrive-city-finn');
    expect(check(finnish, { type: 'arrive', unit, hex: hex('0604') })).toBeNull();
  });
});

describe('Option.D3: planning and range', () => {
  const planning = (units: readonly UnitSpec[] = stacks('s1602 3-1-1'), more: Partial<PositionSpec> = {}) =>
    position('soviet', 'reinforcement', units, { ...more, options: { ...AIRBORNE, ...more.options } });

  it('takes open land of Finland within twelve hexes of Leningrad', () => {
    const state = planning();
    const open = planHexes(state);
    for (const at of open) {
      expect(board.countryOf(at)).toBe('finland');
      expect(['clear', 'swamp']).toContain(board.terrainOf(at));
      expect(board.distance(at, hex('1602'))).toBeLessThanOrEqual(12);
    }
    expect(open).toHaveLength(110);
    for (const at of ['1504', '0604', '1306', '1406', '1814', '2014', '0503'])
      expect(check(state, plan(at))).toBeNull();
    // Thirteen hexes, all lake, the USSR, the ice, Estonia, off the map.
    for (const at of ['1815', '1915', '1210', '1604', '1304', '1201'])
      expect(refusal(state, plan(at))).toMatchObject({ key: 'plan-hex', rule: 'Option.D3' });
    for (const at of [-1, 26 * 57, 0.5])
      expect(refusalKey(state, { type: 'plan', hex: at })).toBe('plan-hex');
    expect(check(planning(undefined, { turn: 8 }), plan('1304'))?.key).toBe('plan-hex');
  });

  it('is for the next Game-Turn, one plan at a time', () => {
    const first = played(planning(), plan('1607'));
    expect(first.state.course.plan).toEqual({ hex: hex('1607'), turn: 6 });
    // The message does not tell where.
    expect(first.events).toEqual([{ type: 'planned' }]);
    const second = must(first.state, plan('1306'));
    expect(second.course.plan).toEqual({ hex: hex('1306'), turn: 6 });
    expect(must(second, plan(null)).course.plan).toBeNull();
    // No drop in the turn in which it was planned.
    const now = endUntil(second, (s) => s.phasing === 'finn');
    expect(now.course.plan).toEqual({ hex: hex('1306'), turn: 6 });
    const then = endUntil(now, inPhase('planned-drop'));
    expect(then.turn).toBe(6);
    expect(dropHexes(then)).toEqual(hexes('1306'));
    expect(refusal(then, drop('1607'))).toMatchObject({ key: 'drop-plan', rule: 'Option.D3' });
  });

  it('loses the plan for this turn to a new one for the next', () => {
    const state = planning(undefined, { course: { plan: { hex: hex('1607'), turn: 5 } } });
    const kept = endUntil(state, inPhase('planned-drop'));
    expect(kept.turn).toBe(5);
    const replaced = endUntil(must(state, plan('1306')), inPhase('planned-drop'));
    expect(replaced).toMatchObject({ turn: 6, course: { plan: { hex: hex('1306'), turn: 6 } } });
  });

  it('offers every hex, and the withdrawal of a plan once there is one', () => {
    const state = planning();
    const offers = [...legalActions(state)].filter((a) => a.type === 'plan');
    expect(offers).toEqual(planHexes(state).map((at) => ({ type: 'plan', hex: at })));
    expect([...legalActions(must(state, plan('1607')))]).toContainEqual(plan(null));
    for (const action of offers) expect(check(state, action)).toBeNull();
  });

  it('needs the paratroops in Leningrad, and the Soviet Reinforcement Phase', () => {
    expect(refusal(planning(stacks('s1603 3-1-1')), plan('1607'))).toMatchObject({
      key: 'plan-not-here',
      rule: 'Option.D3',
    });
    expect(mayPlan(planning(stacks('s1603 3-1-1')))).toBe(false);
    expect(refusalKey(planned('1607'), plan('1306'))).toBe('when-plan');
    const finnish = position('finn', 'reinforcement', stacks('s1602 3-1-1'), {
      options: AIRBORNE,
      waiting: [{ type: '1-1-3' }],
    });
    expect(refusalKey(finnish, plan('1607'))).toBe('when-plan');
    expect(planHexes(finnish)).toEqual([]);
  });

  it('is hidden from the Finns, from the moment it is written down', () => {
    const state = must(planning(), plan('1607'));
    expect(view(state, 'finn').course).toEqual({ ...state.course, plan: null });
    expect(view(state, 'soviet').course.plan).toEqual({ hex: hex('1607'), turn: 6 });
    const later = endUntil(state, inPhase('movement', 'finn'));
    expect(view(later, 'finn').course.plan).toBeNull();
    expect(later.course.plan).not.toBeNull();
    // In the phase of the drop as well, until it is made.
    expect(view(endUntil(state, inPhase('planned-drop')), 'finn').course.plan).toBeNull();
  });

  it('may be given up, for nothing', () => {
    const state = due('1607');
    const { state: after, events } = played(state, end);
    expect(whereIs(after, PARATROOPS)).toBe('1602');
    expect(after.course.plan).toBeNull();
    expect(eventOf(events, 'dropped')).toBeUndefined();
    // A new plan may be made in the next Soviet turn.
    const next = endUntil(after, inPhase('reinforcement'));
    expect(check(next, plan('1607'))).toBeNull();
  });

  it('is void if the unit has moved in this Player-Turn or is not in Leningrad', () => {
    const walked = must(planned('1607', stacks('s1602 0-1-2')), move(PARATROOPS, '1703'));
    const after = must(walked, end);
    expect(after).toMatchObject({ phase: 'movement', phasing: 'finn' });
    expect(after.course.plan).toBeNull();
    // Back in Leningrad, but moved.
    const back = position('soviet', 'movement', stacks('s1703 3-1-1'), {
      options: AIRBORNE,
      course: { plan: { hex: hex('1607'), turn: 5 } },
    });
    const home = must(must(back, move(PARATROOPS, '1602')), end);
    expect(whereIs(home, PARATROOPS)).toBe('1602');
    expect(home).toMatchObject({ phasing: 'finn', course: { plan: null } });
    // It need not be asked: whoever asks is refused.
    const there = position('soviet', 'planned-drop', stacks('s1703 3-1-1'), {
      options: AIRBORNE,
      course: { plan: { hex: hex('1607'), turn: 5 } },
    });
    expect(refusalKey(there, drop('1607'))).toBe('plan-not-here');
  });

  it('is void with a Finnish unit in the hex, even a ski patrol', () => {
    for (const type of ['4-4-2', '0-0-3'] as const)
      expect(due('1607', stacks(`f1607 ${type}`))).toMatchObject({ phasing: 'finn', course: { plan: null } });
    const there = position('soviet', 'planned-drop', stacks('s1602 3-1-1, f1607 0-0-3'), {
      options: AIRBORNE,
      course: { plan: { hex: hex('1607'), turn: 5 } },
    });
    expect(refusal(there, drop('1607'))).toMatchObject({ key: 'enemy-there', rule: 'Movement.F' });
  });

  it('is void without room for one more unit', () => {
    const supplied = stacks('s1604 0-1-2');
    expect(due('1607', [...supplied, ...stacks('s1607 2-1-2')])).toMatchObject({ phase: 'planned-drop' });
    const full = [...supplied, ...stacks('s1607 2-1-2 2-1-2')];
    expect(due('1607', full)).toMatchObject({ phasing: 'finn', course: { plan: null } });
    // North of Row A one unit fills a hex.
    const north = [...supplied, ...stacks('s1614 2-1-2')];
    expect(due('1614', north)).toMatchObject({ phasing: 'finn', course: { plan: null } });
    const there = position('soviet', 'planned-drop', [...stacks('s1602 3-1-1'), ...full], {
      options: AIRBORNE,
      course: { plan: { hex: hex('1607'), turn: 5 } },
    });
    expect(refusalKey(there, drop('1607'))).toBe('drop-full');
  });

  it('cannot be made or carried out with Leningrad in Finnish ZOC', () => {
    const near = stacks('f1603 4-4-2');
    const pressed = planning([...stacks('s1602 3-1-1'), ...near]);
    expect(zoneOfControl(pressed, 'finn')[hex('1602')]).toBe(1);
    expect(mayPlan(pressed)).toBe(false);
    expect(refusal(pressed, plan('1607'))).toMatchObject({ key: 'plan-zone', rule: 'Option.D3' });
    expect(due('1607', near)).toMatchObject({ course: { plan: null } });
    expect(due('1607', near).phase).not.toBe('planned-drop');
    const there = position('soviet', 'planned-drop', [...stacks('s1602 3-1-1'), ...near], {
      options: AIRBORNE,
      course: { plan: { hex: hex('1607'), turn: 5 } },
    });
    expect(check(there, drop('1607'))).not.toBeNull();
    // A battalion has no ZOC in the USSR.
    expect(mayPlan(planning(stacks('s1602 3-1-1, f1603 1-1-3')))).toBe(true);
  });

  it('is void once the unit has fought', () => {
    const course = { plan: { hex: hex('1607'), turn: 6 } };
    const units = stacks('s1602 3-1-1, f1603 4-4-2');
    const state = position('finn', 'attack', units, { options: AIRBORNE, course });
    // 2-1, no effect: the brigade stands, but the plan is spoilt.
    const fought = must(state, attackBy([unitAt(state, '1603')], '1602'), [2]);
    expect(whereIs(fought, PARATROOPS)).toBe('1602');
    expect(must(fought, end).course.plan).toBeNull();
    expect(must(state, end).course.plan).toEqual(course.plan);
    // Its own attack spoils it too, in the very turn of the plan: 3 to 2 over the river, no effect on a 3.
    const own = stacks('s1602 3-1-1 0-1-2, f1603 1-1-3');
    const soviet = position('soviet', 'attack', own, { options: AIRBORNE, course });
    expect(obligations(soviet).units).toEqual([PARATROOPS]);
    const attacked = must(soviet, attackBy([PARATROOPS], '1603'), [3]);
    expect(must(attacked, end)).toMatchObject({ phasing: 'finn', course: { plan: null } });
  });

  it('is not barred by a Finnish ZOC in the hex', () => {
    const state = due('1607', stacks('f1508 4-4-2'));
    expect(state.phase).toBe('planned-drop');
    expect(check(state, drop('1607'))).toBeNull();
  });

  /** The Soviets about to set up, historically. */
  const settingUp = (options: PositionSpec['options']): State => {
    const state = newGame({ ...RECOMMENDED, ...options }, 3);
    const ready = readySetUp(state, 'historical', 3).reduce((now, action) => must(now, action), state);
    return must(ready, end);
  };

  it('can be made at the Soviet set-up with preparedness, for the first Game-Turn', () => {
    for (const [options, first] of [
      [{ sovietPreparedness: true }, 1],
      [{ sovietPreparedness: true, earlierStart: true }, 0],
    ] as const) {
      let state = must(settingUp(options), plan('1607'));
      expect(state.course.plan).toEqual({ hex: hex('1607'), turn: first });
      expect(view(state, 'finn').course.plan).toBeNull();
      state = readySetUp(state, 'historical', 3).reduce((now, action) => must(now, action), state);
      state = endUntil(state, inPhase('planned-drop'));
      expect(state.turn).toBe(first);
      expect(dropHexes(state)).toEqual(hexes('1607'));
    }
  });

  it('cannot be made at set-up without preparedness, nor by the Finns', () => {
    const state = settingUp(AIRBORNE);
    expect(mayPlan(state)).toBe(false);
    expect(refusalKey(state, plan('1607'))).toBe('when-plan');
    expect(refusalKey(newGame({ sovietPreparedness: true }, 1), plan('1607'))).toBe('when-plan');
    // With an earlier start, Game-Turn 0 plans for Game-Turn 1.
    const early = planning(undefined, { turn: 0, options: { earlierStart: true } });
    expect(must(early, plan('1607')).course.plan).toEqual({ hex: hex('1607'), turn: 1 });
  });
});

describe('Option.D4: supply after the drop', () => {
  const supplied = (state: State) =>
    supply(state, 'soviet').units.find((unit) => unit.unit === PARATROOPS)!.isolation;

  it.each([
    ['as printed', {}],
    ['with the clarifications', RECOMMENDED],
  ])('is in supply in the Player-Turn of the drop, wherever it lands: %s', (_, options) => {
    // On a 6 it lands well there, on a 5 disrupted.
    for (const die of [5, 6]) {
      let { state } = dropped(due('1814', stacks('f1813 4-4-2'), { options }), '1814', die);
      expect([state.units[PARATROOPS]!.cut, supplied(state)]).toEqual([0, 0]);
      state = endUntil(state, inPhase('attack'));
      expect(state.turn).toBe(5);
      expect(check(state, attackBy([PARATROOPS], '1813'))).toBeNull();
      expect([state.units[PARATROOPS]!.cut, supplied(state)]).toEqual([0, 0]);
    }
  });

  it.each([
    ['as printed', {}],
    ['with the clarifications', RECOMMENDED],
  ])('needs supply in the Finnish Player-Turn after it, like any unit: %s', (_, options) => {
    const alone = endUntil(
      dropped(due('1814', [], { options }), '1814', 6).state,
      inPhase('movement', 'finn'),
    );
    expect(alone.units[PARATROOPS]!.cut).toBe(1);
    expect(zoneOfControl(alone, 'soviet')[hex('1815')]).toBe(0);
    // An HQ within five hexes, itself within ten of its city.
    const fed = endUntil(
      dropped(due('1607', stacks('s1602 0-1-2'), { options }), '1607', 6).state,
      inPhase('movement', 'finn'),
    );
    expect(fed.units[PARATROOPS]!.cut).toBe(0);
    expect(zoneOfControl(fed, 'soviet')[hex('1608')]).toBe(1);
  });

  it('is isolated in its own next Movement Phase if no supply has come', () => {
    const state = endUntil(
      dropped(due('1814'), '1814', 6).state,
      (s) => s.turn === 6 && inPhase('movement')(s),
    );
    expect(state.units[PARATROOPS]!.cut).toBe(1);
    expect(supplied(state)).toBe(1);
    expect(endUntil(must(state, end), (s) => s.phasing === 'finn').units[PARATROOPS]!.cut).toBe(1);
  });

  it('takes nothing from a city while it is supplied from the air', () => {
    // Kem feeds 20: ten regiments by the HQ there. Dropped elsewhere, the paratroops ask for nothing.
    const state = due('1607', stacks('s1602 0-1-2'));
    const load = (s: State) => supply(s, 'soviet').cities.find((c) => c.city === hex('1602'))!.load;
    expect(load(state)).toBe(3);
    const after = dropped(state, '1607', 6).state;
    expect(load(after)).toBe(0);
    expect(load(endUntil(after, inPhase('movement', 'finn')))).toBe(3);
  });
});
