/**
 * What a game provides to the table. A game with types of its own can be assigned to these interfaces, whose types are
 * unknown, because their members are methods.
 */
import type { Refusals, Rules, SecretTexts, Secrets, UndoBarriers } from './rules.ts';
import type { Book } from './content.ts';
import type { GameMeta } from './meta.ts';
import type { GameReview } from './review/game-review.ts';
import type { GameProblems } from './problems.ts';
import type { Codec, Notation, Records } from './record.ts';
import type { Commands, Print, Screen, SearchResult } from './screen.ts';
import type { Editor, Places } from './position.ts';
import type { Lessons } from './lessons.ts';
import type { AiPlayers } from './ai.ts';
import type { Situation, Story } from './story.ts';

export type { AiPlayers, Hints } from './ai.ts';
export type { Book, Chapter, Paragraph, Rulebook, Term, TermMarks } from './content.ts';
export type { LessonLine, Lessons, Practice } from './lessons.ts';
export type { Line, Place, Places, Position, Side } from './position.ts';
export type { Refusals } from './rules.ts';
export type {
  Commands,
  CurtainText,
  EndWarning,
  Glance,
  Mode,
  PrimaryStep,
  Print,
  Screen,
  SearchResult,
  Step,
  Tab,
} from './screen.ts';
export type {
  ActorKind,
  Due,
  FrontInWords,
  LogHeading,
  Situation,
  StackInWords,
  StatusLine,
  Story,
  TurnSegment,
  WholeAction,
} from './story.ts';

/** A loaded game. Values of unknown type are opaque to the table. */
export interface Game extends Places, Refusals {
  readonly meta: GameMeta;
  readonly rules: Rules;
  readonly secrets: Secrets;
  readonly secretTexts: SecretTexts;
  readonly barriers: UndoBarriers;
  readonly records: Records;
  readonly codec: Codec;
  /** Absent if the game has no notation. */
  notation?(): Promise<Notation>;
  /** Absent if positions cannot be edited; needs `notation`. */
  editor?(): Promise<Editor>;
  readonly commands: Commands;
  readonly book: Book;
  readonly screen: Screen;
  readonly story: Story;
  readonly situation: Situation;
  readonly print: Print;
  /** Absent if the game has no computer players. */
  readonly aiPlayers?: AiPlayers;
  /** Absent if games cannot be reviewed. */
  review?(): Promise<GameReview>;
  /** Absent if the game has no problems. */
  problems?(): Promise<GameProblems>;
  /** Absent if the game has no lessons. */
  readonly lessons?: Lessons;
  /** Places and units by name, limited to what the viewer may know. */
  search(state: unknown, seen: unknown): readonly SearchResult[];
}
