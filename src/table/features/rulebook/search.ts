/** Finds paragraphs and terms by words, prefixes, misspelt words, and numbers such as C12. */
import MiniSearch from 'minisearch';
import type { Paragraph, Term } from '../../game/game.ts';
import type { OpenRulebook } from '../../text/rulebook.ts';
import { ruleNumber } from '../../text/parts.ts';

export type Found =
  | { readonly kind: 'paragraph'; readonly paragraph: Paragraph }
  | { readonly kind: 'term'; readonly term: Term };

interface Entry {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly also: string;
  readonly text: string;
}

/** Id prefix of terms; ids of paragraphs do not contain it. */
const TERM = 'term/';

/** The text as shown: references are replaced by numbers. */
export const readable = (text: string): string =>
  text.replaceAll(/\[\[([^\]]+)\]\]/g, (_, rule: string) => ruleNumber(rule));

const ofParagraph = ({ id, title, text }: Paragraph): Entry => ({
  id,
  number: [...new Set([ruleNumber(id), id])].join(' '),
  title,
  also: '',
  text: readable(text),
});

const ofTerm = ({ id, term, also = [], text }: Term): Entry => ({
  id: TERM + id,
  number: '',
  title: term,
  also: also.join(' '),
  text,
});

/** Tolerance for typing errors: none for numbers, and for short words, where they would be other words. */
const slips = (word: string): number | false => (word.length > 3 && !/\d/.test(word) ? 0.2 : false);

/** Makes "C.12" and "c12" equal. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

function build({ chapters, terms }: OpenRulebook): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['number', 'title', 'also', 'text'],
    searchOptions: {
      boost: { number: 6, title: 4, also: 3 },
      prefix: true,
      fuzzy: slips,
      combineWith: 'AND',
    },
  });
  index.addAll(chapters.flatMap(({ paragraphs }) => paragraphs.map(ofParagraph)));
  index.addAll(terms.map(ofTerm));
  return index;
}

/** Finds a few words, exact ids and numbers first; empty if none is found. */
export type Search = (query: string) => readonly Found[];

const found = (book: OpenRulebook, id: string): Found =>
  id.startsWith(TERM)
    ? { kind: 'term', term: book.term(id.slice(TERM.length)) }
    : { kind: 'paragraph', paragraph: book.paragraph(id) };

export function searchIn(book: OpenRulebook): Search {
  const index = build(book);
  return (query) => {
    const all = index.search(query);
    // If not all words are found, accept some of them.
    const hits = all.length ? all : index.search(query, { combineWith: 'OR' });
    const named = bare(query);
    const isNamed = (id: string): boolean => bare(id) === named || bare(ruleNumber(id)) === named;
    return hits
      .toSorted((a, b) => Number(isNamed(String(b.id))) - Number(isNamed(String(a.id))))
      .map(({ id }) => found(book, String(id)));
  };
}

/** Characters before and after the first match. */
const BEFORE = 40;
const AFTER = 120;

/** A segment of a text, either a match or not. */
export interface Excerpt {
  readonly text: string;
  /** True for a match. */
  readonly hit: boolean;
}

/** A text in one line: list items are separated by commas, paragraphs by full stops. */
const inOneLine = (text: string): string =>
  text
    .replaceAll(/([.,:;]?)\s*\n\s*-\s/g, (_, end: string) => (end ? `${end} ` : ', '))
    .replaceAll(/([^.,:;!?\s])\s*\n\s*\n\s*/g, '$1. ')
    .replaceAll(/\s+/g, ' ');

/** The part of a text around the first match, split at matches; its start if there is none. */
export function excerpt(text: string, query: string): Excerpt[] {
  const sought = query.split(/[^\p{L}\d]/u).filter((word) => word.length > 1);
  // Without words it matches nothing.
  const pattern = new RegExp(`(?<!\\p{L})(${sought.join('|') || '(?!)'})`, 'giu');
  const flat = inOneLine(text);
  const first = flat.search(pattern);
  const from = first > BEFORE ? flat.indexOf(' ', first - BEFORE) + 1 : 0;
  const to = flat.length > from + AFTER + BEFORE ? flat.lastIndexOf(' ', from + AFTER + BEFORE) : flat.length;
  const piece = `${from ? '… ' : ''}${flat.slice(from, to)}${to < flat.length ? ' …' : ''}`;
  return piece
    .split(pattern)
    .map((part, i) => ({ text: part, hit: i % 2 === 1 }))
    .filter((part) => part.text);
}
