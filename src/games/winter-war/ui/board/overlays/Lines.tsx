import { memo } from 'react';
import type { Hex } from '#engine/winter-war';
import { atCounterEdge, linePath, pointText, toward, type XY } from '../hex-shape.ts';
import type { MapLine } from '../map-props.ts';
import { HEX_WIDTH, hexCentre } from '../projection.ts';
import css from './overlays.module.css';

interface LinesProps {
  readonly lines: readonly MapLine[];
}

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

/** Short, bold arrow across the hexside, between the counters. */
function Attack({ hexes }: { hexes: readonly Hex[] }) {
  const points = centres(hexes);
  const [from, to] = [points[0]!, points.at(-1)!];
  const tip = atCounterEdge(to, from);
  return (
    <g className={css.attack}>
      <path className={css.shaft} d={linePath([atCounterEdge(from, to), toward(tip, from, 9)])} />
      <path className={css.head} d={arrowHead(from, tip, 12)} />
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
