/** Results of queries about a position. Strengths are in points, exact to the half. */
import type { Hex } from '../board/grid.ts';
import type { CombatResult, OddsColumn } from './events.ts';
import type { RuleId } from './rule-ids.ts';
import type { UnitId } from '../units/roster.ts';
import type { OptionKey } from './options.ts';
import type { Isolation, ScheduleKey } from './state.ts';

/** A hex that a unit can reach in this Movement Phase. */
export interface ReachHex {
  readonly hex: Hex;
  /** Movement Points spent on the cheapest path; all of them when `rightOfOne` is true. */
  readonly cost: number;
  /** Hexes entered one after another on that path. */
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
  /** Needs no supply: an HQ, NKVD, or a Finnish unit in Finland. */
  readonly exempt: boolean;
  readonly hq: UnitId | null;
  readonly city: Hex | null;
  /** Unit to HQ, then HQ to city, then city to Leningrad; for Finns the path to Finland. Hexes with both ends. */
  readonly toHq: readonly Hex[];
  readonly toCity: readonly Hex[];
  readonly toLeningrad: readonly Hex[];
  /** The condition that fails when isolated; or the rule by which an earlier judgement is still in force. */
  readonly rule: RuleId | null;
  /** HQs in reach, whatever their state, for the player's choice. */
  readonly choices: readonly { hq: UnitId; city: Hex }[];
}

export interface CityLoad {
  readonly city: Hex;
  readonly name: string;
  readonly capacity: number;
  /** Attack Strength Points supplied. */
  readonly load: number;
  /** Points left out for lack of capacity. */
  readonly overload: number;
  /** Linked to Leningrad by rail and not in Finnish hands. */
  readonly connected: boolean;
}

export interface SupplyReport {
  readonly units: readonly UnitSupply[];
  readonly cities: readonly CityLoad[];
}

export interface StrengthLine {
  readonly unit: UnitId;
  readonly hex: Hex;
  readonly printed: number;
  readonly counted: number;
  /** Why `counted` differs from `printed`, or is the same although one might expect otherwise. */
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
  /** Results in parentheses apply. */
  readonly fortified: boolean;
  /** Only units of an overloaded city attack: the defenders suffer no result (CL7). */
  readonly harmless: boolean;
  /** True for a soak-off at 1-4 or worse: Ae without a die (C4). */
  readonly soakOff: boolean;
  /** By die face 1 to 6. */
  readonly faces: readonly CombatResult[];
  /** Probability of each result, 0 to 1; only possible results. */
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
  readonly units: readonly UnitId[];
  readonly hexes: readonly Hex[];
  /** Which unit could attack which hex. */
  readonly pairs: readonly { unit: UnitId; hex: Hex }[];
}

export interface LedgerLine {
  /** A line of the Schedule, or a goal of a short game. */
  readonly key: ScheduleKey | 'goal-hex' | 'finnish-losses' | 'soviet-losses';
  /** Victory Points; 0 for an objective not achieved. */
  readonly points: number;
  /** Its value when achieved. */
  readonly worth: number;
  /** The hexes concerned. */
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
  /** The switch of a handicap; absent when the players agreed on it themselves. */
  readonly option?: OptionKey;
  readonly rule: RuleId;
}

export interface Score {
  readonly lines: readonly LedgerLine[];
  readonly points: number;
  /** Lines with negative points that do not count now, but may yet cost the Soviets points. */
  readonly risks: readonly LedgerLine[];
}
