import type { ChapterId, RuleId } from '#engine/talvisota';

/** The words of the rulebook in one language: of each paragraph its title and its text. */
export interface BookTexts {
  readonly chapters: Readonly<Record<ChapterId, string>>;
  readonly paragraphs: Readonly<Record<RuleId, readonly [title: string, text: string]>>;
  /** Before the number of a section of the rule sheet. */
  readonly section: string;
  /** Of a paragraph that the sheet does not have. */
  readonly ours: string;
}

/** Where a paragraph comes from: the rule sheet, or a decision of this edition. */
export const sourceOf = ({ section, ours }: BookTexts, rule: string): string =>
  /^\d/.test(rule) ? `${section} ${rule}` : ours;
