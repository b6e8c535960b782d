import type { State } from '#engine/winter-war';

/** The page on the board itself. */
export const BOARD = 'board';

/** A Game-Turn that has a page, or the board. */
export type Chosen = number | typeof BOARD;

/** Game-Turns of which history knows: the optional ones before and after the war have none. */
export const TURNS = Array.from({ length: 10 }, (_, i) => i + 1);

/** The Game-Turn to read of first in a position. */
export const turnToRead = ({ turn }: Pick<State, 'turn'>): number =>
  Math.min(TURNS.length, Math.max(1, turn));

/** Text, and the places in it by their names on the board. */
export type Piece = string | { readonly name: string; readonly text: string };

/** A paragraph of the history in pieces: `{Salla|Sallan}` is a place. */
export const piecesOf = (paragraph: string): readonly Piece[] =>
  paragraph.split(/\{([^}]+)\}/).map((piece, i) => {
    if (i % 2 === 0) return piece;
    const [name, text = name] = piece.split('|') as [string, string?];
    return { name, text };
  });
