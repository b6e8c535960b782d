import type { UndoBarriers } from '#table/game/barriers.ts';
import { tableWords, type OwnBarrier } from './words/table-words.ts';

/** What bars the way back in Talvisota: what was shown, the end of a phase, the word passed on. */
export const barriers: UndoBarriers = {
  text: (barrier) => tableWords().barrier[barrier as OwnBarrier],
  line: (barrier) => tableWords().barrierLine[barrier as OwnBarrier],
};
