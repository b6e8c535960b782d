/** The answers to questions about a position. Strengths are in points, exact to the half. */
import type { Hex } from '../board/grid.ts';
import type { CombatResult, OddsColumn } from './odds.ts';
import type { RuleId } from './rule-ids.ts';
import type { UnitId } from '../units/roster.ts';
import type { OptionKey } from './options.ts';
import type { Isolation, ScheduleKey } from './state.ts';

/** One hex that a unit can reach in this Movement Phase. */
export interface ReachHex {
  readonly hex: Hex;
  /** Movement Points spent on the cheapest way; all of them when `rightOfOne` is true. */
  readonly cost: number;
  /** Hexes entered one after another on that way. */
  readonly path: readonly Hex[];
  readonly mode: 'march' | 'rail' | 'both';
  /** In enemy ZOC: the unit may go no further. */
  readonly mustStop: boolean;
  /** Reached only by the right to move one hex (Movement.I). */
  readonly rightOfOne: boolean;
  /** False when the move would leave more units there than may stack. */
  readonly mayEnd: boolean;
}

export interface UnitSupply {
  readonly unit: UnitId;
  readonly isolation: Isolation;
  /** Needs none: an HQ, NKVD, or a Finnish unit in Finland. */
  readonly exempt: boolean;
  readonly hq: UnitId | null;
  readonly city: Hex | null;
  /** Unit to HQ, then HQ to city, then city to Leningrad; for Finns the way to Finland. Hexes with both ends. */
  readonly toHq: readonly Hex[];
  readonly toCity: readonly Hex[];
  readonly toLeningrad: readonly Hex[];
  /** What is missing when isolated; or by what an earlier judgement stands, though the position says otherwise. */
  readonly rule: RuleId | null;
  /** HQs within reach, whatever their state, for the player's choice. */
  readonly choices: readonly { hq: UnitId; city: Hex }[];
}

export interface CityLoad {
  readonly city: Hex;
  readonly name: string;
  readonly capacity: number;
  /** Attack Strength Points drawn. */
  readonly load: number;
  /** Points left out for want of capacity. */
  readonly overload: number;
  /** Linked to Leningrad by rail, and not in Finnish hands. */
  readonly connected: boolean;
}

export interface SupplyReport {
  readonly units: readonly UnitSupply[];
  readonly cities: readonly CityLoad[];
}

/** One line of an odds card. */
export interface StrengthLine {
  readonly unit: UnitId;
  readonly hex: Hex;
  readonly printed: number;
  readonly counted: number;
  /** Why counted differs from printed, or stays although one might expect otherwise. */
  readonly reasons: readonly {
    readonly rule: RuleId;
    readonly key:
      | 'city'
      | 'fortification'
      | 'river'
      | 'isolated'
      | 'fled'
      | 'ski-patrol'
      | 'disrupted'
      | 'overloaded'
      | 'overloaded-beside';
  }[];
}

export interface OddsReport {
  readonly attackers: readonly StrengthLine[];
  readonly defenders: readonly StrengthLine[];
  readonly attack: number;
  readonly defence: number;
  /** Null when the hexes fall without a die (C8). */
  readonly column: OddsColumn | null;
  /** Results in parentheses hold. */
  readonly fortified: boolean;
  /** Only units of an overloaded city attack: the defenders come to no harm (CL7). */
  readonly harmless: boolean;
  /** True for a soak-off at 1-4 or worse: Ae without a die (C4). */
  readonly soakOff: boolean;
  /** By die face 1 to 6. */
  readonly faces: readonly CombatResult[];
  /** Chance of each result, 0 to 1; only those that can come. */
  readonly chances: Readonly<Partial<Record<CombatResult, number>>>;
}

/** The assault on Petsamo from the sea (Scenario.A). */
export interface LandingOdds {
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  readonly attack: number;
  readonly defence: number;
  readonly column: OddsColumn;
  /** By die face 1 to 6. */
  readonly faces: readonly CombatResult[];
}

export interface Obligations {
  /** Units that must still attack. */
  readonly units: readonly UnitId[];
  /** Hexes that must still be attacked. */
  readonly hexes: readonly Hex[];
  /** Which unit could attack which hex. */
  readonly pairs: readonly { unit: UnitId; hex: Hex }[];
}

export interface LedgerLine {
  /** A line of the Schedule, or of a short game's own goal. */
  readonly key: ScheduleKey | 'goal-hex' | 'finnish-losses' | 'soviet-losses';
  /** Victory Points; 0 for an objective not won. */
  readonly points: number;
  /** What it is or would be worth. */
  readonly worth: number;
  /** Hexes it speaks of. */
  readonly hexes: readonly Hex[];
  readonly reason:
    | 'held'
    | 'not-held'
    | 'no-line'
    | 'cleared'
    | 'not-cleared'
    | 'short-of-units'
    | 'taken'
    | 'not-taken'
    | 'garrison'
    | 'eliminated'
    | 'agreed';
  readonly turn?: number;
  /** The switch that a handicap belongs to; absent where the players have agreed on it themselves. */
  readonly option?: OptionKey;
  readonly rule: RuleId;
}

export interface Score {
  readonly lines: readonly LedgerLine[];
  readonly points: number;
  /** What may yet cost the Soviets points: lines worth less than nothing that do not count now. */
  readonly risks: readonly LedgerLine[];
}
