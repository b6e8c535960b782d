/** Rulebook and glossary. */
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
