/** Flags instead of counters (C11): the side and number of units, but not their kinds. */
import mapMessages from '../../content/en/map.ftl';
import { create } from 'zustand';
import { defineCommand, speak } from '#table';

/** Kept while the page is open. */
export const useFlagsOnly = create<{ readonly on: boolean }>(() => ({ on: false }));

export const flagsOnly = defineCommand({
  id: 'flags-only',
  group: 'map',
  label: () => mapMessages().map.flagsOnly,
  icon: 'flag',
  keys: 'f',
  keyText: 'F',
  while: ['watching', 'ai'],
  usePressed: () => useFlagsOnly(({ on }) => on),
  run() {
    useFlagsOnly.setState(({ on }) => ({ on: !on }));
    speak(useFlagsOnly.getState().on ? mapMessages().map.flagsShown : mapMessages().map.countersShown);
  },
});
