import type { Side } from '../units/unit-types.ts';

/** Who may play a side: a person, or a computer player by its level, the weakest first. */
export const SEATS = ['human', 'recruit', 'officer', 'general'] as const;
export type Seat = (typeof SEATS)[number];

/** Who plays which side. Not part of the position: it changes nothing about the rules. */
export type Seats = Readonly<Record<Side, Seat>> & {
  /** What the whims of the computer players spring from, any 32-bit integer; the dice know nothing of it. */
  readonly seed: number;
};
