/** What bars the way back, beside a die. */
import type { Barrier } from '#engine/winter-war';
import { words } from '#kit/i18n/words.ts';

/** A die is one in any game. */
export type OwnBarrier = Exclude<Barrier, 'die'>;

export interface BarrierWords {
  readonly text: Readonly<Record<OwnBarrier, string>>;
  readonly line: Readonly<Record<OwnBarrier, string>>;
}

export const barrierWords = words<BarrierWords>('winter-war/barriers', {
  text: {
    'set-up': 'You cannot undo past the reveal of the counters.',
    'touch-move': 'Touch-move is in play: moves cannot be undone.',
  },
  line: {
    'set-up': 'No undo past this point: set-up is over.',
    'touch-move': 'No undo past this point: touch-move is in play.',
  },
});
