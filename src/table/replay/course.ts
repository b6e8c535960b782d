/** Where a replay stops, and how long it rests there. */
import type { Action, GameEvent, Timeline } from '../../engine/winter-war/index.ts';
import { playerTurns, type PlayerTurn } from '../../games/winter-war/records/player-turns.ts';

/** A game as it is watched: steps are counted as done, from none to all. */
export interface Course {
  readonly length: number;
  readonly stretches: readonly PlayerTurn[];
  /** Where Player-Turns, Interphases and the set-ups begin, and the end. */
  readonly turns: readonly number[];
  /** Where Game-Turns begin, and both ends. */
  readonly gameTurns: readonly number[];
  /** Their numbers, where they begin. */
  readonly labels: readonly { readonly step: number; readonly turn: number }[];
  /** Where a battle has just been fought. */
  readonly battles: readonly number[];
}

const isBattle = ({ type }: GameEvent): boolean => type === 'attacked' || type === 'landing';

/** The game up to now, without what has been taken back. */
export const upToNow = (timeline: Timeline): Timeline => ({
  ...timeline,
  steps: timeline.steps.slice(0, timeline.cursor),
});

export function courseOf(timeline: Timeline): Course {
  const { steps } = timeline;
  const stretches = playerTurns(timeline, steps.length);
  const played = stretches.filter(({ kind }) => kind === 'player-turn');
  const labels = played
    .filter(({ turn }, i) => turn !== played[i - 1]?.turn)
    .map(({ from, turn }) => ({ step: from, turn }));
  return {
    length: steps.length,
    stretches,
    turns: [...stretches.map(({ from }) => from), steps.length],
    gameTurns: [...new Set([0, ...labels.map(({ step }) => step), steps.length])],
    labels,
    battles: steps.flatMap(({ events }, i) => (events.some(isBattle) ? [i + 1] : [])),
  };
}

/** The next stop in a direction, or where one is when there is none. */
export const stopFrom = (stops: readonly number[], step: number, way: 1 | -1): number =>
  (way > 0 ? stops.find((stop) => stop > step) : stops.findLast((stop) => stop < step)) ?? step;

/** Where play itself begins: after the set-ups. */
export const firstOfPlay = ({ stretches }: Course): number =>
  stretches.find(({ kind }) => kind !== 'set-up')?.from ?? 0;

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
/** How long an attack is only pointed at before its die falls. */
export const AIM = 750;
/** From this speed on there is no time to see anything move. */
export const TOO_FAST = 4;

export function restAfter({ steps, start }: Timeline, step: number): number {
  const done = steps[step - 1];
  if (!done) return TURN_BEGINS;
  const { action, state } = done;
  const before = step > 1 ? steps[step - 2]!.state : start;
  if (before.phasing !== state.phasing || before.turn !== state.turn) return TURN_BEGINS;
  const walk = action.type === 'move' ? Math.min(8, action.path.length) * PER_HEX : 0;
  return (REST[action.type] ?? OTHERWISE) + walk;
}

/** True when the next step is an attack for which a die may fall: it is pointed at first. */
export const isAttackNext = ({ steps }: Timeline, step: number): boolean =>
  steps[step]?.action.type === 'attack';
