import { chunked } from '../chunks.ts';
import { routePath } from '../railways-and-roads.ts';
import css from './layers.module.css';
import { Paths } from './Paths.tsx';

const rail = chunked((hex) => routePath(hex, 'rail'));
const road = chunked((hex) => routePath(hex, 'road'));

/** Roads and railways, drawn from the hexsides that they cross. */
export function Ways() {
  return (
    <g>
      <Paths d={road} className={css.roadEdge} />
      <Paths d={road} className={css.road} />
      <Paths d={rail} className={css.railHalo} />
      <Paths d={rail} className={css.rail} />
      <Paths d={rail} className={css.railTies} />
    </g>
  );
}
