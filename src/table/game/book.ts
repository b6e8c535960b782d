/** Rulebook and glossary. */
import type { ComponentType, ReactNode } from 'react';
import type { Language } from '#kit/i18n/language.ts';

/** A numbered paragraph of the rules. */
export interface Paragraph {
  readonly id: string;
  readonly title: string;
  /** Plain text: blank lines separate sub-paragraphs, "- " begins an item, `[[Id]]` refers to a paragraph. */
  readonly text: string;
  /** Where the rule comes from: the printed rules and their case, the charts, a ruling, or this edition. */
  readonly source: string;
  /** Paragraphs to read with this one. Mutual: if A names B, then B names A. */
  readonly see?: readonly string[];
}

/** Paragraphs under one head, in reading order. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** A term of the glossary. */
export interface Term {
  readonly id: string;
  readonly term: string;
  /** Other ways to write it or to look for it. */
  readonly also?: readonly string[];
  /** One or two sentences. */
  readonly text: string;
  /** Paragraphs that tell more. */
  readonly see: readonly string[];
  /** Other terms, by their ids. */
  readonly related: readonly string[];
}

/** Rulebook and glossary in one language. */
export interface Rulebook {
  readonly chapters: readonly Chapter[];
  readonly terms: readonly Term[];
}

/** How the terms are written in running text, each as a regular expression; the longer ones before those within them. */
export type TermMarks = readonly (readonly [term: string, pattern: string])[];

/** The rules to read, as far as the table needs them before the book is opened. */
export interface Book {
  /** The book itself is long, and is loaded when it is first opened. */
  open(language: Language): Promise<Rulebook>;
  /** Every paragraph, in reading order. */
  readonly ids: readonly string[];
  /** The number of a paragraph as it is shown: "Combat.E". */
  number(rule: string): string;
  /** Whether a paragraph holds in the game with this position. */
  holds(rule: string, state: unknown): boolean;
  /** The optional rules that count in a game, each with the way to its paragraph. */
  InForce(props: { readonly state: unknown }): ReactNode;
  termMarks(language: Language): TermMarks;
  /** The pictures beside a paragraph, and the paragraphs beside which a picture stands. */
  picturesOf(rule: string): readonly string[];
  paragraphsOf(picture: string): readonly string[];
  readonly Picture: ComponentType<{ id: string }>;
}
