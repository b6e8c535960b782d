import type { CommandWords } from './command-words.ts';

export const fi: CommandWords = {
  next: 'Seuraava valittava alue',
  previous: 'Edellinen valittava alue',
};
