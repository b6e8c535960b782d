import { REFUSALS } from '#engine/winter-war/state/refusals.ts';
import {
  board,
  check,
  checkRoom,
  explainMove,
  MARK,
  newGame,
  OFF_MAP,
  readySetUp,
  ROSTER,
  type Action,
  type Decision,
  type Goal,
  type PositionSpec,
  type Refusal,
  type RefusalKey,
  type RuleId,
  type State,
  type UnitId,
  type UnitSpec,
  withSpent,
} from '#engine/winter-war';
import { end, hex, hexes, must, position, unitAt, unitsAt, stacks } from './rules/helpers.ts';

// Every message of the table is reached here: by a hand-written position and what is tried in it. A key that is
// new, or that nothing brings about any more, does not compile or fails.

type Case = readonly [rule: RuleId, why: () => Refusal | null];

const no = (state: State, action: Action): Refusal | null => check(state, action);
/** The unit in a hex, or of a type where others stand with it. */
const the = unitAt;
const move = (state: State, from: string, ...path: string[]) =>
  no(state, { type: 'move', unit: the(state, from), path: hexes(...path) });
const explain = (state: State, from: string, to: string) => explainMove(state, the(state, from), hex(to));
const retreat = (state: State, from: string, to: string | null) =>
  no(state, { type: 'retreat', unit: the(state, from), to: to === null ? null : hex(to) });
const advance = (state: State, from: string, to: string, type?: string) =>
  no(state, { type: 'advance', unit: the(state, from, type), to: hex(to) });
const attack = (state: State, from: readonly string[], ...targets: string[]): Action => ({
  type: 'attack',
  attackers: from.flatMap((at) => unitsAt(state, at)),
  targets: hexes(...targets),
});
const hit = (state: State, from: readonly string[], ...targets: string[]) =>
  no(state, attack(state, from, ...targets));

const first = (label: string, side?: 'finn' | 'soviet'): UnitId =>
  ROSTER.find((c) => c.type.label === label && (side === undefined || c.side === side))!.id;
const PARATROOPS = first('3-1-1');

const moving = (side: 'finn' | 'soviet', units: readonly UnitSpec[], more?: Partial<PositionSpec>) =>
  position(side, 'movement', units, more);
const soviet = (...units: UnitSpec[]): State => moving('soviet', units);
const finnish = (...units: UnitSpec[]): State => moving('finn', units);
const attacking = (...units: UnitSpec[]): State => position('soviet', 'attack', units);
/** The same position with a choice that has to be made. */
const waits = (state: State, decision: Decision): State => ({ ...state, decisions: [decision] });
/** The same position with units changed. */
const changed = (state: State, unit: UnitId, change: Partial<State['units'][number]>): State => ({
  ...state,
  units: state.units.map((u, id) => (id === unit ? { ...u, ...change } : u)),
});
const on = (...keys: string[]) => ({ options: Object.fromEntries(keys.map((key) => [key, true])) });

/* Positions that several cases share */

const lone = finnish(...stacks('f0920 1-1-3'));
const settingUp = newGame({}, 1);
const finnsReady = readySetUp(settingUp, 'historical', 1).reduce(
  (state, action) => must(state, action),
  settingUp,
);
const sovietSetUp = must(finnsReady, end);
const place = (state: State, unit: UnitId, at: string) => no(state, { type: 'place', unit, hex: hex(at) });

const arriving = (
  side: 'finn' | 'soviet',
  units: readonly UnitSpec[],
  waiting: PositionSpec['waiting'] = [{ type: '2-1-2', name: '44' }],
): State => position(side, 'reinforcement', units, { turn: 4, ...(waiting && { waiting }) });
const arrive = (state: State, at: string, unit = state.units.findIndex((u) => u.at === OFF_MAP.waiting)) =>
  no(state, { type: 'arrive', unit, hex: hex(at) });

/** A regiment before a Finnish division in 1206, whose ZOC takes in 1306, 1307 and 1207. */
const beside = (at: string): State => soviet(...stacks(`s${at} 2-1-2, s1408 0-1-2, f1206 4-4-2`));
/** A regiment on the Murmansk railway, which runs on over 2325 to 2226. */
const onTheLine = stacks('s2322 2-1-2, s2321 0-1-2');

/** Before the battles: a battalion and a regiment beside it, north of Row A. */
const skirmish = (...units: UnitSpec[]): State =>
  position('soviet', 'retreat-before', [...stacks('f1443 1-1-3, s1543 2-1-2, s1643 0-1-2'), ...units]);
/** The battalion has stepped back from 1443. */
const pursuit = (...units: UnitSpec[]): State => {
  const state = skirmish(...units);
  return must(must(state, { type: 'retreat', unit: the(state, '1443'), to: hex('1343') }), end);
};

