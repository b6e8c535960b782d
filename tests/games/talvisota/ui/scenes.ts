/** Positions of Talvisota by name, for tables of tests: what is on the table, and what has become of it. */
import {
  finns,
  JANUARY_ARRIVALS,
  newGame,
  placeOf,
  positionFrom,
  SLOTS,
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
import { deskNow, EMPTY, setDesk, type Desk } from '#games/talvisota/ui/controller/desk.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { useGame } from '#table/store/game.ts';
import { PEOPLE } from '#table/store/seats.ts';
import { useUi } from '#table/store/ui.ts';
import { recordFrom } from '../../../engine/talvisota/helpers.ts';

/** Puts a position on the table, where one person plays both sides. */
export function show(state: State, desk: Partial<Desk>): void {
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
export function short(key: string, value: unknown): string {
  if (typeof value === 'number' && SPACES.includes(key)) return placeOf(value).id;
  if (Array.isArray(value))
    return `[${value.map((one) => (typeof one === 'object' ? said(one as object) : placeName(key, one))).join(' ')}]`;
  if (typeof value !== 'object' || !value) return String(value);
  const counts = Object.entries(value).filter(([, count]) => count !== 0);
  const texts = counts.map(([name, one]) =>
    key === 'reserves' ? `${placeOf(Number(name)).id} ${short('', one)}` : `${one} ${name}`,
  );
  return texts.join(' + ') || 'none';
}
const placeName = (key: string, one: unknown): string =>
  key === 'markers' ? placeOf(one as number).id : String(one);
export const said = (values: Action | object): string =>
  Object.entries(values)
    .map(([key, value]) => short(key, value))
    .join(' ');

/** What was played, why not, and what lies on the desk now. */
export function outcome(): string {
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

const LEN = spaceOf('LEN');
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

const BEFORE = {
  setUp,
  last,
  dealt,
  recovery,
  movement,
  plans,
  finnishPlans,
  allotment,
  finnish,
  deployment,
};
const reinforced = fought({ kind: 'employ', side: 'soviet' }, LEN, TER, { LEN: { ...FORCE, FUS: 5 } });
const employing: State = {
  ...reinforced,
  turn: 5,
  soviet: {
    ...reinforced.soviet,
    plans: reinforced.soviet.plans.map(
      (plan) => plan && { ...plan, strategy: 'MAN', supports: ['ART', 'MER', 'RENF', 'TIMO'] },
    ),
  },
};

const weak = fought({ kind: 'roll', side: 'soviet' });
const inSnow: State = {
  ...weak,
  combat: { ...weak.combat!, units: soviets({ FUS: 3 }) },
  soviet: { ...weak.soviet, plans: weak.soviet.plans.map((plan) => plan && { ...plan, strategy: 'PRUD' }) },
  finnish: {
    ...weak.finnish,
    plans: weak.finnish.plans.map(
      (plan) => plan && { ...plan, units: finns({ DIV: 2, WD: 1 }), environment: ['snow'], entrenched: true },
    ),
  },
};

export const SCENES: Readonly<Record<string, State>> = {
  ...BEFORE,
  left,
  retreating,
  pursuing,
  harassing,
  arrived: { ...recovery, turn: 3, soviet: { ...recovery.soviet, waiting: JANUARY_ARRIVALS } },
  event: { ...movement, phase: 'event' },
  over: { ...movement, phase: 'over' },
  attacked: {
    ...deployment,
    soviet: {
      ...deployment.soviet,
      plans: deployment.soviet.plans.map((plan, slot) =>
        slot === 3 ? { ...plan!, stage: 'map', target: spaceOf('TER') } : plan,
      ),
    },
    decisions: [{ kind: 'answer', side: 'finn', slot: 3 }],
  },
  twoCombats: fighting('TER', 'RAU'),
  oneCombat: fighting('TER'),
  leftWithOneMarker: { ...left, soviet: { ...left.soviet, markers: [9, 10, 11] } },
  leftMarked: { ...left, soviet: { ...left.soviet, markers: [RAU, TER] } },
  nobodyHarassing: solo(harassing),
  conquest: positionFrom({ turn: 2, map: { TER: { FUS: 1 }, LEN: { FUS: 2 } }, markers: ['RAU'] }),
  employing,
  inSnow,
  unmet: { ...weak, combat: { ...weak.combat!, answer: null, scouts: 2 } },
  dugIn: positionFrom({
    turn: 1,
    phase: 'finnish-allotment',
    finnishPlans: {
      3: { strategy: 'DEFENSE', units: finns({ SK: 3 }), supports: ['AIR'], entrenched: true },
    },
  }),
  openFront: { ...allotment, finnish: { ...allotment.finnish, plans: SLOTS.map(() => null) } },
  drawnFront: solo(allotment),
  cutOff: positionFrom({ turn: 2, map: { OUL: { TAN: 1 } } }),
  january: positionFrom({
    turn: 3,
    phase: 'soviet-allotment',
    map: { LEN: { FUS: 7 } },
    sovietPlans: { 3: { strategy: 'MASS' } },
    posts: { soviet: { ART: 'KAR', T34: 'KAR', MER: 'KAR' } },
  }),
  freePlans: { ...plans, options: { ...plans.options, freeSupports: true } },
  boundFinnish: { ...finnish, options: { ...finnish.options, boundAnswers: true } },
  freeFinnish: { ...finnish, options: { ...finnish.options, freeSupports: true } },
  withdrawing: positionFrom({ turn: 2, phase: 'withdrawal', scouts: { TER: 2 } }),
  nobodyHarassingOne: solo(positionFrom({ turn: 2, phase: 'harassment', map: { TER: { FUS: 1 } } })),
};

const PLACES: Readonly<Record<string, number>> = Object.fromEntries(
  ['LEN', 'ORA', 'TER', 'RAU', 'SUM', 'PTZ', 'OLO', 'KOI'].map((id) => [id, spaceOf(id)]),
);
/** A position by its name, with the decision that a combat has come to, and what lies on the desk. */
export function sceneOf(text: string): readonly [State, Partial<Desk>] {
  const [name = '', ...records] = text.split(/(?<=^\w+|\}) (?=\{)/);
  const given = records.map((record) => recordFrom(record, PLACES));
  const state = name === 'fought' ? fought(given.shift() as Decision) : SCENES[name];
  if (!state) throw new Error(`No position: ${name}`);
  return [state, given[0] ?? {}];
}
