/** Counters of the command sheet put down and taken back, the large button, and the marks on the map, without the page. */
import {
  finns,
  newGame,
  placeOf,
  positionFrom,
  soviets,
  spaceOf,
  startTimeline,
  type Action,
  type Decision,
  type PositionSpec,
  type State,
  type Timeline,
} from '#engine/talvisota';
import talvisota from '#games/talvisota/index.ts';
import { highlightsOf, pressed, whyNot } from '#games/talvisota/ui/controller/clicks.ts';
import {
  act,
  deskNow,
  deskOf,
  EMPTY,
  lookAt,
  setDesk,
  type Desk,
} from '#games/talvisota/ui/controller/desk.ts';
import type { Piece, Spot } from '#games/talvisota/ui/controller/piece.ts';
import { put } from '#games/talvisota/ui/controller/pieces.ts';
import { proposedStep } from '#games/talvisota/ui/controller/step.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { useGame } from '#table/store/game.ts';
import { PEOPLE } from '#table/store/seats.ts';
import { useUi } from '#table/store/ui.ts';

/** Puts a position on the table, where one person plays both sides. */
function show(state: State, desk: Partial<Desk>): void {
  setActiveGame(talvisota);
  useUi.setState(useUi.getInitialState(), true);
  useGame.setState({
    ...useGame.getInitialState(),
    timeline: startTimeline(state),
    table: 'solo',
    seats: PEOPLE,
    saving: 'overtaken',
  });
  setDesk(desk);
}

const SPACES = ['from', 'to', 'target', 'space'];
/** A value in few words: a space by its id, of counts those that are not zero. */
function short(key: string, value: unknown): string {
  if (typeof value === 'number' && SPACES.includes(key)) return placeOf(value).id;
  if (Array.isArray(value))
    return `[${value.map((one) => (typeof one === 'object' ? said(one as object) : placeName(key, one))).join(' ')}]`;
  if (typeof value !== 'object' || !value) return String(value);
  const counts = Object.entries(value).filter(([, count]) => count !== 0);
  return counts.map(([unit, count]) => `${count} ${unit}`).join(' + ') || 'none';
}
const placeName = (key: string, one: unknown): string =>
  key === 'markers' ? placeOf(one as number).id : String(one);
const said = (values: Action | object): string =>
  Object.entries(values)
    .map(([key, value]) => short(key, value))
    .join(' ');

/** What was played, why not, and what lies on the desk now. */
function outcome(): string {
  const { steps } = useGame.getState().timeline as Timeline;
  const { notice } = useUi.getState();
  const { held, mode: _, secret: __, ...desk } = deskNow() as Desk & { secret?: boolean };
  const changed = (Object.keys(desk) as (keyof typeof desk)[]).filter(
    (key) => JSON.stringify(desk[key]) !== JSON.stringify(EMPTY[key]),
  );
  return [
    ...steps.map(({ action }) => said(action)),
    ...(notice?.kind === 'refusal' ? [`refused: ${notice.refusal.key}`] : []),
    ...changed.map((key) => `${key}: ${short(key, desk[key])}`),
    ...(held ? ['held'] : []),
  ].join(', ');
}

type Heap = 'waiting' | 'LAP' | 'KAR' | 'reinforcements' | 'free' | 'plan';
const unit = (unit: 'FUS' | 'TAN' | 'DIV', heap: Heap) => ({ kind: 'unit', unit, heap }) as const;
const strategy = (strategy: 'PRUD' | 'MASS' | 'MOTTI', slot: number | null = null) =>
  ({ kind: 'strategy', strategy, slot }) as const;
const support = (support: 'ART' | 'AIR' | 'MANN' | 'T34', placed = false) =>
  ({ kind: 'support', support, placed }) as const;
const marker = (marker: 'snow' | 'fog', placed = false) => ({ kind: 'environment', marker, placed }) as const;
const entrenchment = (placed = false) => ({ kind: 'entrenchment', placed }) as const;
const front = (front: 'LAP' | 'LAD' | 'KAR'): Spot => ({ kind: 'front', front });
const slot = (slot: number): Spot => ({ kind: 'slot', slot });
const space = (id: string): Spot => ({ kind: 'space', space: spaceOf(id) });
const hand: Spot = { kind: 'hand' };

const LEN = spaceOf('LEN');
const ORA = spaceOf('ORA');
const TER = spaceOf('TER');
const RAU = spaceOf('RAU');
const SUM = spaceOf('SUM');

