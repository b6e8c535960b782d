import { recordsOf, type Restored as CoreRestored } from '#engine/core/record.ts';
import { EDITIONS } from './editions.ts';
import { follow } from './follow.ts';
import { newGame } from './new-game.ts';
import { LATER_FORMS, saveSchema, variations, VERSION } from './save-schema.ts';
import type { Seats } from './seats.ts';
import { play, startTimeline, type Timeline } from './timeline.ts';

export type { SaveError } from '#engine/core/record.ts';

/** A game of Winter War out of a file, or why there is none. */
export type Restored = CoreRestored<Timeline, Seats>;

/**
 * `serialise(timeline, seats?)`: a game as the text of a file. `restore(text)`: the game of a file, played again step by
 * step, or why it is refused; never throws.
 */
export const { serialise, restore, restoreInSteps } = recordsOf({
  format: 'winter-war',
  title: 'Winter War',
  version: VERSION,
  laterForms: LATER_FORMS,
  editions: EDITIONS,
  schema: saveSchema,
  variations,
  newGame,
  startTimeline,
  play,
  // Until the third edition the drop of Event F, which takes no die, was followed by an empty step that ended its phase.
  isIncluded: ({ action }, before, { rules }) =>
    rules < 3 && action.type === 'end' && before?.action.type === 'drop' && !before.dice.length,
  follow,
});
