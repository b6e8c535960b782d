/** How Winter War tells its own story; the contract says what each of these gives. */
import { EDITIONS, type Action, type GameEvent, type State } from '#engine/winter-war';
import type { Story } from '#table/game/game.ts';
import { isAttackAction, isBattle, restAfterStep, toReadingOrder } from '../analysis/records/events.ts';
import { aloud } from './log/aloud.ts';
import { Intent } from './intents/Intents.tsx';
import { foldsIn } from './intents/intents.ts';
import { liveWords } from './log/live-words.ts';
import { logWords } from './log/log-words.ts';
import { begins, heading, kindOf, opening, standing, stretches, stretchName, unsaid } from './log/moments.ts';
import { changesSince, pastSentence } from './log/past.ts';
import { isStrong, sentenceOf } from './log/tell.ts';
import { Moment } from './panels/Moment.tsx';
import { call } from './situation/summary.ts';
import { turnDone } from './summary/last-turn.ts';
import { TurnAccount } from './summary/TurnAccount.tsx';

export const story: Story<State, Action, GameEvent> = {
  opening,
  begins,
  inReadingOrder: toReadingOrder,
  say: sentenceOf,
  isStrong,
  nothingYet: () => logWords().empty,
  sayPast: pastSentence,
  folds: foldsIn,
  endsPhase: ({ type }) => type === 'end',
  changesSince: (by) => changesSince(by, EDITIONS),
  unsaid,
  stretches,
  kindOf,
  stretchName,
  heading,
  standing,
  isBattle,
  rest: restAfterStep,
  aims: isAttackAction,
  Moment,
  Intent,
  tellsAll: (events) => events.some(({ type }) => type === 'attacked'),
  Account: TurnAccount,
  turnDone,
  aloud,
  call,
  keysAloud: () => liveWords().keys,
};
