import { haltWhile } from '../../commands/define.ts';
import { present } from '#engine/core/timeline.ts';
import type { Seats } from '#engine/core/seats.ts';
import type { Line } from '../../game/position.ts';
import { activeGame as onTable } from '../../game/registry.ts';
import { useGame } from '../../store/game.ts';
import type { TableKind } from '../../store/kept-games.ts';
import { PEOPLE } from '../../store/seats.ts';
import { defineSection, clearNotice, putDown } from '../../store/ui.ts';
import { courseOf, firstOfPlay, upToNow } from './course.ts';

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
export const useReplay = defineSection<Replay>('replay', {
  game: null,
  table: 'hotseat',
  seats: PEOPLE,
  source: 'table',
  step: 0,
  playing: false,
  speed: 1,
  aiming: false,
  adjoining: false,
});

const { getState, setState } = useReplay;

/** Something is watched. */
export const isReplaying = (): boolean => getState().game !== null;
/** The same, followed. */
export const useReplaying = (): boolean => useReplay(({ game }) => game !== null);
haltWhile('watching', isReplaying);

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
  const step = from ?? (onTable().rules.isOver(present(game)) ? firstOfPlay(courseOf(game)) : game.cursor);
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
