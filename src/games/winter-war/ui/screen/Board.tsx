import { useEffect, useRef } from 'react';
import type { MapHandle } from '../../../../kit/panzoom/handle.ts';
import { useNarrow } from '../../../../kit/widgets/useNarrow.ts';
import { useMapOnTable } from '../../../../table/seen/map-handle.ts';
import { FrontBar } from '../fronts/FrontBar.tsx';
import { publishHexPoint } from '../hand/hex-point.ts';
import { MapView } from '../map/MapView.tsx';
import { StackList } from '../situation/StackList.tsx';
import { Overview } from './Overview.tsx';
import css from './Board.module.css';
import { useFirstLook } from './useFirstLook.ts';
import { useTableMap } from './useTableMap.ts';

/** The map, and the list of stacks for those who do not see it. */
export function Board() {
  const props = useTableMap();
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<MapHandle>(null);
  useMapOnTable(handle, frame);
  useEffect(() => publishHexPoint(() => handle.current), []);
  const narrow = useNarrow();
  useFirstLook(narrow);
  return (
    <>
      <StackList />
      <div ref={frame} className={css.map}>
        <MapView ref={handle} {...props} />
      </div>
      {narrow ? null : <Overview map={handle} stacks={props.stacks} />}
      {narrow ? null : <FrontBar />}
    </>
  );
}
