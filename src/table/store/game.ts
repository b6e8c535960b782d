/** The game on the table: who plays it, who has the screen, and when the screen changes hands. */
import { create } from 'zustand';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seats } from '#engine/core/about.ts';
import { present } from '#engine/core/timeline.ts';
import type { Action, GameEvent, Line, Side, State } from '../game/position.ts';
import { activeGame } from '../game/registry.ts';
import type { KeepResult, TableKind } from './kept-games.ts';
import { computerSides, PEOPLE, isLevel, onlyHuman, seatAt, type Seat } from './seats.ts';
import type { Game } from '../game/game.ts';

/** The last change, for the live region; `count` distinguishes equal ones. */
export interface Happening {
  readonly count: number;
  readonly kind: 'play' | 'undo' | 'redo' | 'restart';
  readonly events: readonly GameEvent[];
}

/** Several actions by one press, undone together. */
interface Batch {
  readonly from: number;
  readonly to: number;
}

/** Checks actions before the rules do: a lesson or a problem. */
export interface Referee {
  play(action: Action): Refusal | null;
  mayGoBack(): boolean;
  goBack(): void;
  startOver(): void;
}

/** A game at a host, which applies the rules: the table shows one side's view of it. */
export interface Hosted {
  /** Null: the viewer plays neither side. */
  readonly side: Side | null;
  /** Sends an action, and shows its result at once if that is certain; returns the refusal if the rules forbid it. */
  play(action: Action): Refusal | null;
  /** Takes back all actions after a step, without consent of the other player. */
  goBack(to: number): void;
  /** True if the other player can be asked to allow an undo. */
  mayAskBack(): boolean;
  askBack(): void;
  /** Actions received from the host and not shown yet, in order. */
  arrived(): readonly Action[];
  /** Shows the first of them. */
  showNext(): void;
  /** Saves this side's view to a file; the whole game once it is over. */
  saveToFile(): Promise<void>;
}

/** A variation being tried: actions in it are added to the variations of the suspended game. */
export interface Trial {
  play(action: Action): Refusal | null;
}

/** The game on the table and who plays it. */
export interface GameOnTable {
  readonly timeline: Line | null;
  /** True for a practice session or a variation, which are not saved as games. */
  readonly practice: boolean;
  /** Set in a lesson or a problem. */
  readonly referee: Referee | null;
  /** Null: a local game. */
  readonly hosted: Hosted | null;
  /** Null: no variation is being tried. */
  readonly trial: Trial | null;
  /** The game to return to after a practice session. */
  readonly suspendedGame: GameOnTable | null;
  readonly table: TableKind;
  readonly seats: Seats;
  /** The player to whom the screen is being passed; null: no curtain. */
  readonly curtain: Side | null;
  readonly batches: readonly Batch[];
  readonly saving: KeepResult;
  readonly happening: Happening;
}

/** Defaults for a newly opened game. */
export const FRESH = {
  practice: false,
  referee: null,
  hosted: null,
  trial: null,
  suspendedGame: null,
  curtain: null,
  batches: [],
  saving: 'saved',
  happening: { count: 0, kind: 'play', events: [] },
} as const satisfies Partial<GameOnTable>;

/** The game on the table; `timeline` is null before one is opened. */
export const useGame = create<GameOnTable>(() => ({
  ...FRESH,
  timeline: null,
  table: 'hotseat',
  seats: PEOPLE,
}));

/** The timeline of the game on the table; throws if there is none. */
export function current(): Line {
  const { timeline } = useGame.getState();
  if (!timeline) throw new Error('No game is on the table');
  return timeline;
}

/** The position on the table; throws if there is none. */
export const position = (): State => present(current());

/** Solo practice: everything may be undone, and nothing is hidden. */
export const isSolo = (): boolean => useGame.getState().table === 'solo';

/** True if one person plays both sides of a saved game or a variation: nothing is face down. */
export const isForOne = ({ table, seats, practice, trial }: GameOnTable): boolean =>
  table === 'solo' && (!practice || trial !== null) && computerSides(seats).length === 0;

