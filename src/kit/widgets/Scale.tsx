import type { CSSProperties } from 'react';
import css from './Scale.module.css';

/** A part of a scale: everything from `from` up to `to` gives one result. */
export interface ScalePart {
  readonly from: number;
  readonly to: number;
  /** The side that the result favours; absent for none. */
  readonly side?: string;
  /** How good the result is for that side, from 1. */
  readonly grade?: number;
}

/** A position on a scale. Positions beyond an end are drawn at that end. */
export interface ScaleMark {
  readonly at: number;
  /** `now`: the present position; `then`: the previous one. */
  readonly kind: 'now' | 'then';
  /** The side of the mark, when every side has one. */
  readonly side?: string;
}

interface ScaleProps {
  readonly parts: readonly ScalePart[];
  readonly marks: readonly ScaleMark[];
  /** Description of the scale for screen readers. */
  readonly label: string;
  /** Shows the numbers where parts meet. */
  readonly numbered?: boolean;
}

/** The standing of a game on a line from the best result of one side to the best of the other. */
export function Scale({ parts, marks, label, numbered = false }: ScaleProps) {
  const least = parts[0]!.from;
  const most = parts.at(-1)!.to;
  const left = (at: number): CSSProperties => ({
    left: `${((Math.min(most, Math.max(least, at)) - least) / (most - least)) * 100}%`,
  });
  return (
    <span className={css.scale} role="img" aria-label={label} data-numbered={numbered || undefined}>
      <span className={css.line}>
        {parts.map(({ from, to, side, grade }) => (
          <span
            key={from}
            className={css.part}
            data-side={side}
            data-grade={grade}
            style={{ flexGrow: to - from }}
          />
        ))}
      </span>
      {numbered
        ? parts.slice(1).map(({ from }) => (
            <span key={from} className={css.number} style={left(from)}>
              {from}
            </span>
          ))
        : null}
      {marks.map(({ at, kind, side }) => (
        <span
          key={`${kind} ${side}`}
          className={css.mark}
          data-kind={kind}
          data-side={side}
          style={left(at)}
        />
      ))}
    </span>
  );
}
