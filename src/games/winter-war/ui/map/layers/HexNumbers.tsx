import { memo } from 'react';
import { board, type Hex } from '../../../../../engine/winter-war/index.ts';
import { playableHexes } from '../ground.ts';
import { hexCentre } from '../projection.ts';
import { valuedHexes } from '../victory-values.ts';
import css from './layers.module.css';

function Numbers({ hexes, rise, className }: { hexes: readonly Hex[]; rise: number; className: string }) {
  return (
    <g className={className} aria-hidden="true">
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
 * At the head of the hex, since costs are written at its foot; at the foot where values are printed at the head. Over
 * every line, with a rim that keeps lines off the digits. Hidden by CSS until one is near enough to read them.
 */
export const HexNumbers = memo(function HexNumbers({
  of = playableHexes,
  always = false,
}: {
  readonly of?: readonly Hex[];
  /** Written large where one is not near. */
  readonly always?: boolean;
}) {
  const look = always ? `${css.hexNumbers} ${css.always}` : css.hexNumbers!;
  return (
    <>
      <Numbers hexes={of.filter((hex) => !valuedHexes.has(hex))} rise={21} className={look} />
      <Numbers
        hexes={of.filter((hex) => valuedHexes.has(hex))}
        rise={-28}
        className={`${look} ${css.atFoot}`}
      />
    </>
  );
});
