import type { Hex } from '../board/grid.ts';
import type { RandomState } from '#engine/core/random.ts';
import type { UnitId } from '../units/roster.ts';
import type { Side } from '../units/unit-types.ts';
import type { Options } from './options.ts';

/** Values of `at` for a unit on no hex. */
export const OFF_MAP = {
  /** To be placed: at set-up, or as a reinforcement from its Game-Turn on. */
  waiting: -1,
  eliminated: -2,
  /** Kept for an optional rule not in this game, or removed after the reveal (blanks). */
  unused: -3,
  /** On the map, but hidden from the side of this view. */
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
  /** Arrived in this turn's Reinforcement Phase. */
  arrived: 32,
  /** Dropped by plan: captures nothing and needs no supply (Option.D2, D4). Lasts to the next Soviet Player-Turn. */
  dropped: 64,
  /** Disrupted by the drop: halved, no ZOC (Option.D1). Lasts as long. */
  disrupted: 128,
  /** Disrupted so badly that it cannot attack (Option.D1). Lasts as long. */
  stunned: 256,
  /** Went by rail, advanced after combat, or has exploited: may not exploit any more (Designer.A2). */
  spentOut: 512,
} as const;

/** The bits above the marks: Movement Points spent in this Movement Phase, on moves or on railways, 0 to 4. */
const SPENT = 1024;
export const MOST_MARKS = SPENT * 5 - 1;
export const spentOf = (marks: number): number => marks >> 10;
export const withSpent = (marks: number, mp: number): number => (marks & (SPENT - 1)) | (mp * SPENT);

/** Marks that are kept when the Player-Turn ends. */
export const LASTING_MARKS = MARK.dropped | MARK.disrupted | MARK.stunned;

export interface UnitState {
  /** A hex number, or one of OFF_MAP. */
  readonly at: Hex;
  readonly cut: Isolation;
  readonly marks: number;
}

/** A unit with some fields changed. Object spread would create many object shapes, which are slow to read. */
export const unitWith = ({ at, cut, marks }: UnitState, to: Partial<UnitState>): UnitState => ({
  at: to.at ?? at,
  cut: to.cut ?? cut,
  marks: to.marks ?? marks,
});

export const PHASE_NAMES = [
  'set-up',
  'reinforcement',
  'movement',
  'retreat-before',
  'planned-drop',
  'advance-before',
  'attack',
  'event-drop',
  'exploitation',
  'interphase',
  'over',
] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

/** Who last occupied or passed through a hex: 0 nobody (water, closed countries), 1 Finns, 2 Soviets. */
export type Owner = 0 | 1 | 2;
export const OWNER = { none: 0, finn: 1, soviet: 2 } as const;

/** A choice inside a phase that must be made before play continues. */
export type Decision =
  | { readonly kind: 'retreat'; readonly side: Side; readonly units: readonly UnitId[] }
  /** Units left out by an overloaded city that must step back before any attack (CL7). */
  | { readonly kind: 'withdraw'; readonly side: Side; readonly units: readonly UnitId[] }
  | {
      readonly kind: 'exchange';
      readonly side: Side;
      readonly units: readonly UnitId[];
      /** The least Attack Strength Points to lose. */
      readonly points: number;
    }
  | {
      readonly kind: 'advance';
      readonly side: Side;
      readonly units: readonly UnitId[];
      readonly hexes: readonly Hex[];
    }
  | { readonly kind: 'overstack'; readonly side: Side; readonly hexes: readonly Hex[] }
  /** Whether to end the game by cease-fire (Event.K). */
  | { readonly kind: 'cease-fire'; readonly side: Side }
  /** Whether to assault Petsamo from the sea (Scenario.A). */
  | { readonly kind: 'landing'; readonly side: Side }
  /** Units that join at once, in a city chosen by the player (Event.G, Scenario.D). */
  | {
      readonly kind: 'muster';
      readonly side: Side;
      readonly units: readonly UnitId[];
      readonly hexes: readonly Hex[];
    }
  /** Soviet units lost one by one: to the cold (Event.L) or to another front (Scenario.E). */
  | {
      readonly kind: 'forfeit';
      readonly side: Side;
      readonly cause: 'climate' | 'recall';
      /** Attack Strength Points still to lose. */
      readonly points: number;
    };

export interface CombatState {
  /** Hexes fully vacated by retreats before combat, into which one unit may advance. */
  readonly vacated: readonly Hex[];
  /** The Soviets held the whole Mannerheim Line when the phase began: no Finn retreats before combat (C17). */
  readonly lineLost?: boolean;
  /** Units that must attack, as found at the start of the Attack Segment (C2). */
  readonly obligedUnits: readonly UnitId[];
  /** Hexes that must be attacked, found at the same time. */
  readonly obligedHexes: readonly Hex[];
  /** Units of an overloaded city that could not withdraw: they attack at half strength without effect (CL7). */
  readonly halved: readonly UnitId[];
}

/** The Soviet player's order for a unit's supply; units without one follow the default. */
export interface SupplyOrder {
  readonly unit: UnitId;
  /** The HQ that administers it; null leaves it isolated when its city has no room for all. */
  readonly hq: UnitId | null;
  /** One of several equally close Supply Cities. */
  readonly city?: Hex;
}

