/** What is said before something of this game gets out that one player must not see. */
import type { Barrier, State } from '#engine/talvisota';
import type { SecretTexts, UndoBarriers } from '#table/game';
import playMessages from '../content/en/play.ftl';

/** What bars the way back; a die does in any game. */
type OwnBarrier = Exclude<Barrier, 'die'>;

/** What bars the way back in Talvisota: what was shown, the end of a phase, the word passed on. */
export const barriers: UndoBarriers = {
  text: (barrier: OwnBarrier) => playMessages().table.barrier[barrier],
  line: (barrier: OwnBarrier) => playMessages().table.barrierLine[barrier],
};

export const secretTexts: SecretTexts<State> = {
  givesAway(position, by) {
    if (position.phase === 'over') return [];
    return [by === 'link' ? playMessages().table.linkHolds : playMessages().table.fileHolds];
  },
  notYet: () => playMessages().table.notYet,
  takingOver: (position) => (position.phase === 'over' ? null : playMessages().table.takingOver),
};
