import type { Hex } from '../board/grid.ts';
import type { RandomState } from '../core/random.ts';
import type { UnitId } from '../units/roster.ts';
import type { Side } from '../units/unit-types.ts';
import type { Options } from './options.ts';

/** Where a unit is when it is on no hex. */
export const OFF_MAP = {
  /** To be placed: at set-up, or due as a reinforcement from its Game-Turn on. */
  waiting: -1,
  eliminated: -2,
  /** Kept for an optional rule that is not in this game, or taken off after the reveal (blanks). */
  unused: -3,
  /** On the map, but hidden from the side that holds this view. */
  hidden: -4,
} as const;

/** Isolation of a unit: 0 none, 1 no supply path, 2 left out because its city is overloaded. */
export type Isolation = 0 | 1 | 2;

/** Bits of UnitState.marks; cleared when a Player-Turn ends. */
export const MARK = {
  /** Was isolated when its Movement Phase began: one hex, no rail (Supply.D). */
  slow: 1,
  moved: 2,
  /** Advanced before combat: may not attack. */
  advanced: 4,
  /** Has attacked or been attacked in this Attack Segment. */
  fought: 8,
  /** Retreated in this Combat Phase: adds nothing to a defence (C10, C16). */
  fled: 16,
  /** Came on in this turn's Reinforcement Phase. */
  arrived: 32,
} as const;

export interface UnitState {
  /** A hex number, or one of OFF_MAP. */
  readonly at: Hex;
  readonly cut: Isolation;
  readonly marks: number;
}

export type PhaseName =
  | 'set-up'
  | 'reinforcement'
  | 'movement'
  | 'retreat-before'
  | 'advance-before'
  | 'attack'
  | 'over';

/** Who last occupied or passed through a hex: 0 nobody (water, closed countries), 1 Finns, 2 Soviets. */
export type Owner = 0 | 1 | 2;
export const OWNER = { none: 0, finn: 1, soviet: 2 } as const;

/** A choice inside a phase that must be made before anything else goes on. */
export type Decision =
  | { readonly kind: 'retreat'; readonly side: Side; readonly units: readonly UnitId[] }
  /** Units left out by an overloaded city that must step back before any attack (CL7). */
  | { readonly kind: 'withdraw'; readonly side: Side; readonly units: readonly UnitId[] }
  | {
      readonly kind: 'exchange';
      readonly side: Side;
      readonly units: readonly UnitId[];
      /** Attack Strength Points to give up, at the least. */
      readonly points: number;
    }
  | {
      readonly kind: 'advance';
      readonly side: Side;
      readonly units: readonly UnitId[];
      readonly hexes: readonly Hex[];
    }
  | { readonly kind: 'overstack'; readonly side: Side; readonly hexes: readonly Hex[] };

/** What a Combat Phase remembers. */
export interface CombatState {
  /** Hexes fully vacated by retreats before combat, into which one unit may advance. */
  readonly vacated: readonly Hex[];
  /** Units that must attack, as found at the start of the Attack Segment (C2). */
  readonly obligedUnits: readonly UnitId[];
  /** Hexes that must be attacked, likewise. */
  readonly obligedHexes: readonly Hex[];
  /** Units of an overloaded city that could not withdraw: they attack at half strength and do no harm (CL7). */
  readonly halved: readonly UnitId[];
}

/** The Soviet player's wish for a unit's supply; units without one follow the default. */
export interface SupplyOrder {
  readonly unit: UnitId;
  /** The HQ that administers it; null leaves it isolated when its city has no room for all. */
  readonly hq: UnitId | null;
  /** Which of several equally close Supply Cities. */
  readonly city?: Hex;
}

export interface Penalty {
  readonly turn: number;
  /** Combat units found near Murmansk. */
  readonly units: number;
  /** Victory Points, negative. */
  readonly points: number;
}

export interface Outcome {
  readonly reason: 'turns' | 'leningrad';
  readonly points: number;
  readonly level: VictoryLevel;
}

export type VictoryLevel =
  | 'decisive-soviet'
  | 'substantive-soviet'
  | 'marginal-soviet'
  | 'draw'
  | 'decisive-finnish';

/** A whole position: plain JSON, never changed once made. */
export interface State {
  readonly options: Options;
  readonly random: RandomState;
  /** 0 before play begins, then 1 to 10. */
  readonly turn: number;
  readonly phase: PhaseName;
  readonly phasing: Side;
  /** By unit number. */
  readonly units: readonly UnitState[];
  /** By hex number. */
  readonly owner: readonly Owner[];
  readonly combat: CombatState | null;
  /** The innermost decision last. */
  readonly decisions: readonly Decision[];
  readonly orders: readonly SupplyOrder[];
  readonly penalties: readonly Penalty[];
  readonly outcome: Outcome | null;
}
