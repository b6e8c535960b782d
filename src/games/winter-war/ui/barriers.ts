import type { Barrier } from '#engine/winter-war';
import playMessages from '../content/en/play.ftl';
import type { UndoBarriers } from '#table/game/barriers.ts';

/** What bars the way back; a die does in any game. */
type OwnBarrier = Exclude<Barrier, 'die'>;

/** What bars the way back in Winter War: the end of a set-up, and touch-move (M4). */
export const barriers: UndoBarriers = {
  text: (barrier) => playMessages().barriers.text[barrier as OwnBarrier],
  line: (barrier) => playMessages().barriers.line[barrier as OwnBarrier],
};
