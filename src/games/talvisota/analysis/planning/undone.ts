/** What a player has not done in a phase, and what it costs. */
import {
  boardOf,
  check,
  FINNISH_SUPPORTS,
  freeUnits,
  FRONTS,
  harassChances,
  harassTargets,
  freeScouts,
  isFinnish,
  kinds,
  legalActions,
  minus,
  size,
  slotsOf,
  SLOTS,
  soviets,
  SOVIET_PLANS,
  SOVIET_STRATEGIES,
  stakeOf,
  startsOf,
  supportsFor,
  supportsIn,
  ENVIRONMENTS,
  type Action,
  type Environment,
  type Front,
  type RuleId,
  type Slot,
  type SovietForce,
  type SovietStrategy,
  type Space,
  type State,
  waitingCost,
  type Strategy,
  type Support,
} from '#engine/talvisota';

interface UndoneBase {
  readonly rule: RuleId;
  readonly spaces: readonly Space[];
  /** True if nothing is certain to be lost. */
  readonly idle: boolean;
}

export type Undone = UndoneBase &
  (
    | { readonly kind: 'recover'; readonly units: SovietForce }
    | { readonly kind: 'boxed'; readonly front: Front; readonly units: SovietForce }
    | { readonly kind: 'no-strategy'; readonly front: Front; readonly units: number }
    | { readonly kind: 'unposted'; readonly supports: readonly Support[] }
    /** No space of the front has the units that the strategy needs. */
    | { readonly kind: 'no-units'; readonly slot: Slot; readonly strategy: SovietStrategy }
    | { readonly kind: 'no-force'; readonly slot: Slot; readonly strategy: SovietStrategy }
    | { readonly kind: 'not-sent'; readonly slot: Slot; readonly strategy: SovietStrategy }
    | {
        /** Means that a strategy with a force could still use. */
        readonly kind: 'means-left';
        readonly slot: Slot;
        readonly strategy: Strategy;
        readonly supports: readonly Support[];
        readonly environment: readonly Environment[];
        readonly entrenched: boolean;
      }
    | { readonly kind: 'unmet'; readonly front: Front; readonly soviet: number; readonly finn: number }
    /** Success chance of the best harassment, in die faces of six. */
    | { readonly kind: 'scouts'; readonly space: Space; readonly faces: number }
    /** No attack is possible any more this turn; `cost` in points of Soviet morale. */
    | { readonly kind: 'no-attack'; readonly cost: number }
  );

const isLegal = (state: State, action: Action): boolean => !check(state, action);

function warnNoAttack(state: State, attacks: boolean): Undone[] {
  if (attacks || state.options.moscowWaits) return [];
  return [{ kind: 'no-attack', rule: 'N46', spaces: [], idle: false, cost: waitingCost(state) }];
}

function checkRecovery(state: State): Undone[] {
  const { reinforcements } = state.soviet;
  const buyable = kinds(reinforcements).filter((unit) =>
    isLegal(state, { type: 'recover', unit, front: 'KAR', count: 1 }),
  );
  const units = soviets(Object.fromEntries(buyable.map((unit) => [unit, reinforcements[unit]])));
  return size(units) ? [{ kind: 'recover', units, rule: '4.5.4', spaces: [], idle: true }] : [];
}

function checkMovement(state: State): Undone[] {
  const { boxes, map } = state.soviet;
  const { spaces } = boardOf(state.options);
  const boxed = FRONTS.filter((front) => size(boxes[front])).map((front): Undone => {
    const units = boxes[front];
    const one = soviets({ [kinds(units)[0]!]: 1 });
    const entered = spaces.filter((to) => isLegal(state, { type: 'enter', front, to, units: one }));
    return { kind: 'boxed', front, units, rule: '2.4', spaces: entered, idle: true };
  });
  const moved = map.some((force) => size(force) > 0);
  return [...boxed, ...warnNoAttack(state, moved)];
}

