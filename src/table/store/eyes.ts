/** Who has the screen, and when it changes hands. */
import type { Seats } from '#engine/core/seats.ts';
import { present } from '#engine/core/timeline.ts';
import type { Game } from '../game/game.ts';
import type { Line, Side, State } from '../game/position.ts';
import { game } from '../game/registry.ts';
import type { TableKind } from './kept.ts';
import { computerSides, isLevel, onlyHuman, seatAt, type Seat } from './seats.ts';

/** Whose eyes the screen shows: a side's, or `both`, as whoever watches two computer players sees what either sees. */
export type Viewer = Side;
/** Those of whoever watches two computer players. */
export const BOTH_SIDES: Viewer = 'both';

/** By the eyes of the one who decides; against the computer a person keeps his own. */
export const viewerOf = (state: State, seats: Seats, of: Game = game()): Viewer =>
  computerSides(seats).length === 2 ? BOTH_SIDES : (onlyHuman(seats) ?? of.rules.decider(state));

/** True where a computer player has the word. */
export const isComputersTurn = (state: State, seats: Seats): boolean => {
  const { rules } = game();
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
  const { line, table, seats, of = game(), handed = false } = passing;
  const secret = of.secrets.secretAt(line, line.cursor);
  if (table === 'solo' || !secret || (secret === 'written' && !handed)) return null;
  const eyes = viewerOf(present(line), seats, of);
  if (eyes === BOTH_SIDES || eyes === before || before === BOTH_SIDES) return null;
  return before === null && computerSides(seats).length ? null : eyes;
}

/**
 * True where handing a side over would show counters to the one from whom they lie face down. Only what a computer
 * player has not finished laying down may be taken over: there is no other way on when it fails.
 */
export function wouldReveal({ line, table, seats }: Handover, side: Side, who: Seat): boolean {
  if (table === 'solo') return false;
  const { rules, secrets } = game();
  const state = present(line);
  const eyes = viewerOf(state, seats);
  if (eyes === BOTH_SIDES || eyes === viewerOf(state, { ...seats, [side]: who })) return false;
  const takenOver = side !== eyes && side === rules.decider(state) && isLevel(seatAt(seats, side));
  return secrets.secretFrom(line, line.cursor, eyes) === 'face-down' && !takenOver;
}

/**
 * A game in which nothing is hidden may be played alone, with all of it open; so may one that always was, and a
 * position that was passed on.
 */
export function canPlaySolo(line: Line, { secrets }: Game = game()): boolean {
  if (line.about?.alone) return true;
  const secret = secrets.secretAt(line, line.cursor) ?? secrets.secretAt(line, line.steps.length);
  return secret === null || (secret === 'written' && line.steps.length === 0);
}
