import type { AttackPlan, Hex, OddsReport, Refusal, UnitId } from '#engine/winter-war';

/** What a player values most: his losses against the enemy's, hexes won, or his own units. */
export type Wish = 'losses' | 'ground' | 'careful';

/** One attack of a plan. Losses are printed points: Attack Strength of attackers, Defence of defenders. */
export interface PlannedAttack extends AttackPlan {
  readonly odds: OddsReport;
  /** Expected losses; an exchange costs the attacker as little as it may. */
  readonly ownLoss: number;
  readonly enemyLoss: number;
  /** Chance that no defender is left in the hexes: De, Dr or Ex. */
  readonly cleared: number;
  /** Chance that an attacker is left to advance into one, terrain apart: De, or Ex with a survivor. */
  readonly taken: number;
  /** Chance that the attacker loses units: Ae, or Ex at a price. */
  readonly costly: number;
}

/** How some attacks will go, taken as independent of each other. */
export interface Forecast {
  readonly attacks: readonly PlannedAttack[];
  readonly ownLoss: number;
  readonly enemyLoss: number;
  /** Chance that at least one attack, and that every attack, clears its hexes. */
  readonly anyCleared: number;
  readonly allCleared: number;
  /** Own points lost in all, ascending, with the chance of each. */
  readonly lossChances: readonly { readonly points: number; readonly chance: number }[];
}

/** Attacks that meet every obligation, in an order in which they may be carried out. */
export interface Plan extends Forecast {
  /** The worth by the player's wish; see `planValue`. */
  readonly value: number;
  /** False when the position was too tangled to look at everything. */
  readonly exact: boolean;
}

/** The best plan with some attacks given, or why there is none. */
export type Completion =
  | { readonly ok: true; readonly plan: Plan }
  | {
      readonly ok: false;
      /** The attack that cannot be made after those before it. */
      readonly attack: AttackPlan;
      readonly refusal: Refusal;
      /** Who could no longer attack, or be attacked, when that is the reason. */
      readonly left: { readonly unit: UnitId } | { readonly hex: Hex } | null;
    };
