import { board, type Hex } from '../../../../../engine/winter-war/index.ts';
import { hexsideTable, neighbourTable } from '../board-grid.ts';
import { chunked } from '../chunks.ts';
import { isNeutral } from '../ground.ts';
import { edgeOf, linePath } from '../hex-shape.ts';
import css from './layers.module.css';
import { Paths } from './Paths.tsx';

type Kind = 'river' | 'lake' | 'frontier';

function edges(wanted: (kinds: readonly string[], hex: Hex, other: Hex) => boolean): string[] {
  return chunked((hex) => {
    let d = '';
    for (let direction = 0; direction < 3; direction++) {
      const side = hexsideTable[hex * 6 + direction]!;
      if (side < 0) continue;
      if (wanted(board.hexsideKinds(side), hex, neighbourTable[hex * 6 + direction]!))
        d += linePath(edgeOf(hex, direction));
    }
    return d;
  });
}

const played = (hex: Hex, other: Hex): boolean => !isNeutral(hex) || !isNeutral(other);
const of = (kind: Kind): string[] => edges((kinds, hex, other) => kinds.includes(kind) && played(hex, other));

const river = of('river');
const lake = of('lake');
const nation = (hex: Hex): boolean => !isNeutral(hex);
const frontier = edges((kinds, hex, other) => kinds.includes('frontier') && nation(hex) && nation(other));
const neutralFrontier = edges(
  (kinds, hex, other) => kinds.includes('frontier') && nation(hex) !== nation(other),
);

/** River and lake hexsides: both cost a Movement Point, and may double a defence. */
export function Barriers() {
  return (
    <g>
      <Paths d={lake} className={css.lakeSide} />
      <Paths d={river} className={css.riverSide} />
      <Paths d={lake} className={css.lakeSideCore} />
    </g>
  );
}

export function Frontier() {
  return (
    <g>
      <Paths d={frontier} className={css.frontierBand} />
      <Paths d={neutralFrontier} className={css.neutralFrontier} />
      <Paths d={frontier} className={css.frontier} />
    </g>
  );
}
