import type { Hex } from '../board/grid.ts';
import type { RandomState } from '#engine/core/random.ts';
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
  /** Dropped by plan: captures nothing and needs no supply yet (Option.D2, D4). Lasts to the next Soviet Player-Turn. */
  dropped: 64,
  /** Disrupted by the drop: halved, no ZOC (Option.D1). Lasts as long. */
  disrupted: 128,
  /** Disrupted so badly that it cannot attack (Option.D1). Lasts as long. */
  stunned: 256,
  /** Went by rail, advanced after combat, or has exploited: no exploitation any more (Designer.A2). */
  spentOut: 512,
} as const;

/** The bits above the marks: Movement Points spent in this Movement Phase, on the way or on railways, 0 to 4. */
const SPENT = 1024;
export const MOST_MARKS = SPENT * 5 - 1;
export const spentOf = (marks: number): number => marks >> 10;
export const withSpent = (marks: number, mp: number): number => (marks & (SPENT - 1)) | (mp * SPENT);

/** Marks that outlive the Player-Turn. */
export const LASTING_MARKS = MARK.dropped | MARK.disrupted | MARK.stunned;

export interface UnitState {
  /** A hex number, or one of OFF_MAP. */
  readonly at: Hex;
  readonly cut: Isolation;
  readonly marks: number;
}

/**
 * A unit with something changed. Copies with spread are made to as many shapes as there are places that make them, and
 * what reads units of many shapes is slow.
 */
export const unitWith = ({ at, cut, marks }: UnitState, to: Partial<UnitState>): UnitState => ({
  at: to.at ?? at,
  cut: to.cut ?? cut,
  marks: to.marks ?? marks,
});

export type PhaseName =
  | 'set-up'
  | 'reinforcement'
  | 'movement'
  | 'retreat-before'
  | 'planned-drop'
  | 'advance-before'
  | 'attack'
  | 'event-drop'
  | 'exploitation'
  | 'interphase'
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
  | { readonly kind: 'overstack'; readonly side: Side; readonly hexes: readonly Hex[] }
  /** To end the game by cease-fire, or not (Event.K). */
  | { readonly kind: 'cease-fire'; readonly side: Side }
  /** To assault Petsamo from the sea, or not (Scenario.A). */
  | { readonly kind: 'landing'; readonly side: Side }
  /** Units that join at once, at a city of the player's choice (Event.G, Scenario.D). */
  | {
      readonly kind: 'muster';
      readonly side: Side;
      readonly units: readonly UnitId[];
      readonly hexes: readonly Hex[];
    }
  /** Soviet units to be given up one by one: to the cold (Event.L) or to another front (Scenario.E). */
  | {
      readonly kind: 'forfeit';
      readonly side: Side;
      readonly cause: 'climate' | 'recall';
      /** Attack Strength Points still to give up. */
      readonly points: number;
    };

/** What a Combat Phase remembers. */
export interface CombatState {
  /** Hexes fully vacated by retreats before combat, into which one unit may advance. */
  readonly vacated: readonly Hex[];
  /** The Soviets had captured the whole Mannerheim Line when the phase began: no Finn retreats before combat (C17). */
  readonly lineLost?: boolean;
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

export type ScenarioLetter = 'A' | 'B' | 'C' | 'D' | 'E';

/** What an Interphase holds; the dice are rolled one step after another, at the players' word. */
export type InterphaseStep =
  /** Whether play goes on after the last Game-Turn (Option.E). */
  | 'length'
  | 'cease-fire'
  | 'scenario'
  /** Whether Norway and Sweden let the Allies through (Designer.C). */
  | 'norway'
  | 'sweden'
  /** A landing at Petsamo put off a Game-Turn (Designer.C); comes by itself. */
  | 'landing'
  /** The Allies go ashore after a won assault; comes by itself. */
  | 'ashore'
  | 'event';

export interface Interphase {
  /** What is still to come, the next one first. */
  readonly steps: readonly InterphaseStep[];
  readonly norwayResists: boolean;
}

/** What the optional rules remember. */
export interface Course {
  /** The Scenario in force, and the Game-Turn after which it came. */
  readonly scenario: { readonly letter: ScenarioLetter; readonly turn: number } | null;
  /** The Finnish player rolls no more for a Scenario. */
  readonly scenarioOver: boolean;
  /** The Game-Turn after which a delayed landing comes (Designer.C). */
  readonly landingAfter: number | null;
  /** The Game-Turn after which the Finns may call a cease-fire (Event.K). */
  readonly ceaseFireAfter: number | null;
  /** The Game-Turn in which no train runs (Event.L). */
  readonly railsClosedIn: number | null;
  /** The Game-Turn in which the next one's Soviet reinforcements come too (Designer.C). */
  readonly hastenedIn: number | null;
  /** Special Event F has come. */
  readonly paradrop: boolean;
  /** Petrozavodsk supplies 90 (Event.H, Option.G). */
  readonly petrozavodskRaised: boolean;
  /** Where the paratroops are to land, and in which Game-Turn; hidden from the Finns (Option.D3). */
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

/** How a game ended: a level or, in a short game, who was on the better side of par; `draw` at par. */
export type Result = VictoryLevel | 'soviet' | 'finnish';

/** Lines of the Victory Point Schedule by what they count. */
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
 * What a short game is scored by, in place of the Victory Point Schedule and its five levels: whoever is on the better
 * side of `par` wins. Points are Victory Points of the Soviets.
 */
export interface Goal {
  /** By which the short game is known: small letters and hyphens. No rule depends on it. */
  readonly name: string;
  /** No unit leaves it, by whatever means; null: the whole board is in play. Supply is traced everywhere. */
  readonly area: Area | null;
  /** Lines of the Schedule that count as they do in a whole game. */
  readonly counts: readonly ScheduleKey[];
  /** Further hexes that the Soviets win points by, judged like the objectives of the Schedule (V2). */
  readonly hexes: readonly { readonly hex: Hex; readonly worth: number }[];
  /** Points for each printed Attack Strength Point of a side's eliminated units: they count against that side. */
  readonly losses: Readonly<Record<Side, number>>;
  /** With more points the Soviets win, with fewer the Finns. */
  readonly par: number;
}

/** A whole position: plain JSON, never changed once made. */
export interface State {
  readonly options: Options;
  readonly random: RandomState;
  /** 0 before play begins, then 1 to 10; with an earlier start Game-Turn 0 is played too. */
  readonly turn: number;
  /** The last Game-Turn, as far as it is known: 10, later with a variable length (Option.E), earlier in a short game. */
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
  /** Absent in a whole game. */
  readonly goal?: Goal;
}
