import { memo } from 'react';
import type { Hex } from '#engine/winter-war';
import { linePath, pointText, type XY } from '../hex-shape.ts';
import type { MapLine } from '../map-props.ts';
import { HEX_WIDTH, hexCentre } from '../projection.ts';
import css from './overlays.module.css';

interface LinesProps {
  readonly lines: readonly MapLine[];
}

const toward = (from: XY, to: XY, length: number): XY => {
  const distance = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const t = length / distance;
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
};

/** A line through the centres with rounded corners. */
function rounded(points: readonly XY[]): string {
  if (points.length < 3) return linePath(points);
  let d = `M${pointText(points[0]!)}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [before, corner, after] = [points[i - 1]!, points[i]!, points[i + 1]!];
    d += `L${pointText(toward(corner, before, HEX_WIDTH * 0.28))}Q${pointText(corner)} ${pointText(toward(corner, after, HEX_WIDTH * 0.28))}`;
  }
  return `${d}L${pointText(points.at(-1)!)}`;
}

function arrowHead(from: XY, tip: XY, size: number): string {
  const back = toward(tip, from, size);
  const [nx, ny] = [(-(tip[1] - back[1]) / size) * size * 0.62, ((tip[0] - back[0]) / size) * size * 0.62];
  return `M${pointText(tip)}L${pointText([back[0] + nx, back[1] + ny])}L${pointText([back[0] - nx, back[1] - ny])}Z`;
}

const centres = (hexes: readonly Hex[]): XY[] => hexes.map(hexCentre);

/** An arrow whose tip is in the last hex. */
function Arrow({
  hexes,
  className,
  head,
}: {
  hexes: readonly Hex[];
  className: string | undefined;
  head: number;
}) {
  const points = centres(hexes);
  const [before, tip] = [points.at(-2)!, points.at(-1)!];
  const shaft = [...points.slice(0, -1), toward(tip, before, head * 0.8)];
  return (
    <g className={className}>
      <path className={css.halo} d={rounded(shaft)} />
      <path className={css.shaft} d={rounded(shaft)} />
      <path className={css.head} d={arrowHead(before, tip, head)} />
    </g>
  );
}

/** Short, bold arrow from the edge of one counter to that of the other, leaving their figures legible. */
function Attack({ hexes }: { hexes: readonly Hex[] }) {
  const points = centres(hexes);
  const [from, to] = [points[0]!, points.at(-1)!];
  const start = toward(from, to, HEX_WIDTH * 0.27);
  const tip = toward(to, from, HEX_WIDTH * 0.34);
  return (
    <g className={css.attack}>
      <path className={css.shaft} d={linePath([start, toward(tip, from, 12)])} />
      <path className={css.head} d={arrowHead(from, tip, 15)} />
    </g>
  );
}

function Line({ line: { kind, hexes } }: { line: MapLine }) {
  if (hexes.length < 2) return null;
  switch (kind) {
    case 'march':
      return <Arrow hexes={hexes} className={css.march} head={17} />;
    case 'retreat':
      return <Arrow hexes={hexes} className={css.retreatLine} head={15} />;
    case 'trail':
      return <Arrow hexes={hexes} className={css.trail} head={12} />;
    case 'trail-rail':
      return (
        <>
          <Arrow hexes={hexes} className={css.trail} head={12} />
          <path className={css.trailSleepers} d={rounded(centres(hexes))} />
        </>
      );
    case 'trail-back':
      return <Arrow hexes={hexes} className={`${css.trail} ${css.trailBack}`} head={12} />;
    case 'rail':
      return (
        <>
          <Arrow hexes={hexes} className={css.railLine} head={17} />
          <path className={css.railSleepers} d={rounded(centres(hexes))} />
        </>
      );
    case 'supply':
      return <path className={css.supply} d={rounded(centres(hexes))} />;
    case 'supply-rail':
      return (
        <>
          <path className={css.supplyRail} d={rounded(centres(hexes))} />
          <path className={css.supplySleepers} d={rounded(centres(hexes))} />
        </>
      );
    case 'attack':
      return <Attack hexes={hexes} />;
    default:
      return kind satisfies never;
  }
}

export const Lines = memo(
  function Lines({ lines }: LinesProps) {
    return (
      <g aria-hidden="true">
        {lines.map((line, i) => (
          <g key={i} data-line={line.kind} data-side={line.side}>
            <Line line={line} />
          </g>
        ))}
      </g>
    );
  },
  // Most presses leave both empty.
  (a, b) => a.lines === b.lines || (!a.lines.length && !b.lines.length),
);
