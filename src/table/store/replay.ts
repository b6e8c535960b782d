/** What is watched of a game: where a replay stops, how long it rests there, and the moment on show. */
import { create } from 'zustand';
import { present, type Timeline } from '#engine/core/timeline.ts';
import type { Seats } from '#engine/core/seats.ts';
import type { Line, TurnSegment } from '../game/game.ts';
import { activeGame } from '../game/registry.ts';
import { useGame } from './game.ts';
import type { TableKind } from './kept-games.ts';
import { PEOPLE } from './seats.ts';
import { clearNotice, putDown } from './ui.ts';

/** A game as it is watched: steps are counted as done, from none to all. */
export interface Course {
  readonly length: number;
  readonly segments: readonly TurnSegment[];
  /** Where segments begin, and the end. */
  readonly turns: readonly number[];
  /** Where Game-Turns begin, and both ends. */
  readonly gameTurns: readonly number[];
  /** Their numbers, where they begin. */
  readonly labels: readonly { readonly step: number; readonly turn: number }[];
  /** Where a battle has just been fought. */
  readonly battles: readonly number[];
}

/**
 * The game up to now, without what has been taken back. Where nothing has been, its steps are the same list: by it a game
 * is known again.
 */
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

/** The next stop in a direction, or where one is when there is none. */
export const stopFrom = (stops: readonly number[], step: number, way: 1 | -1): number =>
  (way > 0 ? stops.find((stop) => stop > step) : stops.findLast((stop) => stop < step)) ?? step;

/** Where play itself begins: after the set-ups. */
export const firstOfPlay = ({ segments }: Course): number =>
  segments.find(({ kind }) => kind !== 'before')?.from ?? 0;

/** How long an attack is only pointed at before its die falls, in milliseconds. */
export const AIM = 750;
/** From this speed on there is no time to see anything move. */
export const TOO_FAST = 4;

/** True when the next step is one that is pointed at first. */
export function isAimedAt({ steps }: Line, step: number): boolean {
  const next = steps[step];
  return next !== undefined && activeGame().story.hasTarget(next.action);
}

/** Against the normal one, the slowest first. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** How fast a game goes by. */
export type Speed = (typeof SPEEDS)[number];

/** A game that is watched. The one on the table does not notice. */
interface Replay {
  /** All of its steps are done; null: nothing is watched. */
  readonly game: Line | null;
  readonly table: TableKind;
  readonly seats: Seats;
  /** 'page': it is all that the page shows, to anybody. */
  readonly source: 'table' | 'file' | 'page';
  /** Steps done at the moment on show. */
  readonly step: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** The attack of the next step is pointed at before its die falls. */
  readonly aiming: boolean;
  /** The moment on show follows the one before: what moves may be seen moving. */
  readonly adjoining: boolean;
}

/** What is watched; changed by the functions below alone. */
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

/** Something is watched. */
export const isReplaying = (): boolean => getState().game !== null;
/** The same, followed. */
export const useReplaying = (): boolean => useReplay(({ game }) => game !== null);

type Watched = Pick<Replay, 'table' | 'seats' | 'source' | 'step'> & { readonly game: Line };

function watch(watched: Watched): void {
  putDown();
  // What was said of the game on the table is not said of this.
  clearNotice();
  setState({ ...watched, playing: false, aiming: false, adjoining: false });
}

/** Something has been played that could be watched. */
export const mayReplay = (): boolean => {
  const { timeline, practice } = useGame.getState();
  return timeline !== null && !practice && timeline.cursor > 0;
};

/** Watches the game on the table, from a step on or from now back; a game that is over from its beginning. */
export function watchTable(from?: number): void {
  const { timeline, table, seats } = useGame.getState();
  if (!timeline || !mayReplay()) return;
  const game = upToNow(timeline);
  const step = from ?? (activeGame().rules.isOver(present(game)) ? firstOfPlay(courseOf(game)) : game.cursor);
  watch({ game, table, seats, source: 'table', step });
}

/** Watches a game that is not on the table. */
export function watchOther(timeline: Line, table: TableKind, seats: Seats = PEOPLE): void {
  const game = upToNow(timeline);
  watch({ game, table, seats, source: 'file', step: firstOfPlay(courseOf(game)) });
}

/** Shows a game as anybody may see it, on a page that has nothing else to go back to. */
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

/** Goes to a moment, which then stands. */
export function goTo(step: number): void {
  setState({ playing: false });
  show(step);
}

/** The next moment, while it plays by itself. */
export const goOn = (): void => show(getState().step + 1);

/** Plays from here; from the end it begins again where the set-ups were over. */
export function setPlaying(playing: boolean): void {
  const { game, step } = getState();
  if (!game) return;
  if (playing && step >= game.steps.length) show(firstOfPlay(courseOf(game)));
  setState({ playing, aiming: false });
}

/** Chooses the speed. */
export const setSpeed = (speed: Speed): void => setState({ speed });

/** Points at what the next step attacks. */
export const aim = (): void => setState({ aiming: true });

/** One speed faster or slower. */
export function changeSpeed(by: 1 | -1): void {
  const speed = SPEEDS[SPEEDS.indexOf(getState().speed) + by];
  if (speed !== undefined) setSpeed(speed);
}

/** Back to the game on the table. */
export function endReplay(): void {
  if (!isReplaying() || getState().source === 'page') return;
  putDown();
  setState({ game: null, playing: false, aiming: false, adjoining: false });
}
