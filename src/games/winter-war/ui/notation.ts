/** Positions of this game as text. */
import type { State } from '#engine/winter-war';
import type { Notation } from '#table/game/notation.ts';
import { hasNotation, notationOf, readNotation, type NotationError } from '../codec/position-notation.ts';
import { notationWords } from './words/notation-words.ts';

export const notation: Notation = {
  write: (seen) => (hasNotation(seen as State) ? notationOf(seen as State) : null),
  read: readNotation,
  errorText: (error) => notationWords().error(error as NotationError),
};
