import type { HelpWords } from './help-words.ts';

export const fi: HelpWords = {
  groups: { play: 'Pelaaminen', jump: 'Siirtyminen', map: 'Kartta', panels: 'Paneelit', game: 'Peli' },
  print: 'Tulosta näppäimet',
};
