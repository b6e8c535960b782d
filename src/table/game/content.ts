/** Reads rulebook, glossary and lessons of a game from their Markdown files. */
import { listOf, type MarkdownFile, type MarkdownSection } from '#kit/i18n/content.ts';
import type { CourseTexts, LessonTexts, StepTexts } from './lessons.ts';
import type { ComponentType, ReactNode } from 'react';
import type { Language } from '#kit/i18n/language.ts';

export interface Paragraph {
  readonly id: string;
  readonly title: string;
  /** Plain text: blank lines separate sub-paragraphs, "- " begins an item, `[[Id]]` refers to a paragraph. */
  readonly text: string;
  /** Source of the rule: the printed rules and their case, the charts, a ruling, or this edition. */
  readonly source: string;
  /** Paragraphs to read with this one. Symmetric: if A names B, then B names A. */
  readonly see?: readonly string[];
}

/** Paragraphs under one heading, in reading order. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface Term {
  readonly id: string;
  readonly term: string;
  /** Other spellings and search words. */
  readonly also?: readonly string[];
  /** One or two sentences. */
  readonly text: string;
  /** Paragraphs with details. */
  readonly see: readonly string[];
  /** Ids of other terms. */
  readonly related: readonly string[];
}

/** Rulebook and glossary in one language. */
export interface Rulebook {
  readonly chapters: readonly Chapter[];
  readonly terms: readonly Term[];
}

/** Forms of the terms in running text, as regular expressions; a longer one comes before those that it contains. */
export type TermMarks = readonly (readonly [term: string, pattern: string])[];

/** The rulebook, as far as the table needs it before the book is opened. */
export interface Book {
  /** Loaded when first opened, because the text is long. */
  open(language: Language): Promise<Rulebook>;
  /** Ids of all paragraphs, in reading order. */
  readonly ids: readonly string[];
  /** The number of a paragraph as shown: "Combat.E". */
  number(rule: string): string;
  /** Whether a paragraph applies to the game of this position. */
  holds(rule: string, state: unknown): boolean;
  /** The optional rules in force in a game, each with a link to its paragraph. */
  InForce(props: { readonly state: unknown }): ReactNode;
  termMarks(language: Language): TermMarks;
  /** Ids of the pictures beside a paragraph, and of the paragraphs beside which a picture is shown. */
  picturesOf(rule: string): readonly string[];
  paragraphsOf(picture: string): readonly string[];
  readonly Picture: ComponentType<{ id: string }>;
}

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
