import { memo } from 'react';
import type { MapMark } from '../map-props.ts';
import { hexCentre } from '../projection.ts';
import css from './marks.module.css';

/** Width of a letter of the result on the plate, and padding in all. */
const LETTER = 6.4;
const PAD = 10;

/** A small plate with the result of a battle, its corners cut off. */
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

/** A cross where counters were removed. */
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

/** Marks for battles and losses, over the counters. */
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
