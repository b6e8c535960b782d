import type { Hex } from '../../../engine/index.ts';
import { unitHexPath } from '../hex-shape.ts';
import { hexCentre } from '../projection.ts';
import css from './overlays.module.css';

interface FocusRingProps {
  readonly id: string;
  readonly hex: Hex;
  /** The hex and what is in it, as read aloud. */
  readonly label: string;
}

const OUTER = unitHexPath(3);
const INNER = unitHexPath(-3);

/** The keyboard's hex: a double ring, and what assistive technology reads. */
export function FocusRing({ id, hex, label }: FocusRingProps) {
  return (
    <g id={id} data-cursor role="img" aria-label={label} transform={`translate(${hexCentre(hex).join(' ')})`}>
      <path className={css.focusHalo} d={OUTER} />
      <path className={css.focus} d={OUTER} />
      <path className={css.focusInner} d={INNER} />
    </g>
  );
}
