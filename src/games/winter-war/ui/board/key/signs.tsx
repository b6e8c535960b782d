/** Every sign of the map with its picture, drawn in a hex of the board by the code that draws the map. */
import type { ReactNode } from 'react';
import { board, type Hex } from '#engine/winter-war';
import { hexsideTable } from '../board-extent.ts';
import { everyHex, once } from '../chunks.ts';
import { fortificationsOf } from '../fortification-lines.ts';
import { isIce, isInPlay, isNeutral, isSoviet, isWater } from '../ground.ts';
import { edgeOf, hexPath, linePath } from '../hex-shape.ts';
import { Capacity, CitySign, Shield } from '../layers/Cities.tsx';
import { flowIn } from '../layers/Hexsides.tsx';
import { iceEdge } from '../layers/Ice.tsx';
import ground from '#kit/panzoom/ground.module.css';
import css from '../layers/layers.module.css';
import { battlementsOf } from '../layers/RuleLines.tsx';
import { TerrainOf } from '../layers/Terrain.tsx';
import { woodIn } from '../layers/woods.ts';
import { BrokenRails } from '../overlays/BrokenRails.tsx';
import { hexCentre } from '../projection.ts';
import { rowA } from '../row-a.ts';
import { routePath } from '../railways-and-roads.ts';
import type mapMessages from '../../../content/en/map.ftl';

export type Sign = keyof ReturnType<typeof mapMessages>['key']['signs'];

export interface KeySign {
  readonly sign: Sign;
  readonly hex: Hex;
  readonly picture: ReactNode;
}

const first = (wanted: (hex: Hex) => boolean): Hex => [...everyHex()].find(wanted) ?? 0;

const sidesOf = (hex: Hex, kind: string): number[] =>
  [0, 1, 2, 3, 4, 5].filter((d) => {
    const side = hexsideTable[hex * 6 + d]!;
    return side >= 0 && board.hexsideKinds(side).includes(kind as never);
  });

const plain = (hex: Hex): boolean =>
  board.terrainOf(hex) === 'clear' && !routePath(hex, 'rail') && !routePath(hex, 'road');

/** Ground drawn beneath a sign. */
export const GroundOf = ({ hex }: { readonly hex: Hex }) => (
  <path
    className={
      isWater(hex) || isIce(hex)
        ? ground.sea
        : isNeutral(hex)
          ? css.neutral
          : isSoviet(hex)
            ? css.landSoviet
            : css.land
    }
    d={hexPath(hex)}
  />
);

export const PlainFinnish = first((hex) => isInPlay(hex) && !isSoviet(hex) && plain(hex));

const at = (hex: Hex, picture: ReactNode): ReactNode => (
  <g transform={`translate(${hexCentre(hex).join(' ')})`}>{picture}</g>
);

/** Table of all hexes with only this one set, for components that draw such tables. */
export const only = (hex: Hex): Uint8Array => {
  const table = new Uint8Array(board.columns * board.rows);
  table[hex] = 1;
  return table;
};

const plainIn = (kind: string): Hex =>
  first((hex) => isInPlay(hex) && plain(hex) && sidesOf(hex, kind).filter((d) => d < 3).length > 1);
const onlyWay = (kind: 'rail' | 'road', other: 'rail' | 'road'): Hex =>
  first((hex) => board.terrainOf(hex) === 'clear' && routePath(hex, kind) !== '' && !routePath(hex, other));

/** An example hex of each kind, searched on the board. */
const hexes = once(() => ({
  soviet: first((hex) => isInPlay(hex) && isSoviet(hex) && plain(hex)),
  swamp: first((hex) => board.terrainOf(hex) === 'swamp'),
  mountain: first((hex) => board.terrainOf(hex) === 'mountain' && isInPlay(hex)),
  lake: first((hex) => board.terrainOf(hex) === 'minorLake' && isInPlay(hex)),
  ice: first(isIce),
  river: plainIn('river'),
  lakeSide: plainIn('lake'),
  frontier: plainIn('frontier'),
  south: rowA.find((hex) => isInPlay(hex) && plain(hex))!,
  rail: onlyWay('rail', 'road'),
  road: onlyWay('road', 'rail'),
  fort: fortificationsOf('Mannerheim Line')[0]!,
}));

