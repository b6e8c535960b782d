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
    'set-up': 'The counters were revealed: nothing is taken back over that.',
    'touch-move': 'Touch-move: what has been done stands.',
  },
  line: {
    'set-up': 'What stands above stays: the set-up has ended.',
    'touch-move': 'What stands above stays: touch-move is in play.',
  },
});
