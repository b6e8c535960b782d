/** What is said before something of this game gets out that one player must not see. */
import playMessages from '../content/en/play.ftl';
import type { State } from '#engine/winter-war';
import type { SecretTexts } from '#table/game/secrets.ts';

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
