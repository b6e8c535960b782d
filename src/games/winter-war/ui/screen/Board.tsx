import { useEffect, useRef } from 'react';
import type { MapHandle } from '#kit/panzoom/handle.ts';
import { board, type Hex } from '#engine/winter-war';
import { useCoach } from '#table/features/lessons/coach.ts';
import { useNarrow } from '#kit/widgets/useNarrow.ts';
import { showOnMap, useMapOnTable } from '#table/view/map-handle.ts';
import { FrontBar } from '../fronts/FrontBar.tsx';
import { MapView } from '../board/MapView.tsx';
import { EdgeArrows } from '#kit/panzoom/EdgeArrows.tsx';
import { frontWords } from '../fronts/words.ts';
import { goTo } from '../controller/jumps.ts';
import { StackList } from '../situation/StackList.tsx';
import { Overview } from './Overview.tsx';
import css from './Board.module.css';
import { useConcerned } from './useConcerned.ts';
import { useFirstLook } from './useFirstLook.ts';
import { useMapProps } from './useMapProps.ts';

declare global {
  interface Window {
    /** For scripts that click on the map: where a hex, by its name such as "1602", lies in the window. */
    winterWar?: { hexPoint(name: string): { x: number; y: number } | null };
  }
}

function publishHexPoint(map: () => MapHandle | null): () => void {
  window.winterWar = { hexPoint: (name) => map()?.pointOf(board.hexByName(name)) ?? null };
  return () => delete window.winterWar;
}

const goToConcerned = (hex: Hex, byKey: boolean): void => (byKey ? goTo(hex) : showOnMap(hex));

/** The map, and the list of stacks for those who do not see it. */
export function Board() {
  const props = useMapProps();
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<MapHandle>(null);
  useMapOnTable(handle, frame);
  useEffect(() => publishHexPoint(() => handle.current), []);
  const narrow = useNarrow();
  const { lesson } = useCoach();
  useFirstLook(narrow);
  return (
    <>
      <StackList />
      <div ref={frame} className={css.map}>
        <MapView ref={handle} {...props} />
      </div>
      <EdgeArrows map={handle} places={useConcerned()} label={frontWords().beyond} onGo={goToConcerned} />
      {/* A lesson brings up what it speaks of by itself. */}
      {lesson ? null : (
        <>
          {narrow ? null : <Overview map={handle} stacks={props.stacks} />}
          <FrontBar folded={narrow} />
        </>
      )}
    </>
  );
}
