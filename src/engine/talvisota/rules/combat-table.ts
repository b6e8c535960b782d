/** The Combat Table (4.3) and how it is read (N21, N22). */
import type { Side } from '../board/board.ts';

/** Losses of the side that rolls ("a") and of the other ("d"); R: the other retreats. */
export interface TableResult {
  readonly own: number;
  readonly other: number;
  readonly retreat: boolean;
}

/** As printed: columns +0 to +6, each from die 1 to die 6. */
const PRINTED = [
  '3a 3a 2a 2a 1a 1a1d',
  '3a 2a 2a 1a 1a1d 1a1d',
  '2a 2a 1a 1a1d 1a1d 1a1dR',
  '2a 1a 1a1d 1a1d 1a1dR 1dR',
  '1a 1a1d 1a1d 1a1dR 1dR 1dR',
  '1a1d 1a1d 1a1dR 1dR 1dR 2d',
  '1a1d 1a1dR 1dR 1dR 2d 2dR',
];

const parse = (cell: string): TableResult => ({
  own: Number(/(\d)a/.exec(cell)?.[1] ?? 0),
  other: Number(/(\d)d/.exec(cell)?.[1] ?? 0),
  retreat: cell.endsWith('R'),
});

/** By column (the difference, 0 to 6), then by die less 1. */
export const COMBAT_TABLE: readonly (readonly TableResult[])[] = PRINTED.map((column) =>
  column.split(' ').map(parse),
);

export const LAST_COLUMN = 6;

/** Who rolls, in which column, and what the die gets on top. */
export interface Reading {
  readonly roller: Side;
  readonly column: number;
  readonly add: number;
}

/**
 * The stronger side rolls, with equal totals the attacker in column +0; what is over +6 is added to the die. As
 * recommended, a stronger Finn rolls in column +6 and adds all that he is stronger (N21); `literal` reads the
 * difference as it is.
 */
export function readTable(soviet: number, finn: number, literal: boolean): Reading {
  const roller: Side = soviet >= finn ? 'soviet' : 'finn';
  const difference = Math.abs(soviet - finn) + (roller === 'finn' && !literal ? LAST_COLUMN : 0);
  const column = Math.min(difference, LAST_COLUMN);
  return { roller, column, add: difference - column };
}

const onDie = (value: number): number => Math.min(6, Math.max(1, value));

/** The die as it is read: RAV gives a Soviet roller 1 and takes 1 off a Finnish one; kept in 1 to 6 each time (N22). */
export const faceOf = ({ roller, add }: Reading, die: number, supplied: boolean): number => {
  const helped = roller === 'soviet' ? 1 : -1;
  return onDie(onDie(die + (supplied ? helped : 0)) + add);
};
