import { memo, useDeferredValue } from 'react';
import type { Hex } from '#engine/winter-war';
import type { ZoomLevel } from '#kit/panzoom/map-extent.ts';
import { outlineOf, washOf } from '../area.ts';
import { pointText, outward, unitHexPath } from '../hex-shape.ts';
import { HIGHLIGHT_KINDS, type HexHighlight, type HighlightKind } from '../map-props.ts';
import { hexCentre, HEX_WIDTH } from '../projection.ts';
import { routePath } from '../railways-and-roads.ts';
import css from './overlays.module.css';
import type { Hatching } from './Patterns.tsx';
import { NOTE_SIZES, noteSpots } from './note-spots.ts';

const HALF = HEX_WIDTH / 2;
const SIDES = [0, 1, 2, 3, 4, 5];

/** Strokes across the middle of each hexside, between two distances from the hex centre. */
const spokes = (from: number, to: number): string =>
  SIDES.map((d) => {
    const [x, y] = outward(d);
    return `m${pointText([x * from, y * from])}l${pointText([x * (to - from), y * (to - from)])}m${pointText([-x * to, -y * to])}`;
  }).join('');

const WHOLE = unitHexPath(-0.6);
const INSIDE = unitHexPath(-3);
const INNER = unitHexPath(-6);

/** One line or area of a highlight; `d` is relative to the hex centre, so that it fits any hex. */
interface Part {
  readonly className: string | undefined;
  readonly d: string;
  readonly fill?: string;
}

const part = (name: string, d: string): Part => ({ className: css[name], d });

const halo = part('selectedHalo', INSIDE);

/** Shown only when strong patterns are switched on. */
const strong = (hatching: Hatching): Part => ({
  className: css.strong,
  d: WHOLE,
  fill: `url(#map-strong-${hatching})`,
});

/** Kinds that tint the ground: those of one group share a wash and its outline. */
const AREAS: readonly (readonly HighlightKind[])[] = [
  ['reach', 'stop'],
  ['place'],
  ['retreat'],
  ['advance'],
  ['drop'],
  ['landing'],
];

/** Each kind has its own shape besides the wash of its area, so that colour is never the only sign. */
const SHAPES: Readonly<Record<HighlightKind, readonly Part[]>> = {
  reach: [strong('reach')],
  'reach-rail': [strong('rail')],
  stop: [strong('stop'), part('stopBar', 'm-9 15h18'), part('stopEnds', 'm-9 10v10m18-10v10')],
  place: [strong('place'), part('slot', 'm-17-9v-8h8m18 0h8v8m0 18v8h-8m-18 0h-8v-8')],
  unit: [part('unit', INSIDE)],
  selected: [part('selected', INSIDE)],
  target: [
    part('targetTint', WHOLE),
    strong('target'),
    part('target', INSIDE),
    part('crosshair', spokes(HALF + 3, HALF - 11)),
  ],
  attackable: [part('attackable', INSIDE)],
  'must-be-attacked': [part('must', INSIDE), part('mustTicks', spokes(HALF - 2, HALF - 10))],
  retreat: [strong('retreat'), part('arrowOpen', 'm-13 9v-12a8 8 0 0 1 8-8h6a8 8 0 0 1 8 8v14m-7-6l7 8l7-8')],
  // With an arrow from the unit's hex.
  advance: [strong('advance')],
  able: [part('able', 'm-24-13v-11h11m26 0h11v11m0 26v11h-11m-26 0h-11v-11')],
  drop: [strong('drop'), part('canopy', 'm-7 1a7 7.5 0 0 1 14 0')],
  landing: [
    halo,
    part('landing', INSIDE),
    part('landingCanopy', 'm-14-3a14 13 0 0 1 28 0zl14 17l14-17m-14 0v17'),
  ],
  asked: [halo, part('askedRing', INSIDE)],
  refused: [{ className: undefined, d: WHOLE, fill: 'url(#map-refused)' }, part('refusedRing', INSIDE)],
  pointed: [
    part('pointed', INSIDE),
    part('pointed', INNER),
    part('pointedMarks', spokes(HALF - 6, HALF + 5)),
  ],
};

interface HighlightsProps {
  readonly highlights: readonly HexHighlight[];
}

/** Highlights of one kind. Each part is a single path for all hexes: a wide reach has fifty. */
function Shape({ kind, hexes }: { kind: HighlightKind; hexes: readonly Hex[] }) {
  const middles = hexes.map((hex) => `M${pointText(hexCentre(hex))}`);
  return SHAPES[kind].map(({ className, d, fill }, i) => (
    <path key={i} className={className} fill={fill} d={middles.map((middle) => middle + d).join('')} />
  ));
}

/** Animated arrow over a hex that a lesson asks for, which is why each one has its own group. */
const AskedMark = ({ hex }: { hex: Hex }) => (
  <g data-asked={hex} transform={`translate(${pointText(hexCentre(hex))})`}>
    <path className={css.askedMark} d="M0-45L-9-58H9Z" />
  </g>
);

