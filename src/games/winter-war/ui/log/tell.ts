/** From events to sentences. */
import type { GameEvent, State } from '#engine/winter-war';
import type { Sentence } from '#table/words/parts.ts';
import { combat } from './combat.ts';
import { interphase } from './interphase.ts';
import { movement } from './movement.ts';
import { sequence } from './sequence.ts';
import type { EventType, Tellers } from './teller.ts';
import { variants } from './variants.ts';

const TELLERS: Tellers<EventType> = { ...sequence, ...movement, ...combat, ...interphase, ...variants };

/**
 * What the log says of an event, by the position after the action that brought it; null when it is silent.
 */
export function sentenceOf(event: GameEvent, after: State): Sentence | null {
  // Each is told by the teller of its own kind, which the types cannot follow here.
  const tell = TELLERS[event.type] as (event: GameEvent, after: State) => Sentence | null;
  return tell(event, after);
}

const STRONG: ReadonlySet<EventType> = new Set([
  'attacked',
  'ended',
  'revealed',
  'scenario',
  'landing',
  'dropped',
]);

/** Shown larger: attacks, what comes over the whole war, and the end. */
export const isStrong = ({ type }: GameEvent): boolean => STRONG.has(type);
