import { words, type Wording } from '#kit/i18n/words.ts';

const english = {
  tagline: 'The Russo-Finnish conflict, 30 November 1939 to 12 March 1940',
  about: 'A digital edition of the 1972 hex-and-counter game. Ten Game-Turns, two armies, one long frontier.',
  kind: 'Hexes and counters; ten turns, solo or two players',
  credits: 'The map is a reconstruction from public geographic data, not the published artwork.',
} as const;

export type FrontWords = Wording<typeof english>;

/** The game on the start screen. */
export const frontWords = words<FrontWords>('winter-war/front', english);
