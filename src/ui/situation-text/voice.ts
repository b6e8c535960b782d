import { create } from 'zustand';

/** What is said aloud beside the news of the game: where a jump led, what was taken in hand. */
interface Voice {
  readonly text: string;
  /** Tells two equal sayings apart. */
  readonly count: number;
}

export const useVoice = create<Voice>(() => ({ text: '', count: 0 }));

export const speak = (text: string): void => useVoice.setState(({ count }) => ({ text, count: count + 1 }));
