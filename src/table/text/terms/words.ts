import { en, fi, type GlossaryWords } from '../../../games/winter-war/glossary/index.ts';
import { words, type Wording } from '../../../kit/language/words.ts';
import { language } from '../../../kit/language/language.ts';

/** The terms in the language of the interface. */
export const glossary: () => GlossaryWords = () => ({ en, fi })[language()];

const english = {
  title: 'Glossary',
  count: (n: number): string => `${n} terms`,
  also: 'Also',
  related: 'See also',
  rules: 'In the rules',
  whole: 'In the glossary',
};

export type GlossaryTableWords = Wording<typeof english>;

export const glossaryWords = words<GlossaryTableWords>('table/terms', english);
