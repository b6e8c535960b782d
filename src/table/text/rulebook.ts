/** The rulebook of the game on the table, loaded when first read. */
import { use } from 'react';
import { language } from '#kit/i18n/language.ts';
import { PromiseCache } from '#kit/widgets/cached-promise.ts';
import type { Chapter, Paragraph, Rulebook, Term } from '../game/game.ts';
import { activeGame } from '../game/registry.ts';

/** The rulebook with lookup functions, which throw a RangeError for an unknown id. */
export interface OpenRulebook extends Rulebook {
  paragraph(rule: string): Paragraph;
  chapterWith(rule: string): Chapter;
  term(id: string): Term;
}

function withLookup(book: Rulebook): OpenRulebook {
  const places = new Map(
    book.chapters.flatMap((chapter) =>
      chapter.paragraphs.map((paragraph) => [paragraph.id, { chapter, paragraph }] as const),
    ),
  );
  const terms = new Map(book.terms.map((term) => [term.id, term]));
  const find = <T>(all: ReadonlyMap<string, T>, id: string): T => {
    const found = all.get(id);
    if (!found) throw new RangeError(`The rulebook has no "${id}"`);
    return found;
  };
  return {
    ...book,
    paragraph: (rule) => find(places, rule).paragraph,
    chapterWith: (rule) => find(places, rule).chapter,
    term: (id) => find(terms, id),
  };
}

const books = new PromiseCache<string, OpenRulebook>();

export function rulebook(): Promise<OpenRulebook> {
  const { meta, book } = activeGame();
  const spoken = language();
  return books.fetch(`${meta.id}/${spoken}`, () => book.open(spoken).then(withLookup));
}

/** The rulebook in the interface language; suspends while it is loading. */
export const useRulebook = (): OpenRulebook => use(rulebook());
