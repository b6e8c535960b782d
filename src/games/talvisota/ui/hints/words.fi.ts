import type { PurposeWords } from './words.ts';

export const fi: PurposeWords = {
  plan: 'Suunnitelma',
  now: 'Tarkoitus',
  aim: {
    take: (spaces) => `kohteena ${spaces}`,
    draw: () => 'jää ruutuunsa ja sitoo suomalaisten voimia',
    hold: (spaces) => (spaces ? `pidettävänä ${spaces}` : 'rintama pidetään'),
    guard: (spaces) => `pidettävänä ${spaces}`,
    gather: (spaces) => (spaces ? `kokoontumispaikkana ${spaces}` : 'joukkoja kootaan'),
    harass: (spaces) => `rintaman takana ${spaces}`,
  },
  chance: (percent) => `noin ${percent} %`,
  buyBack: (units) => `Osta takaisin ${units}`,
};
