import type { GameEvent, State } from '#engine/winter-war';
import type { Sentence } from '#table';
import type { WholeAction } from '#table/game';

/** The kinds of events. */
export type EventType = GameEvent['type'];
/** The events of a kind. */
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

/** What the log says of an event, by the position after the action that brought it; null when it is silent. */
type SentenceFor<T extends EventType> = (
  event: EventOf<T>,
  after: State,
  action?: WholeAction<State, GameEvent>,
) => Sentence | null;

/** A chapter of the log: how it tells each kind of event. */
export type SentenceTable<T extends EventType> = { readonly [K in T]: SentenceFor<K> };
