import { recordsOf, type Restored as CoreRestored } from '#engine/core/record.ts';
import type { SeatsOf } from '#engine/core/seats.ts';
import type { Side } from '../board/board.ts';
import { EDITIONS } from './editions.ts';
import { newGame } from './new-game.ts';
import { saveSchema, variations, VERSION } from './save-schema.ts';
import { play, startTimeline, type Timeline } from './timeline.ts';

export type { SaveError } from '#engine/core/record.ts';

/** Who plays which side, as the table means it: the engine keeps it with the game and asks nothing of it. */
export type Seats = SeatsOf<Side, string>;

/** A game of Talvisota out of a file, or why there is none. */
export type Restored = CoreRestored<Timeline, Seats>;

/**
 * `serialise(timeline, seats?)`: a game as the text of a file. `restore(text)`: the game of a file, played again step by
 * step, or why it is refused; never throws.
 */
export const { serialise, restore, restoreInSteps } = recordsOf({
  format: 'talvisota',
  title: 'Talvisota',
  version: VERSION,
  editions: EDITIONS,
  schema: saveSchema,
  variations,
  newGame,
  startTimeline,
  play,
});
