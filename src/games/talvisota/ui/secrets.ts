import type { Barrier, State } from '#engine/talvisota';
import type { SecretTexts, UndoBarriers } from '#table/game';
import playMessages from '../content/en/play.ftl';

/** Barriers of this game; dice are handled by the table. */
type OwnBarrier = Exclude<Barrier, 'die'>;

/** What bars undo in Talvisota: a reveal, the end of a phase, a change of the side to decide. */
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
