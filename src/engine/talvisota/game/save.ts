import { recordsOf, type Restored as CoreRestored } from '#engine/core/record.ts';
import type { SeatsOf } from '#engine/core/about.ts';
import type { Side } from '../board/board.ts';
import { EDITIONS } from './editions.ts';
import { newGame } from './new-game.ts';
import { saveSchema, variations, VERSION } from './save-schema.ts';
import { play, startTimeline, type Timeline } from './timeline.ts';

export type { SaveError } from '#engine/core/record.ts';

/** The player of each side; the engine stores the names without interpreting them. */
export type Seats = SeatsOf<Side, string>;

export type Restored = CoreRestored<Timeline, Seats>;

/**
 * `serialise(timeline, seats?)`: a game as the text of a file. `restore(text)`: the game of a file, replayed
 * step by step, or the refusal; never throws.
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
