/** How Winter War tells its own story; the contract says what each of these gives. */
import logMessages from '../content/en/log.ftl';
import { EDITIONS, type Action, type GameEvent, type State } from '#engine/winter-war';
import type { Story } from '#table/game/game.ts';
import { isAttackAction, isBattle, restAfterStep, toReadingOrder } from '../analysis/records/events.ts';
import { aloud } from './log/aloud.ts';
import { Intent } from './intents/Intents.tsx';
import { foldsIn } from './intents/intents.ts';
import { begins, heading, kindOf, opening, standing, stretches, stretchName, unsaid } from './log/moments.ts';
import { changesSince, pastSentence } from './log/past.ts';
import { isStrong, sentenceOf } from './log/tell.ts';
import { Moment } from './panels/Moment.tsx';
import { call } from './situation/summary.ts';
import { turnDone } from './summary/last-turn.ts';
import { TurnAccount } from './summary/TurnAccount.tsx';

export const story: Story<State, Action, GameEvent> = {
  opening,
  headingFor: begins,
  inReadingOrder: toReadingOrder,
  say: sentenceOf,
  isStrong,
  nothingYet: () => logMessages().log.empty,
  describeLegacyAction: pastSentence,
  folds: foldsIn,
  endsPhase: ({ type }) => type === 'end',
  changesSince: (by) => changesSince(by, EDITIONS),
  redactedLine: unsaid,
  segments: stretches,
  kindOf,
  segmentName: stretchName,
  heading,
  statusLine: standing,
  isBattle,
  pauseAfter: restAfterStep,
  hasTarget: isAttackAction,
  StepDetails: Moment,
  Intent,
  coversStep: (events) => events.some(({ type }) => type === 'attacked'),
  TurnSummary: TurnAccount,
  turnDone,
  screenReaderText: aloud,
  promptForTurn: call,
  keyHints: () => logMessages().live.keys,
};
