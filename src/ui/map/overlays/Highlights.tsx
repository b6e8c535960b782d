import { memo } from 'react';
import type { HexHighlight, HighlightKind } from '../map-props.ts';
import { hexCentre } from '../projection.ts';
import { HighlightShape } from './HighlightShape.tsx';
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

export const Highlights = memo(function Highlights({ highlights }: HighlightsProps) {
  const sorted = highlights.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return (
    <g aria-hidden="true">
      {sorted.map(({ hex, kind }) => (
        <g key={`${hex} ${kind}`} data-highlight={kind} transform={`translate(${hexCentre(hex).join(' ')})`}>
          <HighlightShape kind={kind} />
        </g>
      ))}
    </g>
  );
});

/** Costs and other short notes, drawn over the counters at the foot of the hex. */
export const HighlightLabels = memo(function HighlightLabels({ highlights }: HighlightsProps) {
  return (
    <g aria-hidden="true">
      {highlights.map(
        ({ hex, kind, label }) =>
          label && (
            <g key={`${hex} ${kind}`} transform={`translate(${hexCentre(hex).join(' ')})`}>
              <g className={css.label}>
                <text className={css.labelText} dy="0.36em">
                  {label}
                </text>
              </g>
            </g>
          ),
      )}
    </g>
  );
});
