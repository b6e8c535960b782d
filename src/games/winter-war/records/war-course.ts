/** How a whole game went: Victory Points and losses by Game-Turn, and where it turned. */
import { at, type Side, type Timeline } from '../../../engine/winter-war/index.ts';
import { victoryPoints } from '../options/victory-points.ts';
import { happenings, pointsOf, sideOf } from './happenings.ts';

/** A Game-Turn as it ended. */
export interface TurnEnd {
  readonly turn: number;
  readonly points: number | null;
  /** Attack Strength Points lost in it. */
  readonly lost: Readonly<Record<Side, number>>;
}

/** A step that changed the score. */
export interface Swing {
  /** Counted as done. */
  readonly step: number;
  readonly turn: number;
  /** For the Soviets, where it is positive. */
  readonly by: number;
}

export interface WarCourse {
  readonly turns: readonly TurnEnd[];
  /** The largest, in the order in which they came. */
  readonly swings: readonly Swing[];
}

/** Swings that are told. */
const MOST = 5;

/** Up to the cursor. */
export function warCourse(timeline: Timeline): WarCourse {
  const turns = new Map<number, TurnEnd>();
  const swings: Swing[] = [];
  let before: number | null = null;
  for (let step = 0; step <= timeline.cursor; step++) {
    const state = at(timeline, step);
    const points = victoryPoints(state);
    const { turn } = state;
    const lost = { ...(turns.get(turn)?.lost ?? { finn: 0, soviet: 0 }) };
    if (step > 0)
      for (const { event } of happenings(timeline, step - 1, step))
        if (event.type === 'eliminated') lost[sideOf(event.unit)] += pointsOf(event.unit);
    if (points !== null) turns.set(turn, { turn, points, lost });
    else if (turns.has(turn)) turns.set(turn, { ...turns.get(turn)!, lost });
    if (points !== null && before !== null && points !== before)
      swings.push({ step, turn, by: points - before });
    before = points ?? before;
  }
  const largest = swings.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, MOST);
  return { turns: [...turns.values()], swings: largest.toSorted((a, b) => a.step - b.step) };
}
