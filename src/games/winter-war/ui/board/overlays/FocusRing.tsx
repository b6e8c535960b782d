import type { Hex } from '#engine/winter-war';
import { unitHexPath } from '../hex-shape.ts';
import { hexCentre } from '../projection.ts';
import css from './overlays.module.css';

const OUTER = unitHexPath(3);
const INNER = unitHexPath(-3);

/** The keyboard's hex: a double ring. */
export function FocusRing({ hex }: { readonly hex: Hex }) {
  return (
    <g data-cursor aria-hidden="true" transform={`translate(${hexCentre(hex).join(' ')})`}>
      <path className={css.focusHalo} d={OUTER} />
      <path className={css.focus} d={OUTER} />
      <path className={css.focusInner} d={INNER} />
    </g>
  );
}
