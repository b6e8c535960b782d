import type { KeysWords } from './keys-words.ts';

export const fi: KeysWords = {
  title: 'Näppäimet ja ohjeet',
  arrows: 'Nuolinäppäimet',
  arrowsText: 'Siirrä kohdistinta kartalla heksasta heksaan',
  enter: 'Enter',
  enterText: 'Valitse, sijoita tai siirrä kohdistimen heksassa',
  shiftEnter: 'Shift + napsautus, Shift + Enter',
  shiftEnterText: 'Aseta reittipiste',
};
