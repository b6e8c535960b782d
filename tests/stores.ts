/**
 * Stands in the place of zustand while tests run: the stores of the house, each of which can be put back to what it
 * held when it was made. Files that share a process find them as a page that was just opened.
 */
import { create as make } from 'zustand/react';
import type { StateCreator } from 'zustand/vanilla';

const resets: (() => void)[] = [];

export function create<T>(initial: StateCreator<T>) {
  const store = make<T>()(initial);
  resets.push(() => store.setState(store.getInitialState(), true));
  return store;
}

/** Every store holds again what it was made with. */
export function resetStores(): void {
  for (const reset of resets) reset();
}
