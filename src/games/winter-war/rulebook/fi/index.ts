/** The words of the rulebook in Finnish, for every paragraph of the English one. */
import type { RuleId } from '#engine/winter-war/state/rule-ids.ts';
import { unwrap } from '../paragraph.ts';
import type { ParagraphWords } from './chapter.ts';
import { written } from './written.ts';

export type { ParagraphWords } from './chapter.ts';
export { finnishSource } from './source.ts';
export { finnishChapterTitles } from './written.ts';

/** Title and text of every paragraph. */
export const finnishParagraphs = Object.fromEntries(
  Object.entries(written).map(([id, { title, text }]) => [id, { title, text: unwrap(text) }]),
) as Record<RuleId, ParagraphWords>;
