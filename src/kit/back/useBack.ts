import { useEffect, useRef } from 'react';
import { whenBack } from './back.ts';

/** While something is open, Back closes it; what was opened last is the nearest, the ground the farthest. */
export function useBack(open: boolean, close: () => void, ground = false): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (open ? whenBack(() => latest.current(), ground) : undefined), [open, ground]);
}