/** An artillery brigade before a battalion in the south, and who stands about. */
const battle = (...units: UnitSpec[]): State =>
  attacking(...stacks('s1307 8-3-2, s1407 0-1-2, f1207 1-1-3'), ...units);
const won = (...units: UnitSpec[]): State => {
  const state = battle(...units);
  return must(state, attack(state, ['1307'], '1207'), [6]);
};
/** The results of a battle that a unit has yet to carry out. */
const routed = waits(lone, { kind: 'retreat', side: 'finn', units: [the(lone, '0920')] });
const overloaded = ((): State => {
  const state = battle(...stacks('s1206 2-1-2'));
  return waits(state, { kind: 'withdraw', side: 'soviet', units: [the(state, '1307')] });
})();
const exchange = ((): State => {
  const state = attacking(...stacks('s1307 8-3-2 2-1-2, s1407 0-1-2'));
  return waits(state, { kind: 'exchange', side: 'soviet', units: unitsAt(state, '1307'), points: 4 });
})();
const crowded = ((): State => {
  const state = soviet(...stacks('s1602 2-1-2 2-1-2 2-1-2'));
  return waits(state, { kind: 'overstack', side: 'soviet', hexes: hexes('1602') });
})();

/** A corps and a regiment before a fort of two divisions and a fort of one. */
const beforeForts = attacking(...stacks('s1602 0-1-2, s1505 20-12-2 2-1-2, f1405 6-6-2 6-6-2, f1506 6-6-2'));
const by = (type: string, target: string) =>
  no(beforeForts, { type: 'attack', attackers: [the(beforeForts, '1505', type)], targets: hexes(target) });

const interphase = position(
  'finn',
  'interphase',
  stacks('s1602 6-4-2, s1603 6-4-2, s1703 20-12-2'),
  on('events'),
);
const forfeit = (cause: 'climate' | 'recall', state = interphase): State =>
  waits(state, { kind: 'forfeit', side: 'soviet', cause, points: 4 });
const muster = (unit: UnitId): State =>
  waits(interphase, { kind: 'muster', side: 'finn', units: [unit], hexes: hexes('0604') });

const airborne = (phase: State['phase'], units: readonly UnitSpec[], planned?: string): State =>
  position('soviet', phase, units, {
    ...on('airborne'),
    ...(planned && { course: { plan: { hex: hex(planned), turn: 5 } } }),
  });
const inLeningrad = stacks('s1602 3-1-1');
const drop = (state: State, at: string) => no(state, { type: 'drop', hex: hex(at) });
const plan = (state: State, at: string) => no(state, { type: 'plan', hex: hex(at) });

const exploiting = (unit: UnitSpec): State =>
  position('finn', 'exploitation', [unit, ...stacks('f0506 1-1-3')], on('skiExploitation'));
const breaking = (...units: UnitSpec[]): State =>
  moving('soviet', [...stacks('s1604 0-1-2'), ...units], on('variableDemolition'));
const demolish = (state: State, at: string) => no(state, { type: 'demolish', unit: the(state, at) });

const heavy = { ...on('heavyTanks'), course: { heavy: [first('2-1-3')] } };
const earlier = on('earlierStart');
const wish = (state: State, at: string, hq?: string, city?: string) =>
  no(state, {
    type: 'administer',
    unit: the(state, at, '2-1-2'),
    ...(hq && { hq: the(state, hq, '0-1-2') }),
    ...(city && { city: hex(city) }),
  });
const supplied = stacks('s1743 0-1-2, s1643 2-1-2');

const NORTH_ONLY: Goal = {
  name: 'north',
  area: { west: 1, east: 26, south: 20, north: 57 },
  counts: [],
  hexes: [],
  losses: { finn: 1, soviet: 1 },
  par: 0,
};

