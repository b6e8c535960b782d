/** What is said before something of this game gets out that one player must not see. */
import type { State } from '#engine/winter-war';
import type { SecretWords } from '#table/game/secrets.ts';
import { secretWording } from './words/secret-words.ts';

export const secretWords: SecretWords<State> = {
  givesAway(position, by) {
    const { phase, options } = position;
    const w = secretWording();
    const setUp = phase === 'set-up';
    // Also where no landing place is written down: that there is one is a secret too.
    const plan = options.airborne;
    if (by === 'link') return [...(setUp ? [w.linkHoldsSetUp] : []), ...(plan ? [w.linkHoldsPlan] : [])];
    if (setUp) return [w.fileHoldsSetUp];
    return plan && phase !== 'over' ? [w.fileHoldsPlan] : [];
  },
  notYet: () => secretWording().notYet,
  takingOver: (position, { finn }) =>
    position.phase === 'set-up' && finn !== 'human' ? secretWording().takingOver : null,
};
