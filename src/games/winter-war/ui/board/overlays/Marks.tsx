import { memo } from 'react';
import type { MapMark } from '../map-props.ts';
import { hexCentre } from '../projection.ts';
import css from './marks.module.css';

/** A letter of the result takes so much of the plate. */
const LETTER = 6.4;
const PAD = 10;

/** A small plate with the result, its corners cut as by two strokes of a sword. */
function Battle({ text }: { text: string }) {
  const half = (text.length * LETTER + PAD) / 2;
  return (
    <g className={css.battle}>
      <path
        className={css.plate}
        d={`M${-half}-5L${-half + 4}-9H${half - 4}L${half}-5V5L${half - 4} 9H${-half + 4}L${-half} 5Z`}
      />
      <text className={css.result} dy="0.36em">
        {text}
      </text>
    </g>
  );
}

/** A cross where counters were taken off. */
function Loss({ text }: { text: string }) {
  return (
    <g className={css.loss}>
      <path className={css.crossHalo} d="M-8-8L8 8M8-8L-8 8" />
      <path className={css.cross} d="M-8-8L8 8M8-8L-8 8" />
      {text ? (
        <text className={css.lost} x="12" dy="0.36em">
          {text}
        </text>
      ) : null}
    </g>
  );
}

/** What has happened in a hex, over its counters. */
export const Marks = memo(function Marks({ marks }: { readonly marks: readonly MapMark[] }) {
  return (
    <g aria-hidden="true" className={css.marks}>
      {marks.map(({ hex, kind, text }) => (
        <g key={`${kind} ${hex}`} data-mark={kind} transform={`translate(${hexCentre(hex).join(' ')})`}>
          {kind === 'battle' ? <Battle text={text} /> : <Loss text={text} />}
        </g>
      ))}
    </g>
  );
});
