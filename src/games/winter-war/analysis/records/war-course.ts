/** How a whole game went: Victory Points and losses by Game-Turn, and where it turned. */
import { at, score, type LedgerLine, type Side, type State, type Timeline } from '#engine/winter-war';
import { victoryPoints } from '../../options/victory-points.ts';
import { eventsBetween, attackPointsOf, sideOf } from './happenings.ts';

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
  /** What counts otherwise than before, as it stands now. */
  readonly lines: readonly LedgerLine[];
}

export interface WarCourse {
  readonly turns: readonly TurnEnd[];
  /** The largest, in the order in which they came. */
  readonly swings: readonly Swing[];
}

/** Swings that are told. */
const MAX_SWINGS = 5;

/** Lines of the score of which the points changed from one position to the next. */
function changedLines(before: State, after: State): LedgerLine[] {
  const keyOf = ({ key, hexes, turn, option }: LedgerLine): string =>
    [key, key === 'south-cleared' ? '' : hexes.join(' '), turn, option].join();
  const [then, now] = [before, after].map((state) => score(state).lines) as [LedgerLine[], LedgerLine[]];
  const points = new Map(then.map((line) => [keyOf(line), line.points]));
  const held = new Set(now.map(keyOf));
  return [
    ...now.filter((line) => line.points !== (points.get(keyOf(line)) ?? 0)),
    // A city that is no longer lost has no line.
    ...then.filter((line) => line.points !== 0 && !held.has(keyOf(line))),
  ];
}

/** Up to the cursor. */
export function computeWarCourse(timeline: Timeline): WarCourse {
  const turns = new Map<number, TurnEnd>();
  const swings: Omit<Swing, 'lines'>[] = [];
  let before: number | null = null;
  for (let step = 0; step <= timeline.cursor; step++) {
    const state = at(timeline, step);
    const points = victoryPoints(state);
    const { turn } = state;
    const lost = { ...(turns.get(turn)?.lost ?? { finn: 0, soviet: 0 }) };
    if (step > 0)
      for (const { event } of eventsBetween(timeline, step - 1, step))
        if (event.type === 'eliminated') lost[sideOf(event.unit)] += attackPointsOf(event.unit);
    if (points !== null) turns.set(turn, { turn, points, lost });
    else if (turns.has(turn)) turns.set(turn, { ...turns.get(turn)!, lost });
    if (points !== null && before !== null && points !== before)
      swings.push({ step, turn, by: points - before });
    before = points ?? before;
  }
  const largest = swings.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, MAX_SWINGS);
  return {
    turns: [...turns.values()],
    swings: largest
      .toSorted((a, b) => a.step - b.step)
      .map((swing) => ({
        ...swing,
        lines: changedLines(at(timeline, swing.step - 1), at(timeline, swing.step)),
      })),
  };
}
