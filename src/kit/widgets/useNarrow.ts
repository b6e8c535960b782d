import { useSyncExternalStore } from 'react';

/** A phone on its side; also a large window at twice its size. */
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

/** True where there is no room for panels on both sides of the map: there is one sheet, and charts lie over the map. */
export const [isNarrow, useNarrow] = media(NARROW);

/** Of those, true where the sheet stands beside the map and not below it. */
export const [, useBeside] = media(BESIDE);

/** True where nothing can be pointed at before it is pressed, as by a finger. */
export const [cannotHover] = media('(hover: none)');

/** True where what is pressed is pressed by a finger. */
export const [isCoarse] = media('(pointer: coarse)');
