import { outward, unitHexPath, written } from '../hex-shape.ts';
import type { HighlightKind } from '../map-props.ts';
import { HEX_WIDTH } from '../projection.ts';
import css from './overlays.module.css';
import type { Hatching } from './Patterns.tsx';

const HALF = HEX_WIDTH / 2;
const SIDES = [0, 1, 2, 3, 4, 5];

/** Strokes across the middle of each hexside, from one distance to another. */
const spokes = (from: number, to: number): string =>
  SIDES.map((d) => {
    const [x, y] = outward(d);
    return `M${written([x * from, y * from])}L${written([x * to, y * to])}`;
  }).join('');

const WHOLE = unitHexPath(-0.6);
const INSIDE = unitHexPath(-3);
const INNER = unitHexPath(-6);
const TICKS = spokes(HALF - 2, HALF - 10);
const CROSSHAIR = spokes(HALF + 3, HALF - 11);

/** Shown only where strong patterns are asked for. */
const Strong = ({ hatching }: { hatching: Hatching }) => (
  <path className={css.strong} fill={`url(#map-strong-${hatching})`} d={WHOLE} />
);

/** Each kind has a shape of its own; colour only helps. */
export function HighlightShape({ kind }: { kind: HighlightKind }) {
  switch (kind) {
    case 'reach':
      return (
        <>
          <path className={css.tint} d={WHOLE} />
          <Strong hatching="reach" />
          <circle className={css.reachDot} r="4.5" />
        </>
      );
    case 'reach-rail':
      return (
        <>
          <path className={css.tint} d={WHOLE} />
          <Strong hatching="rail" />
          <path className={css.railBorder} d={INSIDE} />
        </>
      );
    case 'stop':
      return (
        <>
          <path className={css.tint} d={WHOLE} />
          <Strong hatching="stop" />
          <path className={css.stopBar} d="M-11 0H11" />
          <path className={css.stopEnds} d="M-11-6V6M11-6V6" />
        </>
      );
    case 'place':
      return (
        <>
          <path className={css.tint} d={WHOLE} />
          <Strong hatching="place" />
          <path className={css.slot} d="M-17-9V-17H-9M9-17H17V-9M17 9V17H9M-9 17H-17V9" />
        </>
      );
    case 'selected':
      return (
        <>
          <path className={css.selectedHalo} d={INSIDE} />
          <path className={css.selected} d={INSIDE} />
        </>
      );
    case 'attacker':
      return (
        <>
          <path className={css.selectedHalo} d={INSIDE} />
          <path className={css.attacker} d={INSIDE} />
          <path className={css.attackerCore} d={INSIDE} />
        </>
      );
    case 'target':
      return (
        <>
          <path className={css.targetTint} d={WHOLE} />
          <Strong hatching="target" />
          <path className={css.target} d={INSIDE} />
          <path className={css.crosshair} d={CROSSHAIR} />
        </>
      );
    case 'attackable':
      return <path className={css.attackable} d={INSIDE} />;
    case 'must-be-attacked':
      return (
        <>
          <path className={css.must} d={INSIDE} />
          <path className={css.mustTicks} d={TICKS} />
        </>
      );
    case 'retreat':
      return (
        <>
          <path className={css.tint} d={WHOLE} />
          <Strong hatching="retreat" />
          <path className={css.arrowOpen} d="M-13 9V-3A8 8 0 0 1-5-11H1A8 8 0 0 1 9-3V11M2 5L9 13L16 5" />
        </>
      );
    case 'advance':
      return (
        <>
          <path className={css.tint} d={WHOLE} />
          <Strong hatching="advance" />
          <path className={css.arrowSolid} d="M0-16L14 0H6V15H-6V0H-14Z" />
        </>
      );
    case 'able':
      return <path className={css.able} d="M-24-13V-24H-13M13-24H24V-13M24 13V24H13M-13 24H-24V13" />;
    case 'drop':
      return (
        <>
          <path className={css.dropTint} d={WHOLE} />
          <Strong hatching="drop" />
          <path className={css.canopy} d="M-7 1A7 7.5 0 0 1 7 1" />
        </>
      );
    case 'landing':
      return (
        <>
          <path className={css.tint} d={WHOLE} />
          <path className={css.selectedHalo} d={INSIDE} />
          <path className={css.landing} d={INSIDE} />
          <path className={css.landingCanopy} d="M-14-3A14 13 0 0 1 14-3ZM-14-3L0 14L14-3M0-3V14" />
        </>
      );
    case 'asked':
      return (
        <g className={css.asked}>
          <path className={css.selectedHalo} d={INSIDE} />
          <path className={css.askedRing} d={INSIDE} />
          <path className={css.askedMark} d="M0-45L-9-58H9Z" />
        </g>
      );
    case 'refused':
      return (
        <>
          <path fill="url(#map-refused)" d={WHOLE} />
          <path className={css.refusedRing} d={INSIDE} />
        </>
      );
    case 'pointed':
      return (
        <>
          <path className={css.pointed} d={INSIDE} />
          <path className={css.pointed} d={INNER} />
          <path className={css.pointedMarks} d={spokes(HALF - 6, HALF + 5)} />
        </>
      );
    default:
      return kind satisfies never;
  }
}
