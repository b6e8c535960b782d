/** Where a game that is watched stops, and how long it rests there. */
import { at, type Action, type GameEvent, type Timeline } from '#engine/winter-war';

/** True of a step that fought a battle on land or from the sea. */
export const isBattle = (events: readonly GameEvent[]): boolean =>
  events.some(({ type }) => type === 'attacked' || type === 'landing');

/** True of an attack, for which a die may fall: it is pointed at first. */
export const aims = ({ type }: Action): boolean => type === 'attack';

/** How long a moment stands at normal speed, in milliseconds, by the action that led to it. */
const REST: Readonly<Partial<Record<Action['type'], number>>> = {
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
const OTHERWISE = 600;
/** A longer way takes longer to walk. */
const PER_HEX = 110;
const TURN_BEGINS = 1100;

/** Milliseconds for which the moment after a step is to be seen, at normal speed. */
export function restAfter(game: Timeline, step: number): number {
  const done = game.steps[step - 1];
  if (!done) return TURN_BEGINS;
  const { action, state } = done;
  const before = at(game, step - 1);
  if (before.phasing !== state.phasing || before.turn !== state.turn) return TURN_BEGINS;
  const walk = action.type === 'move' ? Math.min(8, action.path.length) * PER_HEX : 0;
  return (REST[action.type] ?? OTHERWISE) + walk;
}
