/** Replay of a game: its stops, its speed, and the moment on show. */
import { create } from 'zustand';
import { present, type Timeline } from '#engine/core/timeline.ts';
import type { Seats } from '#engine/core/about.ts';
import type { Line, TurnSegment } from '../game/game.ts';
import { activeGame } from '../game/registry.ts';
import { useGame } from './game.ts';
import type { TableKind } from './kept-games.ts';
import { PEOPLE } from './seats.ts';
import { clearNotice, putDown } from './ui.ts';

/** The stops of a replay, as numbers of steps played. */
export interface Course {
  readonly length: number;
  readonly segments: readonly TurnSegment[];
  /** Starts of segments, and the end. */
  readonly turns: readonly number[];
  /** Starts of game turns, and both ends. */
  readonly gameTurns: readonly number[];
  /** Numbers of the game turns at their starts. */
  readonly labels: readonly { readonly step: number; readonly turn: number }[];
  /** Steps after which a battle has just been fought. */
  readonly battles: readonly number[];
}

/** The game without undone steps. Without any, `steps` stays the same list, by which a game is recognised. */
export const upToNow = <S, A, E, B extends string>(timeline: Timeline<S, A, E, B>): Timeline<S, A, E, B> =>
  timeline.cursor === timeline.steps.length
    ? timeline
    : { ...timeline, steps: timeline.steps.slice(0, timeline.cursor) };

/** The course of a whole game, whatever its cursor. */
export function courseOf(timeline: Line): Course {
  const { story } = activeGame();
  const { steps } = timeline;
  const segments = story.segments(timeline, steps.length);
  const played = segments.filter(({ kind }) => kind === 'turn');
  const labels = played
    .filter(({ turn }, i) => turn !== played[i - 1]?.turn)
    .map(({ from, turn }) => ({ step: from, turn }));
  return {
    length: steps.length,
    segments,
    turns: [...segments.map(({ from }) => from), steps.length],
    gameTurns: [...new Set([0, ...labels.map(({ step }) => step), steps.length])],
    labels,
    battles: steps.flatMap(({ events }, i) => (story.isBattle(events) ? [i + 1] : [])),
  };
}

/** The next stop in a direction, or the current step if there is none. */
export const stopFrom = (stops: readonly number[], step: number, way: 1 | -1): number =>
  (way > 0 ? stops.find((stop) => stop > step) : stops.findLast((stop) => stop < step)) ?? step;

/** The first step after the set-ups. */
export const firstOfPlay = ({ segments }: Course): number =>
  segments.find(({ kind }) => kind !== 'before')?.from ?? 0;

/** How long the target of an attack is highlighted before its die is rolled, in milliseconds. */
export const AIM = 750;
/** From this speed on movement is not animated. */
export const TOO_FAST = 4;

/** True if the target of the next step is highlighted first. */
export function isAimedAt({ steps }: Line, step: number): boolean {
  const next = steps[step];
  return next !== undefined && activeGame().story.hasTarget(next.action);
}

/** Factors of the normal speed, the slowest first. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** One step faster or slower; the same at either end. */
export const nextSpeed = (speed: Speed, by: 1 | -1): Speed => SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed;

/** A game in replay, independent of the one on the table. */
interface Replay {
  /** The whole game; null: no replay. */
  readonly game: Line | null;
  readonly table: TableKind;
  readonly seats: Seats;
  /** 'page': a public page that shows nothing else. */
  readonly source: 'table' | 'file' | 'page';
  /** Number of steps played at the moment on show. */
  readonly step: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** The target of the next step is highlighted before its die is rolled. */
  readonly aiming: boolean;
  /** The moment on show directly follows the previous one, so that movement can be animated. */
  readonly adjoining: boolean;
}

/** The replay; only changed by the functions below. */
export const useReplay = create<Replay>(() => ({
  game: null,
  table: 'hotseat',
  seats: PEOPLE,
  source: 'table',
  step: 0,
  playing: false,
  speed: 1,
  aiming: false,
  adjoining: false,
}));

const { getState, setState } = useReplay;

export const isReplaying = (): boolean => getState().game !== null;
export const useReplaying = (): boolean => useReplay(({ game }) => game !== null);

type Watched = Pick<Replay, 'table' | 'seats' | 'source' | 'step'> & { readonly game: Line };

function watch(watched: Watched): void {
  putDown();
  // Messages about the game on the table do not apply here.
  clearNotice();
  setState({ ...watched, playing: false, aiming: false, adjoining: false });
}

/** True if the game on the table has steps to replay. */
export const mayReplay = (): boolean => {
  const { timeline, practice } = useGame.getState();
  return timeline !== null && !practice && timeline.cursor > 0;
};

/** Replays the game on the table from a step; by default from the current position, or from the start if it is over. */
export function watchTable(from?: number): void {
  const { timeline, table, seats } = useGame.getState();
  if (!timeline || !mayReplay()) return;
  const game = upToNow(timeline);
  const step = from ?? (activeGame().rules.isOver(present(game)) ? firstOfPlay(courseOf(game)) : game.cursor);
  watch({ game, table, seats, source: 'table', step });
}

/** Replays a game that is not on the table. */
export function watchOther(timeline: Line, table: TableKind, seats: Seats = PEOPLE): void {
  const game = upToNow(timeline);
  watch({ game, table, seats, source: 'file', step: firstOfPlay(courseOf(game)) });
}

/** Shows a game as anyone may see it, on a page without a table. */
export function watchPublicly(timeline: Line, seats: Seats = PEOPLE): void {
  const game = upToNow(timeline);
  watch({ game, table: 'hotseat', seats, source: 'page', step: firstOfPlay(courseOf(game)) });
}

function show(to: number): void {
  const { game, step } = getState();
  if (!game) return;
  const next = Math.min(Math.max(to, 0), game.steps.length);
  setState({ step: next, aiming: false, adjoining: Math.abs(next - step) <= 1 });
}

/** Goes to a step and stops there. */
export function goTo(step: number): void {
  setState({ playing: false });
  show(step);
}

/** The next step during playback. */
export const goOn = (): void => show(getState().step + 1);

/** Starts or stops playback; at the end it restarts after the set-ups. */
export function setPlaying(playing: boolean): void {
  const { game, step } = getState();
  if (!game) return;
  if (playing && step >= game.steps.length) show(firstOfPlay(courseOf(game)));
  setState({ playing, aiming: false });
}

export const setSpeed = (speed: Speed): void => setState({ speed });

const MINUTE = 60_000;

/** Plays the game on the table from the first turn, at the speed at which it lasts about a minute. */
export function watchInAMinute(): void {
  watchTable();
  const { game, step } = getState();
  if (!game) return;
  const { pauseAfter } = activeGame().story;
  const length = game.steps.slice(step).reduce((sum, _, i) => sum + pauseAfter(game, step + i), 0);
  const misses = (speed: Speed): number => Math.abs(Math.log(length / speed / MINUTE));
  setSpeed(SPEEDS.toSorted((a, b) => misses(a) - misses(b))[0]!);
  setPlaying(true);
}

export const aim = (): void => setState({ aiming: true });

export const changeSpeed = (by: 1 | -1): void => setSpeed(nextSpeed(getState().speed, by));

export function endReplay(): void {
  if (!isReplaying() || getState().source === 'page') return;
  putDown();
  setState({ game: null, playing: false, aiming: false, adjoining: false });
}
