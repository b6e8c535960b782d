/** Flags in place of counters (C11): whose space it is, and how many stand there, not which. */
import mapMessages from '../../content/en/map.ftl';
import { create } from 'zustand';
import { defineCommand, speak } from '#table';

/** How this player looks at the map; for as long as the page is open. */
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
