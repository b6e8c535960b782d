import { memo } from 'react';
import { board, type Hex } from '../../../engine/index.ts';
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

/**
 * At the head of the hex, since costs are written at its foot; at the foot where values are printed at the head.
 * Hidden by CSS until one is near enough to read them.
 */
export const HexNumbers = memo(function HexNumbers({ of = playableHexes }: { readonly of?: readonly Hex[] }) {
  return (
    <>
      <Numbers hexes={of.filter((hex) => !valuedHexes.has(hex))} rise={21} className={css.hexNumbers!} />
      <Numbers
        hexes={of.filter((hex) => valuedHexes.has(hex))}
        rise={-28}
        className={`${css.hexNumbers} ${css.atFoot}`}
      />
    </>
  );
});
