import type { FrontWords } from './words.ts';

export const fi: FrontWords = {
  title: 'Rintamat',
  names: {
    petsamo: 'Petsamo',
    salla: 'Salla',
    suomussalmi: 'Suomussalmi',
    kuhmo: 'Kuhmo ja Lieksa',
    ladoga: 'Laatokka',
    isthmus: 'Kannas',
  },
  short: {
    petsamo: 'Petsamo',
    salla: 'Salla',
    suomussalmi: 'Suomussalmi',
    kuhmo: 'Kuhmo',
    ladoga: 'Laatokka',
    isthmus: 'Kannas',
  },
  front: (name) => `Rintama: ${name}`,
  due: (n) => (n === 1 ? 'yksi ratkaisu odottaa täällä' : `${n} ratkaisua odottaa täällä`),
  overview: 'Pienoiskartta',
  overviewHint: 'Siirrä näkymää painamalla tai vetämällä',
  close: 'Sulje pienoiskartta',
};
