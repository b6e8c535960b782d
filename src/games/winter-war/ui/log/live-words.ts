import type { Side } from '#engine/winter-war';
import { plural } from '#kit/i18n/plural.ts';
import { player } from '../words/common-words.ts';
import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  keys: 'N selects the next unit, I reads the situation, the question mark lists the keys.',
  decider: (side: Side, todo: string): string => `${player[side]}: ${todo}`,
  placed: (unit: string, hex: string | null): string =>
    hex ? `${unit} placed at ${hex}.` : `${unit} back in the tray.`,
  many: (n: number): string => `${plural(n, 'counter')} placed or removed.`,
} as const;

export type LiveWords = Wording<typeof english>;

/** For the ear: what is placed, who decides, the keys to begin with. */
export const liveWords = words<LiveWords>('winter-war/live', english);
