/** The game on the table: who plays it, who has the screen, and when that changes. */
import { create } from 'zustand';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seats } from '#engine/core/seats.ts';
import { present } from '#engine/core/timeline.ts';
import type { Action, GameEvent, Line, Side, State } from '../game/position.ts';
import { activeGame } from '../game/registry.ts';
import type { KeepResult, TableKind } from './kept-games.ts';
import { computerSides, PEOPLE, isLevel, onlyHuman, seatAt, type Seat } from './seats.ts';
import type { Game } from '../game/game.ts';

/** What happened last, for the live region; `count` tells two equal happenings apart. */
export interface Happening {
  readonly count: number;
  readonly kind: 'play' | 'undo' | 'redo' | 'restart';
  readonly events: readonly GameEvent[];
}

/** Several actions made by one press, taken back by one undo. */
interface Batch {
  readonly from: number;
  readonly to: number;
}

/** Judges what is done at the table before the rules do: a lesson. */
export interface Referee {
  play(action: Action): Refusal | null;
  mayGoBack(): boolean;
  goBack(): void;
  startOver(): void;
}

/** A game at a host, which rules it: the table shows it as one side may see it. */
export interface Hosted {
  /** Null: the viewer plays neither side. */
  readonly side: Side | null;
  /** Shows what it brings where that is certain, and sends it; gives the refusal when the rules forbid it. */
  play(action: Action): Refusal | null;
  /** Takes back everything after a step; nobody else has to agree. */
  goBack(to: number): void;
  /** True where the other player can be asked to let something be taken back. */
  mayAskBack(): boolean;
  askBack(): void;
  /** What has come from the host and is not shown yet, in order. */
  arrived(): readonly Action[];
  /** Shows the first of that. */
  showNext(): void;
  /** Saves what this side may see to a file; everything once the game is over. */
  saveToFile(): Promise<void>;
}

/** A line that is tried from a moment of the game that waits: what is played in it is kept as a variation of that game. */
export interface Trial {
  play(action: Action): Refusal | null;
}

/** What lies on the table, and who sits at it. */
export interface GameOnTable {
  readonly timeline: Line | null;
  /** A lesson, an example or a line that is tried is on the table: that is not saved as a game. */
  readonly practice: boolean;
  /** Of a lesson. */
  readonly referee: Referee | null;
  /** Null: the game is played here. */
  readonly hosted: Hosted | null;
  /** Null: no line is tried. */
  readonly trial: Trial | null;
  /** The game that waits while something is practised. */
  readonly suspendedGame: GameOnTable | null;
  readonly table: TableKind;
  readonly seats: Seats;
  /** The player to whom the screen is being passed. */
  readonly curtain: Side | null;
  readonly batches: readonly Batch[];
  readonly saving: KeepResult;
  readonly happening: Happening;
}

/** As a game comes on the table. */
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

/** The game on the table; without a time line before one came. */
export const useGame = create<GameOnTable>(() => ({
  ...FRESH,
  timeline: null,
  table: 'hotseat',
  seats: PEOPLE,
}));

/** The game on the table in time; throws where there is none. */
export function current(): Line {
  const { timeline } = useGame.getState();
  if (!timeline) throw new Error('No game is on the table');
  return timeline;
}

/** The position on the table; throws where there is none. */
export const position = (): State => present(current());

/** Solo practice: everything may be undone, and nothing is hidden. */
export const isSolo = (): boolean => useGame.getState().table === 'solo';

/** True where one person plays both sides of a game that is saved, or of a line: nothing is face down. */
export const isForOne = ({ table, seats, practice, trial }: GameOnTable): boolean =>
  table === 'solo' && (!practice || trial !== null) && computerSides(seats).length === 0;

/** The game itself: the one that waits while a line is tried, else the one on the table. */
export const gameItself = (now: GameOnTable): GameOnTable => (now.trial && now.suspendedGame) || now;

/** True where people play both sides at this screen: two of them, or one in solo practice. */
export function areBothSidesHere({ timeline, table, seats, practice }: GameOnTable): boolean {
  if (!timeline || practice || (table !== 'hotseat' && table !== 'solo') || computerSides(seats).length)
    return false;
  return !activeGame().rules.isForOne?.(present(timeline));
}

/** True where two people share the screen. */
export const isForTwoPlayers = (game: GameOnTable): boolean =>
  game.table === 'hotseat' && areBothSidesHere(game);

/** Who has the screen at a position. In solo practice it never changes hands. */
export const deviceHolderAt = (state: State): Viewer =>
  isSolo() ? 'both' : viewerOf(state, useGame.getState().seats);

/** The next happening, to be put into the store with what it brought. */
export function nextHappening(kind: Happening['kind'], events: readonly GameEvent[]): Happening {
  return { count: useGame.getState().happening.count + 1, kind, events };
}

/** Whose view of the game the screen shows: a side's, or `both` for whoever watches two computer players. */
export type Viewer = Side;
export const BOTH_SIDES: Viewer = 'both';

/** The side that decides; against the computer, the person's side. */
export const viewerOf = (state: State, seats: Seats, of: Game = activeGame()): Viewer =>
  computerSides(seats).length === 2 ? BOTH_SIDES : (onlyHuman(seats) ?? of.rules.decider(state));

/** True where a computer player decides. */
export const isComputersTurn = (state: State, seats: Seats): boolean => {
  const { rules } = activeGame();
  return !rules.isOver(state) && isLevel(seats[rules.decider(state)]);
};

/** What changes hands. */
interface Handover {
  readonly line: Line;
  readonly table: TableKind;
  readonly seats: Seats;
  /** Whose game it is, where that is not the one on the table. */
  readonly of?: Game;
  /** A side is handed over: then also what is written down passes a curtain, which else shows only when asked for. */
  readonly handed?: boolean;
}

/**
 * The player to whom the screen is passed behind a curtain; null where it stays with whom it was, or nothing lies face
 * down. Solo practice has nobody to hide from, and who comes to a game against the computer is alone with it.
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
 * True where handing a side over would show counters to the one from whom they lie face down. Only what a computer
 * player has not finished laying down may be taken over: there is no other way on when it fails.
 */
export function wouldReveal({ line, table, seats }: Handover, side: Side, who: Seat): boolean {
  if (table === 'solo') return false;
  const state = present(line);
  const viewer = viewerOf(state, seats);
  if (viewer === BOTH_SIDES || viewer === viewerOf(state, { ...seats, [side]: who })) return false;
  // The viewer changes with a computer player's side only where that side is to decide.
  const isTakenOver = isLevel(seatAt(seats, side));
  return activeGame().secrets.secretFrom(line, line.cursor, viewer) === 'face-down' && !isTakenOver;
}

/**
 * A game in which nothing is hidden may be played alone, with all of it open; so may one that always was, and a
 * position that was passed on.
 */
export function canPlaySolo(line: Line, { secrets }: Game = activeGame()): boolean {
  if (line.about?.alone) return true;
  const secret = secrets.secretAt(line, line.cursor) ?? secrets.secretAt(line, line.steps.length);
  return secret === null || (secret === 'written' && line.steps.length === 0);
}
