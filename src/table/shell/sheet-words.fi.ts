import type { SheetWords } from './sheet-words.ts';

export const fi: SheetWords = {
  height: 'Paneelin korkeus',
  choices: 'Näytä vaihtoehdot',
  stops: ['Kiinni', 'Matala', 'Puolet', 'Täysi'],
};
