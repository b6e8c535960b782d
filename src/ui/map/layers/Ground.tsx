import type { GeographyFile } from '../geography-format.ts';
import data from '../geography.json';
import { everyHex, chunked } from '../chunks.ts';
import { isInPlay } from '../ground.ts';
import { cornersOf } from '../hex-shape.ts';
import { clipToHexes, ringsOf, shoreOf, tilesOf } from '../outline.ts';
import { MAP_HEIGHT, MAP_WIDTH } from '../projection.ts';
import css from './layers.module.css';
import { Paths } from './Paths.tsx';

const geography = data as unknown as GeographyFile;

/** Lakes smaller than this many hexes are not drawn from afar. */
const LEAST_LAKE_AFAR = 0.09;
const GROUP = 24;

const DETAILS = [1, 2] as const;
const LEVEL_CLASS = { 1: css.fromAfar, 2: css.fromNear };

/** Joins many small outlines, neighbours in the file, into fewer paths. */
function grouped(paths: readonly string[]): string[] {
  const groups: string[] = [];
  for (let i = 0; i < paths.length; i += GROUP) groups.push(paths.slice(i, i + GROUP).join(''));
  return groups;
}

const levels = DETAILS.map((detail) => {
  const rings = geography.land.filter((o) => o.detail === detail).flatMap((o) => ringsOf(o.d));
  const tiles = tilesOf(rings);
  // Grown by a hair, so that no seam shows between two hexes.
  const played = clipToHexes(tiles, [...everyHex()].filter(isInPlay), (hex) => cornersOf(hex, 0.4));
  return {
    detail,
    land: tiles.map((tile) => tile.d),
    shore: shoreOf(rings),
    played: chunked((hex) => played.get(hex) ?? '', played.keys()),
    rivers: geography.rivers.filter((c) => c.detail === detail).map((c) => c.d),
    lakes: grouped(
      geography.lakes
        .filter((o) => o.detail === detail && (detail === 2 || o.area >= LEAST_LAKE_AFAR))
        .map((o) => o.d),
    ),
    majorLakes: geography.majorLakes.filter((o) => o.detail === detail).map((o) => o.d),
  };
});

const SHEET_MARGIN = 26;

/** The sheet that the map is printed on. */
export function Sheet() {
  return (
    <rect
      className={css.sheet}
      x={-SHEET_MARGIN}
      y={-SHEET_MARGIN}
      width={MAP_WIDTH + 2 * SHEET_MARGIN}
      height={MAP_HEIGHT + 2 * SHEET_MARGIN}
    />
  );
}

export function NeatLine() {
  return <rect className={css.neatLine} width={MAP_WIDTH} height={MAP_HEIGHT} />;
}

/** Sea, land (white where it is in play, else grey), lakes and rivers: the scenery beneath the hexes. */
export function Ground() {
  return (
    <g clipPath="url(#map-edge)">
      <clipPath id="map-edge">
        <rect width={MAP_WIDTH} height={MAP_HEIGHT} />
      </clipPath>
      <rect className={css.sea} width={MAP_WIDTH} height={MAP_HEIGHT} />
      {levels.map((level) => (
        <g key={level.detail} className={LEVEL_CLASS[level.detail]}>
          <Paths d={level.land} className={css.neutral} />
          <Paths d={level.played} className={css.land} />
          <Paths d={level.rivers} className={css.course} />
          <Paths d={level.lakes} className={css.lake} />
          <Paths d={level.majorLakes} className={css.majorLake} />
          <Paths d={level.shore} className={css.shore} />
        </g>
      ))}
    </g>
  );
}
