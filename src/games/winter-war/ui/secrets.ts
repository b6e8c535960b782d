/** Warnings shown before information of this game is revealed that one player must not see. */
import type { Barrier, State } from '#engine/winter-war';
import type { SecretTexts, UndoBarriers } from '#table/game';
import playMessages from '../content/en/play.ftl';

/** Barriers to undo of this game; a die is one in every game. */
type OwnBarrier = Exclude<Barrier, 'die'>;

/** Barriers to undo in Winter War: the end of a set-up, and touch-move (M4). */
export const barriers: UndoBarriers = {
  text: (barrier: OwnBarrier) => playMessages().barriers.text[barrier],
  line: (barrier: OwnBarrier) => playMessages().barriers.line[barrier],
};

export const secretTexts: SecretTexts<State> = {
  givesAway(position, by) {
    const { phase, options } = position;
    const t = playMessages().secrets;
    const setUp = phase === 'set-up';
    // Even if no landing hex has been chosen: whether there is one is secret too.
    const plan = options.airborne;
    if (by === 'link') return [...(setUp ? [t.linkHoldsSetUp] : []), ...(plan ? [t.linkHoldsPlan] : [])];
    if (setUp) return [t.fileHoldsSetUp];
    return plan && phase !== 'over' ? [t.fileHoldsPlan] : [];
  },
  notYet: () => playMessages().secrets.notYet,
  takingOver: (position, { finn }) =>
    position.phase === 'set-up' && finn !== 'human' ? playMessages().secrets.takingOver : null,
};
