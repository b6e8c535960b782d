import { words, type Wording } from '../../../kit/language/words.ts';

const english = {
  title: 'Glossary',
  count: (n: number): string => `${n} terms`,
  also: 'Also',
  related: 'See also',
  rules: 'In the rules',
  whole: 'In the glossary',
};

export type GlossaryWords = Wording<typeof english>;

export const glossaryWords = words<GlossaryWords>('table/terms', english);
