import type setUps from './set-ups.json';

/**
 * Finnish set-ups. No Mannerheim fort is held by a single battalion; they differ in where the other divisions
 * go, in pickets before the Line, and in the use of the north.
 */
export type FinnishSetUp = keyof typeof setUps.finnish;

/** Soviet set-ups: what attacks in the north, and so what remains for the isthmus and Lake Ladoga. */
export type SovietSetUp = keyof typeof setUps.soviet;

/** Sectors of the war that plans refer to. */
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

export const AIMS = ['hold', 'take', 'cut', 'guard', 'delay', 'strike', 'gather'] as const;
export type Aim = (typeof AIMS)[number];

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

export interface Purpose {
  readonly front: Front;
  readonly aim: Aim;
  readonly reason: PurposeReason;
}

export const createPurpose = (aim: Aim, front: Front, reason: PurposeReason): Purpose => ({
  aim,
  front,
  reason,
});

export interface FinnishPlan {
  readonly name: string;
  /** Null for the set-up of 1939. */
  readonly setUp: FinnishSetUp | null;
  /** Light troops raid the Murmansk railway. */
  readonly raids: boolean;
  /** Posts get units by what could attack them; else each gets one. */
  readonly seesThreats: boolean;
  /** Garrisons join attacks without risk. */
  readonly allowsSorties: boolean;
  /** Share of an isolated Soviet unit's strength that counts as a threat. */
  readonly isolatedThreatShare: number;
  /** Values of posts: a Ladoga fort, Viipuri before the Line is broken, Petsamo, Oulu. */
  readonly ladoga: number;
  readonly viipuri: number;
  readonly petsamo: number;
  readonly oulu: number;
  /** First Game-Turn in which the coast behind the Line is guarded. */
  readonly coastTurn: number;
  /** Refinements evaluated for each assault tried. */
  readonly refinements: number;
  /** Weight of expected losses in the next Soviet turn. */
  readonly caution: number;
  readonly purposes: readonly Purpose[];
}

export interface SovietPlan {
  readonly name: string;
  readonly setUp: SovietSetUp;
  /** Weight of expected losses in the next Finnish turn. */
  readonly caution: number;
  /** Corps needed for the storm of the Line, and the Game-Turn from which it begins anyway. */
  readonly stormCorps: number;
  readonly stormTurn: number;
  /** Refinements evaluated for each assault tried. */
  readonly refinements: number;
  /** HQs follow the army, and units stay where these supply them. */
  readonly seesSupply: boolean;
  /**
   * HQs keep away from Finns and go to theatres without one; regiments hunt raiders in pairs, divisions clear a cut
   * railway, and lone units stay in Supply Cities, which are not overloaded; isolated units return to supply, and
   * those in contact are left hexes to retreat to; light troops relieve the divisions of the far north once Petsamo
   * has fallen, and the defenders of Murmansk do not hunt.
   */
  readonly watchesSupply: boolean;
  readonly purposes: readonly Purpose[];
}

export interface WarPlan {
  readonly finn: FinnishPlan;
  readonly soviet: SovietPlan;
}

/** Play without plans: the Recruit's, and the baseline of the lab. */
export const PLAIN_PLAN: WarPlan = {
  finn: {
    name: 'plain',
    setUp: null,
    raids: false,
    seesThreats: true,
    allowsSorties: false,
    isolatedThreatShare: 1,
    ladoga: 12,
    viipuri: 9,
    petsamo: 28,
    oulu: 28,
    coastTurn: 7,
    refinements: 0,
    caution: 0,
    purposes: [],
  },
  soviet: {
    name: 'plain',
    setUp: 'ladoga',
    caution: 0,
    stormCorps: 5,
    stormTurn: 5,
    refinements: 0,
    seesSupply: true,
    watchesSupply: false,
    purposes: [],
  },
};
