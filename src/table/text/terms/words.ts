import { plural } from '#kit/i18n/plural.ts';
import { words, type Wording } from '#kit/i18n/words.ts';

const english = {
  title: 'Glossary',
  count: (n: number): string => plural(n, 'term'),
  also: 'Also',
  related: 'See also',
  rules: 'In the rules',
  whole: 'In the glossary',
};

export type GlossaryWords = Wording<typeof english>;

/** Around the terms of the glossary. */
export const glossaryWords = words<GlossaryWords>('table/terms', english);
