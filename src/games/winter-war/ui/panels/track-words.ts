import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  now: 'now',
  ice: 'Ice on the Gulf',
  murmansk: 'Murmansk Defence judged',
  unfinished: 'Hex 1406 of the Mannerheim Line is not finished',
  railsClosed: 'Nobody moves by rail',
  ceaseFire: 'Then a cease-fire may be called',
  landing: 'Then the Allies come to Petsamo',
  hastened: 'Soviet reinforcements of the next turn come too',
  length: 'Then a die: does the war go on?',
  inForce: 'In force',
  scenario: (letter: string, what: string, turn: number): string =>
    `Scenario ${letter} since Game-Turn ${turn}: ${what}`,
  petrozavodsk: 'Petrozavodsk supplies 90',
  paradrop: 'The 3-1-1 has come to Leningrad',
  noMurmansk: 'Murmansk Defence is not used',
  murmanskNow: (n: number, needed: number): string => `${n} of ${needed} units near Murmansk`,
} as const;

export type TrackWords = Wording<typeof english>;

export const trackWords = words<TrackWords>('winter-war/track', english);
