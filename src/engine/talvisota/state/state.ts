import type { Front, Side, Space } from '../board/board.ts';
import type { RandomState } from '#engine/core/random.ts';
import type { FinnishForce, SovietForce, SovietUnit, FinnishUnit } from '../units/forces.ts';
import type {
  Environment,
  FinnishStrategy,
  FinnishSupport,
  Slot,
  SovietStrategy,
  SovietSupport,
} from '../units/strategies.ts';
import type { Options } from './options.ts';

/** Turns of a game: Dec I to Mar II (N7). */
export const LAST_TURN = 8;
/** The upper limit of morale (7). */
export const MOST_MORALE = 23;
export const SOVIET_MORALE = 23;
export const FINNISH_MORALE = 19;
/** Number of Possession markers (6.1). */
export const MARKERS = 4;

export type PhaseName =
  | 'set-up'
  | 'event'
  | 'recovery'
  | 'withdrawal'
  | 'movement'
  | 'soviet-plans'
  | 'finnish-plans'
  | 'soviet-allotment'
  | 'finnish-allotment'
  | 'deployment'
  | 'combat'
  | 'harassment'
  | 'turn-end'
  | 'over';

/** Progress of a strategy counter: in its box, face down on the map, means shown, or finished. */
export type Stage = 'box' | 'map' | 'open' | 'done';

export interface SovietPlan {
  /** Null: hidden from the side of this view. */
  readonly strategy: SovietStrategy | null;
  readonly stage: Stage;
  readonly from: Space | null;
  readonly units: SovietForce;
  readonly supports: readonly SovietSupport[];
  readonly target: Space | null;
  readonly answer: Slot | null;
}

export interface FinnishPlan {
  readonly strategy: FinnishStrategy | null;
  readonly stage: Stage;
  /** The units left; they count in the pool as well until lost. */
  readonly units: FinnishForce;
  readonly environment: readonly Environment[];
  readonly supports: readonly FinnishSupport[];
  readonly entrenched: boolean;
}

export interface SovietSheet {
  /** Units waiting for a front box: at set-up, and when they arrive in January. */
  readonly waiting: SovietForce;
  readonly boxes: Readonly<Record<Front, SovietForce>>;
  /** Units by space. */
  readonly map: readonly SovietForce[];
  /** Units by space that have fought in this turn. */
  readonly used: readonly SovietForce[];
  /** Spaces with a Possession marker, in ascending order. */
  readonly markers: readonly Space[];
  readonly losses: SovietForce;
  readonly reinforcements: SovietForce;
  /** Bought back in this turn: FUS, and others. */
  readonly bought: { readonly FUS: number; readonly others: number };
  readonly posts: Readonly<Partial<Record<SovietSupport, Front>>>;
  /** By strategy box (SLOTS). */
  readonly plans: readonly (SovietPlan | null)[];
}

export interface FinnishSheet {
  /** All units on the sheet, those in strategies included. */
  readonly pool: FinnishForce;
  /** SCT left in place, by space (6.2). */
  readonly scouts: readonly number[];
  readonly losses: FinnishForce;
  readonly reinforcements: FinnishForce;
  readonly posts: Readonly<Partial<Record<FinnishSupport, Front>>>;
  readonly plans: readonly (FinnishPlan | null)[];
}

/** The Soviet player's choices for supports (3.3.2). */
export interface Employment {
  readonly meretskov: 'line' | 'artillery' | null;
  readonly timoshenko: 'losses' | 'bonus' | null;
  /** The kind of Finnish unit that the artillery hits; the strongest one left when none of that kind is. */
  readonly artillery: FinnishUnit | null;
}

/** Mannerheim: no retreat but doubled losses, or -2 on one Soviet unit of a kind (3.3.3). */
export type Mannerheim = 'hold' | SovietUnit;

export interface RoundResult {
  readonly sovietLosses: number;
  readonly finnishLosses: number;
  readonly retreat: Side | null;
}

export interface Combat {
  readonly slot: Slot;
  readonly answer: Slot | null;
  /** Space of the force; the target itself when it fights SCT in its own space. */
  readonly from: Space;
  readonly target: Space;
  /** The first or the second attack of the strategy. */
  readonly attack: 1 | 2;
  readonly round: 1 | 2;
  /** Number of units at the start of this attack. */
  readonly began: number;
  readonly units: SovietForce;
  /** SCT in place that join the fight. */
  readonly scouts: number;
  /** Number of spaces taken by the strategy so far. */
  readonly taken: number;
  readonly employment: Employment;
  readonly mannerheim: Mannerheim | null;
  /** The round just rolled, until its losses are taken. */
  readonly result: RoundResult | null;
}

/** A choice inside a phase that must be made before play continues; the innermost is last. */
export type Decision =
  /** The Finnish strategy that answers the one just put on the map. */
  | { readonly kind: 'answer'; readonly side: Side; readonly slot: Slot }
  | { readonly kind: 'employ'; readonly side: Side }
  | { readonly kind: 'mannerheim'; readonly side: Side }
  | { readonly kind: 'roll'; readonly side: Side }
  | { readonly kind: 'losses'; readonly side: Side; readonly count: number }
  | { readonly kind: 'fight-on'; readonly side: Side }
  | { readonly kind: 'occupy'; readonly side: Side }
  | { readonly kind: 'pursue'; readonly side: Side }
  /** The space of a retreat by two spaces. */
  | { readonly kind: 'retreat'; readonly side: Side; readonly spaces: readonly Space[] }
  /** Number of SCT that stay in the space that they have won. */
  | { readonly kind: 'stay'; readonly side: Side; readonly space: Space; readonly scouts: number }
  /** The space in which the isolated unit of the turn is lost. */
  | {
      readonly kind: 'starve';
      readonly side: Side;
      readonly unit: SovietUnit;
      readonly spaces: readonly Space[];
    };

/** Solo: number of counters in each container (9.1); all that the player learns about them. */
export interface BagSizes {
  readonly strategies: number;
  readonly supports: number;
  readonly units: number;
  readonly environment: number;
  readonly entrenchments: number;
}

export type OutcomeReason = 'helsinki' | 'morale' | 'turns';

export interface Outcome {
  readonly reason: OutcomeReason;
  readonly winner: Side | 'draw';
}

/** A whole position as plain JSON, immutable. */
export interface State {
  readonly options: Options;
  readonly random: RandomState;
  /** 0 before play begins, then 1 to 8. */
  readonly turn: number;
  readonly phase: PhaseName;
  readonly morale: Readonly<Record<Side, number>>;
  /** The Events marker: -2, 0 or 2. */
  readonly event: number;
  readonly soviet: SovietSheet;
  readonly finnish: FinnishSheet;
  /** Spaces whose fall has been paid for, in ascending order (C7). */
  readonly paid: readonly Space[];
  /** True once a Soviet strategy has fought or taken a space in this turn (N46). */
  readonly attacked: boolean;
  /** Consecutive turns without an attack, not counting the current one. */
  readonly waited: number;
  readonly combat: Combat | null;
  readonly decisions: readonly Decision[];
  readonly outcome: Outcome | null;
}
