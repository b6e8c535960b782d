import { words, type Wording } from '#kit/i18n/words.ts';

const english = {
  title: 'Rulebook',
  back: 'Back',
  forward: 'Forward',
  contents: 'Contents',
  chapters: 'Chapters',
  search: 'Search the rules',
  searchHint: 'Search term or rule number (C12)',
  found: (n: number): string => (n === 1 ? '1 place' : `${n} places`),
  nothing: 'No results. Try fewer letters or another word.',
  term: 'Glossary',
  see: 'See also',
  off: 'not in this game',
  inBook: 'Open in the rulebook',
  opening: 'Opening the rulebook …',
  example: 'Example',
  tryOut: 'Open on the board',
  practice: 'An example from the rulebook',
  practiceHint: 'Play either side. Nothing is saved.',
  again: 'Start over',
  leave: 'Back to where you were',
  noPage: 'There is no page to go to.',
  openNow: 'The contents are open.',
  /** A paragraph beside the map. */
  beside: {
    paragraph: 'Rule',
    close: 'Close the rule',
    inBook: 'Open in the rulebook',
  },
};

export type BookWords = Wording<typeof english>;

/** Around the rulebook, the paragraph beside the map, and the examples that are tried out. */
export const bookWords = words<BookWords>('table/book', english);