const CASES: Readonly<Record<RefusalKey, Case>> = {
  'game-over': ['Sequence.D', () => no({ ...lone, phase: 'over' }, end)],
  'decide-first': ['Combat.M', () => no(exchange, end)],
  'decide-withdraw': ['CL7', () => no(overloaded, end)],
  'decide-overfull': ['K3', () => no(crowded, end)],
  'decide-interphase': ['Sequence.C', () => no(forfeit('climate'), end)],
  'no-such-unit': ['O3', () => no(lone, { type: 'move', unit: 999, path: [] })],
  'not-on-map': ['Sequence.A1', () => no(lone, { type: 'move', unit: first('0-0-3'), path: [] })],

  'when-place': ['SetUp.Reveal', () => place(lone, the(lone, '0920'), '0920')],
  'when-heavy': ['Designer.A1', () => no(lone, { type: 'heavy', units: [] })],
  'when-arrive': ['Sequence.A1', () => arrive(lone, '0604', the(lone, '0920'))],
  'when-plan': ['Option.D3', () => plan(lone, '1607')],
  'when-move': ['Sequence.A2', () => move(battle(), '1307', '1308')],
  'when-demolish': ['Designer.B', () => demolish(lone, '0920')],
  'when-drop': ['Option.D', () => drop(lone, '1607')],
  'when-administer': ['U3', () => wish(moving('finn', supplied), '1643')],
  'when-retreat': ['Sequence.A3a', () => retreat(lone, '0920', '1020')],
  'when-advance': ['Sequence.A3b', () => advance(lone, '0920', '1020')],
  'when-attack': ['Sequence.A3c', () => hit(skirmish(), ['1543'], '1443')],
  'attack-moving': ['Movement.E', () => hit(lone, ['0920'], '1020')],
  'attack-exploiting': [
    'Designer.A2',
    () => hit(exploiting({ type: '1-1-3', hex: '1049' }), ['1049'], '1149'),
  ],
  'when-lose': ['Combat.Results', () => no(lone, { type: 'lose', units: [] })],
  'when-roll': ['Sequence.C', () => no(lone, { type: 'roll' })],
  'when-choose': ['Sequence.C', () => no(interphase, { type: 'accept' })],

  'setup-unit-finn': ['O2', () => place(settingUp, first('2-1-2'), '0604')],
  'setup-unit-soviet': ['O1', () => place(sovietSetUp, first('12-8-2'), '1602')],
  'setup-country': ['SetUp.Finnish', () => place(settingUp, first('1-1-3'), '1602')],
  'setup-ussr': ['SetUp.Soviet', () => place(sovietSetUp, first('2-1-2'), '0604')],
  'setup-row-a': ['Movement.K3', () => place(sovietSetUp, first('20-12-2'), '2053')],
  'setup-clar10': ['CL10', () => place(newGame({ clar10: true }, 1), first('4-4-2'), '1656')],
  'setup-fortification': ['SetUp.Finnish', () => place(settingUp, first('6-6-2'), '0604')],
  'setup-leningrad': ['SetUp.Soviet', () => place(sovietSetUp, first('20-12-2'), '2413')],
  'setup-full': [
    'K1',
    () => {
      const state = must(settingUp, { type: 'place', unit: first('1-1-3'), hex: hex('1656') });
      return place(state, first('4-4-2'), '1656');
    },
  ],
  'setup-unplaced-finn': ['SetUp.Finnish', () => no(settingUp, end)],
  'setup-unplaced-soviet': ['SetUp.Soviet', () => no(sovietSetUp, end)],
  'setup-unsupplied': [
    'Supply.J',
    () => {
      const ready = readySetUp(sovietSetUp, 'historical', 1).reduce(
        (state, action) => must(state, action),
        sovietSetUp,
      );
      return no(must(ready, { type: 'place', unit: first('2-1-3'), hex: hex('2325') }), end);
    },
  ],

  'arrive-not-due': ['Sequence.A1', () => arrive(arriving('soviet', []), '1602', first('12-8-2'))],
  'arrive-not-yours': ['Sequence.A1', () => arrive(arriving('finn', []), '1602')],
  'arrive-city-soviet': ['Reinforcement.Soviet', () => arrive(arriving('soviet', []), '1603')],
  'arrive-city-finn': [
    'Reinforcement.Finnish',
    () => arrive(arriving('finn', [], [{ type: '1-1-3', name: '14' }]), '0605'),
  ],
  'arrive-row-a': [
    'Movement.K3',
    () => arrive(arriving('soviet', [], [{ type: '20-12-2', name: 'XV' }]), '2053'),
  ],
  'arrive-unsupplied': [
    'Reinforcement.Soviet',
    () => arrive(arriving('soviet', stacks('f2325 1-1-3')), '2053'),
  ],
  'arrive-overload': ['R1', () => arrive(arriving('soviet', stacks('s1943 20-12-2, s1843 0-1-2')), '1943')],

  'not-your-unit': ['Movement.D', () => explain(soviet(...stacks('f0920 1-1-3')), '0920', '1020')],
  'already-moved': [
    'Movement.G',
    () => move(must(lone, { type: 'move', unit: the(lone, '0920'), path: hexes('1020') }), '1020', '0920'),
  ],
  'no-path': ['Movement', () => move(lone, '0920', '1220')],
  'off-the-map': ['Movement.K', () => no(settingUp, { type: 'place', unit: first('1-1-3'), hex: -1 })],
  'enemy-there': [
    'Movement.F',
    () => explain(finnish(...stacks('f0920 1-1-3, s1120 0-1-2')), '0920', '1120'),
  ],
  'enemy-beside': [
    'Movement.F',
    () => explain(finnish(...stacks('f0920 1-1-3, s1020 0-1-2')), '0920', '1020'),
  ],
  'out-of-play': ['Victory.Short', () => explain({ ...lone, goal: NORTH_ONLY }, '0920', '0919')],
  'closed-country': ['Movement.K1', () => explain(lone, '0920', '0635')],
  water: ['Movement.K', () => explain(lone, '0920', '1806')],
  'no-ice': ['Movement.N', () => explain(lone, '0920', '1304')],
  'minor-lake': ['Movement.K', () => explain(lone, '0920', '1210')],
  mountain: ['Movement.K', () => explain(lone, '0920', '0747')],
  'blocked-side': ['Movement.K', () => move(finnish(...stacks('f1005 1-1-3')), '1005', '1105')],
  nkvd: ['Movement.K2', () => explain(soviet(...stacks('s1602 1-1-4')), '1602', '1504')],
  'heavy-ice': [
    'Designer.A1',
    () => explain(moving('soviet', stacks('s1402 2-1-3'), { ...heavy, turn: 9 }), '1402', '1403'),
  ],
  'heavy-lake': [
    'Designer.A1',
    () => move(moving('soviet', stacks('s1738 0-1-2, s1737 2-1-3'), heavy), '1737', '1637'),
  ],
  'row-a': ['Movement.K3', () => explain(finnish(...stacks('f1013 6-6-2')), '1013', '1014')],
  'isolated-rail': ['Supply.L', () => explain(soviet(...stacks('s2322 2-1-3')), '2322', '1602')],
  'isolated-one-hex': ['Supply.A', () => explain(soviet(...stacks('s0920 2-1-3')), '0920', '1120')],
  'zone-to-zone': ['ZoneOfControl.F', () => move(beside('1307'), '1307', '1306')],
  'zone-stops': ['ZoneOfControl', () => explain(beside('1407'), '1407', '1207')],
  'too-far': ['Movement.C', () => explain(lone, '0920', '0935')],
  'way-barred': [
    'Movement.F',
    () => {
      const ring = ['1020', '1021', '0921', '0820', '0919', '1019'].flatMap((at) => stacks(`s${at} 0-1-2`));
      return explain(finnish(...stacks('f0920 1-1-3'), ...ring), '0920', '1222');
    },
  ],
  // Nobody gets into the midst of Lake Ladoga; whoever were there would not get out.
  'no-way': ['Movement.K', () => explain(soviet(...stacks('s1808 1-1-4')), '1808', '1602')],
  'rail-closed': [
    'Event.L',
    () => explain(moving('soviet', stacks('s1602 2-1-2'), { course: { railsClosedIn: 5 } }), '1602', '2413'),
  ],
  'rail-boarding': [
    'M3',
    () => explain(finnish(...stacks('f1306 6-6-2, s1407 6-4-2, s1508 0-1-2')), '1306', '0604'),
  ],
  'rail-zone': ['M3', () => explain(soviet(...onTheLine, ...stacks('f2425 2-2-3')), '2322', '2226')],
  'rail-broken': [
    'Designer.B',
    () =>
      explain(
        moving('soviet', onTheLine, { ...on('variableDemolition'), course: { broken: hexes('2325') } }),
        '2322',
        '2228',
      ),
  ],
  'rail-cut-soviet': [
    'Movement.J',
    () => explain(soviet(...stacks('s1944 1-1-4, f2318 0-0-3')), '1944', '2231'),
  ],
  'rail-cut-finn': [
    'Movement.J',
    () =>
      explain(
        moving('finn', stacks('f1121 1-1-3'), {
          owners: { '0604': 'soviet', '1306': 'soviet', '0931': 'soviet' },
        }),
        '1121',
        '1113',
      ),
  ],
  'rail-enemy': ['Movement.J', () => explain(soviet(...onTheLine, ...stacks('f2325 0-0-3')), '2322', '2226')],
  'rail-foreign': [
    'Movement.J',
    () => explain(soviet(...stacks('s1306 6-4-2, s1406 0-1-2')), '1306', '0908'),
  ],
  'no-room': [
    'K3',
    () => {
      const state = finnish(...stacks('f0920 4-4-2, f0820 4-4-2, f1020 4-4-2'));
      const come = must(state, { type: 'move', unit: the(state, '0820'), path: hexes('0920') });
      const gone = must(come, { type: 'move', unit: unitsAt(come, '0920')[0]!, path: hexes('0919') });
      return explain(gone, '1020', '0920');
    },
  ],
  'no-room-now': [
    'M7',
    () => {
      const state = soviet(...stacks('s1602 2-1-2 2-1-2, s1702 2-1-2'));
      return checkRoom(state, hex('1602'), [unitAt(state, '1702')]);
    },
  ],
  overstacked: ['M7', () => no(soviet(...stacks('s1602 2-1-2 2-1-2 2-1-2')), end)],

  'not-soviet': ['Supply.F', () => no(lone, { type: 'administer', unit: the(lone, '0920') })],
  'supply-judged': [
    'CL2',
    () => wish(position('soviet', 'attack', [...supplied, ...stacks('f1543 4-4-2')], on('clar2')), '1643'),
  ],
  'supply-settled': [
    'CL3',
    () => wish(position('soviet', 'attack', [...supplied, ...stacks('f1543 4-4-2')], on('clar3')), '1643'),
  ],
  'hq-out-of-reach': ['Supply.F1', () => wish(soviet(...supplied, ...stacks('s1602 0-1-2')), '1643', '1602')],
  'city-not-closest': ['U2', () => wish(soviet(...supplied), '1643', '1743', '1602')],
  'front-not-leningrad': [
    'U2a',
    () => wish(soviet(...stacks('s2105 0-1-2, s2009 2-1-2')), '2009', '2105', '1602'),
  ],
  'city-not-joined': [
    'U8',
    () => wish(soviet(...stacks('s2038 0-1-2, s1938 2-1-2, f2036 0-0-3')), '1938', '2038'),
  ],
  'city-full': [
    'U3',
    () => {
      const north = ['2031', '2032', '2033', '2131'];
      const state = soviet(...stacks('s2132 0-1-2'), ...north.flatMap((at) => stacks(`s${at} 6-4-2`)));
      const hq = the(state, '2132');
      const three = north
        .slice(0, 3)
        .reduce((now, at) => must(now, { type: 'administer', unit: the(now, at), hq }), state);
      return no(three, { type: 'administer', unit: the(three, '2131'), hq });
    },
  ],
  'needs-no-supply': [
    'Supply.F',
    () => {
      const state = soviet(...supplied);
      return no(state, { type: 'administer', unit: the(state, '1743'), hq: null });
    },
  ],

  'retreat-side': ['Sequence.A3a', () => retreat(skirmish(), '1543', '1643')],
  'retreat-voluntary': ['C13', () => retreat(skirmish(), '1443', null)],
  'retreat-type': ['Combat.A', () => retreat(skirmish(...stacks('f1544 4-4-2')), '1544', '1444')],
  'retreat-place': [
    'Combat.A',
    () => retreat(skirmish(...stacks('f1207 1-1-3, s1307 2-1-2')), '1207', '1206'),
  ],
  'retreat-line-lost': [
    'C17',
    () => {
      const line = ['1405', '1406', '1506', '1606'].flatMap((at) => stacks(`s${at} 2-1-2`));
      return retreat(skirmish(...line, ...stacks('s1605 0-1-2')), '1443', '1343');
    },
  ],
  'retreat-not-adjacent': ['C13', () => retreat(skirmish(...stacks('f0920 1-1-3')), '0920', '1020')],
  'retreat-again': [
    'Combat.A1',
    () => {
      const state = skirmish();
      return retreat(
        must(state, { type: 'retreat', unit: the(state, '1443'), to: hex('1343') }),
        '1343',
        '1243',
      );
    },
  ],
  'retreat-not-due': ['C9', () => no(routed, { type: 'retreat', unit: first('1-1-4'), to: null })],
  'withdraw-not-due': ['CL7', () => retreat(overloaded, '1206', '1106')],
  'withdraw-open': ['CL7', () => retreat(overloaded, '1307', null)],
  'withdraw-hex': [
    'CL7',
    () => {
      const ring = ['1306', '1206', '1308', '1408', '1407', '1207'];
      const state = attacking(...stacks('s1307 6-4-2'), ...ring.flatMap((at) => stacks(`f${at} 1-1-3`)));
      return retreat(
        waits(state, { kind: 'withdraw', side: 'soviet', units: [the(state, '1307')] }),
        '1307',
        null,
      );
    },
  ],
  'retreat-hex': ['Combat.A1', () => retreat(skirmish(), '1443', '1243')],
  'retreat-zone': [
    'Combat.A2',
    () => retreat(skirmish(...stacks('s1342 2-1-2, s1341 0-1-2')), '1443', '1442'),
  ],
  'retreat-stacking': ['Combat.A2', () => retreat(skirmish(...stacks('f1343 4-4-2')), '1443', '1343')],
  'retreat-open': ['C9', () => retreat(routed, '0920', null)],

  'advance-side': ['Combat.Retreat', () => advance(pursuit(), '1343', '1443')],
  'advance-vacated': ['C13', () => advance(pursuit(), '1543', '1542')],
  'advance-hex': ['C12', () => advance(won(), '1307', '1206')],
  'advance-again': [
    'Combat.B',
    () => {
      // A second unit beside the hex keeps the segment open.
      const state = pursuit(...stacks('f1446 1-1-3, s1546 2-1-2, s1646 0-1-2'));
      const { vacated } = state.combat!;
      const open = { ...state, combat: { ...state.combat!, vacated: [...vacated, hex('1447')] } };
      return advance(
        must(open, { type: 'advance', unit: the(open, '1543'), to: hex('1443') }),
        '1443',
        '1447',
      );
    },
  ],
  'advance-not-adjacent': ['Combat.B', () => advance(pursuit(...stacks('s1744 2-1-2')), '1744', '1443')],
  'advance-bystander': [
    'C12',
    () => {
      const state = battle(...stacks('s1407 2-1-2'));
      const decision = {
        kind: 'advance',
        side: 'soviet',
        units: [the(state, '1307')],
        hexes: hexes('1308'),
      } as const;
      return advance(waits(state, decision), '1407', '1308', '2-1-2');
    },
  ],
  'advance-nkvd': [
    'C15',
    () => {
      const state = position('soviet', 'retreat-before', stacks('s1643 1-1-4, s1542 2-1-2, f1543 1-1-3'));
      const gone = must(state, { type: 'retreat', unit: the(state, '1543'), to: hex('1444') });
      return advance(must(gone, end), '1643', '1543');
    },
  ],
  'advance-full': [
    'Stacking.A',
    () => {
      const state = pursuit();
      const full = changed(state, first('2-2-2', 'soviet'), { at: hex('1443') });
      return advance(full, '1543', '1443');
    },
  ],
  'advance-hq': ['C12', () => advance(pursuit(), '1643', '1443')],
  'advance-nothing': ['C12', () => no(battle(), { type: 'decline' })],

  'attack-side': ['Combat', () => hit(battle(), ['1207'], '1307')],
  'attack-double': ['Combat.L', () => hit(battle(), ['1307', '1307'], '1207')],
  'attack-empty': ['C1', () => hit(battle(), ['1307'])],
  'attack-no-enemy': ['Combat.C', () => hit(battle(), ['1307'], '1206')],
  // Both in the USSR, two hexes apart: it is not the frontier that keeps them from each other.
  'attack-not-adjacent': [
    'C1',
    () => hit(attacking(...stacks('s2213 1-1-4, f2215 1-1-3')), ['2213'], '2215'),
  ],
  'attack-water': [
    'C1',
    () => hit(position('finn', 'attack', stacks('f1603 4-4-2, s1502 2-1-2')), ['1603'], '1502'),
  ],
  'attack-isolated': [
    'Combat.P',
    () => {
      const state = battle();
      return hit(changed(state, the(state, '1307'), { cut: 1 }), ['1307'], '1207');
    },
  ],
  'attack-hq': ['Combat.E', () => hit(battle(), ['1407'], '1207')],
  'attack-no-strength': [
    'C18',
    () => hit(position('finn', 'attack', stacks('f1207 0-0-3, s1307 2-1-2')), ['1207'], '1307'),
  ],
  'attack-advanced': [
    'Combat.B',
    () => {
      const state = pursuit(...stacks('s1646 6-4-2, f1546 4-4-2'));
      const stepped = must(state, { type: 'advance', unit: the(state, '1543'), to: hex('1443') });
      return hit(must(stepped, end), ['1443'], '1343');
    },
  ],
  'attack-twice': [
    'Combat.F',
    () => {
      const state = battle(...stacks('f1308 1-1-3, s1408 2-1-2'));
      const after = must(must(state, attack(state, ['1307'], '1207'), [6]), { type: 'decline' });
      return hit(after, ['1307'], '1308');
    },
  ],
  'attacked-twice': [
    'Combat.F',
    () => {
      const state = battle();
      return hit(changed(state, the(state, '1207'), { marks: MARK.fought }), ['1307'], '1207');
    },
  ],
  'attack-nkvd': ['Combat.Q', () => hit(attacking(...stacks('s1643 1-1-4, f1543 1-1-3')), ['1643'], '1543')],
  'attack-many-on-many': [
    'C1',
    () => {
      const corps = stacks('s1405 2-1-2, s1406 2-1-2, s1602 0-1-2');
      const army = stacks('f1306 6-6-2, f1505 6-6-2');
      return hit(position('finn', 'attack', [...army, ...corps]), ['1306', '1505'], '1405', '1406');
    },
  ],
  'odds-avoidable': ['C4', () => by('2-1-2', '1405')],
  'odds-ahead': ['C4', () => by('20-12-2', '1506')],
  'attack-odds': [
    'C4',
    () => {
      const corps = stacks('s1307 8-3-2 2-2-2, s1407 0-1-2');
      return hit(position('finn', 'attack', [...stacks('f1207 1-1-3'), ...corps]), ['1207'], '1307');
    },
  ],
  'leaves-hex': ['C3', () => hit(battle(...stacks('f1308 1-1-3')), ['1307'], '1207')],
  'leaves-unit': ['C3', () => hit(battle(...stacks('s1206 6-4-2, s1106 0-1-2')), ['1307'], '1207')],
  'must-attack': ['Combat.E', () => no(battle(), end)],
  'attack-stunned': [
    'Option.D1',
    () => {
      const state = battle(...stacks('s1206 3-1-1'));
      return hit(changed(state, PARATROOPS, { marks: MARK.stunned }), ['1206'], '1207');
    },
  ],
  'attack-neutral': [
    'Scenario.Allies',
    () => {
      const state = attacking(...stacks('s0735 6-4-2, f0635 3-2-2'));
      return hit(changed(state, the(state, '0735'), { cut: 0 }), ['0735'], '0635');
    },
  ],

  'setup-reserve-soviet': ['Option.H', () => no(position('soviet', 'set-up', [], earlier), end)],
  'setup-reserve-finn': ['Option.H', () => no(newGame({ earlierStart: true }, 1), end)],
  'heavy-units': [
    'Designer.A1',
    () => no(position('soviet', 'set-up', [], heavy), { type: 'heavy', units: [] }),
  ],

  'plan-not-here': ['Option.D3', () => plan(airborne('reinforcement', stacks('s1603 3-1-1')), '1607')],
  'plan-zone': [
    'Option.D3',
    () => plan(airborne('reinforcement', [...inLeningrad, ...stacks('f1603 4-4-2')]), '1607'),
  ],
  'plan-hex': ['Option.D3', () => plan(airborne('reinforcement', inLeningrad), '1603')],
  'drop-plan': ['Option.D3', () => drop(airborne('planned-drop', inLeningrad, '1607'), '1306')],
  'drop-void': [
    'Option.D3',
    () => drop(airborne('planned-drop', [...inLeningrad, ...stacks('f1603 4-4-2')], '1607'), '1607'),
  ],
  'drop-not-here': ['Event.F', () => drop(position('soviet', 'event-drop', stacks('s1603 3-1-1')), '1607')],
  'drop-moved': [
    'Event.F',
    () =>
      drop(changed(position('soviet', 'event-drop', inLeningrad), PARATROOPS, { marks: MARK.moved }), '1607'),
  ],
  'drop-hex': ['Event.F', () => drop(position('soviet', 'event-drop', inLeningrad), '0604')],
  'drop-zone': [
    'Event.F',
    () => drop(position('soviet', 'event-drop', [...inLeningrad, ...stacks('f1606 4-4-2')]), '1506'),
  ],
  'drop-full': [
    'K1',
    () => drop(position('soviet', 'event-drop', [...inLeningrad, ...stacks('s1306 2-1-2 2-1-2')]), '1306'),
  ],

  'exploit-unit': ['Designer.A2', () => move(exploiting({ type: '4-4-2', hex: '1049' }), '1049', '1149')],
  'exploit-spent': [
    'Designer.A2',
    () => {
      const state = exploiting({ type: '1-1-3', hex: '1049' });
      return move(changed(state, the(state, '1049'), { marks: withSpent(MARK.moved, 2) }), '1049', '1149');
    },
  ],
  'exploit-far': ['Designer.A2', () => explain(exploiting({ type: '1-1-3', hex: '1049' }), '1049', '1249')],
  'exploit-isolated': [
    'Designer.A2',
    () => {
      const state = exploiting({ type: '1-1-3', hex: '1049' });
      return move(changed(state, the(state, '1049'), { cut: 1 }), '1049', '1149');
    },
  ],

  'demolish-not-yours': ['Designer.B', () => demolish(breaking(...stacks('f1407 1-1-3')), '1407')],
  'demolish-unit': ['Designer.B', () => demolish(breaking(), '1604')],
  'demolish-hex': ['Designer.B', () => demolish(breaking(...stacks('s1603 2-1-2')), '1603')],
  'demolish-broken': [
    'Designer.B',
    () => {
      const state = breaking(...stacks('s1407 6-4-2'));
      return demolish(must(state, { type: 'demolish', unit: the(state, '1407') }), '1407');
    },
  ],
  'demolish-supply': [
    'Designer.B',
    () => demolish(moving('soviet', stacks('s1407 6-4-2'), on('variableDemolition')), '1407'),
  ],
  'demolish-points': [
    'Designer.B',
    () => {
      const state = breaking(...stacks('s1407 2-1-2'));
      return demolish(changed(state, the(state, '1407'), { marks: withSpent(MARK.moved, 2) }), '1407');
    },
  ],

  'roll-first': ['Sequence.C', () => no(interphase, end)],
  'nothing-to-roll': [
    'Sequence.C',
    () => no({ ...interphase, interphase: { steps: [], norwayResists: false } }, { type: 'roll' }),
  ],
  'muster-city': ['Event.G', () => arrive(muster(first('2-2-2', 'finn')), '1306', first('2-2-2', 'finn'))],
  'muster-swedes': ['Scenario.D', () => arrive(muster(first('3-3-3')), '1306', first('3-3-3'))],
  'forfeit-one': ['Event.L', () => no(forfeit('climate'), { type: 'lose', units: [] })],
  'forfeit-isolated': [
    'Event.L',
    () => {
      const state = forfeit('climate', changed(interphase, the(interphase, '1603'), { cut: 1 }));
      return no(state, { type: 'lose', units: [the(state, '1602')] });
    },
  ],
  'forfeit-exact': ['X4', () => no(forfeit('climate'), { type: 'lose', units: [the(interphase, '1703')] })],
  'forfeit-unit': ['Event.L', () => no(forfeit('climate'), { type: 'lose', units: [first('1-1-3')] })],
  'recall-one': ['Scenario.E', () => no(forfeit('recall'), { type: 'lose', units: [] })],
  'recall-unit': ['Scenario.E', () => no(forfeit('recall'), { type: 'lose', units: [first('0-1-2')] })],

  'lose-units': ['C11', () => no(exchange, { type: 'lose', units: [the(exchange, '1407')] })],
  'lose-too-few': ['C11', () => no(exchange, { type: 'lose', units: [the(exchange, '1307', '2-1-2')] })],
  'lose-overstack': ['K3', () => no(crowded, { type: 'lose', units: [] })],
};

