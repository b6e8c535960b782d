import { memo } from 'react';
import type { Hex } from '#engine/winter-war';
import type { ZoomLevel } from '#kit/panzoom/map-extent.ts';
import { CityHexes, CitySymbols, CityValues } from './Cities.tsx';
import { Grid, RailwaysAndRoads } from './MapLines.tsx';
import { Ground, NeatLine, Sheet } from './Ground.tsx';
import { Barriers, Frontier } from './Hexsides.tsx';
import { Ice } from './Ice.tsx';
import { AreaNames, TownDots } from './Names.tsx';
import { Fortifications, RowA } from './RuleLines.tsx';
import { Terrain } from './Terrain.tsx';

interface BoardGroundProps {
  readonly ice: boolean;
  readonly level: ZoomLevel;
}

/** The ground, the hexes on it, and the names of waters and countries. */
export function BoardGround({ ice, level }: BoardGroundProps) {
  return (
    <>
      <g aria-hidden="true">
        <Sheet />
        <Ground zoom={level} />
      </g>
      <Scenery ice={ice} />
      <AreaNames level={level} />
    </>
  );
}

/** Drawn once; only the ice ever changes. */
const Scenery = memo(function Scenery({ ice }: { ice: boolean }) {
  return (
    <g aria-hidden="true">
      <Terrain />
      <Ice frozen={ice} />
      <Grid />
      <CityHexes />
      <Frontier />
      <Barriers />
    </g>
  );
});

interface BoardPrintProps {
  unfinished?: Hex | null;
  petrozavodsk?: number | null;
}

/** Printed signs above the ground; only an unfinished fort and one supply capacity ever change. */
export const BoardPrint = memo(function BoardPrint({
  unfinished = null,
  petrozavodsk = null,
}: BoardPrintProps) {
  return (
    <g aria-hidden="true">
      <RailwaysAndRoads />
      <RowA />
      <Fortifications unfinished={unfinished} />
      <TownDots />
      <CitySymbols />
      <CityValues petrozavodsk={petrozavodsk} />
      <NeatLine />
    </g>
  );
});