const setUp = newGame();
const last = { ...setUp, soviet: { ...setUp.soviet, waiting: soviets({ FUS: 1 }) } };
const dealt: State = {
  ...setUp,
  soviet: { ...setUp.soviet, boxes: { ...setUp.soviet.boxes, LAP: soviets({ FUS: 1 }) } },
};
const recovery = positionFrom({
  turn: 1,
  phase: 'recovery',
  boxes: { LAP: { FUS: 1 } },
  reinforcements: { soviet: { FUS: 2 } },
});
const movement = positionFrom({ turn: 1, boxes: { KAR: { FUS: 3, TAN: 1 } }, map: { PTZ: { FUS: 1 } } });
const plans = positionFrom({
  turn: 1,
  phase: 'soviet-plans',
  map: { LEN: { FUS: 4 } },
  sovietPlans: { 3: { strategy: 'PRUD' } },
  posts: { soviet: { ART: 'KAR' } },
});
const finnishPlans: State = { ...plans, phase: 'finnish-plans' };
const allotment = positionFrom({
  turn: 1,
  phase: 'soviet-allotment',
  map: { LEN: { FUS: 7, TAN: 3 }, ORA: { FUS: 1 } },
  sovietPlans: {
    3: { strategy: 'MASS' },
    4: { strategy: 'PRUD', from: LEN, units: soviets({ FUS: 2 }), supports: ['AIR'] },
  },
  finnishPlans: { 3: { strategy: 'DEFENSE' } },
  posts: { soviet: { ART: 'KAR', AIR: 'KAR' } },
});
const finnish = positionFrom({
  turn: 1,
  phase: 'finnish-allotment',
  map: { LEN: { FUS: 7 } },
  sovietPlans: { 3: { strategy: 'MASS', from: LEN, units: soviets({ FUS: 1 }) } },
  finnishPlans: {
    3: { strategy: 'DEFENSE' },
    4: { strategy: 'MOTTI', units: finns({ DIV: 2, SCT: 1 }), environment: ['fog'], supports: ['MANN'] },
  },
  posts: { finn: { ART: 'KAR', MANN: 'KAR' } },
});
const deployment = positionFrom({
  turn: 1,
  phase: 'deployment',
  map: { LEN: { FUS: 6 } },
  sovietPlans: {
    3: { strategy: 'PRUD', from: LEN, units: soviets({ FUS: 3 }) },
    4: { strategy: 'MASS', from: LEN, units: soviets({ FUS: 3 }) },
  },
  finnishPlans: {
    3: { strategy: 'MOTTI', units: finns({ DIV: 3 }) },
    4: { strategy: 'RESIST', units: finns({ SK: 3 }) },
  },
});

/** A position, and what lies on the desk. */
type Scene = State | readonly [State, Partial<Desk>];
const partsOf = (scene: Scene): readonly [State, Partial<Desk>] => ('phase' in scene ? [scene, {}] : scene);
const mass: Scene = [allotment, { slot: 3, from: LEN }];
const prud: Scene = [allotment, { slot: 4 }];
const defense: Scene = [finnish, { slot: 3 }];
const manned: Scene = [finnish, { slot: 3, units: { DIV: 3 } }];
const motti: Scene = [finnish, { slot: 4 }];

