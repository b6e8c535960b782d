import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  now: 'now',
  ice: 'Ice on the Gulf',
  murmansk: 'Murmansk Defence judged',
  unfinished: 'Hex 1406 of the Mannerheim Line is unfinished',
  railsClosed: 'No rail movement',
  ceaseFire: 'A cease-fire may then be called',
  landing: 'The Allies then arrive at Petsamo',
  hastened: 'The next turn’s Soviet reinforcements also arrive',
  length: 'Then roll: does the war go on?',
  inForce: 'In force',
  scenario: (letter: string, what: string, turn: number): string =>
    `Scenario ${letter} since Game-Turn ${turn}: ${what}`,
  petrozavodsk: 'Petrozavodsk supplies 90',
  paradrop: 'The 3-1-1 has arrived in Leningrad',
  noMurmansk: 'Murmansk Defence is not in play',
  murmanskNow: (n: number, needed: number): string => `${n} of ${needed} units near Murmansk`,
} as const;

export type TrackWords = Wording<typeof english>;

export const trackWords = words<TrackWords>('winter-war/track', english);
