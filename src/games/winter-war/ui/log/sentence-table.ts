import type { GameEvent, State } from '#engine/winter-war';
import type { Sentence } from '#table';
import type { WholeAction } from '#table/game';

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

/** Sentence for an event, given the position after its action; null when the log omits it. */
type SentenceFor<T extends EventType> = (
  event: EventOf<T>,
  after: State,
  action?: WholeAction<State, GameEvent>,
) => Sentence | null;

/** Sentences for a group of event types. */
export type SentenceTable<T extends EventType> = { readonly [K in T]: SentenceFor<K> };