describe('a counter in hand', () => {
  it.each<[string, Scene, Piece, Spot, string]>([
    [
      'goes to a front, and stays in hand while there are more',
      setUp,
      unit('FUS', 'waiting'),
      front('LAP'),
      'put: assign FUS LAP 1, held',
    ],
    ['goes to the front of a box', setUp, unit('FUS', 'waiting'), slot(1), 'put: assign FUS LAD 1, held'],
    ['goes to no space at set-up', setUp, unit('FUS', 'waiting'), space('LEN'), 'held'],
    ['that waits is not put back', setUp, unit('FUS', 'waiting'), hand, 'held'],
    [
      'is put down with the last of its kind',
      last,
      unit('FUS', 'waiting'),
      front('LAP'),
      'put: assign FUS LAP 1',
    ],
    ['is not there', last, unit('TAN', 'waiting'), front('LAP'), 'refused: assign-waiting, held'],
    ['is taken back from its front', dealt, unit('FUS', 'LAP'), hand, 'put: assign FUS LAP -1'],
    ['stays on its front', dealt, unit('FUS', 'LAP'), front('LAP'), 'held'],
    [
      'changes its front',
      dealt,
      unit('FUS', 'LAP'),
      front('KAR'),
      'put: assign FUS LAP -1, assign FUS KAR 1',
    ],
    ['of another kind than a unit has no business at set-up', setUp, strategy('PRUD'), front('LAP'), 'held'],
    ['is bought back', recovery, unit('FUS', 'reinforcements'), front('KAR'), 'put: recover FUS KAR 1'],
    [
      'is not there to be bought',
      recovery,
      unit('TAN', 'reinforcements'),
      front('KAR'),
      'refused: recover-box, held',
    ],
    ['that is free for a plan is not bought', recovery, unit('FUS', 'free'), front('KAR'), 'held'],
    ['of a plan is not bought', recovery, unit('FUS', 'plan'), front('KAR'), 'held'],
    ['enters a space', movement, unit('FUS', 'KAR'), space('LEN'), 'put: enter KAR LEN 1 FUS'],
    [
      'enters with all that were chosen with it',
      [movement, { from: 'KAR', units: { FUS: 2, TAN: 1 } }],
      unit('FUS', 'KAR'),
      space('LEN'),
      'put: enter KAR LEN 2 FUS + 1 TAN',
    ],
    [
      'enters without those chosen of other kinds',
      [movement, { from: 'KAR', units: { FUS: 2 } }],
      unit('TAN', 'KAR'),
      space('LEN'),
      'put: enter KAR LEN 1 TAN',
    ],
    [
      'enters without those chosen of another front',
      [movement, { from: 'LAP', units: { FUS: 2 } }],
      unit('FUS', 'KAR'),
      space('LEN'),
      'put: enter KAR LEN 1 FUS',
    ],
    ['enters no front', movement, unit('FUS', 'KAR'), front('LAP'), 'held'],
    ['does not enter far away', movement, unit('FUS', 'KAR'), space('HEL'), 'refused: move-line, held'],
    ['that is a strategy enters nothing', movement, strategy('PRUD'), space('LEN'), 'held'],
    ['is laid into a box', plans, strategy('MASS'), slot(4), 'put: plan 4 MASS'],
    [
      'is not laid where it would have no force',
      plans,
      strategy('MASS'),
      slot(0),
      'refused: plan-units, held',
    ],
    ['is not laid on a front', plans, strategy('MASS'), front('KAR'), 'held'],
    ['changes its box', plans, strategy('PRUD', 3), slot(4), 'put: plan 3 null, plan 4 PRUD'],
    ['stays in its box', plans, strategy('PRUD', 3), slot(3), 'held'],
    ['is taken out of its box', plans, strategy('PRUD', 3), hand, 'put: plan 3 null'],
    ['is in no box', plans, strategy('PRUD'), hand, 'held'],
    ['of the other side is refused', plans, strategy('MOTTI'), slot(4), 'refused: plan-side, held'],
    ['of the Finns needs no force yet', finnishPlans, strategy('MOTTI'), slot(0), 'put: plan 0 MOTTI'],
    ['that is a unit is no plan', plans, unit('FUS', 'KAR'), slot(3), 'held'],
    ['supports a front', plans, support('AIR'), front('LAP'), 'put: post AIR LAP'],
    ['supports the front of a box', plans, support('AIR'), slot(0), 'put: post AIR LAP'],
    ['supports no space', plans, support('AIR'), space('LEN'), 'held'],
    ['supports nothing any more', plans, support('ART', true), hand, 'put: post ART null'],
    ['supported nothing', plans, support('AIR'), hand, 'held'],
    ['arrives too late', plans, support('T34'), slot(0), 'refused: post-late, held'],
    [
      'is allotted out of the space chosen',
      mass,
      unit('FUS', 'free'),
      slot(3),
      'put: commit 3 LEN 1 FUS [], slot: 3',
    ],
    [
      'is not allotted out of nowhere',
      [allotment, { slot: 3 }],
      unit('FUS', 'free'),
      slot(3),
      'slot: 3, held',
    ],
    [
      'joins those that were chosen',
      [allotment, { slot: 3, from: LEN, units: { FUS: 1 } }],
      unit('FUS', 'free'),
      slot(3),
      'put: commit 3 LEN 2 FUS [], slot: 3',
    ],
    [
      'does not bring to another plan what was chosen for one',
      [allotment, { slot: 3, units: { FUS: 1 }, supports: ['ART'] }],
      unit('FUS', 'free'),
      slot(4),
      'put: commit 4 LEN 3 FUS [AIR], slot: 4',
    ],
    ['is allotted to no front', mass, unit('FUS', 'free'), front('KAR'), 'slot: 3, from: LEN, held'],
    ['is of no plan', allotment, unit('FUS', 'plan'), hand, 'held'],
    ['is taken out of its plan', prud, unit('FUS', 'plan'), hand, 'put: commit 4 LEN 1 FUS [AIR], slot: 4'],
    [
      'leaves an empty plan',
      [allotment, { slot: 4, units: { FUS: 1 } }],
      unit('FUS', 'plan'),
      hand,
      'put: commit 4 LEN none [AIR], slot: 4',
    ],
    [
      'is not there to be taken back',
      [allotment, { slot: 4, units: {} }],
      unit('FUS', 'plan'),
      hand,
      'slot: 4, units: none, held',
    ],
    ['that is free is not taken back', prud, unit('FUS', 'free'), hand, 'slot: 4, held'],
    ['is in its plan already', prud, unit('FUS', 'plan'), slot(4), 'slot: 4, held'],
    ['that is a strategy is not allotted', prud, strategy('PRUD', 4), slot(4), 'slot: 4, held'],
    [
      'is one too many',
      [allotment, { slot: 4, units: { FUS: 3 } }],
      unit('FUS', 'free'),
      slot(4),
      'refused: commit-many, slot: 4, units: 3 FUS, held',
    ],
    [
      'is not in the space chosen',
      [allotment, { slot: 4, from: ORA }],
      unit('FUS', 'free'),
      slot(4),
      'refused: commit-units, slot: 4, from: ORA, held',
    ],
    ['has no strategy to go to', [allotment, { slot: 0 }], unit('FUS', 'free'), slot(0), 'slot: 0, held'],
    [
      'supports a plan',
      [allotment, { slot: 3, from: LEN, units: { FUS: 1 } }],
      support('ART'),
      slot(3),
      'put: commit 3 LEN 1 FUS [ART], slot: 3',
    ],
    [
      'waits for the units of its plan',
      mass,
      support('ART'),
      slot(3),
      'put: slot: 3, from: LEN, supports: [ART], held',
    ],
    ['no longer supports its plan', prud, support('AIR', true), hand, 'put: commit 4 LEN 2 FUS [], slot: 4'],
    [
      'supports another plan',
      mass,
      support('AIR'),
      slot(3),
      'refused: support-twice, slot: 3, from: LEN, held',
    ],
    ['supports a plan once', prud, support('AIR'), slot(4), 'put: commit 4 LEN 2 FUS [AIR], slot: 4'],
    ['is one support too many', prud, support('ART'), slot(4), 'refused: support-many, slot: 4, held'],
    ['that is of the Finns is no means of the Soviets', prud, marker('snow'), slot(4), 'slot: 4, held'],
    ['is dug into a plan of the Finns alone', prud, entrenchment(), slot(4), 'slot: 4, held'],
    [
      'is allotted by the Finns, who dig in',
      defense,
      unit('DIV', 'free'),
      slot(3),
      'put: prepare 3 1 DIV [] [] true, slot: 3',
    ],
    [
      'is one too many for the Finns',
      motti,
      unit('DIV', 'free'),
      slot(4),
      'refused: prepare-many, slot: 4, held',
    ],
    [
      'is taken back by the Finns',
      motti,
      unit('DIV', 'plan'),
      hand,
      'put: prepare 4 1 DIV + 1 SCT [fog] [MANN] false, slot: 4',
    ],
    [
      'leaves an empty plan to the Finns',
      [finnish, { slot: 4, units: { DIV: 1 } }],
      unit('DIV', 'plan'),
      hand,
      'put: prepare 4 none [fog] [MANN] false, slot: 4',
    ],
    ['is snow', manned, marker('snow'), slot(3), 'put: prepare 3 3 DIV [snow] [] true, slot: 3'],
    [
      'is snow before there are units',
      defense,
      marker('snow'),
      slot(3),
      'put: slot: 3, environment: [snow], held',
    ],
    [
      'is fog that lies elsewhere',
      manned,
      marker('fog'),
      slot(3),
      'refused: environment-twice, slot: 3, units: 3 DIV, held',
    ],
    [
      'is snow in the fog',
      motti,
      marker('snow'),
      slot(4),
      'put: prepare 4 2 DIV + 1 SCT [fog snow] [MANN] false, slot: 4',
    ],
    [
      'is the fog taken back',
      motti,
      marker('fog', true),
      hand,
      'put: prepare 4 2 DIV + 1 SCT [] [MANN] false, slot: 4',
    ],
    [
      'does not bring snow along to another plan',
      [finnish, { slot: 3, environment: ['snow'], entrenched: true }],
      support('ART'),
      slot(4),
      'put: prepare 4 2 DIV + 1 SCT [fog] [MANN ART] false, slot: 4',
    ],
    [
      'is dug in',
      [finnish, { slot: 3, units: { DIV: 3 }, entrenched: false }],
      entrenchment(),
      slot(3),
      'put: prepare 3 3 DIV [] [] true, slot: 3',
    ],
    [
      'is dug in before there are units',
      [finnish, { slot: 3, entrenched: false }],
      entrenchment(),
      slot(3),
      'put: slot: 3, entrenched: true, held',
    ],
    ['is not dug in any more', manned, entrenchment(true), hand, 'put: prepare 3 3 DIV [] [] false, slot: 3'],
    [
      'is dug in where it may not be',
      motti,
      entrenchment(),
      slot(4),
      'refused: entrenched-not, slot: 4, held',
    ],
    [
      'supports a plan of the Finns',
      motti,
      support('ART'),
      slot(4),
      'put: prepare 4 2 DIV + 1 SCT [fog] [MANN ART] false, slot: 4',
    ],
    [
      'no longer supports a plan of the Finns',
      motti,
      support('MANN', true),
      hand,
      'put: prepare 4 2 DIV + 1 SCT [fog] [] false, slot: 4',
    ],
    ['is of no plan of the Finns', [finnish, { slot: 0 }], support('MANN', true), hand, 'slot: 0, held'],
    ['chooses a target', deployment, strategy('PRUD', 3), space('TER'), 'put: slot: 3, target: TER'],
    [
      'chooses no target far away',
      deployment,
      strategy('PRUD', 3),
      space('HEL'),
      'refused: target-far, held',
    ],
    ['that lies in no box has no target', deployment, strategy('PRUD'), space('TER'), 'held'],
    ['has no box as its target', deployment, strategy('PRUD', 3), slot(4), 'held'],
    ['that is a unit has no target', deployment, unit('FUS', 'plan'), space('TER'), 'held'],
  ])('%s', (_, scene, piece, spot, expected) => {
    const [state, desk] = partsOf(scene);
    show(state, { held: piece, ...desk });
    const isPut = put(state, deskNow(), piece, spot);
    expect(`${isPut ? 'put: ' : ''}${outcome()}`).toBe(expected);
  });
});

