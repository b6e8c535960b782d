/**
 * The rulebook as data, the Standard Game first and then the optional rules: chapters of numbered paragraphs,
 * in this edition's own words. Rulings stand at the end of the chapter that they belong to. A new chapter needs
 * its ids in `src/engine/winter-war/state/rule-ids.ts`, a file here, and its name in `written`.
 */
import type { RuleId } from '#engine/winter-war/state/rule-ids.ts';
import { type Chapter, type Paragraph, unwrap } from './paragraph.ts';
import { written } from './written.ts';

export type { Chapter, Paragraph } from './paragraph.ts';

type Written = (typeof written)[number]['paragraphs'][number];

/** The chapters write a cross-reference at one end only; readers find it at both. */
function crossReferences(paragraphs: readonly Written[]): Map<RuleId, Set<RuleId>> {
  const links = new Map<RuleId, Set<RuleId>>();
  const link = (from: RuleId, to: RuleId) => {
    links.set(from, (links.get(from) ?? new Set<RuleId>()).add(to));
  };
  for (const { id, see = [] } of paragraphs) {
    for (const other of see) {
      link(id, other);
      link(other, id);
    }
  }
  return links;
}

const links = crossReferences(written.flatMap(({ paragraphs }): readonly Written[] => paragraphs));

function finish({ id, title, text, source }: Written): Paragraph {
  const see = [...(links.get(id) ?? [])];
  return { id, title, text: unwrap(text), source, ...(see.length > 0 && { see }) };
}

/** The rulebook in reading order. */
export const chapters: readonly Chapter[] = written.map(({ id, title, paragraphs }) => ({
  id,
  title,
  paragraphs: (paragraphs as readonly Written[]).map(finish),
}));

// Does not compile as a table of every RuleId while a paragraph is unwritten.
const byId: Record<RuleId, Paragraph> = Object.fromEntries(
  chapters.flatMap(({ paragraphs }) => paragraphs.map((found) => [found.id, found])),
) as Record<Written['id'], Paragraph>;

/** The paragraph with this id. Every id has one: the compiler sees to it. */
export function paragraph(id: RuleId): Paragraph {
  return byId[id];
}
