/** Variations tried from moments of the game: which one is on show, and the notes drawn there. */
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
  /** The variation on the table: the step of the game from which it starts, and the indices of its own steps. */
  readonly at: number;
  readonly path: readonly number[];
  /** Started from a replay, which is returned to at the end. */
  readonly fromReplay: boolean;
  /** Chosen faces of the next dice. */
  readonly dice: readonly number[];
  /** What a press on the map draws; null: presses play. */
  readonly drawing: 'mark' | 'arrow' | null;
  /** Start of the arrow being drawn. */
  readonly from: Place | null;
  /** State before a deletion, for undo until the next change. */
  readonly beforeDeletion: Variations | null;
}

/** The variation being tried and the drawing state; only changed by the functions of `trial.ts`. */
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
 * Why variations are not available in a game: it is at a host, it is practice, something is hidden from a player now, or
 * the players have switched off an aid.
 */
export type LinesBar = 'hosted' | 'practice' | 'secret' | 'agreed';

/** Null if variations may be tried from every moment of the game so far. */
export function linesBar(now: GameOnTable): LinesBar | null {
  const itself = gameItself(now);
  const { timeline, hosted, practice } = itself;
  if (hosted) return 'hosted';
  if (!timeline || practice) return 'practice';
  const { rules, secrets } = activeGame();
  if (rules.isOver(present(timeline)) || isForOne(itself)) return null;
  // If nothing is hidden now, all that was hidden before has been revealed (`stillSecretFrom`).
  if (secrets.secretAt(timeline, timeline.cursor)) return 'secret';
  return isForTwoPlayers(itself) && timeline.about?.withoutAids?.length ? 'agreed' : null;
}

export const mayTryLines = (now: GameOnTable): boolean => linesBar(now) === null;

/** The variations of the game itself; empty where they are not available, as they could reveal secrets. */
export const variationsOf = (now: GameOnTable): Variations =>
  (mayTryLines(now) && gameItself(now).timeline?.about?.variations) || NONE;

/** A moment of the game or of a variation. */
interface ShownMoment {
  /** Number of the game's steps before it, or before the variation. */
  readonly at: number;
  /** Index in the list of variations; -1 for a moment of the game without notes. */
  readonly index: number;
}

/** The moment on show, in the variation being tried or in the replay of the game on the table; null otherwise. */
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

/** The notes for the map at the moment on show; `from`: start of the arrow being drawn. */
export function useNotesOnMap(): Notes & { readonly from: Place | null } {
  const shown = useMomentOnShow();
  const notes = useGame((now) => (shown ? variationsOf(now)[shown.index] : undefined));
  const from = useTrial((trial) => trial.from);
  return useMemo(() => (notes || from !== null ? { ...notes, from } : NO_NOTES), [notes, from]);
}

export const isDrawing = (): boolean => useTrial.getState().drawing !== null;

export const stopDrawing = (): void => useTrial.setState({ drawing: null, from: null });

const played = new WeakMap<object, Line>();

/** The game up to a step, without variations. */
export const lineAt = (game: Line, at: number): Line => ({
  ...withoutVariations(game),
  steps: game.steps.slice(0, at),
  cursor: at,
});

/** The game up to a moment of a variation, with the steps of the variation. */
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
    // Cannot happen: a record is validated when it is read.
    if (!result.ok) throw new Error(result.refusal.text);
    line = result.timeline;
    played.set(step, line);
  }
  return line;
}

/** Indices of a step and those that follow it in its main line. */
export function mainLine(all: Variations, index: number): number[] {
  const line: number[] = [];
  for (let next: number | undefined = index; next !== undefined; [next] = stepsAfter(all, next))
    line.push(next);
  return line;
}
