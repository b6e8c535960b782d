/**
 * Stores that can be put back to what they were made with, as the documentation of zustand recommends for tests
 * (https://zustand.docs.pmnd.rs/guides/testing). The stores themselves are zustand's own.
 */
import type * as Zustand from 'zustand';

/** One list whatever `vi.resetModules` leaves behind: files that use it share their process with others. */
const shared = globalThis as { storeResets?: Set<() => void> };
const resets = (shared.storeResets ??= new Set());

export function resettable({ create: make, ...rest }: typeof Zustand): typeof Zustand {
  const create = <T>(initial: Zustand.StateCreator<T>): Zustand.UseBoundStore<Zustand.StoreApi<T>> => {
    const store = make<T>()(initial);
    resets.add(() => store.setState(store.getInitialState(), true));
    return store;
  };
  return { ...rest, create: create as typeof make };
}

/** Every store holds again what it was made with. */
export function resetStores(): void {
  for (const reset of resets) reset();
}
