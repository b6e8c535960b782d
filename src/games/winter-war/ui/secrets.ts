/** What is said before something of this game gets out that one player must not see. */
import type { Barrier, State } from '#engine/winter-war';
import type { SecretTexts, UndoBarriers } from '#table/game';
import playMessages from '../content/en/play.ftl';

/** What bars the way back; a die does in any game. */
type OwnBarrier = Exclude<Barrier, 'die'>;

/** What bars the way back in Winter War: the end of a set-up, and touch-move (M4). */
export const barriers: UndoBarriers = {
  text: (barrier: OwnBarrier) => playMessages().barriers.text[barrier],
  line: (barrier: OwnBarrier) => playMessages().barriers.line[barrier],
};

export const secretTexts: SecretTexts<State> = {
  givesAway(position, by) {
    const { phase, options } = position;
    const w = playMessages().secrets;
    const setUp = phase === 'set-up';
    // Also where no landing place is written down: that there is one is a secret too.
    const plan = options.airborne;
    if (by === 'link') return [...(setUp ? [w.linkHoldsSetUp] : []), ...(plan ? [w.linkHoldsPlan] : [])];
    if (setUp) return [w.fileHoldsSetUp];
    return plan && phase !== 'over' ? [w.fileHoldsPlan] : [];
  },
  notYet: () => playMessages().secrets.notYet,
  takingOver: (position, { finn }) =>
    position.phase === 'set-up' && finn !== 'human' ? playMessages().secrets.takingOver : null,
};
