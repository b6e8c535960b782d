import { memo } from 'react';
import { board, type Hex } from '#engine/winter-war';
import { playableHexes } from '../ground.ts';
import type { HexHighlight } from '../map-props.ts';
import { hexCentre } from '../projection.ts';
import css from './layers.module.css';

/** The browser lays out a text of twelve numbers nearly as fast as one of one. */
const LONGEST = 12;

/** Neighbours from west to east, a few at a time. */
function rowsOf(hexes: readonly Hex[]): Hex[][] {
  const rows: Hex[][] = [];
  for (const hex of hexes) {
    const last = rows.at(-1);
    const beside = last?.length && hexCentre(hex)[1] === hexCentre(last[0]!)[1] && last.at(-1) === hex - 1;
    if (beside && last.length < LONGEST) last.push(hex);
    else rows.push([hex]);
  }
  return rows;
}

interface NumbersProps {
  readonly hexes: readonly Hex[];
  readonly rise: number;
  readonly className: string;
}

/** The space between the words of a text is such that each number stands over its own hex. */
const Numbers = ({ hexes, rise, className }: NumbersProps) => (
  <g className={className} aria-hidden="true" data-numbers="">
    {rowsOf(hexes).map((row) => {
      const [west, y] = hexCentre(row[0]!);
      const [east] = hexCentre(row.at(-1)!);
      return (
        <text key={row[0]} x={Math.round((west + east) / 2)} y={Math.round(y - rise)}>
          {row.map(board.hexName).join(' ')}
        </text>
      );
    })}
  </g>
);

interface SpokenNumbersProps {
  readonly highlights: readonly HexHighlight[];
}

const askedIn = (highlights: readonly HexHighlight[]): Hex[] =>
  highlights.flatMap(({ hex, kind }) => (kind === 'asked' ? [hex] : []));

/** Those of the hexes that are spoken of, where one is too far away for all: below their rings. */
export const SpokenNumbers = memo(
  function SpokenNumbers({ highlights }: SpokenNumbersProps) {
    return <Numbers hexes={askedIn(highlights)} rise={-66} className={css.spoken!} />;
  },
  (a, b) => askedIn(a.highlights).join() === askedIn(b.highlights).join(),
);

/**
 * In the upper corner of the hex, over every line, with a rim that keeps lines off the digits. Hidden by CSS until one
 * is near enough to read them; printed-boxes.ts knows where they stand.
 */
export const HexNumbers = memo(function HexNumbers({ of = playableHexes }: { readonly of?: readonly Hex[] }) {
  return <Numbers hexes={of} rise={0} className={css.hexNumbers!} />;
});
