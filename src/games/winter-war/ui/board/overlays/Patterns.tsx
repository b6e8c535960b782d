import css from './overlays.module.css';
import supply from './supply.module.css';
import { ReachPattern } from './ReachPattern.tsx';

/** For those who want marks to differ by more than shape: one hatching for each kind of open hex. */
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

/** Hatchings of the overlays. There is one map on the page, so plain ids will do. */
export function Patterns() {
  return (
    <defs>
      <pattern
        id="map-zone-soviet"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={css.zoneSoviet} d="M0 0V9" />
      </pattern>
      <pattern
        id="map-zone-finn"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <path className={css.zoneFinn} d="M0 0V9" />
      </pattern>
      <pattern
        id="map-refused"
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={css.refusedHatch} d="M0 0V8M0 0H8" />
      </pattern>
      <pattern
        id="map-supply-full"
        width="12"
        height="12"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={supply.fullHatch} d="M0 0V12" />
      </pattern>
      <ReachPattern />
      {Object.entries(HATCHINGS).map(([kind, { angle, d }]) => (
        <pattern
          key={kind}
          id={`map-strong-${kind}`}
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${angle})`}
        >
          <path className={css.strongHatch} data-kind={kind} d={d} />
        </pattern>
      ))}
    </defs>
  );
}
