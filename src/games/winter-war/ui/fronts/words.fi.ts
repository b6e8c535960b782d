import type { FrontWords } from './words.ts';

const TOWARDS = { north: 'Pohjoisessa', south: 'Etelässä', west: 'Lännessä', east: 'Idässä' } as const;

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
  beyond: (edge, n) => `${TOWARDS[edge]} odottaa ${n === 1 ? 'yksi ratkaisu' : `${n} ratkaisua`}`,
  overview: 'Pienoiskartta',
  overviewHint: 'Siirrä näkymää painamalla tai vetämällä',
  close: 'Sulje pienoiskartta',
};
