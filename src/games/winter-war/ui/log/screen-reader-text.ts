/** What somebody who does not see the map hears of an action. */
import logMessages from '../../content/en/log.ftl';
import { counter, type GameEvent, type Side, type State } from '#engine/winter-war';
import type { ActorKind } from '#table/game';
import { plain } from '#table';
import { hexText, unitText } from '../text/describe.ts';
import { sentenceOf } from './sentences.ts';

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

/** In sentences; "" where there is nothing to be heard. */
export function screenReaderText(
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