describe('an action', () => {
  it('puts everything down but what is to stay', () => {
    show(movement, { from: 'KAR', units: { FUS: 1 } });
    expect(act({ type: 'enter', front: 'KAR', to: LEN, units: soviets({ FUS: 1 }) }, { from: 'LAP' })).toBe(
      true,
    );
    expect(outcome()).toBe('enter KAR LEN 1 FUS, from: LAP');
    expect(act({ type: 'end' })).toBe(true);
    expect(useUi.getState().mode.mode).toBe('idle');
  });

  it('that is refused leaves the desk as it is', () => {
    show(setUp, { from: 'LAP' });
    expect(act({ type: 'end' })).toBe(false);
    expect(outcome()).toBe('refused: assign-left, from: LAP');
  });

  it('is not for people while the computer is to decide', () => {
    show(movement, {});
    useGame.setState({ table: 'hotseat', seats: { ...PEOPLE, soviet: 'recruit' } });
    expect(act({ type: 'end' })).toBe(false);
    expect(outcome()).toBe('');
  });
});

it('a space that is looked at lies on the desk; what was chosen is secret', () => {
  show(movement, { from: 'LAP' });
  expect(useUi.getState().mode.secret).toBe(true);
  lookAt(LEN);
  expect(deskNow()).toEqual({ ...EMPTY, mode: 'look', place: LEN });
  expect([{ mode: 'look' }, { mode: 'idle' }, { mode: 'replay', reserves: {} }].map(deskOf)).toEqual([
    EMPTY,
    EMPTY,
    EMPTY,
  ]);
});

