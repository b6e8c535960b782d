import {
  at,
  counter,
  type GameEvent,
  type Side,
  type State,
  type Timeline,
  type UnitId,
} from '#engine/winter-war';

/** An event with the step that brought it and the positions around that step. */
export interface RecordedEvent {
  readonly step: number;
  readonly event: GameEvent;
  readonly before: State;
  readonly after: State;
}

/** What happened from one step of a game to another; `to` is the first that does not count. */
export function eventsBetween(timeline: Timeline, from: number, to: number): RecordedEvent[] {
  return timeline.steps.slice(from, to).flatMap(({ events, state }, i) => {
    const before = at(timeline, from + i);
    return events.map((event) => ({ step: from + i, event, before, after: state }));
  });
}

/** Attack Strength Points as printed: the measure of losses, for both sides the same. */
export const attackPointsOf = (unit: UnitId): number => counter(unit).type.attack;

export const sideOf = (unit: UnitId): Side => counter(unit).side;
