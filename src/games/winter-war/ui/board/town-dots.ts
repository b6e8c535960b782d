import { board } from '#engine/winter-war';
import { mapPoint } from './projection.ts';
import { belowNumber, nodeOf } from './railways-and-roads.ts';

export type Town = (typeof board.places)[number];

interface TownDot {
  readonly x: number;
  readonly y: number;
  readonly rank: number;
}

export const towns: readonly Town[] = board.places.filter(
  (p) => p.kind !== 'fortification' && p.kind !== 'swedish-entry',
);

/** Radius of the ring drawn for a town, including its line, in map units. */
export const dotRadius = (rank: number): number => (rank === 2 ? 4 : 3);

/** Position of a town's dot: on the lines that pass through it. */
export const dotOf = (town: Town): readonly [number, number] =>
  town.rank === 1 || board.placeNameOf(town.hex) === town.name
    ? nodeOf(town.hex)
    : belowNumber(town.hex, mapPoint(...town.at));

export const townDots: readonly TownDot[] = towns
  .filter((town) => town.kind === 'town')
  .map((town) => {
    const [x, y] = dotOf(town);
    return { x, y, rank: town.rank };
  });
