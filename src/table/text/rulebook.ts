/** The rulebook of the game on the table, fetched when somebody reads it. */
import { use } from 'react';
import { language, type Language } from '#kit/i18n/language.ts';
import { PromiseCache } from '#kit/widgets/cached-promise.ts';
import type { BookText, Chapter, Game, Paragraph, Rulebook, TermWords } from '../game/game.ts';
import { game } from '../game/registry.ts';

/** The rulebook with ways to find one's place in it. */
export interface OpenRulebook extends Rulebook {
  /** Throws for what is no paragraph of the game. */
  paragraph(rule: string): Paragraph;
  /** The chapter that holds a paragraph. */
  chapterWith(rule: string): Chapter;
}

function withPlaces(book: Rulebook): OpenRulebook {
  const places = new Map(
    book.chapters.flatMap((chapter) =>
      chapter.paragraphs.map((paragraph) => [paragraph.id, { chapter, paragraph }] as const),
    ),
  );
  const at = (rule: string) => {
    const found = places.get(rule);
    if (!found) throw new RangeError(`There is no paragraph "${rule}"`);
    return found;
  };
  return {
    ...book,
    paragraph: (rule) => at(rule).paragraph,
    chapterWith: (rule) => at(rule).chapter,
  };
}

const books = new PromiseCache<Game, OpenRulebook>();
const texts: Readonly<Record<Language, PromiseCache<Rulebook, BookText>>> = {
  en: new PromiseCache(),
  fi: new PromiseCache(),
};

const load = (): Promise<OpenRulebook> => game().book.open().then(withPlaces);

/** Fetches the rulebook and its words in the language of the interface. */
export async function withWords(): Promise<{ readonly book: OpenRulebook; readonly text: BookText }> {
  const spoken = language();
  const book = await books.fetch(game(), load);
  return { book, text: await texts[spoken].fetch(book, () => book.text(spoken)) };
}

/** Fetches the rulebook; its words in the language of the interface come with it. */
export const rulebook = async (): Promise<OpenRulebook> => (await withWords()).book;

/** The rulebook; suspends while it is on its way. */
export const useRulebook = (): OpenRulebook => use(books.fetch(game(), load));

/** The words of the rulebook in the language of the interface; suspends while they are on their way. */
export function useBookText(): BookText {
  const book = useRulebook();
  const spoken = language();
  return use(texts[spoken].fetch(book, () => book.text(spoken)));
}

/** The terms in the language of the interface, by their ids. */
export const useGlossary = (): Readonly<Record<string, TermWords>> => useRulebook().glossary(language());
