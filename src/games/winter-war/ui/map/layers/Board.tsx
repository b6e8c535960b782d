import { memo } from 'react';
import type { Hex } from '../../../../../engine/winter-war/index.ts';
import { CityHexes, CitySymbols, CityValues } from './Cities.tsx';
import { Grid } from './Grid.tsx';
import { Ground, NeatLine, Sheet } from './Ground.tsx';
import { Barriers, Frontier } from './Hexsides.tsx';
import { Ice } from './Ice.tsx';
import { Lettering, TownDots } from './Names.tsx';
import { Fortifications, RowA } from './RuleLines.tsx';
import { Terrain } from './Terrain.tsx';
import { Ways } from './Ways.tsx';

/** The printed board, drawn once; only the ice, a fort in the building and one capacity ever change. */
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

interface BoardPrintProps {
  unfinished?: Hex | null;
  petrozavodsk?: number | null;
}

/** What is printed over the hex numbers. */
export const BoardPrint = memo(function BoardPrint({
  unfinished = null,
  petrozavodsk = null,
}: BoardPrintProps) {
  return (
    <g aria-hidden="true">
      <Ways />
      <RowA />
      <Fortifications unfinished={unfinished} />
      <TownDots />
      <CitySymbols />
      <CityValues petrozavodsk={petrozavodsk} />
      <NeatLine />
    </g>
  );
});
