import type { Hex, Side } from '#engine/winter-war';

/**
 * What a player sets on things, in Soviet Attack Points. How the numbers came about is told in
 * docs/players.md.
 */
export interface EvalWeights {
  /** A point of Finnish Defence Strength; a Soviet Attack Point is worth one. */
  readonly finnishPoint: number;
  readonly headquarters: number;
  /** How much one's own losses weigh. */
  readonly ownLosses: number;
  /** A hex of the Mannerheim Line, of the Ladoga line, of the row west of Viipuri, of Finland. */
  readonly lineFort: number;
  readonly ladogaFort: number;
  readonly viipuriRow: number;
  readonly plainHex: number;
  readonly viipuri: number;
  /** Petsamo and Oulu. */
  readonly northernCity: number;
  /** What an attack of one's own choice must promise. */
  readonly minAttackValue: number;
  /** What moves for an attack must add to what the battle promises. */
  readonly minGain: number;
  /** What it is worth besides to drive a raider off, by hex. */
  readonly raiderRelief?: ReadonlyMap<Hex, number>;
}

const SHARED_WEIGHTS = {
  finnishPoint: 2.5,
  headquarters: 10,
  ownLosses: 1,
  lineFort: 14,
  ladogaFort: 7,
  viipuriRow: 7,
  plainHex: 1.5,
  viipuri: 30,
  northernCity: 30,
};

/** By common sense. */
export const OFFICER_WEIGHTS: Readonly<Record<Side, EvalWeights>> = {
  soviet: { ...SHARED_WEIGHTS, minAttackValue: 0, minGain: 0.75 },
  finn: { ...SHARED_WEIGHTS, minAttackValue: 0.5, minGain: 1 },
};

/** A recruit is fond of a risk. */
export const RECRUIT_WEIGHTS: Readonly<Record<Side, EvalWeights>> = {
  soviet: { ...OFFICER_WEIGHTS.soviet, minAttackValue: -2 },
  finn: { ...OFFICER_WEIGHTS.finn, minAttackValue: -2 },
};

/** By self-play. */
export const GENERAL_WEIGHTS: Readonly<Record<Side, EvalWeights>> = {
  soviet: { ...OFFICER_WEIGHTS.soviet },
  finn: { ...OFFICER_WEIGHTS.finn },
};

/** What changes for the Soviets in the last turn: an objective is worth its Victory Points, and a unit little. */
export const LAST_TURN_WEIGHTS: Partial<EvalWeights> = {
  finnishPoint: 0.6,
  ownLosses: 0.15,
  ladogaFort: 0.5,
  viipuriRow: 5,
  plainHex: 0.3,
  viipuri: 25,
  northernCity: 30,
  minAttackValue: 0,
  minGain: 0.3,
};
