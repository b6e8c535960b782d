import { words, type Wording } from '../../kit/language/words.ts';

const english = {
  title: 'The game is over',
  back: 'Look at the map',
  again: 'Play again',
} as const;

export type EndWords = Wording<typeof english>;

/** Around what the game itself says of its end. */
export const endWords = words<EndWords>('table/end', english);
