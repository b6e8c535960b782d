import { words, type Wording } from '#kit/i18n/words.ts';

const english = {
  title: 'Rulebook',
  back: 'Back',
  forward: 'Forward',
  contents: 'Contents',
  chapters: 'Chapters',
  search: 'Search the rules',
  searchHint: 'Word or C12',
  found: (n: number): string => (n === 1 ? '1 place' : `${n} places`),
  nothing: 'Nothing was found. Try fewer letters, or another word.',
  term: 'Glossary',
  see: 'See also',
  off: 'not in this game',
  inBook: 'Open in the rulebook',
  opening: 'Opening the rulebook …',
  example: 'Example',
  tryOut: 'Open on the board',
  practice: 'An example from the rulebook',
  practiceHint: 'Both sides are yours to try out. Nothing of it is saved.',
  again: 'Start over',
  leave: 'Back to where you were',
  noPage: 'No page was read there.',
  openNow: 'The contents are open.',
  /** A paragraph beside the map. */
  beside: {
    paragraph: 'The paragraph',
    close: 'Close the paragraph',
    inBook: 'In the rulebook',
  },
};

export type BookWords = Wording<typeof english>;

/** Around the rulebook, the paragraph beside the map, and the examples that are tried out. */
export const bookWords = words<BookWords>('table/book', english);
