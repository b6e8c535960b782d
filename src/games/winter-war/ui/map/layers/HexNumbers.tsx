import { memo } from 'react';
import { board, type Hex } from '../../../../../engine/winter-war/index.ts';
import { playableHexes } from '../ground.ts';
import { hexCentre } from '../projection.ts';
import css from './layers.module.css';

function Numbers({ hexes, rise, className }: { hexes: readonly Hex[]; rise: number; className: string }) {
  return (
    <g className={className} aria-hidden="true" data-numbers="">
      {hexes.map((hex) => {
        const [x, y] = hexCentre(hex);
        return (
          <text key={hex} x={Math.round(x)} y={Math.round(y - rise)}>
            {board.hexName(hex)}
          </text>
        );
      })}
    </g>
  );
}

/** Those of the hexes that are spoken of, where one is too far away for all: below their rings. */
export const SpokenNumbers = ({ of }: { readonly of: readonly Hex[] }) => (
  <Numbers hexes={of} rise={-66} className={css.spoken!} />
);

/**
 * In the upper corner of the hex, over every line, with a rim that keeps lines off the digits. Hidden by CSS until one
 * is near enough to read them; printed-boxes.ts knows where they stand.
 */
export const HexNumbers = memo(function HexNumbers({
  of = playableHexes,
  always = false,
}: {
  readonly of?: readonly Hex[];
  /** Written large where one is not near. */
  readonly always?: boolean;
}) {
  return (
    <Numbers hexes={of} rise={0} className={always ? `${css.hexNumbers} ${css.always}` : css.hexNumbers!} />
  );
});
