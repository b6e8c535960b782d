/** Lines that were tried from moments of the game: which of them is on show, and what is drawn there. */
import { useMemo } from 'react';
import { present } from '#engine/core/timeline.ts';
import {
  gameMoment,
  isStep,
  pathTo,
  stepsAfter,
  type Notes,
  type Variations as AnyVariations,
} from '#engine/core/variations.ts';
import type { Action, Line, Place } from '../game/position.ts';
import { activeGame } from '../game/registry.ts';
import { gameItself, isForOne, isForTwoPlayers, useGame, type GameOnTable } from './game.ts';
import { withoutVariations } from './record.ts';
import { create } from 'zustand';
import { useReplay } from './replay.ts';

export type Variations = AnyVariations<Action>;

interface TrialState {
  /** The line on the table: the moment of the game from which it starts, and its steps, by their indices in the list. */
  readonly at: number;
  readonly path: readonly number[];
  /** It was begun in a replay, to which the way back leads. */
  readonly fromReplay: boolean;
  /** Faces that the next dice are to show. */
  readonly dice: readonly number[];
  /** What a press on the map draws; null: it plays. */
  readonly drawing: 'mark' | 'arrow' | null;
  /** Where the arrow in the making begins. */
  readonly from: Place | null;
  /** What there was before something was deleted, as long as nothing else has changed. */
  readonly beforeDeletion: Variations | null;
}

/** Of the line that is tried, and of the moment on show; changed by the functions of `trial.ts` alone. */
export const useTrial = create<TrialState>(() => ({
  at: 0,
  path: [],
  fromReplay: false,
  dice: [],
  drawing: null,
  from: null,
  beforeDeletion: null,
}));

const NONE: Variations = [];

/**
 * Why no line may be tried in a game: it is at a host, it is a lesson or the like, something of it is hidden from a player
 * now, or its players do without an aid that a line would give.
 */
export type LinesBar = 'hosted' | 'practice' | 'secret' | 'agreed';

/** Null where lines may be tried from every moment of the game so far. */
export function linesBar(now: GameOnTable): LinesBar | null {
  const itself = gameItself(now);
  const { timeline, hosted, practice } = itself;
  if (hosted) return 'hosted';
  if (!timeline || practice) return 'practice';
  const { rules, secrets } = activeGame();
  if (rules.isOver(present(timeline)) || isForOne(itself)) return null;
  // Where nothing is hidden now, all that was hidden before has been revealed (`stillSecretFrom`).
  if (secrets.secretAt(timeline, timeline.cursor)) return 'secret';
  return isForTwoPlayers(itself) && timeline.about?.withoutAids?.length ? 'agreed' : null;
}

export const mayTryLines = (now: GameOnTable): boolean => linesBar(now) === null;

/** The variations of the game itself, as far as they may be seen: those of a game that was played alone tell all of it. */
export const variationsOf = (now: GameOnTable): Variations =>
  (mayTryLines(now) && gameItself(now).timeline?.about?.variations) || NONE;

/** A moment of the game or of a line. */
interface ShownMoment {
  /** Steps of the game before it, or before the line. */
  readonly at: number;
  /** In the list of variations; -1 for a moment of the game on which nothing hangs. */
  readonly index: number;
}

/** The moment on show: of the line that is tried, or of the replay of the game on the table; null for any other. */
export function useMomentOnShow(): ShownMoment | null {
  const all = useGame(variationsOf);
  const isTrying = useGame(({ trial }) => trial !== null);
  const cursor = useGame(({ trial, timeline }) => (trial && timeline ? timeline.cursor : 0));
  const { at, path } = useTrial();
  const step = useReplay(({ game, source, step: shown }) => (game && source === 'table' ? shown : null));
  return useMemo(() => {
    if (isTrying && cursor > at) return { at, index: path[cursor - at - 1] ?? -1 };
    const moment = isTrying ? cursor : step;
    return moment === null ? null : { at: moment, index: gameMoment(all, moment) };
  }, [all, isTrying, cursor, at, path, step]);
}

const NO_NOTES: Notes & { readonly from: Place | null } = { from: null };

/** What is drawn at the moment on show, for the map; `from` is where an arrow in the making begins. */
export function useNotesOnMap(): Notes & { readonly from: Place | null } {
  const shown = useMomentOnShow();
  const notes = useGame((now) => (shown ? variationsOf(now)[shown.index] : undefined));
  const from = useTrial((trial) => trial.from);
  return useMemo(() => (notes || from !== null ? { ...notes, from } : NO_NOTES), [notes, from]);
}

export const isDrawing = (): boolean => useTrial.getState().drawing !== null;

export const stopDrawing = (): void => useTrial.setState({ drawing: null, from: null });

const played = new WeakMap<object, Line>();

/** A game up to one of its moments, without the lines that were tried. */
export const lineAt = (game: Line, at: number): Line => ({
  ...withoutVariations(game),
  steps: game.steps.slice(0, at),
  cursor: at,
});

/** The game up to a moment of a line, with the steps of the line. */
export function lineTo(game: Line, all: Variations, index: number): Line {
  const { at, path } = pathTo(all, index);
  let line = lineAt(game, at);
  for (const i of path) {
    const step = all[i]!;
    const known = played.get(step);
    if (known && known.start === game.start) {
      line = known;
      continue;
    }
    if (!isStep(step)) break;
    const { action, dice = [] } = step;
    const result = activeGame().rules.play(line, action, dice);
    // A record is judged when it is read: there is none.
    if (!result.ok) throw new Error(result.refusal.text);
    line = result.timeline;
    played.set(step, line);
  }
  return line;
}

/** A step and those that follow it in its main line, by their indices. */
export function mainLine(all: Variations, index: number): number[] {
  const line: number[] = [];
  for (let next: number | undefined = index; next !== undefined; [next] = stepsAfter(all, next))
    line.push(next);
  return line;
}
