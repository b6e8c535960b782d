import { pointText, type XY } from '../hex-shape.ts';
import { HEX_RADIUS, HEX_WIDTH, hexCentre } from '../projection.ts';
import css from './threats.module.css';

/** Two rows of hexes: what repeats all over the map. */
const TILE_HEIGHT = HEX_RADIUS * 3;
const MIDDLES: readonly XY[] = [
  [HEX_WIDTH / 2, 0],
  [HEX_WIDTH / 2, TILE_HEIGHT],
  [0, TILE_HEIGHT / 2],
  [HEX_WIDTH, TILE_HEIGHT / 2],
];
const [ACROSS, DOWN] = [6, 12];

/** Where a hex has its number (layers.module.css). */
const onNumber = ([x, y]: XY): boolean =>
  MIDDLES.some(([cx, cy]) => Math.abs(x - cx) < 18 && y > cy - 33 && y < cy - 16);

/** In two turns like bricks; none goes through a number. */
const DOTS = Array.from({ length: ACROSS * DOWN }, (_, i): XY => {
  const line = Math.floor(i / ACROSS);
  return [
    ((i % ACROSS) + (line % 2 ? 0.25 : 0.75)) * (HEX_WIDTH / ACROSS),
    (line + 0.5) * (TILE_HEIGHT / DOWN),
  ];
})
  .filter((dot) => !onNumber(dot))
  .map((dot) => `M${pointText(dot)}h.01`)
  .join('');

const [LEFT, TOP] = hexCentre(0);

/** The dots of an army's reach. */
export const ReachPattern = () => (
  <pattern
    id="map-reach"
    width={HEX_WIDTH}
    height={TILE_HEIGHT}
    patternUnits="userSpaceOnUse"
    patternTransform={`translate(${LEFT - HEX_WIDTH / 2} ${TOP})`}
  >
    <path className={css.dots} d={DOTS} />
  </pattern>
);
