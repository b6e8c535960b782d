/** How Winter War tells its own story; the contract says what each of these gives. */
import logMessages from '../content/en/log.ftl';
import { EDITIONS, type Action, type GameEvent, type State, counter, type Side } from '#engine/winter-war';
import type { Story, ActorKind } from '#table/game';
import { isAttackAction, isBattle, restAfterStep, toReadingOrder } from '../analysis/records/events.ts';
import { plain } from '#table';
import { hexText, unitText } from './text/describe.ts';
import { sentenceOf, isStrong } from './log/sentences.ts';
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
import { StepDetails } from './panels/StepDetails.tsx';
import { promptForTurn } from './situation/summary.ts';
import { turnDone } from './summary/last-turn.ts';
import { TurnSummary } from './summary/TurnSummary.tsx';

/** More than so many counters are told by their number. */
const MANY = 3;

/** What a computer player places may be hidden; its moves are told one by one only where it is stopped for each. */
function isUntold(event: GameEvent, actorKindOf: (side: Side) => ActorKind): boolean {
  if (event.type !== 'placed' && event.type !== 'moved' && event.type !== 'arrived') return false;
  const how = actorKindOf(counter(event.unit).side);
  return how !== 'person' && (event.type === 'placed' || how === 'computer');
}

/** Placing is left out of the log but told to the one who places. */
function spoken(event: GameEvent, after: State, events: readonly GameEvent[]): string {
  if (event.type === 'placed')
    return logMessages().live.placed({
      unit: unitText(event.unit),
      hex: event.hex === null ? null : hexText(event.hex),
    });
  const told = sentenceOf(event, after, { before: null, events });
  return told ? plain(told) : '';
}

/** What somebody who does not see the map hears of an action, in sentences; "" where there is nothing to be heard. */
function screenReaderText(
  events: readonly GameEvent[],
  after: State,
  actorKindOf: (side: Side) => ActorKind,
): string {
  const told = events.filter((event) => !isUntold(event, actorKindOf));
  const placed = told.filter(({ type }) => type === 'placed');
  if (placed.length > MANY) return logMessages().live.many({ n: placed.length });
  return told
    .map((event) => spoken(event, after, told))
    .filter(Boolean)
    .join(' ');
}

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
