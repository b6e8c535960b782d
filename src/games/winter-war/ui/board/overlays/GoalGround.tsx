import { memo } from 'react';
import { isInPlay, type Goal } from '#engine/winter-war';
import { outlineOf, washOf } from '../area.ts';
import { Shield } from '../layers/Cities.tsx';
import { Paths } from '../layers/MapLines.tsx';
import { hexCentre } from '../projection.ts';
import { FOOT } from '../victory-values.ts';
import css from './overlays.module.css';

/** A short game on the map: what is out of play is faded, and the hexes that count in it alone bear their worth. */
export const GoalGround = memo(function GoalGround({ goal }: { readonly goal: Goal }) {
  return (
    <g aria-hidden="true">
      {goal.area ? (
        <>
          <g className={css.outOfPlay}>
            <Paths d={washOf((hex) => !isInPlay({ goal }, hex))} />
          </g>
          <Paths className={css.inPlayEdge} d={outlineOf((hex) => isInPlay({ goal }, hex))} />
        </>
      ) : null}
      {goal.hexes.map(({ hex, worth }) => {
        const [x, y] = hexCentre(hex);
        return (
          <g key={hex} transform={`translate(${x} ${y + FOOT.shield})`}>
            <Shield value={worth} />
          </g>
        );
      })}
    </g>
  );
});
