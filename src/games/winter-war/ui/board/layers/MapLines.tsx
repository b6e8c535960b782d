import { neighbourTable } from '../board-extent.ts';
import { chunked, once } from '../chunks.ts';
import { isPlayable, playableHexes } from '../ground.ts';
import { edgeOf, linePath } from '../hex-shape.ts';
import { routePath } from '../railways-and-roads.ts';
import css from './layers.module.css';

/** One path for each block of the board. */
export function Paths({ d, className }: { d: readonly string[]; className?: string | undefined }) {
  return d.map((path, i) => <path key={i} className={className} d={path} />);
}

const rail = once(() => chunked((hex) => routePath(hex, 'rail')));
const road = once(() => chunked((hex) => routePath(hex, 'road')));

/** Roads and railways, drawn from the hexsides that they cross. */
export function RailwaysAndRoads() {
  return (
    <g>
      <Paths d={road()} className={css.roadEdge} />
      <Paths d={road()} className={css.road} />
      <Paths d={rail()} className={css.railHalo} />
      <Paths d={rail()} className={css.rail} />
      <Paths d={rail()} className={css.railTies} />
    </g>
  );
}

/** Grid lines, each hexside once. */
const lines = once(() =>
  chunked((hex) => {
    let d = '';
    for (let direction = 0; direction < 6; direction++) {
      const other = neighbourTable[hex * 6 + direction]!;
      if (direction < 3 || other < 0 || !isPlayable(other)) d += linePath(edgeOf(hex, direction));
    }
    return d;
  }, playableHexes),
);

export function Grid() {
  return <Paths d={lines()} className={css.grid} />;
}