/** True if a space of the front has the units that the strategy needs. */
const canEngage = (state: State, slot: Slot, strategy: SovietStrategy): boolean =>
  startsOf(state, slot).some((from) => {
    const { needs, least } = SOVIET_PLANS[strategy];
    const free = freeUnits(state, from, slot);
    const fit = needs ? needs.of.reduce((all, unit) => all + free[unit], 0) : 0;
    return size(free) >= least && (!needs || fit >= needs.count);
  });

function findUnposted({ options, soviet, finnish, turn }: State, side: 'soviet' | 'finn'): Undone[] {
  if (options.freeSupports) return [];
  const { posts, plans } = side === 'soviet' ? soviet : finnish;
  const all = side === 'soviet' ? supportsIn(turn) : FINNISH_SUPPORTS;
  const supports = all.filter((support) => !(support in posts));
  const some = plans.some((plan) => plan !== null) && supports.length > 0;
  return some ? [{ kind: 'unposted', supports, rule: '3.3.1', spaces: [], idle: true }] : [];
}

function checkSovietPlans(state: State): Undone[] {
  const { plans } = state.soviet;
  const bare = FRONTS.flatMap((front): Undone[] => {
    const slots = slotsOf(front);
    const spaces = startsOf(state, slots[0]!);
    if (!spaces.length || slots.some((slot) => plans[slot])) return [];
    const units = spaces.reduce((all, space) => all + size(freeUnits(state, space)), 0);
    return [{ kind: 'no-strategy', front, units, rule: '3.2.1', spaces, idle: true }];
  });
  const laid = [...plans.entries()].flatMap(([slot, plan]) =>
    plan?.strategy ? [{ slot, strategy: plan.strategy }] : [],
  );
  const empty = laid.filter(({ slot, strategy }) => !canEngage(state, slot, strategy));
  return [
    ...bare,
    ...empty.map((one): Undone => ({
      kind: 'no-units',
      ...one,
      rule: '3.2.2',
      spaces: startsOf(state, one.slot),
      idle: false,
    })),
    ...findUnposted(state, 'soviet'),
    ...warnNoAttack(state, laid.length > empty.length),
  ];
}

function checkSovietMeans(state: State): Undone[] {
  const { plans } = state.soviet;
  const lines = [...plans.entries()].flatMap(([slot, plan]): Undone[] => {
    if (!plan?.strategy) return [];
    const { strategy, from, units } = plan;
    if (from === null || !size(units)) {
      const spaces = startsOf(state, slot);
      return [{ kind: 'no-force', slot, strategy, rule: '3.2.2', spaces, idle: false }];
    }
    const supports = supportsFor(state, slot).filter(
      (support) =>
        !plan.supports.includes(support) &&
        isLegal(state, { type: 'commit', slot, from, units, supports: [...plan.supports, support] }),
    );
    const left = { slot, strategy, supports, environment: [], entrenched: false };
    return supports.length
      ? [{ kind: 'means-left', ...left, rule: '3.3.1', spaces: [from], idle: true }]
      : [];
  });
  const armed = plans.some((plan) => plan && size(plan.units) > 0);
  return [...lines, ...warnNoAttack(state, armed)];
}

function checkDeployment(state: State): Undone[] {
  const { plans } = state.soviet;
  const open = new Set<Slot>();
  for (const action of legalActions(state)) if (action.type === 'deploy') open.add(action.slot);
  const lines = [...open].map((slot): Undone => {
    const { strategy, from } = plans[slot]!;
    return { kind: 'not-sent', slot, strategy: strategy!, rule: '3.2.2', spaces: [from!], idle: false };
  });
  const sent = plans.some((plan) => plan?.stage === 'map');
  return [...lines, ...warnNoAttack(state, sent)];
}

