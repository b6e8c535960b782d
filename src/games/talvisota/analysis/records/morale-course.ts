/** How the morale of both sides went, turn by turn, and where it turned. */
import { at, type Side, type Timeline } from '#engine/talvisota';

type BySide = Readonly<Record<Side, number>>;

/** A turn as it ended; turn 0 is what the game began with. */
export interface TurnEnd {
  readonly turn: number;
  readonly morale: BySide;
}

/** A step that changed how far one side's morale is above the other's. */
export interface Swing {
  /** Counted as done. */
  readonly step: number;
  readonly turn: number;
  /** By how much the morale of each rose. */
  readonly change: BySide;
}

export interface MoraleCourse {
  readonly turns: readonly TurnEnd[];
  /** The largest, in the order in which they came. */
  readonly swings: readonly Swing[];
}

/** Swings that are told. */
const MAX_SWINGS = 5;

const swingSize = ({ change }: Swing): number => Math.abs(change.soviet - change.finn);

/** Up to the cursor. */
export function computeMoraleCourse(line: Timeline): MoraleCourse {
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
    .filter((swing) => swingSize(swing) > 0)
    .toSorted((a, b) => swingSize(b) - swingSize(a))
    .slice(0, MAX_SWINGS);
  return { turns: [...turns.values()], swings: largest.toSorted((a, b) => a.step - b.step) };
}
