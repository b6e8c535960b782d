import mapMessages from '#games/winter-war/content/en/map.ftl';
import { memo } from 'react';
import { board, LADOGA_FRONT } from '#engine/winter-war';
import { outlineOf } from '../area.ts';
import { hexCentre } from '../projection.ts';
import css from './overlays.module.css';

const front = new Set(LADOGA_FRONT);

/** A hair inside the region, so that the line does not lie on the coast or the frontier. */
const INSIDE = -3;

const outline = outlineOf((hex) => front.has(hex), LADOGA_FRONT, INSIDE).join('');

/** The name stands where the ground is empty: no railway, no town, hardly ever a unit. */
const [x, y] = hexCentre(board.hexByName('2407'));

/** The region whose headquarters do not draw on Leningrad (U2a), in the supply view. */
export const LadogaFront = memo(function LadogaFront() {
  return (
    <g aria-hidden="true">
      <path className={css.frontHalo} d={outline} />
      <path className={css.front} d={outline} />
      <text className={css.frontName} x={x} y={y} dy="0.36em">
        {mapMessages().map.ladogaFront}
      </text>
    </g>
  );
});
