import type { GlossaryTableWords } from './words.ts';

export const fi: GlossaryTableWords = {
  title: 'Sanasto',
  count: (n: number): string => `${n} termiä`,
  also: 'Myös',
  related: 'Katso myös',
  rules: 'Säännöissä',
  whole: 'Sanastossa',
};
