import mapMessages from '#games/winter-war/content/en/map.ftl';
import { board, type Hex } from '#engine/winter-war';
import { FORTIFIED_LINES, fortificationsOf, fortifiedSides } from '../fortification-lines.ts';
import { neighbourTable } from '../board-extent.ts';
import { chunked, once } from '../chunks.ts';
import { isInPlay, isPlayable } from '../ground.ts';
import { edgeOf, linePath, outward, pointText, type XY } from '../hex-shape.ts';
import { hexCentre } from '../projection.ts';
import { rowA, rowAEnd } from '../row-a.ts';
import css from './layers.module.css';
import { Paths } from './MapLines.tsx';

const rowALine = once(() =>
  chunked(
    (hex) =>
      [2, 1]
        .filter((d) => {
          const north = neighbourTable[hex * 6 + d]!;
          return isPlayable(hex) || (north >= 0 && isPlayable(north));
        })
        .map((d) => linePath(edgeOf(hex, d)))
        .join(''),
    rowA,
  ),
);

/** Every so many hexes the line is named, at the foot of a hex to its north that has no town. */
const NAMED_EVERY = 4;

const rowANames = once(() => {
  const towns = new Set(board.places.map(({ hex }) => hex));
  return rowA
    .map((hex) => neighbourTable[hex * 6 + 1]!)
    .filter((north) => north >= 0 && isInPlay(north) && !towns.has(north))
    .filter((_, i) => i % NAMED_EVERY === 1)
    .map(hexCentre);
});

/** The line along the top of row 13: the stacking limit, and the northern limit of heavy units. */
export function RowA() {
  return (
    <g>
      <Paths d={rowALine()} className={css.rowABand} />
      <Paths d={rowALine()} className={css.rowA} />
      {rowANames().map(([x, y]) => (
        <text key={x} className={css.rowALabel} x={x} y={y + 25}>
          {mapMessages().map.rowA}
        </text>
      ))}
      <g transform={`translate(${pointText(rowAEnd)})`}>
        <g className={css.rowAMark}>
          <path className={css.rowAPointer} d="M4 0L12-5V5Z" />
          <text className={css.rowAName} x="15" dy="0.36em">
            {mapMessages().map.rowA}
          </text>
        </g>
      </g>
    </g>
  );
}

const TEETH = 3;

/** A crenellated line just inside a hexside, its teeth toward the enemy. */
function battlement(hex: Hex, direction: number): string {
  const [a, b] = edgeOf(hex, direction, -4.5);
  const [ox, oy] = outward(direction);
  const point = (t: number, up: number): XY => [
    a[0] + (b[0] - a[0]) * t + ox * up,
    a[1] + (b[1] - a[1]) * t + oy * up,
  ];
  const points: XY[] = [];
  for (let i = 0; i < TEETH * 2 + 1; i++) {
    const up = i % 2 === 1 ? 4.5 : 0;
    points.push(point(i / (TEETH * 2 + 1), up), point((i + 1) / (TEETH * 2 + 1), up));
  }
  return linePath(points);
}

export const battlementsOf = (line: string, hex: Hex): string =>
  fortifiedSides(line, hex)
    .map((direction) => battlement(hex, direction))
    .join('');

const fortified = once(() =>
  FORTIFIED_LINES.map((line) => ({
    line,
    forts: fortificationsOf(line).map((hex) => ({ hex, d: battlementsOf(line, hex) })),
  })),
);

/** The fortified lines; a fort that is still being built shows its outline only. */
export function Fortifications({ unfinished }: { readonly unfinished: Hex | null }) {
  return (
    <g>
      {fortified().map(({ line, forts }) => (
        <g key={line}>
          {forts.map(({ hex, d }) => (
            <path key={hex} className={css.battlementHalo} d={d} />
          ))}
          {forts.map(({ hex, d }) => (
            <path
              key={hex}
              className={css.battlement}
              d={d}
              data-unfinished={hex === unfinished || undefined}
            />
          ))}
          {forts.map(({ hex, d }) =>
            hex === unfinished ? <path key={hex} className={css.battlementCore} d={d} /> : null,
          )}
        </g>
      ))}
    </g>
  );
}
