import type { SheetWords } from './sheet-words.ts';

export const fi: SheetWords = {
  height: 'Paneelin korkeus',
  stops: ['Kiinni', 'Matala', 'Puolet', 'Täysi'],
};
