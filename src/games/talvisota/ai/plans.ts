/** What both sides could bring into the combats of a turn. */
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
  isFinnish,
  isSoviet,
  neighbours,
  placeOf,
} from '#engine/talvisota';

/** One Soviet strategy with all that it has. */
export interface Attack {
  readonly slot: Slot;
  readonly strategy: SovietStrategy;
  readonly from: Space;
  readonly target: Space;
  readonly units: SovietForce;
  readonly supports: readonly SovietSupport[];
}

/** A Soviet counter in its box; without an attack it is a bluff and stays there. */
export interface AttackOrder {
  readonly slot: Slot;
  readonly strategy: SovietStrategy;
  readonly attack: Attack | null;
}

/** One Finnish strategy with all that it has. */
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

/** How plans of a kind are found: by chance, and by changing one a little. `read` makes a plan of what stands for it. */
export interface PlanSource<Genes, Plan> {
  draw(): Genes;
  change(genes: Genes): Genes;
  read(genes: Genes): Plan;
}

// What orders and moves are for, as data: the table tells it in words.

/** What something is for: ground to be taken or held, a counter that only draws means, a line to be kept, a blow behind the lines. */
export const AIMS = ['take', 'draw', 'hold', 'guard', 'gather', 'harass'] as const;
export type Aim = (typeof AIMS)[number];

export interface Purpose {
  readonly aim: Aim;
  readonly front: Front;
  /** Where, as far as it is about single spaces. */
  readonly spaces: readonly Space[];
  readonly strategy: SovietStrategy | FinnishStrategy | null;
  /** That it comes about, from 0 to 1; null where nothing is weighed. */
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

/** Units that come to a space: told by what they can do there. */
function purposeOfArrival(state: State, to: Space): Purpose {
  const { front } = placeOf(to);
  const open = neighbours(state, to).filter((space) => isFinnish(space) && !isSoviet(state, space));
  if (open.length) return createPurpose('take', front, { spaces: open });
  return isFinnish(to)
    ? createPurpose('guard', front, { spaces: [to] })
    : createPurpose('gather', front, { spaces: [to] });
}

/** What one action is for, as far as that shows by itself; null for what has no purpose of its own. */
export function findPurpose(state: State, action: Action): Purpose | null {
  const { type } = action;
  if (type === 'enter' || type === 'march') return purposeOfArrival(state, action.to);
  if (type === 'assign' || type === 'recover') return createPurpose('gather', action.front);
  if (type === 'mark' && action.on) return purposeAt('guard', action.space);
  if (type === 'harass') return purposeAt('harass', action.target);
  if (type !== 'deploy') return null;
  return { ...purposeAt('take', action.target), strategy: state.soviet.plans[action.slot]?.strategy ?? null };
}

/** Purposes that are told alike. */
export const purposeKey = ({ aim, front, spaces, strategy }: Purpose): string =>
  `${aim} ${front} ${spaces.join()} ${strategy ?? ''}`;
