/** Rulebook and glossary. */
import type { ComponentType } from 'react';
import type { Language } from '#kit/i18n/language.ts';

/** A paragraph of the rules, in the language that they were written in. */
export interface Paragraph {
  readonly id: string;
  readonly title: string;
  /** Plain text: blank lines part sub-paragraphs, "- " begins an item, `[[Id]]` refers to a paragraph. */
  readonly text: string;
  readonly source: string;
  readonly see?: readonly string[];
}

/** Paragraphs under one head, in reading order. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** A word of the hobby. */
export interface Term {
  readonly id: string;
  /** Paragraphs that tell more. */
  readonly see: readonly string[];
  readonly related: readonly string[];
}

/** A term in one language. */
export interface TermWords {
  readonly term: string;
  /** Other ways to write it or to look for it. */
  readonly also?: readonly string[];
  /** One or two sentences. */
  readonly text: string;
}

/** The words of the rulebook in one language. */
export interface BookText {
  chapter(chapter: Chapter): string;
  title(paragraph: Paragraph): string;
  text(paragraph: Paragraph): string;
  source(paragraph: Paragraph): string;
}

/** Rulebook and glossary. */
export interface Rulebook {
  readonly chapters: readonly Chapter[];
  readonly terms: readonly Term[];
  /** Fetched when the language is first read. */
  text(language: Language): Promise<BookText>;
  glossary(language: Language): Readonly<Record<string, TermWords>>;
}

/** How the terms are written in running text, each as a regular expression; the longer ones before those within them. */
export type TermMarks = readonly (readonly [term: string, pattern: string])[];

/** The rules to read, as far as the table needs them before the book is opened. */
export interface Book {
  /** The book itself is long, and is fetched when it is first opened. */
  open(): Promise<Rulebook>;
  /** Every paragraph, in reading order. */
  readonly ids: readonly string[];
  /** The number of a paragraph as it is shown: "Combat.E". */
  number(rule: string): string;
  /** Whether a paragraph holds in the game with this position. */
  holds(rule: string, state: unknown): boolean;
  /** The optional rules that count in a game, each with the way to its paragraph. */
  readonly InForce: ComponentType<{ state: unknown }>;
  termMarks(language: Language): TermMarks;
  /** The pictures beside a paragraph, and the paragraphs beside which a picture stands. */
  picturesOf(rule: string): readonly string[];
  paragraphsOf(picture: string): readonly string[];
  readonly Picture: ComponentType<{ id: string }>;
}
