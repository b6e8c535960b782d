import { outward, unitHexPath, pointText } from '../hex-shape.ts';
import type { HighlightKind } from '../map-props.ts';
import { HEX_WIDTH } from '../projection.ts';
import css from './overlays.module.css';
import type { Hatching } from './Patterns.tsx';

const HALF = HEX_WIDTH / 2;
const SIDES = [0, 1, 2, 3, 4, 5];

/** Strokes across the middle of each hexside, from one distance to another. */
const spokes = (from: number, to: number): string =>
  SIDES.map((d) => {
    const [x, y] = outward(d);
    return `m${pointText([x * from, y * from])}l${pointText([x * (to - from), y * (to - from)])}m${pointText([-x * to, -y * to])}`;
  }).join('');

const WHOLE = unitHexPath(-0.6);
const INSIDE = unitHexPath(-3);
const INNER = unitHexPath(-6);

/** One line or area of a mark; `d` goes by steps from the middle of its hex, so that it can stand in any. */
export interface Part {
  readonly className: string | undefined;
  readonly d: string;
  readonly fill?: string;
}

const part = (name: string, d: string): Part => ({ className: css[name], d });

const halo = part('selectedHalo', INSIDE);

/** Shown only where strong patterns are asked for. */
const strong = (hatching: Hatching): Part => ({
  className: css.strong,
  d: WHOLE,
  fill: `url(#map-strong-${hatching})`,
});

/** Kinds that tint the ground: those of one area share a wash and the line round it. */
export const AREAS: readonly (readonly HighlightKind[])[] = [
  ['reach', 'stop'],
  ['place'],
  ['retreat'],
  ['advance'],
  ['drop'],
  ['landing'],
];

/** Each kind has a shape of its own, beside the wash of its area; colour only helps. */
export const SHAPES: Readonly<Record<HighlightKind, readonly Part[]>> = {
  reach: [strong('reach')],
  'reach-rail': [strong('rail')],
  stop: [strong('stop'), part('stopBar', 'm-9 15h18'), part('stopEnds', 'm-9 10v10m18-10v10')],
  place: [strong('place'), part('slot', 'm-17-9v-8h8m18 0h8v8m0 18v8h-8m-18 0h-8v-8')],
  selected: [halo, part('selected', INSIDE)],
  attacker: [halo, part('attacker', INSIDE), part('attackerCore', INSIDE)],
  target: [
    part('targetTint', WHOLE),
    strong('target'),
    part('target', INSIDE),
    part('crosshair', spokes(HALF + 3, HALF - 11)),
  ],
  attackable: [part('attackable', INSIDE)],
  'must-be-attacked': [part('must', INSIDE), part('mustTicks', spokes(HALF - 2, HALF - 10))],
  retreat: [strong('retreat'), part('arrowOpen', 'm-13 9v-12a8 8 0 0 1 8-8h6a8 8 0 0 1 8 8v14m-7-6l7 8l7-8')],
  // With an arrow from where the unit stands.
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