/** Arrow across the hexside, from the unit that may go there. */
function WayIn({ from, hex }: { readonly from: Hex; readonly hex: Hex }) {
  const [[ax, ay], [bx, by]] = [hexCentre(from), hexCentre(hex)];
  const turn = Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
  const middle: [number, number] = [ax + (bx - ax) * 0.6, ay + (by - ay) * 0.6];
  return (
    <path
      className={css.wayIn}
      data-turn={turn}
      transform={`translate(${pointText(middle)})rotate(${turn})`}
      d="M-15-6H2V-14L17 0L2 14V6H-15Z"
    />
  );
}

/** A single wash and outline for any number of hexes, without lines between them. */
function Area({ hexes }: { hexes: readonly Hex[] }) {
  const held = new Set(hexes);
  const has = (hex: Hex): boolean => held.has(hex);
  return (
    <>
      <path className={css.wash} d={washOf(has, held).join('')} />
      <path className={css.outline} d={outlineOf(has, held, -1).join('')} />
    </>
  );
}

/** Hexes reached by rail are shown by lighting up the railway itself. */
function LitRailway({ hexes }: { hexes: readonly Hex[] }) {
  const d = hexes.map((hex) => routePath(hex, 'rail')).join('');
  return (
    <>
      <path className={css.litGlow} d={d} />
      <path className={css.lit} d={d} />
    </>
  );
}

export const Highlights = memo(function Highlights({ highlights }: HighlightsProps) {
  const of = (kinds: readonly HighlightKind[]): Hex[] =>
    highlights.flatMap(({ hex, kind }) => (kinds.includes(kind) ? [hex] : []));
  return (
    <g aria-hidden="true">
      {AREAS.map((kinds) => {
        const hexes = of(kinds);
        return (
          hexes.length > 0 && (
            <g key={kinds[0]} data-area={kinds[0]}>
              <Area hexes={hexes} />
            </g>
          )
        );
      })}
      {HIGHLIGHT_KINDS.map((kind) => {
        const hexes = of([kind]);
        return (
          hexes.length > 0 && (
            <g key={kind} data-highlight={kind}>
              {kind === 'reach-rail' && <LitRailway hexes={hexes} />}
              <Shape kind={kind} hexes={hexes} />
              {highlights.map(
                ({ hex, kind: own, from }) =>
                  from !== undefined &&
                  own === kind && <WayIn key={`${from} ${hex}`} from={from} hex={hex} />,
              )}
              {kind === 'asked' && hexes.map((hex) => <AskedMark key={hex} hex={hex} />)}
            </g>
          )
        );
      })}
    </g>
  );
});

/** More notes would cover the map at mid zoom; the hex under the pointer still shows its cost. */
const MOST_FROM_AFAR = 40;

interface LabelsProps extends HighlightsProps {
  readonly level: ZoomLevel;
  /** Hexes with counters, which names and notes avoid. */
  readonly occupied: readonly Hex[];
}

/** Notes for a zoom level; none at mid zoom when there are too many. */
function notesAt({ highlights, level }: LabelsProps): readonly HexHighlight[] {
  const labelled = highlights.filter(({ label }) => label);
  return level === 'mid' && labelled.length > MOST_FROM_AFAR ? [] : labelled;
}

/** A piece of railway drawn below a cost paid by rail, for a type size of 14. */
const RAIL_SIGN = 'M-7 11H7M-5 8.5V13.5M0 8.5V13.5M5 8.5V13.5';

/** Costs and other short notes in the middle of their hexes, or beside a name printed there. */
export const HighlightLabels = memo(function HighlightLabels(props: LabelsProps) {
  const { level, occupied } = props;
  const stepAsideFor = useDeferredValue(occupied);
  const notes = notesAt(props).filter(({ hex }) => !occupied.includes(hex));
  if (!notes.length) return null;
  const spotOf = noteSpots(level, stepAsideFor);
  return (
    <g aria-hidden="true">
      {notes.map(({ hex, kind, label = '' }) => {
        const [x, y] = spotOf(hex, label);
        return (
          <g key={`${hex} ${kind}`} transform={`translate(${pointText([x, y])})`}>
            <text className={css.label} dy="0.36em">
              {label}
            </text>
            {kind === 'reach-rail' ? (
              <path className={css.railSign} transform={`scale(${NOTE_SIZES[level] / 14})`} d={RAIL_SIGN} />
            ) : null}
          </g>
        );
      })}
    </g>
  );
});

/** The same notes where counters are: on plates at the top of the counters. */
export const HighlightPlates = memo(function HighlightPlates(props: LabelsProps) {
  const notes = notesAt(props).filter(({ hex }) => props.occupied.includes(hex));
  return (
    <g aria-hidden="true">
      {notes.map(({ hex, kind, label = '' }) => {
        const half = 5 + label.length * 3.2;
        return (
          <g key={`${hex} ${kind}`} transform={`translate(${pointText(hexCentre(hex))})`}>
            <g className={css.notePlate}>
              <path d={`M${-half}-8H${half}V8H${-half}Z`} />
              <text dy="0.36em">{label}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
});
