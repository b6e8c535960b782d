import { CHAPTERS, type ChapterId } from '#engine/talvisota';
import type { Chapter } from '#table/game/book.ts';
import { sourceOf } from './book-texts.ts';
import { en } from './en.ts';

/** The rulebook in English; other languages bring titles and texts of their own. */
export const chapters: readonly Chapter[] = (Object.keys(CHAPTERS) as ChapterId[]).map((id) => ({
  id,
  title: en.chapters[id],
  paragraphs: CHAPTERS[id].map((rule) => {
    const [title, text] = en.paragraphs[rule];
    return { id: rule, title, text, source: sourceOf(en, rule) };
  }),
}));
