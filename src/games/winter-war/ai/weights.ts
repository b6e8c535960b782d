import type { Hex, Side } from '#engine/winter-war';

/**
 * What a player sets on things, in Soviet Attack Points. How the numbers came about is told in
 * docs/players.md.
 */
export interface Weights {
  /** A point of Finnish Defence Strength; a Soviet Attack Point is worth one. */
  readonly finnishPoint: number;
  readonly headquarters: number;
  /** How much one's own losses weigh. */
  readonly own: number;
  /** A hex of the Mannerheim Line, of the Ladoga line, of the row west of Viipuri, of Finland. */
  readonly fort: number;
  readonly ladoga: number;
  readonly row: number;
  readonly plain: number;
  readonly viipuri: number;
  /** Petsamo and Oulu. */
  readonly north: number;
  /** What an attack of one's own choice must promise. */
  readonly least: number;
  /** What moves for an attack must add to what the battle promises. */
  readonly gain: number;
  /** What it is worth besides to drive a raider off, by hex. */
  readonly relief?: ReadonlyMap<Hex, number>;
}

const OFFICER_BOTH = {
  finnishPoint: 2.5,
  headquarters: 10,
  own: 1,
  fort: 14,
  ladoga: 7,
  row: 7,
  plain: 1.5,
  viipuri: 30,
  north: 30,
};

/** By common sense. */
export const OFFICER_WEIGHTS: Readonly<Record<Side, Weights>> = {
  soviet: { ...OFFICER_BOTH, least: 0, gain: 0.75 },
  finn: { ...OFFICER_BOTH, least: 0.5, gain: 1 },
};

/** A recruit is fond of a risk. */
export const RECRUIT_WEIGHTS: Readonly<Record<Side, Weights>> = {
  soviet: { ...OFFICER_WEIGHTS.soviet, least: -2 },
  finn: { ...OFFICER_WEIGHTS.finn, least: -2 },
};

/** By self-play. */
export const GENERAL_WEIGHTS: Readonly<Record<Side, Weights>> = {
  soviet: { ...OFFICER_WEIGHTS.soviet },
  finn: { ...OFFICER_WEIGHTS.finn },
};

/** What changes for the Soviets in the last turn: an objective is worth its Victory Points, and a unit little. */
export const LAST_STAND: Partial<Weights> = {
  finnishPoint: 0.6,
  own: 0.15,
  ladoga: 0.5,
  row: 5,
  plain: 0.3,
  viipuri: 25,
  north: 30,
  least: 0,
  gain: 0.3,
};
