import { create } from 'zustand';

/** What is said aloud beside the news of the game: where a jump led, what was taken in hand. */
interface Voice {
  readonly text: string;
  /** Tells two equal sayings apart. */
  readonly count: number;
  /** The place under the cursor is told after it. */
  readonly place: boolean;
}

/** What was said last. */
export const useVoice = create<Voice>(() => ({ text: '', count: 0, place: false }));

/** Says something aloud; `place`: with the place under the cursor after it. */
export const speak = (text: string, place = false): void =>
  useVoice.setState(({ count }) => ({ text, count: count + 1, place }));
