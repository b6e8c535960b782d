import type { GlossaryWords } from './words.ts';

export const fi: GlossaryWords = {
  title: 'Sanasto',
  count: (n: number): string => `${n} termiä`,
  also: 'Myös',
  related: 'Katso myös',
  rules: 'Säännöissä',
  whole: 'Sanastossa',
};
