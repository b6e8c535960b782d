import css from './overlays.module.css';
import supply from './supply.module.css';
import { pointText, type XY } from '../hex-shape.ts';
import { HEX_RADIUS, HEX_WIDTH, hexCentre } from '../projection.ts';
import threatsCss from './threats.module.css';

/** Height of the repeating tile: two rows of hexes. */
const TILE_HEIGHT = HEX_RADIUS * 3;
const MIDDLES: readonly XY[] = [
  [HEX_WIDTH / 2, 0],
  [HEX_WIDTH / 2, TILE_HEIGHT],
  [0, TILE_HEIGHT / 2],
  [HEX_WIDTH, TILE_HEIGHT / 2],
];
const [ACROSS, DOWN] = [6, 12];

/** True at the place of a hex number (layers.module.css). */
const onNumber = ([x, y]: XY): boolean =>
  MIDDLES.some(([cx, cy]) => Math.abs(x - cx) < 18 && y > cy - 33 && y < cy - 16);

/** Offset like bricks, leaving out dots that would cover a number. */
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
const ReachPattern = () => (
  <pattern
    id="map-reach"
    width={HEX_WIDTH}
    height={TILE_HEIGHT}
    patternUnits="userSpaceOnUse"
    patternTransform={`translate(${LEFT - HEX_WIDTH / 2} ${TOP})`}
  >
    <path className={threatsCss.dots} d={DOTS} />
  </pattern>
);

/** For players who switch on strong patterns: one hatching for each kind of open hex. */
const HATCHINGS = {
  reach: { angle: 45, d: 'M6 0V12' },
  rail: { angle: 0, d: 'M6 0V12' },
  stop: { angle: 0, d: 'M0 6H12' },
  place: { angle: 0, d: 'M3 3h.1M9 9h.1' },
  retreat: { angle: -45, d: 'M6 0V12' },
  advance: { angle: 45, d: 'M4 0V12M8 0V12' },
  target: { angle: 45, d: 'M6 0V12M0 6H12' },
  drop: { angle: 0, d: 'M6 6h.1' },
} as const;
export type Hatching = keyof typeof HATCHINGS;

interface HatchProps {
  readonly id: string;
  readonly className: string | undefined;
  /** Width and height of the repeating tile. */
  readonly size: number;
  readonly angle: number;
  readonly d: string;
  readonly kind?: string;
}

const Hatch = ({ id, className, size, angle, d, kind }: HatchProps) => (
  <pattern
    id={`map-${id}`}
    width={size}
    height={size}
    patternUnits="userSpaceOnUse"
    patternTransform={`rotate(${angle})`}
  >
    <path className={className} data-kind={kind} d={d} />
  </pattern>
);

/** Hatchings of the overlays. There is only one map on the page, so plain ids are safe. */
export function Patterns() {
  return (
    <defs fill="none">
      <Hatch id="zone-soviet" className={css.zoneSoviet} size={9} angle={45} d="M0 0V9" />
      <Hatch id="zone-finn" className={css.zoneFinn} size={9} angle={-45} d="M0 0V9" />
      <Hatch id="refused" className={css.refusedHatch} size={8} angle={45} d="M0 0V8M0 0H8" />
      <Hatch id="supply-full" className={supply.fullHatch} size={12} angle={45} d="M0 0V12" />
      <ReachPattern />
      {Object.entries(HATCHINGS).map(([kind, { angle, d }]) => (
        <Hatch
          key={kind}
          id={`strong-${kind}`}
          className={css.strongHatch}
          size={12}
          angle={angle}
          d={d}
          kind={kind}
        />
      ))}
    </defs>
  );
}
