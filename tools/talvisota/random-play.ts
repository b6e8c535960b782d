/** Random players of Talvisota: they choose among legal actions without judgement. */
import {
  boardOf,
  check,
  choices,
  FINNISH_PLANS,
  FINNISH_SUPPORTS,
  freeFinns,
  freeUnits,
  FRONTS,
  kinds,
  legalActions,
  neighbours,
  isSoviet,
  isFinnish,
  openActions,
  placeOf,
  size,
  SLOTS,
  SOVIET_PLANS,
  SOVIET_STRATEGIES,
  FINNISH_STRATEGIES,
  ENVIRONMENTS,
  startsOf,
  supportsFor,
  supportsIn,
  type Action,
  type State,
} from '#engine/talvisota';

/** A whole number from 0 to `count - 1`. */
export type Pick = (count: number) => number;

const oneOf = <T>(pick: Pick, items: readonly T[]): T => items[pick(items.length)]!;
const some = <T>(pick: Pick, items: readonly T[], count: number): T[] => {
  const left = items.slice();
  const taken: T[] = [];
  while (taken.length < count && left.length) taken.push(...left.splice(pick(left.length), 1));
  return taken;
};

const END: Action = { type: 'end' };
/** Tries before a sampler gives up a choice. */
const TRIES = 6;
/** Most actions listed, where there are very many. */
const MOST_LISTED = 400;

function listed(state: State): Action[] {
  const actions: Action[] = [];
  for (const action of legalActions(state)) if (actions.push(action) >= MOST_LISTED) break;
  return actions;
}

/** A random legal action. */
export function sampleAction(state: State, pick: Pick): Action {
  const sampler = state.decisions.length ? undefined : SAMPLERS[state.phase];
  const action = sampler?.(state, pick);
  if (action && !check(state, action)) return action;
  if (sampler && openActions(state).includes('end') && !check(state, END)) return END;
  return oneOf(pick, listed(state));
}

type Sampler = (state: State, pick: Pick) => Action | null;

const SAMPLERS: Readonly<Partial<Record<State['phase'], Sampler>>> = {
  'set-up': sampleAssign,
  recovery: (state, pick) => sampleAssign(state, pick) ?? (pick(3) ? null : sampleRecovery(state, pick)),
  movement: sampleMove,
  'soviet-plans': (state, pick) => samplePlan(state, pick, 'soviet'),
  'finnish-plans': (state, pick) => samplePlan(state, pick, 'finnish'),
  'soviet-allotment': sampleCommit,
  'finnish-allotment': samplePrepare,
  deployment: (state, pick) => (pick(12) ? oneOf(pick, listed(state)) : null),
};

function sampleAssign({ soviet }: State, pick: Pick): Action | null {
  const waiting = kinds(soviet.waiting);
  if (!waiting.length) return null;
  const unit = oneOf(pick, waiting);
  const empty = FRONTS.filter((front) => size(soviet.boxes[front]) === 0);
  const front = oneOf(pick, empty.length ? empty : FRONTS);
  return { type: 'assign', unit, front, count: 1 + pick(Math.min(4, soviet.waiting[unit])) };
}

function sampleRecovery(state: State, pick: Pick): Action | null {
  const units = kinds(state.soviet.reinforcements);
  return units.length
    ? { type: 'recover', unit: oneOf(pick, units), front: oneOf(pick, FRONTS), count: 1 }
    : null;
}

/** True for spaces from which there is something to attack. */
const isForward = (state: State, space: number): boolean =>
  neighbours(state, space).some((next) => isFinnish(next) && !isSoviet(state, next));

function sampleMove(state: State, pick: Pick): Action | null {
  const { soviet } = state;
  if (!pick(8)) {
    const marks = listed(state).filter(({ type }) => type === 'mark');
    if (marks.length) return oneOf(pick, marks);
  }
  const forward = boardOf(state.options).spaces.filter(
    (space) => isSoviet(state, space) && isForward(state, space),
  );
  for (let i = 0; i < TRIES; i++) {
    const to = oneOf(pick, forward);
    const { front } = placeOf(to);
    const boxed = kinds(soviet.boxes[front]);
    if (boxed.length) {
      const unit = oneOf(pick, boxed);
      const count = 1 + pick(Math.min(3, soviet.boxes[front][unit]));
      const units = { FUS: 0, ELI: 0, MECA: 0, TAN: 0, [unit]: count };
      const action: Action = { type: 'enter', front, to, units };
      if (!check(state, action)) return action;
    }
  }
  if (pick(3)) return null;
  return oneOf(
    pick,
    listed(state).filter(({ type }) => type !== 'end' && type !== 'mark'),
  );
}

function samplePlan(state: State, pick: Pick, side: 'soviet' | 'finnish'): Action | null {
  const { plans, posts } = state[side];
  const strategies = side === 'soviet' ? SOVIET_STRATEGIES : FINNISH_STRATEGIES;
  const unused = strategies.filter((strategy) => !plans.some((plan) => plan?.strategy === strategy));
  const empty = [...SLOTS.keys()].filter((slot) => !plans[slot]);
  if (unused.length && pick(8))
    return { type: 'plan', slot: oneOf(pick, empty), strategy: oneOf(pick, unused) };
  if (state.options.freeSupports) return null;
  const supports = side === 'soviet' ? supportsIn(state.turn) : FINNISH_SUPPORTS;
  const loose = supports.filter((support) => !(support in posts));
  const fronts = [...SLOTS.keys()].filter((slot) => plans[slot]).map((slot) => SLOTS[slot]!);
  if (!loose.length || !fronts.length) return null;
  return { type: 'post', support: oneOf(pick, loose), front: oneOf(pick, fronts) };
}

function sampleCommit(state: State, pick: Pick): Action | null {
  for (const [slot, plan] of state.soviet.plans.entries()) {
    if (!plan?.strategy || size(plan.units)) continue;
    const starts = startsOf(state, slot).filter((space) => isForward(state, space));
    for (let i = 0; i < TRIES * 2 && starts.length; i++) {
      const from = oneOf(pick, starts);
      const { least, most } = SOVIET_PLANS[plan.strategy];
      const count = most - pick(Math.max(1, most - least));
      const ways = [...choices(freeUnits(state, from, slot), count)];
      if (!ways.length) continue;
      const supports = some(pick, supportsFor(state, slot), pick(4));
      const action: Action = { type: 'commit', slot, from, units: oneOf(pick, ways), supports };
      if (!check(state, action)) return action;
    }
  }
  return null;
}

function samplePrepare(state: State, pick: Pick): Action | null {
  for (const [slot, plan] of state.finnish.plans.entries()) {
    if (!plan?.strategy || size(plan.units)) continue;
    const limits = FINNISH_PLANS[plan.strategy];
    const free = freeFinns(state, slot);
    const supports = some(
      pick,
      FINNISH_SUPPORTS.filter(
        (support) =>
          (state.options.freeSupports || state.finnish.posts[support] === SLOTS[slot]) &&
          !state.finnish.plans.some((other) => other?.supports.includes(support)),
      ),
      limits.supports,
    );
    const count = Math.min(size(free), limits.units + (supports.includes('RENF') ? 2 : 0));
    if (count === 0) continue;
    const environment = some(
      pick,
      ENVIRONMENTS.filter((e) => !state.finnish.plans.some((other) => other?.environment.includes(e))),
      limits.environment,
    );
    const units = oneOf(pick, [...choices(free, count)]);
    return { type: 'prepare', slot, units, environment, supports, entrenched: limits.entrenched };
  }
  return null;
}