/** The hexes that the map points at, of every refusal above that points at any. */
const POINTS_AT = `
  setup-country 1602; setup-ussr 0604; setup-row-a 2053; setup-clar10 1656; setup-fortification 0604;
  setup-leningrad 2413; setup-full 1656; setup-unsupplied 2325; arrive-city-soviet 1602 2413 2053 2231 1943;
  arrive-city-finn 0604 0931 1306 1656; arrive-row-a 2053; arrive-unsupplied 2053; arrive-overload 1943;
  not-your-unit 0920; already-moved 1020; no-path 0920; enemy-there 1120; enemy-beside 1020; out-of-play 0919;
  closed-country 0635; water 1806; no-ice 1304; minor-lake 1210; mountain 0747; blocked-side 1005 1105; nkvd 1504;
  heavy-ice 1403; heavy-lake 1737 1637; row-a 1014; isolated-rail 1602; isolated-one-hex 1120;
  zone-to-zone 1307 1306; zone-stops 1307 1207; too-far 0935; way-barred 1222; no-way 1602; rail-closed 2413;
  rail-boarding 1306 0604; rail-zone 2324 2226; rail-broken 2325; rail-cut-soviet 2231; rail-cut-finn 1113;
  rail-enemy 2325; rail-foreign 0908; no-room 0920; no-room-now 1602; overstacked 1602; retreat-side 1543;
  retreat-voluntary 1443; retreat-type 1544; retreat-place 1207; retreat-line-lost 1443; retreat-not-adjacent 0920;
  retreat-again 1343; retreat-hex 1243; retreat-zone 1442; retreat-stacking 1343; advance-side 1443;
  advance-vacated 1542; advance-hex 1206; advance-again 1447; advance-not-adjacent 1443; advance-bystander 1308;
  advance-nkvd 1543; advance-full 1443; advance-hq 1443; attack-not-adjacent 2213 2215; attack-water 1603 1502;
  attack-isolated 1307; attack-hq 1407; attack-no-strength 1207; attack-advanced 1443; attack-twice 1307;
  attacked-twice 1207; attack-nkvd 1643 1543; attack-many-on-many 1405 1406; odds-avoidable 1405 1506;
  odds-ahead 1405 1506; attack-odds 1307; leaves-hex 1308; leaves-unit 1206; must-attack 1307; attack-stunned 1206;
  attack-neutral 0735 0635; drop-zone 1506; drop-full 1306; exploit-unit 1049; exploit-spent 1049;
  exploit-far 1249; exploit-isolated 1049; demolish-unit 1604; demolish-hex 1603; demolish-broken 1407;
  demolish-supply 1407; demolish-points 1407; muster-city 0604; muster-swedes 0604; lose-overstack 1602`;

describe('Refusals', () => {
  it.each(Object.entries(CASES) as [RefusalKey, Case][])(
    '%s is given, with its paragraph',
    (key, [rule, why]) => {
      expect(why()).toMatchObject({ key, rule });
    },
  );

  it('point at the hexes they speak of', () => {
    const pointing = Object.entries(CASES).flatMap(([key, [, why]]) => {
      const places = why()!.places.map(board.hexName);
      return places.length ? [[key, ...places].join(' ')] : [];
    });
    expect(pointing).toEqual(POINTS_AT.trim().split(/;\s+/));
  });

  it('are all reached', () => {
    expect(Object.keys(CASES).toSorted()).toEqual(Object.keys(REFUSALS).toSorted());
  });
});
