/**
 * What a game brings to the table. The table knows its games by these promises alone; a game of its own types passes
 * for one of unknown types because the promises are methods.
 */
import type { ComponentType } from 'react';
import type { Refusal } from '../engine/core/refusal.ts';
import type { Language } from '../kit/language/language.ts';
import type { Command } from './commands/command.ts';

/** A hex or a space, by its number. */
export type Place = number;

export interface Paragraph {
  readonly id: string;
  readonly title: string;
  /** Plain text: blank lines part sub-paragraphs, "- " begins an item, `[[Id]]` refers to a paragraph. */
  readonly text: string;
  readonly source: string;
  readonly see?: readonly string[];
}

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

export interface TermWords {
  readonly term: string;
  readonly also?: readonly string[];
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

/** A place or a unit that can be looked for by name. */
export interface Found {
  readonly id: string;
  readonly kind: 'place' | 'unit';
  readonly text: string;
  /** Found by this too. */
  readonly also?: string;
  /** At the end of the line: where it is. */
  readonly aside?: string;
  readonly enabled: boolean;
  run(): void;
}

/** The one primary button: what it says, what it does, and why it may not. */
export interface PrimaryStep<Why = Refusal | null> {
  readonly shown: boolean;
  readonly label: string;
  /** Asks for the player's eye: the choice at hand is complete. */
  readonly urgent: boolean;
  /** What stands in the way, before it is pressed. */
  readonly refusal: Why;
  /** The other answer, where the button gives one of two. */
  readonly instead?: { readonly label: string; run(): void };
  run(): void;
}

/** What keys and buttons do in this game; the table adds what it does for any. */
export interface Commands {
  /** The large button of the bar, and its key. */
  readonly carryOn: Command;
  /** In the order of the sheet of keys. */
  readonly others: readonly Command[];
  /** Of them, with a button in the corner of the map. */
  readonly onMap: readonly Command[];
  /** There too, but on a phone in the thumb's row, while they can be given. */
  readonly atThumb: readonly Command[];
  /** In the two columns of the menu. */
  readonly inMenu: { readonly game: readonly Command[]; readonly view: readonly Command[] };
  /** Above the log. */
  readonly atLog: readonly Command[];
  /** Below the result, when the game is over. */
  readonly atEnd: readonly Command[];
}

export interface Game {
  readonly commands: Commands;
  readonly book: Book;
  /** "1306" */
  placeCode(place: Place): string;
  /** "Viipuri (1306)" */
  placeText(place: Place): string;
  /** The place with this code; null when there is none. */
  placeNamed(code: string): Place | null;
  /** Brings a place up, with the cursor on it. */
  goTo(place: Place): void;
  /** Places and units by name, as far as the viewer may know them. */
  found(state: unknown, seen: unknown): readonly Found[];
  /** Why something is not possible, in the language that is spoken. */
  refusalText(refusal: Pick<Refusal, 'key' | 'params' | 'text'>): string;
  /** The places that a refusal speaks of. */
  placesOf(refusal: Refusal): readonly Place[];
}
