import type { RuleId } from '#engine/winter-war/state/rule-ids.ts';

/** The words of a paragraph; its source and cross-references stand with the English. */
export interface ParagraphWords {
  title: string;
  text: string;
}

/** A chapter in Finnish: words for every paragraph of the English chapter, and for no other. */
export interface FinnishChapter<English extends { readonly paragraphs: readonly { readonly id: RuleId }[] }> {
  title: string;
  paragraphs: Record<English['paragraphs'][number]['id'], ParagraphWords>;
}