function checkFinnishPlans(state: State): Undone[] {
  const count = (plans: readonly unknown[], front: Front): number =>
    slotsOf(front).filter((slot) => plans[slot]).length;
  const unmet = FRONTS.flatMap((front): Undone[] => {
    const soviet = count(state.soviet.plans, front);
    const finn = count(state.finnish.plans, front);
    return soviet > finn
      ? [{ kind: 'unmet', front, soviet, finn, rule: 'N12', spaces: [], idle: false }]
      : [];
  });
  return [...unmet, ...findUnposted(state, 'finn')];
}

function checkFinnishMeans(state: State): Undone[] {
  return [...state.finnish.plans.entries()].flatMap(([slot, plan]): Undone[] => {
    if (!plan?.strategy || !size(plan.units)) return [];
    const now = { ...plan, type: 'prepare', slot } as const;
    const fits = (more: Partial<typeof now>): boolean => {
      const { type, units, environment, supports, entrenched } = { ...now, ...more };
      return isLegal(state, { type, slot, units, environment, supports, entrenched });
    };
    const supports = FINNISH_SUPPORTS.filter(
      (support) => !plan.supports.includes(support) && fits({ supports: [...plan.supports, support] }),
    );
    const environment = ENVIRONMENTS.filter(
      (marker) => !plan.environment.includes(marker) && fits({ environment: [...plan.environment, marker] }),
    );
    const entrenched = !plan.entrenched && fits({ entrenched: true });
    if (!supports.length && !environment.length && !entrenched) return [];
    const left = { slot, strategy: plan.strategy, supports, environment, entrenched };
    return [{ kind: 'means-left', ...left, rule: '3.2.3', spaces: [], idle: true }];
  });
}

function checkHarassment(state: State): Undone[] {
  const scouts = Math.min(3, freeScouts(state));
  const chances = harassTargets(state).map((space) => ({
    space,
    faces: harassChances(state, space, scouts).faces.success,
  }));
  const [best] = chances.sort((a, b) => b.faces - a.faces);
  return best?.faces ? [{ kind: 'scouts', ...best, rule: '6.2', spaces: [best.space], idle: true }] : [];
}

const CHECKS: Readonly<Partial<Record<State['phase'], (state: State) => Undone[]>>> = {
  recovery: checkRecovery,
  movement: checkMovement,
  'soviet-plans': checkSovietPlans,
  'finnish-plans': checkFinnishPlans,
  'soviet-allotment': checkSovietMeans,
  'finnish-allotment': checkFinnishMeans,
  deployment: checkDeployment,
  harassment: checkHarassment,
};

/** What would be left undone if the phase ended now; empty if it may not end. */
export function findUndone(state: State): Undone[] {
  if (check(state, { type: 'end' })) return [];
  return CHECKS[state.phase]?.(state) ?? [];
}

/** The space that an action leaves with neither unit nor marker (N10); null if there is none. */
export function givenUp({ soviet, combat }: State, action: Action): Space | null {
  const left = (from: Space, units: SovietForce, markers = soviet.markers): Space | null => {
    const stays = size(minus(soviet.map[from]!, units)) > 0 || markers.includes(from);
    return isFinnish(from) && !stays ? from : null;
  };
  if (action.type === 'march') return left(action.from, action.units);
  if (action.type === 'mark') return action.on ? null : left(action.space, soviets(), []);
  if (action.type !== 'occupy' || combat!.from === combat!.target) return null;
  return left(combat!.from, action.units, [...soviet.markers, ...action.markers]);
}

/** Minimum cost to the Finns of an attack that is not met: its strategy is face down (N12). */
export const unmetCost = (state: State, target: Space): number =>
  Math.min(...SOVIET_STRATEGIES.map((strategy) => -stakeOf(state, strategy, target).success.finn));

/** The front concerned; null for all. */
export const frontOf = (undone: Undone): Front | null => {
  if ('front' in undone) return undone.front;
  return 'slot' in undone ? SLOTS[undone.slot]! : null;
};
