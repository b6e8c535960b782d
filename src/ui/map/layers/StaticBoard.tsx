import { memo } from 'react';
import { CityHexes, CitySymbols, CityValues } from './Cities.tsx';
import { Grid } from './Grid.tsx';
import { Ground } from './Ground.tsx';
import { Barriers, Frontier } from './Hexsides.tsx';
import { Ice } from './Ice.tsx';
import { Fortifications, RowA } from './RuleLines.tsx';
import { Lettering, TownDots, TownNames } from './Names.tsx';
import { Terrain } from './Terrain.tsx';
import { Ways } from './Ways.tsx';

/** The printed board. Only the ice ever changes. */
export const StaticBoard = memo(function StaticBoard({ ice }: { ice: boolean }) {
  return (
    <g aria-hidden="true">
      <Ground />
      <Terrain />
      <Ice frozen={ice} />
      <Lettering />
      <Grid />
      <CityHexes />
      <Frontier />
      <Barriers />
      <Ways />
      <RowA />
      <Fortifications />
      <TownDots />
      <CitySymbols />
      <CityValues />
      <TownNames />
    </g>
  );
});
