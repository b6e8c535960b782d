import { words, type Wording } from '#kit/i18n/words.ts';

const english = {
  supply: 'Supply',
  zones: 'Zones of control',
  numbers: 'Hex numbers',
  shown: (name: string, on: boolean): string => `${name}: ${on ? 'on' : 'off'}.`,
} as const;

export type LayerWords = Wording<typeof english>;

/** What the map shows beside the counters. */
export const layerWords = words<LayerWords>('winter-war/layers', english);
