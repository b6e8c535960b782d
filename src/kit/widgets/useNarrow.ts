import { useSyncExternalStore } from 'react';

const query = (): MediaQueryList | undefined => globalThis.matchMedia?.('(max-width: 899px)');

function subscribe(changed: () => void): () => void {
  const list = query();
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}

export const isNarrow = (): boolean => query()?.matches ?? false;

/** True where there is no room for panels beside the map. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow);
