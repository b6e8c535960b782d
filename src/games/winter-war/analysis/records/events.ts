import {
  type Action,
  type GameEvent,
  type Side,
  type State,
  type Timeline,
  type UnitId,
  at,
  counter,
} from '#engine/winter-war';

/** An event with its step and the positions around it. */
export interface RecordedEvent {
  readonly step: number;
  readonly event: GameEvent;
  readonly before: State;
  readonly after: State;
}

/** Events of steps `from` to `to`, `to` excluded. */
export function eventsBetween(timeline: Timeline, from: number, to: number): RecordedEvent[] {
  return timeline.steps.slice(from, to).flatMap(({ events, state }, i) => {
    const before = at(timeline, from + i);
    return events.map((event) => ({ step: from + i, event, before, after: state }));
  });
}

/** Printed Attack Strength: the measure of losses for both sides. */
export const attackPointsOf = (unit: UnitId): number => counter(unit).type.attack;

export const sideOf = (unit: UnitId): Side => counter(unit).side;

/** A set-up, Player-Turn or Interphase of a game. */
export interface PlayerTurn {
  readonly kind: 'set-up' | 'player-turn' | 'interphase';
  readonly turn: number;
  /** The phasing player. */
  readonly side: Side;
  /** First step, and the first step after it. */
  readonly from: number;
  readonly to: number;
}

export const turnKind = ({ phase }: State): PlayerTurn['kind'] =>
  phase === 'set-up' || phase === 'interphase' ? phase : 'player-turn';

/** The turns up to a step, in order; the last may be incomplete. */
export function splitIntoTurns(timeline: Timeline, upTo = timeline.cursor): PlayerTurn[] {
  const found: PlayerTurn[] = [];
  for (let step = 0; step < upTo; step++) {
    const state = at(timeline, step);
    const { turn, phasing: side } = state;
    const kind = turnKind(state);
    const last = found.at(-1);
    if (last && last.kind === kind && last.turn === turn && last.side === side)
      found[found.length - 1] = { ...last, to: step + 1 };
    else found.push({ kind, turn, side, from: step, to: step + 1 });
  }
  return found;
}

/** The latest Player-Turn of a side up to a step, or null before it had any. */
export const findLastPlayerTurn = (
  timeline: Timeline,
  side: Side,
  upTo = timeline.cursor,
): PlayerTurn | null =>
  splitIntoTurns(timeline, upTo).findLast((turn) => turn.kind === 'player-turn' && turn.side === side) ??
  null;

/** A delayed landing happens at the start of the Interphase: put the phase before it. */
function movePhaseFirst(events: readonly GameEvent[]): readonly GameEvent[] {
  const phase = events.findLast((event) => event.type === 'phase');
  const begins = events.findIndex(({ type }) => type === 'scenario');
  if (phase?.phase !== 'interphase' || begins < 0) return events;
  const others = events.filter((event) => event !== phase);
  return [...others.slice(0, begins), phase, ...others.slice(begins)];
}

/**
 * Events of an action in reading order: a capture follows the move that made it, though the engine reports it
 * earlier.
 */
export function toReadingOrder(happened: readonly GameEvent[]): GameEvent[] {
  const events = movePhaseFirst(happened);
  const told: GameEvent[] = [];
  let taken: GameEvent[] = [];
  for (const event of events) {
    if (event.type === 'captured') taken.push(event);
    else if (event.type === 'moved' || event.type === 'advanced' || event.type === 'retreated') {
      told.push(event, ...taken);
      taken = [];
    } else told.push(event);
  }
  return [...told, ...taken];
}

/** Whether a step included a battle on land or a landing. */
export const isBattle = (events: readonly GameEvent[]): boolean =>
  events.some(({ type }) => type === 'attacked' || type === 'landing');

/** Whether an action is an attack, which replays point at before the die falls. */
export const isAttackAction = ({ type }: Action): boolean => type === 'attack';

/** Milliseconds that a step is shown in replays at normal speed, by action. */
const REST_MS: Readonly<Partial<Record<Action['type'], number>>> = {
  place: 60,
  move: 800,
  attack: 2200,
  retreat: 900,
  advance: 900,
  lose: 900,
  drop: 1800,
  roll: 1800,
  end: 450,
};
const DEFAULT_REST_MS = 600;
/** Added per hex of a move, up to eight. */
const MS_PER_HEX = 110;
const TURN_START_MS = 1100;

/** Milliseconds that the position after a step is shown at normal speed. */
export function restAfterStep(game: Timeline, step: number): number {
  const done = game.steps[step - 1];
  if (!done) return TURN_START_MS;
  const { action, state } = done;
  const before = at(game, step - 1);
  if (before.phasing !== state.phasing || before.turn !== state.turn) return TURN_START_MS;
  const walk = action.type === 'move' ? Math.min(8, action.path.length) * MS_PER_HEX : 0;
  return (REST_MS[action.type] ?? DEFAULT_REST_MS) + walk;
}