/** The suspended game while a variation is being tried, else the one on the table. */
export const gameItself = (now: GameOnTable): GameOnTable => (now.trial && now.suspendedGame) || now;

/** True if people play both sides at this screen: two of them, or one in solo practice. */
export function areBothSidesHere({ timeline, table, seats, practice }: GameOnTable): boolean {
  if (!timeline || practice || (table !== 'hotseat' && table !== 'solo') || computerSides(seats).length)
    return false;
  return !activeGame().rules.isForOne?.(present(timeline));
}

export const isForTwoPlayers = (game: GameOnTable): boolean =>
  game.table === 'hotseat' && areBothSidesHere(game);

/** The player who has the screen at a position. In solo practice it never changes hands. */
export const deviceHolderAt = (state: State): Viewer =>
  isSolo() ? 'both' : viewerOf(state, useGame.getState().seats);

/** The next value of `happening`, to be set together with the change itself. */
export function nextHappening(kind: Happening['kind'], events: readonly GameEvent[]): Happening {
  return { count: useGame.getState().happening.count + 1, kind, events };
}

/** The side whose view the screen shows, or `both` for a spectator of two computer players. */
export type Viewer = Side;
export const BOTH_SIDES: Viewer = 'both';

/** The side that decides; against the computer, the person's side. */
export const viewerOf = (state: State, seats: Seats, of: Game = activeGame()): Viewer =>
  computerSides(seats).length === 2 ? BOTH_SIDES : (onlyHuman(seats) ?? of.rules.decider(state));

export const isComputersTurn = (state: State, seats: Seats): boolean => {
  const { rules } = activeGame();
  return !rules.isOver(state) && isLevel(seats[rules.decider(state)]);
};

interface Handover {
  readonly line: Line;
  readonly table: TableKind;
  readonly seats: Seats;
  /** The game of the line, if it is not the one on the table. */
  readonly of?: Game;
  /** True if a side is handed over: then written orders need a curtain too, which otherwise show on request only. */
  readonly handed?: boolean;
}

/**
 * The player to whom the screen is passed behind a curtain; null if the same player keeps it or nothing is hidden. There
 * is none in solo practice, and none on opening a game against the computer.
 */
export function handoverTo(before: Viewer | null, passing: Handover): Side | null {
  const { line, table, seats, of = activeGame(), handed = false } = passing;
  const secret = of.secrets.secretAt(line, line.cursor);
  if (table === 'solo' || !secret || (secret === 'written' && !handed)) return null;
  const viewer = viewerOf(present(line), seats, of);
  if (viewer === BOTH_SIDES || viewer === before || before === BOTH_SIDES) return null;
  return before === null && computerSides(seats).length ? null : viewer;
}

/**
 * True if handing a side over would show face-down counters to the player they are hidden from. The one exception is a
 * computer player's unfinished set-up: it must be possible to take over if that player fails.
 */
export function wouldReveal({ line, table, seats }: Handover, side: Side, who: Seat): boolean {
  if (table === 'solo') return false;
  const state = present(line);
  const viewer = viewerOf(state, seats);
  if (viewer === BOTH_SIDES || viewer === viewerOf(state, { ...seats, [side]: who })) return false;
  // The viewer changes with a computer player's side only while that side is to decide.
  const isTakenOver = isLevel(seatAt(seats, side));
  return activeGame().secrets.secretFrom(line, line.cursor, viewer) === 'face-down' && !isTakenOver;
}

/**
 * A game may be opened for solo practice if nothing in it is hidden, if it always was one, or if it is a position
 * without steps.
 */
export function canPlaySolo(line: Line, { secrets }: Game = activeGame()): boolean {
  if (line.about?.alone) return true;
  const secret = secrets.secretAt(line, line.cursor) ?? secrets.secretAt(line, line.steps.length);
  return secret === null || (secret === 'written' && line.steps.length === 0);
}
