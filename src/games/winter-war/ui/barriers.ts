import type { UndoBarriers } from '#table/game/barriers.ts';
import { barrierWords, type OwnBarrier } from './words/barrier-words.ts';

/** What bars the way back in Winter War: the end of a set-up, and touch-move (M4). */
export const barriers: UndoBarriers = {
  text: (barrier) => barrierWords().text[barrier as OwnBarrier],
  line: (barrier) => barrierWords().line[barrier as OwnBarrier],
};