const edges = (hex: Hex, kind: string): string =>
  sidesOf(hex, kind)
    .map((d) => linePath(edgeOf(hex, d)))
    .join('');

export const groundSigns = once((): readonly KeySign[] => {
  const { soviet, swamp, mountain, lake, ice } = hexes();
  return [
    { sign: 'finnish', hex: PlainFinnish, picture: null },
    { sign: 'soviet', hex: soviet, picture: null },
    { sign: 'neutral', hex: first(isNeutral), picture: null },
    { sign: 'swamp', hex: swamp, picture: <TerrainOf hex={swamp} kind="swamp" /> },
    {
      sign: 'woods',
      hex: PlainFinnish,
      picture: (
        <>
          <path className={css.woods} d={woodIn(PlainFinnish).wood} />
          <path className={css.trees} d={woodIn(PlainFinnish).trees} />
        </>
      ),
    },
    { sign: 'mountain', hex: mountain, picture: <TerrainOf hex={mountain} kind="mountain" /> },
    { sign: 'lake', hex: lake, picture: <TerrainOf hex={lake} kind="minorLake" /> },
    { sign: 'sea', hex: first(isWater), picture: null },
    { sign: 'ice', hex: ice, picture: <path className={css.iceOutline} d={iceEdge(ice)} /> },
  ];
});

export const sideSigns = once((): readonly KeySign[] => {
  const { river, lakeSide, frontier, south, rail, road } = hexes();
  return [
    { sign: 'river', hex: river, picture: <path className={css.riverSide} d={flowIn('river', [river])} /> },
    {
      sign: 'lakeSide',
      hex: lakeSide,
      picture: <path className={css.lakeSide} d={flowIn('lake', [lakeSide])} />,
    },
    {
      sign: 'frontier',
      hex: frontier,
      picture: (
        <>
          <path className={css.frontierBand} d={edges(frontier, 'frontier')} />
          <path className={css.frontier} d={edges(frontier, 'frontier')} />
        </>
      ),
    },
    {
      sign: 'rowA',
      hex: south,
      picture: <path className={css.rowA} d={[1, 2].map((d) => linePath(edgeOf(south, d))).join('')} />,
    },
    {
      sign: 'rail',
      hex: rail,
      picture: (
        <>
          <path className={css.rail} d={routePath(rail, 'rail')} />
          <path className={css.railTies} d={routePath(rail, 'rail')} />
        </>
      ),
    },
    {
      sign: 'road',
      hex: road,
      picture: (
        <>
          <path className={css.roadEdge} d={routePath(road, 'road')} />
          <path className={css.road} d={routePath(road, 'road')} />
        </>
      ),
    },
    { sign: 'broken', hex: rail, picture: <BrokenRails hexes={[rail]} /> },
  ];
});

export const placeSigns = once((): readonly KeySign[] => {
  const { soviet, fort } = hexes();
  return [
    {
      sign: 'finnishCity',
      hex: PlainFinnish,
      picture: (
        <>
          <path className={css.cityHex} d={hexPath(PlainFinnish, -3)} />
          {at(PlainFinnish, <CitySign finnish />)}
        </>
      ),
    },
    {
      sign: 'supplyCity',
      hex: soviet,
      picture: (
        <>
          <path className={css.cityHex} d={hexPath(soviet, -3)} />
          {at(soviet, <CitySign finnish={false} />)}
        </>
      ),
    },
    { sign: 'town', hex: PlainFinnish, picture: at(PlainFinnish, <circle className={css.dot} r="4" />) },
    { sign: 'capacity', hex: soviet, picture: at(soviet, <Capacity points={50} />) },
    { sign: 'worth', hex: PlainFinnish, picture: at(PlainFinnish, <Shield value={30} />) },
    {
      sign: 'fort',
      hex: fort,
      picture: <path className={css.battlement} d={battlementsOf('Mannerheim Line', fort)} />,
    },
  ];
});
