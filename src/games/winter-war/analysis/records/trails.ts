import type { Hex, Side, Timeline, UnitId } from '#engine/winter-war';
import { happenings, sideOf, type Happening } from './happenings.ts';
import { playerTurns } from './player-turns.ts';

export type Way =
  | 'move'
  | 'exploitation'
  | 'retreat-before'
  | 'retreat'
  | 'advance-before'
  | 'advance'
  | 'drop'
  /** Off the melting ice. */
  | 'thaw';

/** The way of a counter over the map. */
export interface Trail {
  readonly unit: UnitId;
  readonly side: Side;
  readonly way: Way;
  /** By train, at least in part. */
  readonly rail: boolean;
  /** The hexes one after another, from where it stood to where it came; a drop has these two only. */
  readonly hexes: readonly Hex[];
  readonly step: number;
}

/** The trail of a single event, or null. */
function trailOf({ event, step, before }: Happening): Trail | null {
  const trail = (unit: UnitId, way: Way, hexes: readonly Hex[], rail = false): Trail => ({
    unit,
    side: sideOf(unit),
    way,
    rail,
    hexes,
    step,
  });
  if (event.type === 'moved') {
    const way = before.phase === 'exploitation' ? 'exploitation' : 'move';
    return trail(event.unit, way, [event.from, ...event.path], event.rail);
  }
  if (event.type === 'retreated')
    return trail(event.unit, event.before ? 'retreat-before' : 'retreat', [event.from, event.to]);
  if (event.type === 'advanced')
    return trail(event.unit, event.before ? 'advance-before' : 'advance', [event.from, event.to]);
  if (event.type === 'dropped') return trail(event.unit, 'drop', [before.units[event.unit]!.at, event.hex]);
  return event.type === 'thawed' ? trail(event.unit, 'thaw', [event.from, event.to]) : null;
}

/** Every trail among some happenings, in order. */
export const trailsIn = (happened: readonly Happening[]): Trail[] =>
  happened.flatMap((happening) => trailOf(happening) ?? []);

/**
 * The trails to be drawn when a game stands at a step: those of the Player-Turn that the last step done
 * belongs to. So at the beginning of a Player-Turn they show what the other player did.
 */
export function trails(timeline: Timeline, step = timeline.cursor): Trail[] {
  const turn = playerTurns(timeline, step).at(-1);
  return turn ? trailsIn(happenings(timeline, turn.from, step)) : [];
}
