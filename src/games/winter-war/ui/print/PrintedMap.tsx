import type { Hex } from '#engine/winter-war';
import { BoardGround, BoardPrint } from '../board/layers/Board.tsx';
import { TownNames } from '../board/layers/Names.tsx';
import { BrokenBadges, BrokenRails } from '../board/overlays/BrokenRails.tsx';
import { MAP_HEIGHT, MAP_WIDTH } from '../board/projection.ts';
import { Stacks } from '../board/Stacks.tsx';
import { stacksOf } from '../controller/faces.ts';
import { useMapProps } from '../screen/useMapProps.ts';
import { usePosition } from '../../table-adapter.ts';
import { Rulers } from './Rulers.tsx';
import css from './Sheets.module.css';

const NOWHERE: readonly Hex[] = [];

/** Paper shows finer lines than a screen, so the whole map can bear the detail of the next zoom level. */
const DETAIL = 'mid';

/** The whole map with its counters, as high as the page. */
export function PrintedMap() {
  const { ice, broken = NOWHERE, unfinished = null, petrozavodsk = null } = useMapProps();
  // Nothing is in hand on paper.
  const stacks = stacksOf(usePosition(), []);
  return (
    <svg className={css.board} data-zoom={DETAIL} viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden>
      {/* An inner picture is cut off at its edge. */}
      <svg width={MAP_WIDTH} height={MAP_HEIGHT}>
        <BoardGround ice={ice} level={DETAIL} />
        <BoardPrint unfinished={unfinished} petrozavodsk={petrozavodsk} />
        <BrokenRails hexes={broken} />
        <TownNames level={DETAIL} occupied={stacks.map(({ hex }) => hex)} />
        <Rulers />
        <Stacks stacks={stacks} lines={[]} pace={1} />
        <BrokenBadges hexes={broken} />
      </svg>
    </svg>
  );
}
