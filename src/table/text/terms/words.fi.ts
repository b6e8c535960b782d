import { finnishPlural } from '#kit/i18n/plural.ts';
import type { GlossaryWords } from './words.ts';

export const fi: GlossaryWords = {
  title: 'Sanasto',
  count: (n: number): string => finnishPlural(n, 'termi', 'termiä'),
  also: 'Myös',
  related: 'Katso myös',
  rules: 'Säännöissä',
  whole: 'Sanastossa',
};
