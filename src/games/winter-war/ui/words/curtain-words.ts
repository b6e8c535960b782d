import type { Side } from '#engine/winter-war';
import { player } from './common-words.ts';
import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  title: (side: Side): string => `Pass the device to the ${player[side]}`,
  text: (side: Side): string =>
    side === 'soviet'
      ? 'The Finnish counters are face down. You will see how many are in a hex, but not what they are.'
      : 'Your deployment stays hidden until you take the device.',
  lift: (side: Side): string => `I am the ${player[side]}`,
  written: 'This side’s secret notes are for its player only.',
} as const;

export type CurtainWords = Wording<typeof english>;

export const curtainWords = words<CurtainWords>('winter-war/curtain', english);
