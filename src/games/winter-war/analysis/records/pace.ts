/** Where a game that is watched stops, and how long it rests there. */
import { at, type Action, type GameEvent, type Timeline } from '#engine/winter-war';

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
