/** Where a replay stops, and how long it rests there. */
import type { Timeline } from '#engine/core/timeline.ts';
import type { Line, TurnSegment } from '../../game/game.ts';
import { activeGame } from '../../game/registry.ts';

/** A game as it is watched: steps are counted as done, from none to all. */
export interface Course {
  readonly length: number;
  readonly segments: readonly TurnSegment[];
  /** Where segments begin, and the end. */
  readonly turns: readonly number[];
  /** Where Game-Turns begin, and both ends. */
  readonly gameTurns: readonly number[];
  /** Their numbers, where they begin. */
  readonly labels: readonly { readonly step: number; readonly turn: number }[];
  /** Where a battle has just been fought. */
  readonly battles: readonly number[];
}

/**
 * The game up to now, without what has been taken back. Where nothing has been, its steps are the same list: by it a game
 * is known again.
 */
export const upToNow = <S, A, E, B extends string>(timeline: Timeline<S, A, E, B>): Timeline<S, A, E, B> =>
  timeline.cursor === timeline.steps.length
    ? timeline
    : { ...timeline, steps: timeline.steps.slice(0, timeline.cursor) };

/** The course of a whole game, whatever its cursor. */
export function courseOf(timeline: Line): Course {
  const { story } = activeGame();
  const { steps } = timeline;
  const segments = story.segments(timeline, steps.length);
  const played = segments.filter(({ kind }) => kind === 'turn');
  const labels = played
    .filter(({ turn }, i) => turn !== played[i - 1]?.turn)
    .map(({ from, turn }) => ({ step: from, turn }));
  return {
    length: steps.length,
    segments,
    turns: [...segments.map(({ from }) => from), steps.length],
    gameTurns: [...new Set([0, ...labels.map(({ step }) => step), steps.length])],
    labels,
    battles: steps.flatMap(({ events }, i) => (story.isBattle(events) ? [i + 1] : [])),
  };
}

/** The next stop in a direction, or where one is when there is none. */
export const stopFrom = (stops: readonly number[], step: number, way: 1 | -1): number =>
  (way > 0 ? stops.find((stop) => stop > step) : stops.findLast((stop) => stop < step)) ?? step;

/** Where play itself begins: after the set-ups. */
export const firstOfPlay = ({ segments }: Course): number =>
  segments.find(({ kind }) => kind !== 'before')?.from ?? 0;

/** How long an attack is only pointed at before its die falls, in milliseconds. */
export const AIM = 750;
/** From this speed on there is no time to see anything move. */
export const TOO_FAST = 4;

/** True when the next step is one that is pointed at first. */
export function isAimedAt({ steps }: Line, step: number): boolean {
  const next = steps[step];
  return next !== undefined && activeGame().story.hasTarget(next.action);
}
