/** Finds paragraphs and terms by words, beginnings of words, words with a slip of the pen, and numbers such as C12. */
import MiniSearch from 'minisearch';
import type { Paragraph, Term } from '../../game/game.ts';
import type { OpenRulebook } from '../../text/rulebook.ts';
import { ruleNumber } from '../../text/rule-number.ts';

/** What a search finds. */
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

/** Between paragraphs, whose ids hold no such mark. */
const TERM = 'term/';

/** What a reader sees of the text: a reference is written as its number. */
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

/** Numbers mean exactly what they say; in short words a slip would be another word. */
const slips = (word: string): number | false => (word.length > 3 && !/\d/.test(word) ? 0.2 : false);

/** "C.12" and "c12" are one. */
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

/** Finds a few words, what is named by them first; empty where nothing has any of them. */
export type Search = (query: string) => readonly Found[];

const found = (book: OpenRulebook, id: string): Found =>
  id.startsWith(TERM)
    ? { kind: 'term', term: book.term(id.slice(TERM.length)) }
    : { kind: 'paragraph', paragraph: book.paragraph(id) };

/** The search in a book, with its index. */
export function searchIn(book: OpenRulebook): Search {
  const index = build(book);
  return (query) => {
    const all = index.search(query);
    // Rather some of the words than nothing.
    const hits = all.length ? all : index.search(query, { combineWith: 'OR' });
    const named = bare(query);
    const isNamed = (id: string): boolean => bare(id) === named || bare(ruleNumber(id)) === named;
    return hits
      .toSorted((a, b) => Number(isNamed(String(b.id))) - Number(isNamed(String(a.id))))
      .map(({ id }) => found(book, String(id)));
  };
}

/** Letters before and after the first of the words. */
const BEFORE = 40;
const AFTER = 120;

/** A segment of a text, of the words that were looked for or of others. */
export interface Excerpt {
  readonly text: string;
  /** The words that were looked for. */
  readonly hit: boolean;
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text in one line: the items of a list stand between commas, and its end is the end of a sentence. */
const inOneLine = (text: string): string =>
  text
    .replaceAll(/([.,:;]?)\s*\n\s*-\s+/g, (_, end: string) => (end ? `${end} ` : ', '))
    .replaceAll(/([^.,:;!?\s])\s*\n\s*\n\s*/g, '$1. ')
    .replaceAll(/\s+/g, ' ');

/** The piece of a text around the words of a query, those words apart; its beginning where none is in it. */
export function excerpt(text: string, query: string): Excerpt[] {
  const sought = query.split(/[^\p{L}\d]+/u).filter((word) => word.length > 1);
  const pattern = sought.length ? new RegExp(`(?<!\\p{L})(${sought.map(escaped).join('|')})`, 'giu') : null;
  const flat = inOneLine(text);
  const first = pattern ? flat.search(pattern) : -1;
  const from = first > BEFORE ? flat.indexOf(' ', first - BEFORE) + 1 : 0;
  const to = flat.length > from + AFTER + BEFORE ? flat.lastIndexOf(' ', from + AFTER + BEFORE) : flat.length;
  const piece = `${from ? '… ' : ''}${flat.slice(from, to)}${to < flat.length ? ' …' : ''}`;
  if (!pattern) return [{ text: piece, hit: false }];
  return piece
    .split(pattern)
    .map((part, i) => ({ text: part, hit: i % 2 === 1 }))
    .filter((part) => part.text);
}
