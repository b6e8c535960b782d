/** Hexapawn (Martin Gardner, 1962) on 3 by 3 squares: the smallest game that the table can play. */
import * as v from 'valibot';
import { generatorOrNone, recordSchema, whole } from '#engine/core/record-schema.ts';
import { recordsOf } from '#engine/core/record.ts';
import { variationsSchema } from '#engine/core/variations-record.ts';
import { NO_GENERATOR, type RandomState } from '#engine/core/random.ts';
import { refusalsOf, type Refusal } from '#engine/core/refusal.ts';
import type { SeatsOf } from '#engine/core/about.ts';
import { timelineFor, type Applied } from '#engine/core/timeline-for.ts';

export const SIDES = ['white', 'black'] as const;
export type Side = (typeof SIDES)[number];

/** Squares row by row from the top; White starts in the last row and moves up. */
export interface State {
  /** Required of every game on the table, though this one has no options and no dice. */
  readonly options: Readonly<Record<string, never>>;
  readonly random: RandomState;
  readonly board: readonly (Side | null)[];
  /** From 1; each side moves once per turn. */
  readonly turn: number;
  readonly toMove: Side;
  readonly winner: Side | null;
}

export interface Action {
  readonly type: 'move';
  readonly from: number;
  readonly to: number;
}

export type GameEvent =
  | { readonly type: 'moved'; readonly side: Side; readonly from: number; readonly to: number }
  | { readonly type: 'captured'; readonly to: number }
  | { readonly type: 'won'; readonly side: Side };

const WIDTH = 3;
const SQUARES = WIDTH * WIDTH;
const columnOf = (square: number): number => square % WIDTH;
const rowOf = (square: number): number => Math.floor(square / WIDTH);

const opponentOf = (side: Side): Side => (side === 'white' ? 'black' : 'white');
const lastRowOf = (side: Side): number => (side === 'white' ? 0 : WIDTH - 1);

/** "a1" to "c3", from White's left. */
export const squareName = (square: number): string =>
  `${'abc'[columnOf(square)] ?? ''}${WIDTH - rowOf(square)}`;

export const newGame = (): State => ({
  options: {},
  random: NO_GENERATOR,
  board: Array.from({ length: SQUARES }, (_, square) =>
    rowOf(square) === 0 ? 'black' : rowOf(square) === WIDTH - 1 ? 'white' : null,
  ),
  turn: 1,
  toMove: 'white',
  winner: null,
});

/** Straight ahead to an empty square, or diagonally onto an enemy. */
function isMove({ board, toMove }: State, { from, to }: Action): boolean {
  if (board[from] !== toMove) return false;
  if (rowOf(to) - rowOf(from) !== (toMove === 'white' ? -1 : 1)) return false;
  const sideways = Math.abs(columnOf(to) - columnOf(from));
  return sideways === 0 ? board[to] === null : sideways === 1 && board[to] === opponentOf(toMove);
}

export function legalActions(state: State): Action[] {
  if (state.winner) return [];
  const squares = state.board.map((_, square) => square);
  return squares
    .flatMap((from) => squares.map((to): Action => ({ type: 'move', from, to })))
    .filter((action) => isMove(state, action));
}

export const REFUSALS = {
  over: ['hexapawn', 'The game is over.'],
  illegal: ['hexapawn', 'A pawn moves one square ahead, or captures one diagonally.'],
} as const;
const refusal = refusalsOf(REFUSALS);

export function apply(state: State, action: Action): Applied<State, GameEvent> {
  const { board, toMove, turn } = state;
  if (state.winner) return { ok: false, refusal: refusal('over') };
  if (!isMove(state, action)) return { ok: false, refusal: refusal('illegal', {}, [action.from]) };
  const { from, to } = action;
  const events: GameEvent[] = [{ type: 'moved', side: toMove, from, to }];
  if (board[to]) events.push({ type: 'captured', to });
  const next: State = {
    ...state,
    board: board.map((pawn, square) => (square === to ? toMove : square === from ? null : pawn)),
    toMove: opponentOf(toMove),
    turn: toMove === 'black' ? turn + 1 : turn,
  };
  // A player wins by reaching the far row or by leaving the opponent without a move.
  if (rowOf(to) !== lastRowOf(toMove) && legalActions(next).length)
    return { ok: true, state: next, events, dice: [] };
  events.push({ type: 'won', side: toMove });
  return { ok: true, state: { ...next, winner: toMove }, events, dice: [] };
}

export const { startTimeline, play, restartPhase, restartTurn } = timelineFor<
  State,
  Action,
  GameEvent,
  Refusal,
  never
>({
  apply,
  barrier: () => null,
  phaseMark: ({ turn, toMove }) => `${turn} ${toMove}`,
  turnMark: ({ turn, toMove }) => `${turn} ${toMove}`,
});

const square = whole(0, SQUARES - 1);
const side = v.picklist(SIDES);
const options = v.strictObject({});
const action = v.strictObject({ type: v.literal('move'), from: square, to: square });
const position = v.strictObject({
  options,
  random: generatorOrNone,
  board: v.pipe(v.array(v.nullable(side)), v.length(SQUARES)),
  turn: whole(1, 99),
  toMove: side,
  winner: v.nullable(side),
});

export const { serialise, restore } = recordsOf({
  format: 'hexapawn',
  title: 'Hexapawn',
  version: 1,
  editions: { rules: 1, board: 1 },
  schema: recordSchema(1, {
    format: 'hexapawn',
    sides: SIDES,
    player: v.string(),
    action,
    mostDice: 0,
    options,
    beginning: position,
    position,
  }),
  variations: variationsSchema(action, 0, square),
  newGame,
  startTimeline,
  play,
});

export type Seats = SeatsOf<Side, string>;
