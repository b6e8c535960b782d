import { useEffect, useRef, useState } from 'react';

export interface Saying {
  readonly text: string;
  /** Tells two equal sayings apart. */
  readonly count: number;
}

/**
 * What a live region is to say, a breath after it was told. A screen reader that is flooded with the changes of a
 * redrawn page lets go of the words among them; and what is told in the same breath is said together, the one not
 * in place of the other.
 */
export function useSayings(breathMs: number): readonly [Saying, (text: string) => void] {
  const [said, setSaid] = useState<Saying>({ text: '', count: 0 });
  const told = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (text: string): void => {
    if (!text) return;
    told.current.push(text);
    timer.current ??= setTimeout(() => {
      const all = told.current.join(' ');
      told.current = [];
      timer.current = undefined;
      setSaid(({ count }) => ({ text: all, count: count + 1 }));
    }, breathMs);
  };
  return [said, tell];
}