const deciding = (state: State, decision: Decision): State => ({ ...state, decisions: [decision] });
const solo = (state: State): State => ({ ...state, options: { ...state.options, solo: true } });
const harassing = positionFrom({ turn: 2, phase: 'harassment', map: { TER: { FUS: 1 }, SAL: { FUS: 1 } } });
const onMap = { strategy: 'PRUD', stage: 'map', from: LEN, units: soviets({ FUS: 3 }) } as const;
const fighting = (...targets: string[]): State =>
  positionFrom({
    turn: 1,
    phase: 'combat',
    map: { LEN: { FUS: 6 } },
    sovietPlans: Object.fromEntries(targets.map((id, i) => [3 + i, { ...onMap, target: spaceOf(id) }])),
  });
const FORCE = soviets({ FUS: 3, MECA: 1 });
/** An attack of a force out of a space, with something to decide in it. */
const fought = (
  decision: Decision,
  from = LEN,
  target = TER,
  map: PositionSpec['map'] = { LEN: FORCE },
): State => ({
  ...positionFrom({
    turn: 1,
    phase: 'combat',
    map,
    sovietPlans: { 3: { strategy: 'MASS', stage: 'open', from, units: FORCE, target, answer: 3 } },
    finnishPlans: { 3: { strategy: 'DEFENSE', stage: 'open', units: finns({ DIV: 2, RES: 1 }) } },
  }),
  combat: {
    slot: 3,
    answer: 3,
    from,
    target,
    attack: 1,
    round: 1,
    began: 4,
    units: FORCE,
    scouts: 0,
    taken: 0,
    employment: { meretskov: null, timoshenko: null, artillery: null },
    mannerheim: null,
    result: null,
  },
  decisions: [decision],
});
/** The whole force goes on out of a Finnish space. */
const left = fought({ kind: 'occupy', side: 'soviet' }, TER, SUM, { LEN: { FUS: 1 }, TER: FORCE });
const retreating = fought({ kind: 'retreat', side: 'soviet', spaces: [LEN] }, TER, SUM, {
  LEN: { FUS: 1 },
  TER: FORCE,
});
const pursuing = fought({ kind: 'pursue', side: 'soviet' }, LEN, TER, { LEN: { FUS: 1 }, TER: FORCE });

/** The large button, marks and what a press on them does (`shows`: the same), and a space with why it is none. */
interface Shown {
  readonly button?: string;
  readonly marks?: string;
  readonly presses?: string;
  readonly shows?: string;
  readonly why?: string;
}

