import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** A phone in landscape; also a large window at twice its text size. */
const LOW = '(min-width: 560px) and (max-width: 1023px) and (max-height: 499px)';
const NARROW = `(max-width: 899px), ${LOW}`;
const BESIDE = `(min-width: 700px) and (max-width: 899px), ${LOW}`;

function media(text: string): [now: () => boolean, use: () => boolean] {
  const query = (): MediaQueryList | undefined => globalThis.matchMedia?.(text);
  const now = (): boolean => query()?.matches ?? false;
  const subscribe = (changed: () => void): (() => void) => {
    const list = query();
    list?.addEventListener('change', changed);
    return () => list?.removeEventListener('change', changed);
  };
  return [now, () => useSyncExternalStore(subscribe, now)];
}

/** True without room for panels on both sides of the map: there is a single sheet, and charts cover the map. */
export const [isNarrow, useNarrow] = media(NARROW);

/** True on narrow screens where the sheet is beside the map, not below it. */
export const [, useBeside] = media(BESIDE);

/** True when nothing can be hovered, as with a finger. */
export const [cannotHover] = media('(hover: none)');

/** True when the pointer is a finger. */
export const [isCoarse] = media('(pointer: coarse)');

/** True once an element comes near the screen: most pictures of a long list are never scrolled to. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(typeof IntersectionObserver !== 'function');
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '50%' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
