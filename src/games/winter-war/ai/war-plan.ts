import type { FinnishSetUp, SovietSetUp } from './openings.ts';

/** The parts of the war that a plan speaks of. */
export const FRONTS = [
  'isthmus',
  'ladoga',
  'viipuri',
  'oulu',
  'petsamo',
  'railway',
  'leningrad',
  'murmansk',
] as const;
export type Front = (typeof FRONTS)[number];

/** What is wanted there. */
export const AIMS = ['hold', 'take', 'cut', 'guard', 'delay', 'strike', 'gather'] as const;
export type Aim = (typeof AIMS)[number];

/** Why, without words. */
export const PLAN_REASONS = [
  'counts-for-victory',
  'opens-the-way',
  'feeds-the-enemy',
  'feeds-us',
  'enemy-is-weak-here',
  'enemy-is-strong-here',
  'not-yet-ready',
  'plan-has-failed',
] as const;
export type PurposeReason = (typeof PLAN_REASONS)[number];

/** What some decision, or a group of moves, is for. */
export interface Purpose {
  readonly front: Front;
  readonly aim: Aim;
  readonly reason: PurposeReason;
}

/** Finns who go for the Murmansk railway: from which Game-Turn on, and how many battalions and ski patrols. */
export interface Raid {
  readonly turn: number;
  readonly battalions: number;
  readonly patrols: number;
}

/** What a Finnish commander has decided for many turns. */
export interface FinnishPlan {
  readonly name: string;
  /** A page of the book, or null for the set-up of 1939 with the field division in Petsamo. */
  readonly setUp: FinnishSetUp | null;
  readonly raid: Raid | null;
  /** Garrisons join attacks that no face of the die makes dear. */
  readonly allowsSorties: boolean;
  /** The share of a Soviet unit's strength that is feared while it is isolated. */
  readonly isolatedThreatShare: number;
  /** Ladoga counts as much as the Soviets before it do. */
  readonly scalesLadoga: boolean;
  /** What posts are worth: a fort of the Ladoga line, Viipuri before the Line is broken, Petsamo and Oulu. */
  readonly ladoga: number;
  readonly viipuri: number;
  readonly petsamo: number;
  readonly oulu: number;
  /** The Game-Turn from which the coast behind the Line is looked after. */
  readonly coastTurn: number;
  /** Changes of the muster that are judged for each assault tried. */
  readonly refinements: number;
  /** How much weighs what the Soviets could take next turn, and who could be shut in. */
  readonly caution: number;
  /** The last marches but one are judged by playing on. */
  readonly usesRollouts: boolean;
  readonly purposes: readonly Purpose[];
}

/** What a Soviet commander has decided for many turns. */
export interface SovietPlan {
  readonly name: string;
  readonly setUp: SovietSetUp;
  /** The Game-Turn from which light troops watch the Murmansk railway. */
  readonly watchTurn: number;
  /** The troops of Kandalaksha stay by the railway and hunt raiders. */
  readonly guardsRailway: boolean;
  /** How much weighs what the Finns could take at their leisure next turn. */
  readonly caution: number;
  /** Those who fight are left hexes to fall back to. */
  readonly keepsRetreatRoom: boolean;
  /** Corps that are wanted for the storm of the Line, and the Game-Turn in which there is no more waiting. */
  readonly stormCorps: number;
  readonly stormTurn: number;
  /** Changes of the muster that are judged for each assault tried. */
  readonly refinements: number;
  /** Light troops relieve the divisions of the far north once Petsamo has fallen, and none of the seven goes hunting. */
  readonly relievesNorth: boolean;
  /** How much an HQ minds each Finnish point that could come to it; with any at all it goes to where one is missing. */
  readonly hqCaution: number;
  /**
   * Regiments hunt raiders in twos, divisions go where the railway behind an army is cut, and whoever stands alone in
   * a Supply City stays there.
   */
  readonly huntsRaiders: boolean;
  /** Those out of supply go back to it, and no city is asked for more than it has. */
  readonly returnsToSupply: boolean;
  /** Before a march is final light troops and HQs go where they keep others from being cut off. */
  readonly securesSupply: boolean;
  readonly purposes: readonly Purpose[];
}

/** A plan for the whole war, above the single phase; each side has its own. */
export interface WarPlan {
  readonly finn: FinnishPlan;
  readonly soviet: SovietPlan;
}

/** How the General played before he had plans: the yardstick of the lab. */
export const PLAIN_PLAN: WarPlan = {
  finn: {
    name: 'plain',
    setUp: null,
    raid: null,
    allowsSorties: false,
    isolatedThreatShare: 1,
    scalesLadoga: false,
    ladoga: 12,
    viipuri: 9,
    petsamo: 28,
    oulu: 28,
    coastTurn: 7,
    refinements: 0,
    caution: 0,
    usesRollouts: false,
    purposes: [],
  },
  soviet: {
    name: 'plain',
    setUp: 'arctic-and-oulu',
    watchTurn: 8,
    guardsRailway: false,
    caution: 0,
    keepsRetreatRoom: false,
    stormCorps: 5,
    stormTurn: 5,
    refinements: 0,
    relievesNorth: false,
    hqCaution: 0,
    huntsRaiders: false,
    returnsToSupply: false,
    securesSupply: false,
    purposes: [],
  },
};
