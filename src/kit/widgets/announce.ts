import { useEffect, useRef, useState } from 'react';

let announcer: (text: string) => void = () => {};

/** Announces a text to screen readers through the page's live region, once that is set. */
export const announce = (text: string): void => announcer(text);

export const setAnnouncer = (next: (text: string) => void): void => {
  announcer = next;
};

export interface Announcement {
  readonly text: string;
  /** Distinguishes two announcements of the same text. */
  readonly count: number;
}

/**
 * The text of a live region, and a function that queues more. Screen readers drop texts during the many changes of a
 * re-rendered page, so texts queued within `delayMs` are announced together after that time.
 */
export function useQueuedAnnouncements(delayMs: number): readonly [Announcement, (text: string) => void] {
  const [current, setCurrent] = useState<Announcement>({ text: '', count: 0 });
  const queue = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const enqueue = (text: string): void => {
    if (!text) return;
    queue.current.push(text);
    timer.current ??= setTimeout(() => {
      const text = queue.current.join(' ');
      queue.current = [];
      timer.current = undefined;
      setCurrent(({ count }) => ({ text, count: count + 1 }));
    }, delayMs);
  };
  return [current, enqueue];
}
