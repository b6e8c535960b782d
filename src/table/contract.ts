/**
 * What a game brings to the table, a file for each feature. The table knows its games by these promises alone; a game
 * of its own types passes for one of unknown types because the promises are methods.
 */
import type { Barriers } from './contract/barriers.ts';
import type { Book } from './contract/book.ts';
import type { Card } from './contract/card.ts';
import type { Codec } from './contract/codec.ts';
import type { Commands } from './contract/commands.ts';
import type { Found } from './contract/found.ts';
import type { Lessons } from './contract/lessons.ts';
import type { Notation } from './contract/notation.ts';
import type { Places } from './contract/place.ts';
import type { Records } from './contract/record.ts';
import type { Refusals } from './contract/refusals.ts';
import type { Rivals } from './contract/rivals.ts';
import type { Rules } from './contract/rules.ts';
import type { Secrets, SecretWords } from './contract/secrets.ts';
import type { Screen } from './contract/screen.ts';
import type { Print } from './contract/print.ts';
import type { Situation } from './contract/situation.ts';
import type { Story } from './contract/story.ts';

export type {
  Book,
  BookText,
  Chapter,
  Paragraph,
  Rulebook,
  Term,
  TermMarks,
  TermWords,
} from './contract/book.ts';
export type { Commands } from './contract/commands.ts';
export type { Found } from './contract/found.ts';
export type { LessonLine, Lessons, Practice } from './contract/lessons.ts';
export type { Place, Places } from './contract/place.ts';
export type { Refusals } from './contract/refusals.ts';
export type { Counsel, Rivals } from './contract/rivals.ts';
export type { Line, Position, Side } from './contract/position.ts';
export type { CurtainText, EndWarning, Glance, Mode, Screen, Step, Tab } from './contract/screen.ts';
export type { Doer, Head, Standing, Story, Stretch } from './contract/story.ts';
export type { Due, FrontInWords, Situation, StackInWords } from './contract/situation.ts';
export type { Print } from './contract/print.ts';
export type { PrimaryStep } from './contract/step.ts';

/** A game behind its door. What is of unknown type here only the game itself reads. */
export interface Game extends Places, Refusals {
  readonly card: Card;
  readonly rules: Rules;
  readonly secrets: Secrets;
  readonly secretWords: SecretWords;
  readonly barriers: Barriers;
  readonly records: Records;
  readonly codec: Codec;
  /** Absent where positions are not written down. */
  readonly notation?: Notation;
  readonly commands: Commands;
  readonly book: Book;
  readonly screen: Screen;
  readonly story: Story;
  readonly situation: Situation;
  readonly print: Print;
  /** Absent where the game has no computer players. */
  readonly rivals?: Rivals;
  /** Absent where there is nothing to learn by. */
  readonly lessons?: Lessons;
  /** Places and units by name, as far as the viewer may know them. */
  found(state: unknown, seen: unknown): readonly Found[];
}
