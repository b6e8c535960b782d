import { memo } from 'react';
import { board, type Hex } from '#engine/winter-war';
import { playableHexes } from '../ground.ts';
import type { HexHighlight } from '../map-props.ts';
import { useUi } from '#table';
import { hexCentre } from '../projection.ts';
import css from './layers.module.css';

/** The browser lays out a text of twelve numbers nearly as fast as one of one. */
const LONGEST = 12;

/** Runs of neighbours from west to east, each of limited length. */
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

/** Word spacing puts each number into its own hex. */
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

/** Numbers of the hexes that a lesson asks for, at zoom levels without hex numbers: below their rings. */
export const SpokenNumbers = memo(
  function SpokenNumbers({ highlights }: SpokenNumbersProps) {
    return <Numbers hexes={askedIn(highlights)} rise={-66} className={css.spoken!} />;
  },
  (a, b) => askedIn(a.highlights).join() === askedIn(b.highlights).join(),
);

/**
 * Hex numbers in the upper corner of the hex, over every line, with a rim that keeps lines off the digits.
 * CSS hides them until they are large enough to read; printed-boxes.ts repeats their places.
 */
export const HexNumbers = memo(function HexNumbers({ of = playableHexes }: { readonly of?: readonly Hex[] }) {
  return <Numbers hexes={of} rise={0} className={css.hexNumbers!} />;
});

/** Numbers of the hex under the pointer or the cursor, and of those that a lesson asks for, where all would be too loud. */
export function PointedNumbers({ highlights }: SpokenNumbersProps) {
  const hex = useUi(({ hover, focus }) => hover ?? focus);
  const hexes = new Set([...(hex === null ? [] : [hex]), ...askedIn(highlights)]);
  return <Numbers hexes={[...hexes]} rise={0} className={css.pointedNumber!} />;
}
