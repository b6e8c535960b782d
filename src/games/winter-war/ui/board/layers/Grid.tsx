import { neighbourTable } from '../board-grid.ts';
import { chunked } from '../chunks.ts';
import { isPlayable, playableHexes } from '../ground.ts';
import { edgeOf, linePath } from '../hex-shape.ts';
import css from './layers.module.css';
import { Paths } from './Paths.tsx';

/** Each hexside once. */
const lines = chunked((hex) => {
  let d = '';
  for (let direction = 0; direction < 6; direction++) {
    const other = neighbourTable[hex * 6 + direction]!;
    if (direction < 3 || other < 0 || !isPlayable(other)) d += linePath(edgeOf(hex, direction));
  }
  return d;
}, playableHexes);

export function Grid() {
  return <Paths d={lines} className={css.grid} />;
}
