import { memo } from 'react';
import { CityHexes, CitySymbols, CityValues } from './Cities.tsx';
import { Grid } from './Grid.tsx';
import { Ground, NeatLine, Sheet } from './Ground.tsx';
import { Barriers, Frontier } from './Hexsides.tsx';
import { Ice } from './Ice.tsx';
import { Lettering, TownDots } from './Names.tsx';
import { Fortifications, RowA } from './RuleLines.tsx';
import { Terrain } from './Terrain.tsx';
import { Ways } from './Ways.tsx';

/** The printed board, drawn once; only the ice ever changes. */
export const BoardGround = memo(function BoardGround({ ice }: { ice: boolean }) {
  return (
    <g aria-hidden="true">
      <Sheet />
      <Ground />
      <Terrain />
      <Ice frozen={ice} />
      <Lettering />
      <Grid />
      <CityHexes />
      <Frontier />
      <Barriers />
    </g>
  );
});

/** What is printed over the hex numbers. */
export const BoardPrint = memo(function BoardPrint() {
  return (
    <g aria-hidden="true">
      <Ways />
      <RowA />
      <Fortifications />
      <TownDots />
      <CitySymbols />
      <CityValues />
      <NeatLine />
    </g>
  );
});
