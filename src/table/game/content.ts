/** Reads rulebook, glossary and lessons of a game from their Markdown files. */
import { listOf, type MarkdownFile, type MarkdownSection } from '#kit/i18n/content.ts';
import type { Chapter, Paragraph, Term } from './book.ts';
import type { CourseTexts, LessonTexts, StepTexts } from './lessons.ts';

/** The files list a cross-reference at one end only; this adds the other direction. */
function crossReferences(sections: readonly MarkdownSection[]): ReadonlyMap<string, ReadonlySet<string>> {
  const links = new Map<string, Set<string>>();
  const link = (from: string, to: string) => {
    links.set(from, (links.get(from) ?? new Set()).add(to));
  };
  for (const { id, fields } of sections)
    for (const other of listOf(fields['see'])) {
      link(id, other);
      link(other, id);
    }
  return links;
}

/** One chapter for each file. */
export function readChapters(files: readonly MarkdownFile[]): readonly Chapter[] {
  const links = crossReferences(files.flatMap(({ sections }) => sections));
  const paragraph = ({ id, title, text, fields }: MarkdownSection): Paragraph => {
    const see = links.get(id);
    return { id, title, text, source: fields['source'] ?? '', ...(see && { see: [...see] }) };
  };
  return files.map(({ id, title, sections }) => ({
    id: String(id),
    title: String(title),
    paragraphs: sections.map(paragraph),
  }));
}

/** One term for each section of the glossary. */
export const readTerms = ({ sections }: MarkdownFile): readonly Term[] =>
  sections.map(({ id, title, text, fields: { see, related, also } }) => ({
    id,
    term: title,
    text,
    see: listOf(see),
    related: listOf(related),
    ...(also !== undefined && { also: listOf(also) }),
  }));

const byId = <T>(sections: readonly MarkdownSection[], read: (section: MarkdownSection) => T) =>
  Object.fromEntries(sections.map((section) => [section.id, read(section)]));

const TRAP = 'trap ';

function readStep({ text, fields }: MarkdownSection): StepTexts {
  const { hint = '', done = '', short } = fields;
  const traps = Object.entries(fields).flatMap(([key, why]) =>
    key.startsWith(TRAP) ? [[key.slice(TRAP.length), why] as const] : [],
  );
  return {
    task: text,
    hint,
    done,
    ...(short !== undefined && { short }),
    ...(traps.length > 0 && { traps: Object.fromEntries(traps) }),
  };
}

const readLesson = ({ title, text, fields, sections }: MarkdownSection): LessonTexts => ({
  title,
  aim: text,
  steps: byId(sections, readStep),
  end: fields['end'] ?? '',
});

/** The texts of a course: a section for each lesson, with a subsection for each step. */
export const readCourse = ({ refusals, sections }: MarkdownFile): CourseTexts => ({
  lessons: byId(sections, readLesson),
  refusals: refusals as CourseTexts['refusals'],
});
