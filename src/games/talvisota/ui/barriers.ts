import type { Barrier } from '#engine/talvisota';
import playMessages from '../content/en/play.ftl';
import type { UndoBarriers } from '#table/game/barriers.ts';

/** What bars the way back; a die does in any game. */
type OwnBarrier = Exclude<Barrier, 'die'>;

/** What bars the way back in Talvisota: what was shown, the end of a phase, the word passed on. */
export const barriers: UndoBarriers = {
  text: (barrier) => playMessages().table.barrier[barrier as OwnBarrier],
  line: (barrier) => playMessages().table.barrierLine[barrier as OwnBarrier],
};
