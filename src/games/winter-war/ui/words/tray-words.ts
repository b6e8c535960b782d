import { plural } from '#kit/i18n/plural.ts';
import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  inTray: 'in the tray',
  title: 'Tray',
  due: 'Due now',
  empty: 'The tray is empty.',
  ready: 'Ready-made deployment',
  historical: 'Historical',
  random: 'Random',
  fill: 'Fill the rest',
  replace: (n: number): string => `Replace ${plural(n, 'placed counter')}?`,
  replaceYes: 'Replace',
  replaceNo: 'Keep them',
  clear: 'Clear the map',
  back: 'Back to the tray',
  backToTrack: 'Hold back',
  hint: 'Select a type of counter, then hexes to place them. Select a placed counter to move it.',
  placing: (label: string): string => `Placing ${label}: select a marked hex.`,
  name: (kind: string, label: string, n: number): string =>
    `${[label, kind].filter(Boolean).join(' ')}, ${n} in the tray`,
} as const;

export type TrayWords = Wording<typeof english>;

export const trayWords = words<TrayWords>('winter-war/tray', english);
