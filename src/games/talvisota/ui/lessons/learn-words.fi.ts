import type { LearnWords } from './learn-words.ts';

export const fi: LearnWords = {
  lessons: 'Viisi oppituntia kartalla, kummaltakin puolelta',
  quick: 'Johdat Neuvostoliittoa; suomalaisten käskyt arvotaan',
  busy: { finn: 'Suomalaiset vastaavat …', soviet: 'Neuvostojoukot vastaavat …' },
};
