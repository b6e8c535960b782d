import type { HelpWords } from './help-words.ts';

export const fi: HelpWords = {
  groups: { play: 'Pelaaminen', jump: 'Siirtyminen', map: 'Kartta', panels: 'Paneelit', game: 'Peli' },
  corners: [
    ['Home, End', 'Siirrä kohdistinta ylös tai alas vasemmalle'],
    ['Page Up, Page Down', 'Siirrä kohdistinta ylös tai alas oikealle'],
    ['Pitkä painallus, oikea painike', 'Katso heksaan; valittu yksikkö pysyy valittuna'],
  ],
  print: 'Tulosta näppäimet',
};
