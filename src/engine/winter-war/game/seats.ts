import type { SeatsOf } from '#engine/core/seats.ts';
import type { Side } from '../units/unit-types.ts';

/** Who may play a side: a person, or a computer player by its level, the weakest first. */
export const SEATS = ['human', 'recruit', 'officer', 'general'] as const;
export type Seat = (typeof SEATS)[number];

/** Who plays which side. */
export type Seats = SeatsOf<Side, Seat>;
