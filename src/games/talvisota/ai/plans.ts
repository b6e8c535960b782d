/** Plans of both sides for the combats of a turn, and the purposes shown to the player. */
import {
  type Action,
  type Environment,
  type FinnishForce,
  type FinnishStrategy,
  type FinnishSupport,
  type Front,
  type Slot,
  type SovietForce,
  type SovietStrategy,
  type SovietSupport,
  type Space,
  type State,
  SOVIET_PLANS,
  SOVIET_STRATEGIES,
  SOVIET_UNITS,
  SOVIET_VALUES,
  type SovietUnit,
  isFinnish,
  isSoviet,
  neighbours,
  placeOf,
  soviets,
  type Strategy,
} from '#engine/talvisota';

/** A Soviet strategy with its force and supports. */
export interface Attack {
  readonly slot: Slot;
  readonly strategy: SovietStrategy;
  readonly from: Space;
  readonly target: Space;
  readonly units: SovietForce;
  readonly supports: readonly SovietSupport[];
}

/** A Soviet counter in its box; without an attack it is a bluff. */
export interface AttackOrder {
  readonly slot: Slot;
  readonly strategy: SovietStrategy;
  readonly attack: Attack | null;
}

/** A Finnish strategy with its units and means. */
export interface Defence {
  readonly slot: Slot;
  readonly strategy: FinnishStrategy;
  readonly units: FinnishForce;
  readonly environment: readonly Environment[];
  readonly supports: readonly FinnishSupport[];
  readonly entrenched: boolean;
}

export type AssaultPlan = readonly AttackOrder[];
export type DefencePlan = readonly Defence[];

/** Source of plans for a search: `draw` makes a random genome, `change` varies it, `read` turns it into a plan. */
export interface PlanSource<Genes, Plan> {
  draw(): Genes;
  change(genes: Genes): Genes;
  read(genes: Genes): Plan;
}

/**
 * Purpose of an order: taking or holding ground, drawing enemy means from the bags or to a front, guarding a
 * line, gathering units, harassing.
 */
export const AIMS = ['take', 'lure', 'draw', 'hold', 'guard', 'gather', 'harass'] as const;
export type Aim = (typeof AIMS)[number];

export interface Purpose {
  readonly aim: Aim;
  readonly front: Front;
  /** Spaces concerned; empty if it concerns the whole front. */
  readonly spaces: readonly Space[];
  readonly strategy: Strategy | null;
  /** Chance of success, 0 to 1; null if none is computed. */
  readonly chance: number | null;
}

export const createPurpose = (aim: Aim, front: Front, more: Partial<Purpose> = {}): Purpose => ({
  spaces: [],
  strategy: null,
  chance: null,
  ...more,
  aim,
  front,
});

const purposeAt = (aim: Aim, space: Space): Purpose =>
  createPurpose(aim, placeOf(space).front, { spaces: [space] });

/** Purpose of units that arrive in a space, by what they can do from there. */
function purposeOfArrival(state: State, to: Space): Purpose {
  const { front } = placeOf(to);
  const open = neighbours(state, to).filter((space) => isFinnish(space) && !isSoviet(state, space));
  if (open.length) return createPurpose('take', front, { spaces: open });
  return isFinnish(to)
    ? createPurpose('guard', front, { spaces: [to] })
    : createPurpose('gather', front, { spaces: [to] });
}

/** Purpose of one action; null if it has none of its own. */
export function findPurpose(state: State, action: Action): Purpose | null {
  const { type } = action;
  if (type === 'enter' || type === 'march') return purposeOfArrival(state, action.to);
  if (type === 'assign' || type === 'recover') return createPurpose('gather', action.front);
  if (type === 'mark' && action.on) return purposeAt('guard', action.space);
  if (type === 'harass') return purposeAt('harass', action.target);
  if (type !== 'deploy') return null;
  return { ...purposeAt('take', action.target), strategy: state.soviet.plans[action.slot]?.strategy ?? null };
}

/** Equal for purposes that are shown as one. */
export const purposeKey = ({ aim, front, spaces, strategy }: Purpose): string =>
  `${aim} ${front} ${spaces.join()} ${strategy ?? ''}`;

const unitValueIn = (strategy: SovietStrategy, unit: SovietUnit): number =>
  SOVIET_VALUES[unit].strength + SOVIET_VALUES[unit].bonus * SOVIET_PLANS[strategy].bonus[unit];

/** The strongest first. */
const UNIT_ORDER = Object.fromEntries(
  SOVIET_STRATEGIES.map((strategy) => [
    strategy,
    [...SOVIET_UNITS].sort((a, b) => unitValueIn(strategy, b) - unitValueIn(strategy, a)),
  ]),
) as unknown as Readonly<Record<SovietStrategy, readonly SovietUnit[]>>;

/** The strongest force that a strategy may engage from a pool; null if it has no legal force. */
export function strongestForce(
  strategy: SovietStrategy,
  pool: SovietForce,
  most: number,
): SovietForce | null {
  const { least, needs } = SOVIET_PLANS[strategy];
  const order = UNIT_ORDER[strategy];
  const force: Record<SovietUnit, number> = { ...soviets() };
  let count = 0;
  const take = (kinds: readonly SovietUnit[], upTo: number): void => {
    for (const unit of kinds)
      while (count < upTo && force[unit] < pool[unit]) {
        force[unit]++;
        count++;
      }
  };
  if (needs)
    take(
      order.filter((unit) => needs.of.includes(unit)),
      needs.count,
    );
  if (needs && count < needs.count) return null;
  take(order, Math.max(most, least));
  return count < least ? null : force;
}
