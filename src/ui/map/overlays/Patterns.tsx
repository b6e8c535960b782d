import css from './overlays.module.css';

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
    </defs>
  );
}
