/** Results of an attack or a drop, for the cards beside the map. */
import type { GameEvent, Timeline } from '#engine/winter-war';
import type { Sentence } from '#table';
import { sentenceOf } from '../log/sentences.ts';

const OUTCOMES: ReadonlySet<GameEvent['type']> = new Set(['eliminated', 'retreated', 'advanced']);

/** True for a loss counted at the end of the game, which belongs to no attack. */
const isLostAtEnd = (event: GameEvent): boolean =>
  event.type === 'eliminated' && event.cause === 'isolated-at-end';

/** Losses of isolated units at the end of the game; empty before. */
export function lossesAtEnd({ steps, cursor }: Timeline): Sentence[] {
  const { events, state } = steps[cursor - 1] ?? { events: [], state: null };
  return events.filter(isLostAtEnd).map((event) => sentenceOf(event, state!)!);
}

/** What happened to the units during and after the attack of a step, up to now. */
export const aftermath = ({ steps, cursor }: Timeline, from: number): Sentence[] =>
  steps
    .slice(from, cursor)
    .flatMap(({ events, state }) =>
      events
        .filter((event) => OUTCOMES.has(event.type) && !isLostAtEnd(event))
        .map((event) => sentenceOf(event, state)!),
    );

type Attacked = Extract<GameEvent, { type: 'attacked' }>;

/** The latest attack of the current segment and its step, for the result card; null before the first. */
export function lastAttack({ steps, cursor }: Timeline): { event: Attacked; step: number } | null {
  for (let i = cursor - 1; i >= 0; i--) {
    const events = steps[i]!.events;
    for (let k = events.length - 1; k >= 0; k--) {
      const event = events[k]!;
      if (event.type === 'attacked') return { event, step: i };
      if (event.type === 'phase') return null;
    }
  }
  return null;
}
