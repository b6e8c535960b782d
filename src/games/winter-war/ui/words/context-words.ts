import { plural } from '#kit/i18n/plural.ts';
import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  nothing: 'Nothing selected. Click a counter to move it, or any hex to inspect it.',
  over: 'Select a hex to inspect it.',
  idle: (n: number): string => (n ? `${plural(n, 'unit')} can still move.` : 'Every unit has moved.'),
  terrain: {
    clear: 'Clear',
    swamp: 'Swamp',
    mountain: 'Mountain',
    minorLake: 'Lake',
    water: 'Water',
    ice: 'Ice in turns 8 to 10',
  } as Record<string, string>,
  country: {
    finland: 'Finland',
    ussr: 'USSR',
    sweden: 'Sweden',
    norway: 'Norway',
    estonia: 'Estonia',
    none: '',
  } as Record<string, string>,
  rail: 'railway',
  fortification: 'fortification',
  capacity: (n: number): string => `supplies ${n}`,
  faceDown: (n: number): string => `${plural(n, 'counter')} face down`,
  empty: 'No counters here.',
  strengths: (a: number, d: number, m: number): string => `attack ${a}, defence ${d}, movement ${m}`,
  isolatedBy: (why: string): string => `isolated (${why})`,
  moved: 'moved',
  advanced: 'advanced',
  fought: 'has fought',
  fled: 'retreated',
} as const;

export type ContextWords = Wording<typeof english>;

export const contextWords = words<ContextWords>('winter-war/context', english);
