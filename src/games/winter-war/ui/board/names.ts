/** Names on the map in the current language, at the places computed by the map compiler. */
import mapMessages from '../../content/en/map.ftl';
import { board, type Hex } from '#engine/winter-war';
import type { ZoomLevel } from '#kit/panzoom/map-extent.ts';
import { signed } from '../text/numbers.ts';
import { placeText } from '../text/names.ts';
import { touch, upright, type Box } from './boxes.ts';
import { ENLARGED, HALF_COUNTER } from './counter-scale.ts';
import data from './names.json';
import type { AreaEntry, AreaKind, NamesFile, TownEntry } from './names-format.ts';
import { emsOf, type Face } from './text-width.ts';
import { hexCentre } from './projection.ts';
import { capacitySpots, valueSpots, worthOf } from './victory-values.ts';

const file = data as unknown as NamesFile;

export interface TownName {
  readonly hex: Hex;
  readonly text: string;
  readonly rank: number;
  readonly x: number;
  readonly y: number;
  readonly anchor: TownEntry[3];
  readonly size: number;
  /** Victory value, written after the name where there is no shield. */
  readonly worth?: number;
  readonly box: Box;
}

export interface AreaName {
  readonly kind: AreaKind;
  readonly text: string;
  /** Centre of the text. */
  readonly x: number;
  readonly y: number;
  readonly rotate: number;
  readonly size: number;
  readonly spacing: number;
  readonly box: Box;
}

/** Half the height of a line with accents and descenders, and its offset below the text's middle, in em. */
const HALF_HEIGHT = 0.49;
const BELOW = 0.05;

const TOWN_FACE: readonly Face[] = ['town1', 'town2', 'town', 'town'];

/** Bounding box of a town's name. */
export function townBox(text: string, rank: number, [, x, y, anchor, size]: TownEntry): Box {
  const width = emsOf(text, TOWN_FACE[rank - 1]!) * size;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return upright(left + width / 2, y + size * BELOW, width / 2, size * HALF_HEIGHT);
}

const AREA_FACE: Readonly<Record<AreaKind, Face>> = {
  water: 'water',
  lake: 'water',
  country: 'country',
  line: 'line',
};

/** Height of a line in em, with accents and descenders; capitals alone take less. */
const AREA_HEIGHT: Readonly<Record<AreaKind, number>> = { water: 1.08, lake: 1.08, country: 0.78, line: 0.8 };

/** Bounding box of the name of a water, a country or a fortified line. */
export const areaBox = (text: string, [kind, , x, y, turn, size, spacing]: AreaEntry): Box => ({
  x,
  y,
  across: (emsOf(text, AREA_FACE[kind], spacing) * size) / 2,
  up: (AREA_HEIGHT[kind] * size) / 2,
  turn,
});

/** Translates an area name of the file. */
export function areaText(kind: AreaKind, name: string): string {
  if (kind !== 'line') return placeText(name);
  return mapMessages().map.lines[name.startsWith('Mannerheim') ? 'Mannerheim' : 'Ladoga'];
}

/** Name of a town, followed by its victory value where one is written. */
export const townText = (name: string, worth?: number): string =>
  worth === undefined ? placeText(name) : `${placeText(name)} ${signed(worth)}`;

const placeOf = new Map(board.places.map((place) => [place.name, place]));

export const townNames = (level: ZoomLevel): readonly TownName[] =>
  file.towns[level].map((entry) => {
    const [name, x, y, anchor, size, hasWorth] = entry;
    const { rank, hex } = placeOf.get(name)!;
    const worth = hasWorth && worthOf(name);
    const box = townBox(townText(name, worth), rank, entry);
    return {
      hex,
      text: placeText(name),
      rank,
      x,
      y,
      anchor,
      size,
      box,
      ...(worth !== undefined && { worth }),
    };
  });

/** The margin of `counterIn`, which a name between two rows of counters has no room for. */
const MARGIN = 2.5;

/** Between a counter and the name below it, so that rounding does not make them touch. */
const HAIR = 0.5;

/** Between a counter and the name beside it: a stack is that much wider than its top counter. */
const STACK = 7;

/** Where a name at the foot of its hex may be centred, to either side of the hex's middle. */
const ASIDE = [0, 9, -9, 18, -18];

/** Half of a shield's width and height, and the radius of a capacity's disc. */
const SHIELD = [13, 9] as const;
const DISC = 10.5;

/**
 * The same names with counters on the map: one that a counter would cover moves to the foot of its own hex, beside its
 * counter or above it, if need be over the name of a lake; from afar counters fill their hexes, and there is no room.
 */
export function townNamesBeside(level: ZoomLevel, occupied: readonly Hex[]): readonly TownName[] {
  if (ENLARGED[level] > 1) return townNames(level);
  const half = HALF_COUNTER[level] - MARGIN;
  const counters = occupied.map((hex) => upright(...hexCentre(hex), half, half));
  const touchesAny = (box: Box, others: readonly Box[]): boolean => others.some((other) => touch(box, other));
  const towns = townNames(level);
  const isCovered = ({ box }: TownName): boolean => touchesAny(box, counters);
  const taken = [
    ...counters,
    ...valueSpots.map(({ x, y }) => upright(x, y, ...SHIELD)),
    ...capacitySpots.map(({ x, y }) => upright(x, y, DISC, DISC)),
    ...towns.filter((town) => !isCovered(town)).map(({ box }) => box),
  ];
  const areas = areaNames(level).map(({ box }) => box);
  return towns.map((town) => {
    if (!isCovered(town)) return town;
    const [x, y] = hexCentre(town.hex);
    const { across, up } = town.box;
    const apart = half + up + HAIR;
    const inRow = (dy: number) => ASIDE.map((aside) => ({ ...town.box, x: x + aside, y: y + dy }));
    const clear = (occupied.includes(town.hex) ? half + STACK : STACK) + across;
    const sides = ASIDE.flatMap((aside) =>
      [1, -1].map((side) => ({ ...town.box, x: x + side * clear, y: y + aside })),
    );
    // At the top is the number of the hex: the name goes there last.
    const spots = [...inRow(apart), ...sides, ...inRow(-apart)];
    const isFree = (spot: Box): boolean => !touchesAny(spot, taken);
    const box = spots.find((spot) => isFree(spot) && !touchesAny(spot, areas)) ?? spots.find(isFree);
    if (!box) return town;
    taken.push(box);
    return { ...town, x: box.x, y: box.y - town.size * BELOW, anchor: 'middle', box };
  });
}

export const areaNames = (level: ZoomLevel): readonly AreaName[] =>
  file.areas[level].map((entry) => {
    const [kind, name, x, y, rotate, size, spacing] = entry;
    const text = areaText(kind, name);
    return { kind, text, x, y, rotate, size, spacing, box: areaBox(text, entry) };
  });
