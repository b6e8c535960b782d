/** The words of the rulebook in the language of the interface. */
import { use } from 'react';
import { chapters, type Chapter, type Paragraph } from '../../games/winter-war/rulebook/index.ts';
import type { RuleId } from '../../engine/winter-war/index.ts';
import { language } from '../../kit/language/language.ts';

export interface BookText {
  chapter(chapter: Chapter): string;
  title(paragraph: Paragraph): string;
  text(paragraph: Paragraph): string;
  source(paragraph: Paragraph): string;
}

export const englishText: BookText = {
  chapter: ({ title }) => title,
  title: ({ title }) => title,
  text: ({ text }) => text,
  source: ({ source }) => source,
};

let finnish: Promise<BookText> | null = null;

export async function finnishText(): Promise<BookText> {
  const { finnishChapterTitles, finnishParagraphs, finnishSource } =
    await import('../../games/winter-war/rulebook/fi/index.ts');
  return {
    chapter: ({ id }) => finnishChapterTitles[id]!,
    title: ({ id }) => finnishParagraphs[id].title,
    text: ({ id }) => finnishParagraphs[id].text,
    source: ({ source }) => finnishSource(source),
  };
}

/** Suspends while a language is on its way. */
export const useBookText = (): BookText =>
  language() === 'fi' ? use((finnish ??= finnishText())) : englishText;

const chapterOf = new Map(
  chapters.flatMap((chapter) => chapter.paragraphs.map(({ id }) => [id, chapter] as const)),
);

/** The chapter that holds a paragraph. */
export const chapterWith = (rule: RuleId): Chapter => chapterOf.get(rule)!;
