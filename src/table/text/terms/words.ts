import { en, fi, type GlossaryWords } from '../../../games/winter-war/glossary/index.ts';
import { worded } from '../../../kit/language/language.ts';

/** The terms in the language of the interface. */
export const glossary: () => GlossaryWords = worded({ en, fi });

export const glossaryWords = worded({
  en: {
    title: 'Glossary',
    count: (n: number): string => `${n} terms`,
    also: 'Also',
    related: 'See also',
    rules: 'In the rules',
    whole: 'In the glossary',
  },
  fi: {
    title: 'Sanasto',
    count: (n: number): string => `${n} termiä`,
    also: 'Myös',
    related: 'Katso myös',
    rules: 'Säännöissä',
    whole: 'Sanastossa',
  },
});
