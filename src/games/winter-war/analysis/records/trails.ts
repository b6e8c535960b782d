import type { Hex, Side, Timeline, UnitId } from '#engine/winter-war';
import { eventsBetween, sideOf, type RecordedEvent } from './happenings.ts';
import { splitIntoTurns } from './player-turns.ts';

export type TrailKind =
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
  readonly way: TrailKind;
  /** By train, at least in part. */
  readonly rail: boolean;
  /** The hexes one after another, from where it stood to where it came; a drop has these two only. */
  readonly hexes: readonly Hex[];
  readonly step: number;
}

/** The trail of a single event, or null. */
function toTrail({ event, step, before }: RecordedEvent): Trail | null {
  const trail = (unit: UnitId, way: TrailKind, hexes: readonly Hex[], rail = false): Trail => ({
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
export const findTrails = (happened: readonly RecordedEvent[]): Trail[] =>
  happened.flatMap((happening) => toTrail(happening) ?? []);

/**
 * The trails to be drawn when a game stands at a step: those of the Player-Turn that the last step done
 * belongs to. So at the beginning of a Player-Turn they show what the other player did.
 */
export function currentTrails(timeline: Timeline, step = timeline.cursor): Trail[] {
  const turn = splitIntoTurns(timeline, step).at(-1);
  return turn ? findTrails(eventsBetween(timeline, turn.from, step)) : [];
}
