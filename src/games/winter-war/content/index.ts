/** Long texts of Winter War in Markdown. Each folder is a language; missing texts are read in English. */
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

/** What happened in the ten days of a Game-Turn, or how the board was made. */
export interface HistoryPage {
  readonly title: string;
  /** `{Salla}` is a place by its name on the board, `{Salla|Sallan}` the same with an inflected form. */
  readonly paragraphs: readonly string[];
  /** Books used as sources; empty for the board. */
  readonly sources: string;
}

/** Pages of Game-Turns 1 to 10 by number, and of the "board". */
export const history = contentFrom(
  import.meta.glob<MarkdownFile>('./*/history.md', { import: 'default' }),
  ({ sections }): ReadonlyMap<string, HistoryPage> =>
    new Map(
      sections.map(({ id, title, text, fields }) => [
        id,
        { title, paragraphs: text.split('\n\n'), sources: fields['sources'] ?? '' },
      ]),
    ),
);

/** Texts of a picture of the rulebook. */
export interface ExampleText {
  readonly caption: string;
  /** Description of the picture for screen readers. */
  readonly picture: string;
}

/** By the id of the picture. */
export const exampleTexts = contentFrom(
  import.meta.glob<MarkdownFile>('./*/examples.md', { import: 'default' }),
  ({ sections }): ReadonlyMap<string, ExampleText> =>
    new Map(
      sections.map(({ id, text, fields }) => [id, { caption: text, picture: fields['picture'] ?? '' }]),
    ),
);
