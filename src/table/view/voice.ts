import { create } from 'zustand';

/** Announcements for screen readers apart from the news of the game: where a jump led, what was selected. */
interface Voice {
  readonly text: string;
  /** Distinguishes two equal announcements. */
  readonly count: number;
  /** True: the place of the cursor is announced after it. */
  readonly place: boolean;
}

export const useVoice = create<Voice>(() => ({ text: '', count: 0, place: false }));

/** Announces a text; `place`: followed by the place of the cursor. */
export const speak = (text: string, place = false): void =>
  useVoice.setState(({ count }) => ({ text, count: count + 1, place }));
