/** What both sides could bring into the combats of a turn. */
import type {
  Environment,
  FinnishForce,
  FinnishStrategy,
  FinnishSupport,
  Slot,
  SovietForce,
  SovietStrategy,
  SovietSupport,
  Space,
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
