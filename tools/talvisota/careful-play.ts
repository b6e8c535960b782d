/**
 * Players who judge their choices against the other side's usual ones, and see nothing hidden. They show
 * typical games without blunders; they are not meant as opponents.
 */
import {
  boardOf,
  encounterOf,
  finns,
  FINNISH_WEAKEST_FIRST,
  forecast,
  harassChances,
  inOrder,
  isFinnish,
  isSoviet,
  legalActions,
  minus,
  neighbours,
  odds,
  placeOf,
  plus,
  size,
  soviets,
  SOVIET_WEAKEST_FIRST,
  type Action,
  type ActionOf,
  type Decision,
  type Encounter,
  type PhaseName,
  type State,
} from '#engine/talvisota';
import { sampleAction, type Pick } from './random-play.ts';

/** Number of allotments compared. */
const SAMPLES = 12;
/** Least chance for which a second attack or harassment is tried. */
const DARING = 0.5;
/** Morale that is not spent on lost units. */
const RESERVE = 14;

const NOTHING = { meretskov: null, timoshenko: null, artillery: null };
const USUAL_DEFENCE = {
  finns: finns({ DIV: 1, SCT: 1, WD: 1 }),
  environment: ['swamp'],
  finnishSupports: [],
  entrenched: false,
  mannerheim: null,
} as const satisfies Partial<Encounter>;
const USUAL_ATTACK = {
  strategy: 'MASS',
  units: soviets({ FUS: 6 }),
  supports: ['MUNI'],
  employment: NOTHING,
  value: 1,
  fortified: false,
} as const satisfies Partial<Encounter>;

const best = <T>(items: readonly T[], worth: (item: T) => number): T =>
  items.reduce((top, item) => (worth(item) > worth(top) ? item : top));

type Choice = (state: State, pick: Pick) => Action;

function bestOf(state: State, pick: Pick, worth: (action: Action) => number): Action {
  return best(
    Array.from({ length: SAMPLES }, () => sampleAction(state, pick)),
    worth,
  );
}

const targetsOf = (state: State, from: number): number[] =>
  neighbours(state, from).filter((space) => isFinnish(space) && !isSoviet(state, space));

/** Chance of the most promising target, against a usual defence. */
function worthOf(state: State, { slot, from, units, supports }: ActionOf<'commit'>): number {
  const { strategy } = state.soviet.plans[slot]!;
  const chances = targetsOf(state, from).map((space) => {
    const { value, fortified } = placeOf(space);
    const attack = { strategy: strategy!, units, supports, employment: NOTHING, value, fortified };
    return odds({ ...USUAL_DEFENCE, ...attack }).success * (value + 1);
  });
  return Math.max(0, ...chances);
}

/** Chance that a defence holds against a usual attack. */
function holding({ units, environment, supports, entrenched }: ActionOf<'prepare'>): number {
  const mannerheim = supports.includes('MANN') ? 'FUS' : null;
  return (
    1 -
    odds({ ...USUAL_ATTACK, finns: units, environment, finnishSupports: supports, entrenched, mannerheim })
      .success
  );
}

/** Moves all units to the front: from the boxes first, then from spaces without targets. */
function move(state: State, pick: Pick): Action {
  const goals = boardOf(state.options).spaces.filter((space) => targetsOf(state, space).length);
  const moves = [...legalActions(state)].filter(
    (action) =>
      (action.type === 'enter' && goals.includes(action.to)) ||
      (action.type === 'march' &&
        goals.includes(action.to) &&
        !goals.includes(action.from) &&
        (!isFinnish(action.from) || state.soviet.markers.includes(action.from))),
  );
  return moves.length ? moves[pick(moves.length)]! : { type: 'end' };
}

function harass(state: State): Action {
  const chances = [...legalActions(state)].flatMap((action) =>
    action.type === 'harass'
      ? [{ action, success: harassChances(state, action.target, action.scouts).faces.success / 6 }]
      : [],
  );
  if (!chances.length) return { type: 'end' };
  const top = best(chances, ({ success, action }) => success * (2 + placeOf(action.target).value));
  // In solo play the Finns must harass if they can (9.2).
  return top.success >= DARING || state.options.solo ? top.action : { type: 'end' };
}

/** Gives up the weakest units first. */
function giveUp(state: State): Action {
  const decision = state.decisions.at(-1)!;
  const count = decision.kind === 'losses' ? decision.count : 0;
  const { units, finns: force } = encounterOf(state);
  return decision.side === 'soviet'
    ? { type: 'lose', units: inOrder(units, SOVIET_WEAKEST_FIRST, count) }
    : { type: 'lose', units: inOrder(force, FINNISH_WEAKEST_FIRST, count) };
}

function pursue(state: State): Action {
  const encounter = encounterOf(state);
  const chances = [...legalActions(state)].flatMap((action) => {
    if (action.type !== 'pursue' || action.target === null) return [];
    const { value, fortified } = placeOf(action.target);
    const units = minus(encounter.units, action.leave);
    return [{ action, success: odds({ ...encounter, units, value, fortified }).success }];
  });
  const top = chances.length ? best(chances, ({ success }) => success) : null;
  return top && top.success >= DARING ? top.action : { type: 'pursue', target: null, leave: soviets() };
}

/** The Soviet lead in the first round. */
function employed(state: State, action: ActionOf<'employ'>): number {
  const { meretskov, timoshenko, artillery, reserves } = action;
  const encounter = encounterOf(state);
  const units = reserves.reduce((all, part) => plus(all, part.units), encounter.units);
  const employment = { meretskov, timoshenko, artillery };
  const { soviet, finn } = forecast({ ...encounter, units, employment }, state.options.literalTable);
  return 100 + soviet - finn;
}

const BY_DECISION: Readonly<Partial<Record<Decision['kind'], Choice>>> = {
  answer: (state, pick) =>
    best([...legalActions(state)], (action) =>
      action.type === 'answer' && action.slot !== null ? 1 + pick(2) : 0,
    ),
  losses: giveUp,
  'fight-on': (state) => ({ type: 'fight-on', on: odds(encounterOf(state), { round: 2 }).success > 0 }),
  employ: (state) =>
    best([...legalActions(state)], (action) => (action.type === 'employ' ? employed(state, action) : 0)),
  occupy: (state) =>
    best([...legalActions(state)], (action) =>
      action.type === 'occupy' ? 10 * size(action.units) + action.markers.length : 0,
    ),
  pursue,
};

const BY_PHASE: Readonly<Partial<Record<PhaseName, Choice>>> = {
  recovery: (state, pick) =>
    state.morale.soviet > RESERVE || size(state.soviet.waiting) ? sampleAction(state, pick) : { type: 'end' },
  movement: move,
  'soviet-allotment': (state, pick) =>
    bestOf(state, pick, (action) => (action.type === 'commit' ? worthOf(state, action) : -1)),
  'finnish-allotment': (state, pick) =>
    bestOf(state, pick, (action) => (action.type === 'prepare' ? holding(action) : -1)),
  harassment: harass,
};

/** One legal action, chosen with some care. */
export function carefulAction(state: State, pick: Pick): Action {
  const decision = state.decisions.at(-1);
  const choice = decision ? BY_DECISION[decision.kind] : BY_PHASE[state.phase];
  return (choice ?? sampleAction)(state, pick);
}
