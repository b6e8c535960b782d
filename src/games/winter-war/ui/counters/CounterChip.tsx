import { type CounterFace, describeCounter } from './counter-face.ts';
import { CounterDrawing } from './CounterDrawing.tsx';
import css from './Counter.module.css';

interface CounterChipProps {
  readonly face: CounterFace;
  /** Width and height of the counter itself in CSS pixels; its rings reach a little beyond. */
  readonly size?: number;
  /** True beside a text with the same information. */
  readonly decorative?: boolean;
}

/** Size of the view box in counter units, with room for rings and for the rotation of a moved counter. */
const VIEW = 132;

/** A standalone counter, for trays, panels and the rulebook. */
export function CounterChip({ face, size = 44, decorative = false }: CounterChipProps) {
  const outer = Math.round((size * VIEW) / 100);
  const label = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': describeCounter(face) } as const);
  const detail = size < 22 ? 'far' : size < 36 ? 'mid' : 'near';
  return (
    <svg
      className={css.chip}
      data-zoom={detail}
      width={outer}
      height={outer}
      viewBox={`${-VIEW / 2} ${-VIEW / 2} ${VIEW} ${VIEW}`}
      overflow="visible"
      style={{ margin: -Math.floor((outer - size) / 2) }}
      {...label}
    >
      <CounterDrawing face={face} />
    </svg>
  );
}
