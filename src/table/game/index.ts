/** What a game provides: the types of its parts, and the pure functions that read its content and run its lessons. */
export type { DraftField, Editor, Piece, Spot } from './position.ts';
export type { Question } from './ai.ts';
export type { Command } from './command.ts';
export { readChapters, readCourse, readTerms } from './content.ts';
export type {
  ActorKind,
  AiPlayers,
  Book,
  Commands,
  Due,
  EndWarning,
  FrontInWords,
  Glance,
  Hints,
  Lessons,
  LogHeading,
  Mode,
  Position,
  PrimaryStep,
  Rulebook,
  Screen,
  SearchResult,
  Situation,
  StatusLine,
  Step,
  Story,
  Tab,
  TermMarks,
  TurnSegment,
  WholeAction,
} from './game.ts';
export {
  type Lesson,
  type Progress as LessonProgress,
  type Step as LessonStep,
  type Verdict,
  asRefusal,
  lessonRunner,
  stepOf,
  wordsOf,
} from './lessons.ts';
export type { GameMeta } from './meta.ts';
export type { Line } from './position.ts';
export type { Codec, Notation, Records, Summary } from './record.ts';
export { activeGame } from './registry.ts';
export type { Rules, SecretTexts, UndoBarriers } from './rules.ts';
export type { DemoProps } from './screen.ts';
export type { NewGameForm, ShortGame, StartScreenSpec } from './start-screen.ts';
export {
  type DieLuck,
  type LuckReport,
  outcomesOf,
  type Outcomes,
  type PlayedStep,
  type ReviewRules,
  searchLuck,
  settleDecisions,
} from './review/luck.ts';
export {
  meanOf,
  pairingOf,
  scaleAhead,
  valueFrom,
  valueOfResult,
  type Figures,
  type Value,
  type ValueTable,
} from './review/value-table.ts';
export {
  estimateOf,
  FIRST_LOOK,
  GRADES,
  gradeOf,
  judgeDecision,
  MOST_SAMPLES,
  playLine,
  playOut,
  spansOf,
  type DecisionRules,
  type DecisionSpan,
  type Grade,
  type JudgedDecision,
} from './review/decisions.ts';
export {
  aimOf,
  searchDecision,
  searchReport,
  type DecisionReport,
  type ExpectedResult,
  type GameReport,
  type Moment,
  type ReportRules,
  type ReviewQuestion,
} from './review/answer.ts';
export { searchForReview, type ReviewForm } from './review/question.ts';
export {
  reviewSummary,
  roundedAmount,
  type ComparedActions,
  type Comparison,
  type GameReview,
  type ReviewFigures,
} from './review/game-review.ts';
export {
  ANSWER_GRADES,
  DIFFICULTIES,
  gradeOfAnswer,
  LEAST_LOST,
  noProblem,
  ORIGINS,
  originOf,
  positionOf,
  ownProblem,
  problemOfDay,
  ratingAfter,
  ratingOf,
  readProblems,
  type AnswerGrade,
  type AnswerLoss,
  type AnswerPart,
  type GameProblems,
  type NewProblem,
  type NoProblem,
  type Origin,
  type Problem,
  type ProblemFault,
  type ProblemForm,
  type ProblemQuestion,
} from './problems.ts';
