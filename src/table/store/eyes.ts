import {
  decider,
  present,
  secretAt,
  secretFrom,
  type Seat,
  type Seats,
  type Side,
  type State,
  type Timeline,
} from '../../engine/winter-war/index.ts';
import type { TableKind } from './library.ts';
import { computerSides, isLevel, onlyHuman } from './seats.ts';

/** Whose eyes the screen shows; both: whoever watches two computer players sees what lies open to either. */
export type Eyes = Side | 'both';

/** By the eyes of the one who decides; against the computer a person keeps his own. */
export const eyesOf = (state: State, seats: Seats): Eyes =>
  computerSides(seats).length === 2 ? 'both' : (onlyHuman(seats) ?? decider(state));

/**
 * The player to whom the screen is passed behind a curtain; null where it stays with whom it was, or nothing lies
 * face down. What is written down shows only when asked for: that passes a curtain where a side is `handed` over. Solo practice has nobody to hide from, and who comes to a game against the computer is alone with it.
 */
export function newHands(
  before: Eyes | null,
  line: Timeline,
  table: TableKind,
  seats: Seats,
  handed = false,
): Side | null {
  const secret = secretAt(line, line.cursor);
  if (table === 'solo' || !secret || (secret === 'written' && !handed)) return null;
  const eyes = eyesOf(present(line), seats);
  if (eyes === 'both' || eyes === before || before === 'both') return null;
  return before === null && computerSides(seats).length ? null : eyes;
}

/**
 * True where handing a side over would show counters to the one from whom they lie face down. Only what a computer
 * player has not finished laying down may be taken over: there is no other way on when it fails.
 */
export function showsHidden(line: Timeline, table: TableKind, seats: Seats, side: Side, who: Seat): boolean {
  if (table === 'solo') return false;
  const state = present(line);
  const eyes = eyesOf(state, seats);
  if (eyes === 'both' || eyes === eyesOf(state, { ...seats, [side]: who })) return false;
  const takenOver = side !== eyes && side === decider(state) && isLevel(seats[side]);
  return secretFrom(line, line.cursor, eyes) === 'face-down' && !takenOver;
}

/**
 * A game in which nothing is hidden may be played alone, with all of it open; so may one that always was, and a
 * position that was passed on.
 */
export function mayBeAlone(line: Timeline): boolean {
  if (line.about?.alone) return true;
  const secret = secretAt(line, line.cursor) ?? secretAt(line, line.steps.length);
  return secret === null || (secret === 'written' && line.steps.length === 0);
}
