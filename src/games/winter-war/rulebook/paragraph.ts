import type { RuleId } from '#engine/winter-war/state/rule-ids.ts';

/** One numbered paragraph of the rulebook. */
export interface Paragraph {
  id: RuleId;
  /** Short heading, unique within its chapter. */
  title: string;
  /**
   * Plain text. A blank line separates sub-paragraphs, a line beginning with `- ` is a list item,
   * and `[[Movement.J]]` refers to another paragraph. No other markup.
   */
  text: string;
  /** Where the rule comes from: the printed rules and their case, the charts, a ruling, or this edition. */
  source: string;
  /** Paragraphs to read with this one. Always mutual: if A names B, then B names A. */
  see?: RuleId[];
}

export interface Chapter {
  id: string;
  title: string;
  paragraphs: readonly Paragraph[];
}

/** A paragraph as the chapter files write it; `text` may be wrapped and indented freely. */
interface Draft<Id extends RuleId> {
  id: Id;
  title: string;
  text: string;
  source: string;
  see?: readonly RuleId[];
}

interface ChapterDraft<Id extends RuleId> {
  id: string;
  title: string;
  paragraphs: readonly Draft<Id>[];
}

/** Keeps the literal ids of a chapter, so that the compiler can tell which paragraphs are still unwritten. */
export function defineChapter<const Id extends RuleId>(draft: ChapterDraft<Id>): ChapterDraft<Id> {
  return draft;
}

/** Joins wrapped lines; keeps blank lines between sub-paragraphs and the line breaks of lists. */
export function unwrap(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.trim())
        .join('\n')
        .replace(/\n(?!- )/g, ' '),
    )
    .join('\n\n');
}