it.each<[string, Scene, string | Shown]>([
  ['a set-up with units left', setUp, 'End set-up: end | assign-left'],
  ['an event', { ...movement, phase: 'event' }, 'Roll for events: roll | urgent'],
  ['a recovery', recovery, 'Continue: end'],
  [
    'movement',
    movement,
    {
      button: 'End movement: end',
      marks: 'choice PTZ',
      presses: 'from PTZ units null target null',
      why: 'HEL',
    },
  ],
  [
    'units of a front box',
    [movement, { from: 'KAR', units: { FUS: 2 } }],
    { button: 'End movement: end', why: 'HEL move-line', shows: 'target LEN, target ORA' },
  ],
  [
    'units with a target',
    [movement, { from: 'KAR', units: { FUS: 2 }, target: LEN }],
    {
      button: 'Move: enter KAR LEN 2 FUS | urgent',
      marks: 'target ORA, selected LEN',
      presses: 'target ORA, target null',
      why: 'LEN',
    },
  ],
  [
    'no units with a target',
    [movement, { from: 'KAR', target: LEN }],
    {
      button: 'Move: enter KAR LEN none | urgent | not-a-count',
      marks: 'choice PTZ, target ORA, selected LEN',
      presses:
        'from PTZ units null target null, target ORA units 12 FUS + 3 ELI + 4 MECA + 3 TAN, target null',
      why: 'LEN',
    },
  ],
  [
    'a target alone',
    [movement, { target: LEN, units: { FUS: 1 } }],
    { marks: 'selected LEN', presses: 'looks', why: 'LEN' },
  ],
  [
    'units of a space',
    [movement, { from: spaceOf('PTZ'), units: { FUS: 1 }, target: spaceOf('OLO') }],
    {
      button: 'Move: march PTZ OLO 1 FUS | urgent',
      marks: 'target UHT, target BEL, target REB, selected PTZ, selected OLO',
      presses: 'target UHT, target BEL, target REB, looks, target null',
      why: 'LEN move-front',
    },
  ],
  ['plans', plans, 'Strategies done: end'],
  [
    'a plan',
    [allotment, { slot: 3 }],
    {
      button: 'Means done: end',
      marks: 'choice LEN, choice ORA',
      presses: 'from LEN units none, from ORA units none',
    },
  ],
  [
    'a plan with a space',
    mass,
    {
      button: 'Assign: commit 3 LEN none [] | urgent',
      marks: 'choice ORA, selected LEN',
      presses: 'from ORA units none, from LEN units none',
    },
  ],
  ['a space without a plan', [allotment, { from: LEN }], { marks: 'selected LEN', presses: 'looks' }],
  [
    'a plan that would move',
    [allotment, { slot: 4, from: ORA }],
    {
      button: 'Assign: commit 4 ORA 2 FUS [AIR] | urgent | commit-units',
      marks: 'choice LEN, selected ORA',
      presses: 'from LEN units none, from ORA units none',
    },
  ],
  [
    'a plan with more units',
    [allotment, { slot: 4, units: { FUS: 3 } }],
    {
      button: 'Assign: commit 4 LEN 3 FUS [AIR] | urgent',
      marks: 'choice LEN, choice ORA',
      presses: 'from LEN units none, from ORA units none',
    },
  ],
  [
    'a plan without its supports',
    [allotment, { slot: 4, supports: [] }],
    {
      button: 'Assign: commit 4 LEN 2 FUS [] | urgent',
      marks: 'choice LEN, choice ORA',
      presses: 'from LEN units none, from ORA units none',
    },
  ],
  [
    'units out of nowhere',
    [allotment, { slot: 3, units: { FUS: 3 } }],
    { marks: 'choice LEN, choice ORA', presses: 'from LEN units none, from ORA units none' },
  ],
  ['units for no plan', [allotment, { slot: 0, units: { FUS: 3 } }], {}],
  ['a Finnish plan', defense, 'Means done: end | prepare-few'],
  ['a Finnish plan with units', manned, 'Assign: prepare 3 3 DIV [] [] true | urgent'],
  [
    'a Finnish plan not dug in',
    [finnish, { slot: 3, units: { DIV: 3 }, entrenched: false }],
    'Assign: prepare 3 3 DIV [] [] false | urgent',
  ],
  [
    'a Finnish plan dug in',
    [finnish, { slot: 3, entrenched: true }],
    'Assign: prepare 3 none [] [] true | urgent',
  ],
  [
    'a Finnish plan with snow',
    [finnish, { slot: 4, environment: ['snow'] }],
    'Assign: prepare 4 2 DIV + 1 SCT [snow] [MANN] false | urgent',
  ],
  [
    'a Finnish plan without its supports',
    [finnish, { slot: 4, supports: [] }],
    'Assign: prepare 4 2 DIV + 1 SCT [fog] [] false | urgent',
  ],
  ['supports for no Finnish plan', [finnish, { slot: 0, supports: [] }], {}],
  ['supports for nothing', [finnish, { supports: [] }], {}],
  [
    'deployment',
    deployment,
    { button: 'End deployment: end', marks: 'choice LEN', presses: 'slot 3 target null', why: 'HEL' },
  ],
  [
    'a strategy',
    [deployment, { slot: 3 }],
    {
      button: 'End deployment: end',
      marks: 'choice LEN, target TER, target RAU',
      presses: 'slot 3 target null, target TER, target RAU',
      why: 'HEL target-far',
    },
  ],
  [
    'a target without a strategy',
    [deployment, { target: TER }],
    {
      button: 'End deployment: end',
      marks: 'choice LEN, selected TER',
      presses: 'slot 3 target null, looks',
    },
  ],
  [
    'a strategy and its target',
    [deployment, { slot: 3, target: TER }],
    {
      button: 'Send strategy: deploy 3 TER | urgent',
      marks: 'choice LEN, target RAU, selected TER',
      presses: 'slot 3 target null, target RAU, target null',
      why: 'TER',
    },
  ],
  [
    'an attack',
    deciding(deployment, { kind: 'answer', side: 'finn', slot: 3 }),
    'Do not answer: answer null',
  ],
  [
    'an attack and who answers',
    [deciding(deployment, { kind: 'answer', side: 'finn', slot: 3 }), { slot: 4 }],
    'Answer the attack: answer 4 | urgent | Do not answer: answer null',
  ],
  ['two combats', fighting('TER', 'RAU'), { marks: 'choice TER, choice RAU', presses: 'slot 3, slot 4' }],
  [
    'two combats and one chosen',
    [fighting('TER', 'RAU'), { slot: 4 }],
    { button: 'Open combat: fight 4 | urgent', marks: 'choice TER, choice RAU', presses: 'slot 3, slot 4' },
  ],
  [
    'two combats and none chosen',
    [fighting('TER', 'RAU'), { slot: 1 }],
    { marks: 'choice TER, choice RAU', presses: 'slot 3, slot 4' },
  ],
  [
    'a single combat',
    [fighting('TER'), { slot: 1 }],
    { button: 'Open combat: fight 3 | urgent', marks: 'choice TER', presses: 'slot 3' },
  ],
  [
    'supports in combat',
    fought({ kind: 'employ', side: 'soviet' }),
    'Start combat: employ null null null [] | urgent',
  ],
  [
    'supports in combat and reserves',
    [
      fought({ kind: 'employ', side: 'soviet' }),
      {
        employment: { meretskov: 'line', timoshenko: null, artillery: 'DIV' },
        reserves: { [LEN]: { FUS: 1 }, [ORA]: { FUS: 0 } },
      },
    ],
    'Start combat: employ line null DIV [LEN 1 FUS] | urgent | employ-meretskov',
  ],
  ['Mannerheim', fought({ kind: 'mannerheim', side: 'finn' }), 'Confirm: mannerheim hold | urgent'],
  [
    'Mannerheim and a unit',
    [fought({ kind: 'mannerheim', side: 'finn' }), { mannerheim: 'FUS' }],
    'Confirm: mannerheim FUS | urgent',
  ],
  ['a round', fought({ kind: 'roll', side: 'soviet' }), 'Roll the die: roll | urgent'],
  [
    'Soviet losses',
    fought({ kind: 'losses', side: 'soviet', count: 2 }),
    'Remove units: lose 1 FUS + 1 MECA | urgent',
  ],
  [
    'Soviet losses that were chosen',
    [fought({ kind: 'losses', side: 'soviet', count: 2 }), { units: { FUS: 2 } }],
    'Remove units: lose 2 FUS | urgent',
  ],
  [
    'Finnish losses',
    fought({ kind: 'losses', side: 'finn', count: 2 }),
    'Remove units: lose 1 DIV + 1 RES | urgent',
  ],
  [
    'Finnish losses that were chosen',
    [fought({ kind: 'losses', side: 'finn', count: 2 }), { units: { DIV: 2 } }],
    'Remove units: lose 2 DIV | urgent',
  ],
  [
    'a second round',
    fought({ kind: 'fight-on', side: 'soviet' }),
    'Second round: fight-on true | urgent | Break off: fight-on false',
  ],
  [
    'a space won',
    fought({ kind: 'occupy', side: 'soviet' }),
    'Enter the space: occupy 3 FUS + 1 MECA [] | urgent',
  ],
  [
    'a space won that nobody enters',
    [fought({ kind: 'occupy', side: 'soviet' }), { units: {} }],
    'Enter the space: occupy none [TER] | urgent',
  ],
  [
    'a space won that is given up',
    [fought({ kind: 'occupy', side: 'soviet' }), { units: {}, markers: [] }],
    'Stay out: occupy none [] | urgent',
  ],
  [
    'a space won that some enter',
    [fought({ kind: 'occupy', side: 'soviet' }), { units: { FUS: 2 }, markers: [] }],
    'Enter the space: occupy 2 FUS [] | urgent',
  ],
  [
    'a space won out of a space that would be given up',
    left,
    'Enter the space: occupy 3 FUS + 1 MECA [TER] | urgent',
  ],
  ['two spaces and no units', [left, { units: {} }], 'Enter the space: occupy none [SUM] | urgent'],
  [
    'two spaces and a single marker',
    [{ ...left, soviet: { ...left.soviet, markers: [9, 10, 11] } }, { units: { FUS: 1 } }],
    'Enter the space: occupy 1 FUS [] | urgent',
  ],
  [
    'a space won that has a marker',
    { ...left, soviet: { ...left.soviet, markers: [RAU, TER] } },
    'Enter the space: occupy 3 FUS + 1 MECA [] | urgent',
  ],
  [
    'a second attack',
    pursuing,
    {
      button: 'Stop here: pursue null none | urgent',
      why: 'HEL pursue-target',
      shows: 'target RAU, target KOI, target SUM',
    },
  ],
  [
    'a second attack and who stays behind',
    [pursuing, { target: SUM, units: { FUS: 1 } }],
    {
      button: 'Second attack: pursue SUM 1 FUS | urgent',
      marks: 'target RAU, target KOI, selected SUM',
      presses: 'target RAU, target KOI, target null',
      why: 'SUM',
    },
  ],
  [
    'no second attack',
    [pursuing, { units: { FUS: 1 } }],
    { button: 'Stop here: pursue null none | urgent', shows: 'target RAU, target KOI, target SUM' },
  ],
  [
    'a retreat',
    fought({ kind: 'retreat', side: 'soviet', spaces: [LEN, ORA] }),
    { button: 'Retreat: retreat LEN false | urgent', shows: 'target LEN, target ORA' },
  ],
  [
    'a retreat somewhere else',
    [fought({ kind: 'retreat', side: 'soviet', spaces: [LEN, ORA] }), { target: ORA }],
    {
      button: 'Retreat: retreat ORA false | urgent',
      marks: 'target LEN, selected ORA',
      presses: 'target LEN, target null',
    },
  ],
  [
    'a retreat that leaves a marker',
    retreating,
    { button: 'Retreat: retreat LEN true | urgent', shows: 'target LEN' },
  ],
  [
    'a retreat without a marker',
    [retreating, { markers: [] }],
    { button: 'Retreat: retreat LEN false | urgent', shows: 'target LEN' },
  ],
  ['scouts', harassing, { button: 'No scouts this turn: end', shows: 'target SAL, target TER' }],
  [
    'scouts and a target',
    [harassing, { target: TER }],
    {
      button: 'Send scouts: harass TER 1 | urgent',
      marks: 'target SAL, selected TER',
      presses: 'target SAL, target null',
    },
  ],
  [
    'two scouts and a target',
    [harassing, { target: TER, scouts: 2 }],
    {
      button: 'Send scouts: harass TER 2 | urgent',
      marks: 'target SAL, selected TER',
      presses: 'target SAL, target null',
    },
  ],
  ['scouts of nobody', solo(harassing), { shows: 'target SAL, target TER' }],
  [
    'scouts of nobody and a target',
    [solo(harassing), { target: TER, scouts: 2 }],
    {
      button: 'Send scouts: harass TER 0 | urgent',
      marks: 'target SAL, selected TER',
      presses: 'target SAL, target null',
    },
  ],
  [
    'scouts of nobody and one target',
    solo(positionFrom({ turn: 2, phase: 'harassment', map: { TER: { FUS: 1 } } })),
    { button: 'Send scouts: harass TER 0 | urgent', shows: 'target TER' },
  ],
  [
    'scouts that may stay',
    fought({ kind: 'stay', side: 'finn', scouts: 2, space: TER }),
    'Confirm scouts: stay 2 | urgent',
  ],
  [
    'scouts that go home',
    [fought({ kind: 'stay', side: 'finn', scouts: 2, space: TER }), { scouts: 0 }],
    'Confirm scouts: stay 0 | urgent',
  ],
  [
    'a starving unit',
    fought({ kind: 'starve', side: 'soviet', unit: 'FUS', spaces: [TER, LEN] }),
    { shows: 'target TER, target LEN' },
  ],
  [
    'a starving unit somewhere',
    [fought({ kind: 'starve', side: 'soviet', unit: 'FUS', spaces: [TER, LEN] }), { target: LEN }],
    {
      button: 'Remove unit: starve LEN | urgent',
      marks: 'target TER, selected LEN',
      presses: 'target TER, target null',
    },
  ],
  ['the end', { ...movement, phase: 'over' }, {}],
])('of %s', (_, scene, given) => {
  const [state, more] = partsOf(scene);
  const desk: Desk = { ...EMPTY, ...more };
  const { shows, ...expected } = typeof given === 'string' ? { button: given } : given;
  const asked = expected.why?.split(' ')[0];
  const step = proposedStep(state, desk);
  const button =
    step &&
    [
      ...(step.action ? [`${step.label}: ${said(step.action)}`] : []),
      ...(step.urgent ? ['urgent'] : []),
      ...(step.refusal ? [step.refusal.key] : []),
      ...(step.instead ? [`${step.instead.label}: ${said(step.instead.action)}`] : []),
    ].join(' | ');
  const marks = highlightsOf(state, desk);
  const presses = marks.map(({ space }) => pressed(state, desk, space));
  const all = {
    button,
    marks: marks.map(({ space, kind }) => `${kind} ${placeOf(space).id}`).join(', '),
    presses: [
      ...new Set(
        presses.map((change) =>
          change
            ? Object.entries(change)
                .map(([key, value]) => `${key} ${short(key, value)}`)
                .join(' ')
            : 'looks',
        ),
      ),
    ].join(', '),
    why: asked && [asked, whyNot(state, desk, spaceOf(asked))?.key].filter(Boolean).join(' '),
  };
  expect(Object.fromEntries(Object.entries(all).filter(([, value]) => value))).toEqual({
    ...expected,
    ...(shows && { marks: shows, presses: shows }),
  });
});
