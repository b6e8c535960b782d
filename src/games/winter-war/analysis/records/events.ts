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

/** A stretch of a game in which one player acts, or an Interphase. */
export interface PlayerTurn {
  readonly kind: 'set-up' | 'player-turn' | 'interphase';
  readonly turn: number;
  /** The phasing player. */
  readonly side: Side;
  /** Its first step, and the first that is no longer of it. */
  readonly from: number;
  readonly to: number;
}

/** What kind of stretch a position belongs to. */
export const turnKind = ({ phase }: State): PlayerTurn['kind'] =>
  phase === 'set-up' || phase === 'interphase' ? phase : 'player-turn';

/** The stretches of a game up to a step, in order; the last one may still be going on. */
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

/** A landing that was put off comes by itself, as the Interphase begins. */
function movePhaseFirst(events: readonly GameEvent[]): readonly GameEvent[] {
  const phase = events.findLast((event) => event.type === 'phase');
  const begins = events.findIndex(({ type }) => type === 'scenario');
  if (phase?.phase !== 'interphase' || begins < 0) return events;
  const others = events.filter((event) => event !== phase);
  return [...others.slice(0, begins), phase, ...others.slice(begins)];
}

/** What one action brought as it is read: a hex falls after the move that took it, though the engine tells of it on the way. */
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

// Where a game that is watched stops, and how long it rests there.

/** True of a step that fought a battle on land or from the sea. */
export const isBattle = (events: readonly GameEvent[]): boolean =>
  events.some(({ type }) => type === 'attacked' || type === 'landing');

/** True of an attack, for which a die may fall: it is pointed at first. */
export const isAttackAction = ({ type }: Action): boolean => type === 'attack';

/** How long a moment stands at normal speed, in milliseconds, by the action that led to it. */
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
/** A longer way takes longer to walk. */
const MS_PER_HEX = 110;
const TURN_START_MS = 1100;

/** Milliseconds for which the moment after a step is to be seen, at normal speed. */
export function restAfterStep(game: Timeline, step: number): number {
  const done = game.steps[step - 1];
  if (!done) return TURN_START_MS;
  const { action, state } = done;
  const before = at(game, step - 1);
  if (before.phasing !== state.phasing || before.turn !== state.turn) return TURN_START_MS;
  const walk = action.type === 'move' ? Math.min(8, action.path.length) * MS_PER_HEX : 0;
  return (REST_MS[action.type] ?? DEFAULT_REST_MS) + walk;
}
