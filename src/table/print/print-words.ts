import { worded } from '../../kit/language/language.ts';

interface PrintWords {
  readonly charts: string;
  readonly turns: string;
  readonly situation: string;
  readonly units: (army: string) => string;
  readonly eliminated: string;
  readonly waiting: string;
  readonly none: string;
  readonly log: string;
}

/** The words that only paper has. */
export const printWords = worded<PrintWords>({
  en: {
    charts: 'Charts',
    turns: 'Turns and reinforcements',
    situation: 'Situation',
    units: (army) => `${army}: where it stands`,
    eliminated: 'Eliminated',
    waiting: 'Off the map',
    none: 'none',
    log: 'Log',
  },
  fi: {
    charts: 'Taulukot',
    turns: 'Vuorot ja vahvistukset',
    situation: 'Tilanne',
    units: (army) => `${army}: yksiköiden paikat`,
    eliminated: 'Tuhotut',
    waiting: 'Kartan ulkopuolella',
    none: 'ei yhtään',
    log: 'Loki',
  },
});
