import { memo } from 'react';
import type { Hex } from '../../../../../engine/winter-war/index.ts';
import { written } from '../hex-shape.ts';
import type { HexHighlight, HighlightKind } from '../map-props.ts';
import { hexCentre } from '../projection.ts';
import { SHAPES } from './highlight-shapes.ts';
import css from './overlays.module.css';

interface HighlightsProps {
  readonly highlights: readonly HexHighlight[];
}

/** Later kinds are drawn over earlier ones when a hex has several. */
const ORDER: readonly HighlightKind[] = [
  'reach',
  'reach-rail',
  'stop',
  'place',
  'retreat',
  'advance',
  'able',
  'drop',
  'attackable',
  'must-be-attacked',
  'attacker',
  'target',
  'selected',
  'landing',
  'asked',
  'pointed',
  'refused',
];

/** The marks of one kind. Each of their lines is one path for all hexes: a wide reach has fifty. */
function Shape({ kind, hexes }: { kind: HighlightKind; hexes: readonly Hex[] }) {
  const middles = hexes.map((hex) => `M${written(hexCentre(hex))}`);
  return SHAPES[kind].map(({ className, d, fill }, i) => (
    <path key={i} className={className} fill={fill} d={middles.map((middle) => middle + d).join('')} />
  ));
}

/** The arrow over a hex that a lesson asks for nods, so that it has a place of its own. */
const AskedMark = ({ hex }: { hex: Hex }) => (
  <g data-asked={hex} transform={`translate(${written(hexCentre(hex))})`}>
    <path className={css.askedMark} d="M0-45L-9-58H9Z" />
  </g>
);

export const Highlights = memo(function Highlights({ highlights }: HighlightsProps) {
  return (
    <g aria-hidden="true">
      {ORDER.map((kind) => {
        const hexes = highlights.filter((highlight) => highlight.kind === kind).map(({ hex }) => hex);
        return (
          hexes.length > 0 && (
            <g key={kind} data-highlight={kind}>
              <Shape kind={kind} hexes={hexes} />
              {kind === 'asked' && hexes.map((hex) => <AskedMark key={hex} hex={hex} />)}
            </g>
          )
        );
      })}
    </g>
  );
});

/** Costs and other short notes, drawn over the counters at the foot of the hex. */
export const HighlightLabels = memo(function HighlightLabels({ highlights }: HighlightsProps) {
  return (
    <g aria-hidden="true" className={css.labels}>
      {highlights.map(({ hex, kind, label }) => {
        const [x, y] = hexCentre(hex);
        return (
          label && (
            <text key={`${hex} ${kind}`} className={css.label} x={x} y={y} dy="0.36em">
              {label}
            </text>
          )
        );
      })}
    </g>
  );
});
