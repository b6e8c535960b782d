/**
 * What a game brings to the table, a file for each feature. The table knows its games by these promises alone; a game
 * of its own types passes for one of unknown types because the promises are methods.
 */
import type { UndoBarriers } from './barriers.ts';
import type { Book } from './book.ts';
import type { GameMeta } from './meta.ts';
import type { Codec } from './codec.ts';
import type { Commands } from './commands.ts';
import type { SearchResult } from './found.ts';
import type { Lessons } from './lessons.ts';
import type { Notation } from './notation.ts';
import type { Places } from './place.ts';
import type { Records } from './record.ts';
import type { Refusals } from './refusals.ts';
import type { AiPlayers } from './ai.ts';
import type { Rules } from './rules.ts';
import type { Secrets, SecretTexts } from './secrets.ts';
import type { Screen } from './screen.ts';
import type { Print } from './print.ts';
import type { Situation } from './situation.ts';
import type { Story } from './story.ts';

export type { Book, Chapter, Paragraph, Rulebook, Term, TermMarks } from './book.ts';
export type { Commands } from './commands.ts';
export type { SearchResult } from './found.ts';
export type { LessonLine, Lessons, Practice } from './lessons.ts';
export type { Place, Places } from './place.ts';
export type { Refusals } from './refusals.ts';
export type { Hints, AiPlayers } from './ai.ts';
export type { Line, Position, Side } from './position.ts';
export type { CurtainText, EndWarning, Glance, Mode, Screen, Step, Tab } from './screen.ts';
export type { ActorKind, LogHeading, StatusLine, Story, TurnSegment } from './story.ts';
export type { Due, FrontInWords, Situation, StackInWords } from './situation.ts';
export type { Print } from './print.ts';
export type { PrimaryStep } from './step.ts';

/** A game behind its door. What is of unknown type here only the game itself reads. */
export interface Game extends Places, Refusals {
  readonly meta: GameMeta;
  readonly rules: Rules;
  readonly secrets: Secrets;
  readonly secretTexts: SecretTexts;
  readonly barriers: UndoBarriers;
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
  readonly aiPlayers?: AiPlayers;
  /** Absent where there is nothing to learn by. */
  readonly lessons?: Lessons;
  /** Places and units by name, as far as the viewer may know them. */
  search(state: unknown, seen: unknown): readonly SearchResult[];
}
