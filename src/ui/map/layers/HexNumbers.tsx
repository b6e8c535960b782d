import { memo } from 'react';
import { board } from '../../../engine/index.ts';
import { playableHexes } from '../ground.ts';
import { hexCentre } from '../projection.ts';
import css from './layers.module.css';

/** Hidden by CSS until one is near enough to read them. */
export const HexNumbers = memo(function HexNumbers() {
  return (
    <g className={css.hexNumbers} aria-hidden="true">
      {playableHexes.map((hex) => {
        const [x, y] = hexCentre(hex);
        return (
          <text key={hex} x={Math.round(x)} y={Math.round(y + 28)}>
            {board.hexName(hex)}
          </text>
        );
      })}
    </g>
  );
});
