/** The long texts of Talvisota in Markdown. Each folder is a language; missing texts fall back to English. */
import { contentFrom, type MarkdownFile } from '#kit/i18n/content.ts';
import { readChapters, readCourse, readTerms } from '#table/game';

export const chapters = contentFrom(
  import.meta.glob<readonly MarkdownFile[]>('./*/rulebook/index.md', { import: 'default' }),
  readChapters,
);

export const glossary = contentFrom(
  import.meta.glob<MarkdownFile>('./*/glossary.md', { import: 'default' }),
  readTerms,
);

export const lessonTexts = contentFrom(
  import.meta.glob<MarkdownFile>('./*/lessons.md', { import: 'default' }),
  readCourse,
);

/**
 * Origin of the map and the values of this edition. `{TER}` is a space by its id, `{TER|Terijoelle}` the same in the form
 * that the sentence needs.
 */
export const about = contentFrom(
  import.meta.glob<MarkdownFile>('./*/about.md', { import: 'default' }),
  ({ sections }) => sections.map(({ title, text }) => ({ title, paragraphs: text.split('\n\n') })),
);
