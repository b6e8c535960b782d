/** Morale of both sides by turn, and the steps that changed it most. */
import { at, type Side, type Timeline } from '#engine/talvisota';

type BySide = Readonly<Record<Side, number>>;

/** Morale at the end of a turn; turn 0 is the start of the game. */
export interface TurnEnd {
  readonly turn: number;
  readonly morale: BySide;
}

/** A step that changed the difference in morale. */
export interface Swing {
  /** Number of steps played, including this one. */
  readonly step: number;
  readonly turn: number;
  readonly change: BySide;
}

export interface MoraleCourse {
  readonly turns: readonly TurnEnd[];
  /** The largest swings, in chronological order. */
  readonly swings: readonly Swing[];
}

const MAX_SWINGS = 5;

const swingSize = ({ change }: Swing): number => Math.abs(change.soviet - change.finn);

export function computeMoraleCourse(line: Timeline): MoraleCourse {
  const turns = new Map<number, TurnEnd>();
  const swings: Swing[] = [];
  for (let step = 0; step <= line.cursor; step++) {
    const { morale } = at(line, step);
    // A step that ends a turn belongs to that turn.
    const { turn, morale: before } = at(line, Math.max(0, step - 1));
    turns.set(turn, { turn, morale });
    const change = { soviet: morale.soviet - before.soviet, finn: morale.finn - before.finn };
    swings.push({ step, turn, change });
  }
  const { turn, morale } = at(line, line.cursor);
  turns.set(turn, { turn, morale });
  const largest = swings
    .filter((swing) => swingSize(swing) > 0)
    .toSorted((a, b) => swingSize(b) - swingSize(a))
    .slice(0, MAX_SWINGS);
  return { turns: [...turns.values()], swings: largest.toSorted((a, b) => a.step - b.step) };
}
