/** How the morale of both sides went, turn by turn, and where it turned. */
import { at, type Side, type Timeline } from '#engine/talvisota';

type Both = Readonly<Record<Side, number>>;

/** A turn as it ended; turn 0 is what the game began with. */
export interface TurnEnd {
  readonly turn: number;
  readonly morale: Both;
}

/** A step that changed how far one side's morale is above the other's. */
export interface Swing {
  /** Counted as done. */
  readonly step: number;
  readonly turn: number;
  /** By how much the morale of each rose. */
  readonly change: Both;
}

export interface MoraleCourse {
  readonly turns: readonly TurnEnd[];
  /** The largest, in the order in which they came. */
  readonly swings: readonly Swing[];
}

/** Swings that are told. */
const MOST = 5;

const sizeOf = ({ change }: Swing): number => Math.abs(change.soviet - change.finn);

/** Up to the cursor. */
export function moraleCourse(line: Timeline): MoraleCourse {
  const turns = new Map<number, TurnEnd>();
  const swings: Swing[] = [];
  for (let step = 0; step <= line.cursor; step++) {
    const { turn, morale } = at(line, step);
    turns.set(turn, { turn, morale });
    const before = at(line, Math.max(0, step - 1)).morale;
    const change = { soviet: morale.soviet - before.soviet, finn: morale.finn - before.finn };
    swings.push({ step, turn, change });
  }
  const largest = swings
    .filter((swing) => sizeOf(swing) > 0)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, MOST);
  return { turns: [...turns.values()], swings: largest.toSorted((a, b) => a.step - b.step) };
}
