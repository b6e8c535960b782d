/** How Winter War tells its own story; the contract says what each of these gives. */
import logMessages from '../content/en/log.ftl';
import { EDITIONS, type Action, type GameEvent, type State } from '#engine/winter-war';
import type { Story } from '#table/game';
import { isAttackAction, isBattle, restAfterStep, toReadingOrder } from '../analysis/records/events.ts';
import { screenReaderText } from './log/screen-reader-text.ts';
import { Intent } from './intents/Intents.tsx';
import { foldsIn } from './intents/intents.ts';
import {
  headingFor,
  heading,
  kindOf,
  opening,
  statusLine,
  segments,
  segmentName,
  redactedLine,
} from './log/segments.ts';
import { changesSince, pastSentence } from './log/past.ts';
import { isStrong, sentenceOf } from './log/sentences.ts';
import { StepDetails } from './panels/StepDetails.tsx';
import { promptForTurn } from './situation/summary.ts';
import { turnDone } from './summary/last-turn.ts';
import { TurnSummary } from './summary/TurnSummary.tsx';

export const story: Story<State, Action, GameEvent> = {
  opening,
  headingFor,
  inReadingOrder: toReadingOrder,
  eventSentence: sentenceOf,
  isStrong,
  staysOpen: ({ type }) => type === 'supply',
  nothingYet: () => logMessages().log.empty,
  describeLegacyAction: pastSentence,
  folds: foldsIn,
  endsPhase: ({ type }) => type === 'end',
  changesSince: (by) => changesSince(by, EDITIONS),
  keptNoPositions: ({ rules, board }) => rules === 1 && board === 1,
  redactedLine,
  segments,
  kindOf,
  segmentName,
  heading,
  statusLine,
  isBattle,
  pauseAfter: restAfterStep,
  hasTarget: isAttackAction,
  StepDetails,
  Intent,
  coversStep: (events) => events.some(({ type }) => type === 'attacked'),
  TurnSummary,
  turnDone,
  screenReaderText,
  promptForTurn,
  keyHints: () => logMessages().live.keys,
};