export interface Penalty {
  readonly turn: number;
  /** Combat units near Murmansk. */
  readonly units: number;
  /** Victory Points, negative. */
  readonly points: number;
}

export type ScenarioLetter = 'A' | 'B' | 'C' | 'D' | 'E';

/** Steps of an Interphase; the players start each die roll. */
export const INTERPHASE_STEPS = [
  /** Whether play continues after the last Game-Turn (Option.E). */
  'length',
  'cease-fire',
  'scenario',
  /** Whether Norway and Sweden let the Allies through (Designer.C). */
  'norway',
  'sweden',
  /** A landing at Petsamo delayed by a Game-Turn (Designer.C); carried out without a die. */
  'landing',
  /** The Allies go ashore after a won assault; carried out without a die. */
  'ashore',
  'event',
] as const;
export type InterphaseStep = (typeof INTERPHASE_STEPS)[number];

export interface Interphase {
  /** Remaining steps, the next one first. */
  readonly steps: readonly InterphaseStep[];
  readonly norwayResists: boolean;
}

/** State of the optional rules. */
export interface Course {
  /** The Scenario in force, and the Game-Turn after which it was rolled. */
  readonly scenario: { readonly letter: ScenarioLetter; readonly turn: number } | null;
  /** No more rolls for a Scenario. */
  readonly scenarioOver: boolean;
  /** The Game-Turn after which a delayed landing takes place (Designer.C). */
  readonly landingAfter: number | null;
  /** The Game-Turn after which the Finns may call a cease-fire (Event.K). */
  readonly ceaseFireAfter: number | null;
  /** The Game-Turn in which no train runs (Event.L). */
  readonly railsClosedIn: number | null;
  /** The Game-Turn in which the next one's Soviet reinforcements arrive too (Designer.C). */
  readonly hastenedIn: number | null;
  /** Special Event F has happened. */
  readonly paradrop: boolean;
  /** Petrozavodsk supplies 90 points (Event.H, Option.G). */
  readonly petrozavodskRaised: boolean;
  /** Hex and Game-Turn of the planned landing; hidden from the Finns (Option.D3). */
  readonly plan: { readonly hex: Hex; readonly turn: number } | null;
  /** The tank regiments that are too heavy for frozen lakes (Designer.A1). */
  readonly heavy: readonly UnitId[];
  /** Railway hexes that are broken, in ascending order (Designer.B). */
  readonly broken: readonly Hex[];
}

export interface Outcome {
  readonly reason: 'turns' | 'leningrad' | 'cease-fire';
  readonly points: number;
  readonly level: Result;
}

export type VictoryLevel =
  | 'decisive-soviet'
  | 'substantive-soviet'
  | 'marginal-soviet'
  | 'draw'
  | 'decisive-finnish';

/** The result of a game: a level or, in a short game, the side with the better of par; `draw` at par. */
export type Result = VictoryLevel | 'soviet' | 'finnish';

export const SCHEDULE_KEYS = [
  'viipuri-row',
  'viipuri',
  'petsamo',
  'oulu',
  'mannerheim-line',
  'south-cleared',
  'supply-city',
  'murmansk-taken',
  'leningrad-taken',
  'murmansk-defence',
  'allied-eliminated',
  'handicap',
] as const;
export type ScheduleKey = (typeof SCHEDULE_KEYS)[number];

/** A rectangle of the board by its first and last columns and rows, from 1. */
export interface Area {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/**
 * Scoring of a short game, in place of the Victory Point Schedule and its five levels: the side on the better side of
 * `par` wins. Points are Soviet Victory Points.
 */
export interface Goal {
  /** Identifies the short game: small letters and hyphens. No rule depends on it. */
  readonly name: string;
  /** No unit may leave it by any means; null: the whole board is in play. Supply is traced everywhere. */
  readonly area: Area | null;
  /** Lines of the Schedule that count as in a full game. */
  readonly counts: readonly ScheduleKey[];
  /** Further hexes that give the Soviets points, under the conditions of the Schedule's objectives (V2). */
  readonly hexes: readonly { readonly hex: Hex; readonly worth: number }[];
  /** Points for each printed Attack Strength Point of a side's eliminated units, counted against that side. */
  readonly losses: Readonly<Record<Side, number>>;
  /** The Soviets win with more points, the Finns with fewer. */
  readonly par: number;
}

/** A whole position as plain JSON, immutable. */
export interface State {
  readonly options: Options;
  readonly random: RandomState;
  /** 0 before play begins, then 1 to 10; with an earlier start Game-Turn 0 is played too. */
  readonly turn: number;
  /** The last Game-Turn as known so far: 10, later with a variable length (Option.E), earlier in a short game. */
  readonly lastTurn: number;
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
  readonly interphase: Interphase | null;
  readonly course: Course;
  readonly outcome: Outcome | null;
  /** Absent in a full game. */
  readonly goal?: Goal;
  /** The edition of the board, only while a game of an earlier one is followed; positions that are kept have none. */
  readonly board?: number | undefined;
}
