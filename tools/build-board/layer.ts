import { intersection } from 'polyclip-ts';
import { type Hex, rowOf, ROWS } from '#engine/winter-war/board/grid.ts';
import { ROW_HEIGHT } from '#engine/winter-war/board/projection.ts';
import { area, boxesMeet, boxOf, boxPolygon, cornersOf, type Box, type MultiPolygon } from './plane.ts';

/** Margin around the hexes beyond which everything is cut off, in hex widths. */
const BORDER = 1;
export const MAP_BOX: Box = {
  left: -0.5 - BORDER,
  right: 26 + BORDER,
  bottom: 0.25 - BORDER,
  top: 57.7 * ROW_HEIGHT + BORDER,
};

const clip = (polygons: MultiPolygon, box: Box): MultiPolygon => {
  const near = polygons.filter((polygon) => boxesMeet(boxOf(polygon), box));
  return near.length === 0 ? [] : (intersection(near, boxPolygon(box)) as MultiPolygon);
};

/** Polygons cut into one strip per row of hexes, so that a hex is tested only against those nearby. */
export class Layer {
  readonly #strips: MultiPolygon[] = [];
  readonly polygons: MultiPolygon;

  constructor(polygons: MultiPolygon) {
    this.polygons = clip(polygons, MAP_BOX);
    this.#split(this.polygons, 1, ROWS);
  }

  // Halving the map repeatedly is far quicker than cutting every strip out of the whole.
  #split(polygons: MultiPolygon, first: number, last: number): void {
    const bottom = (first - 0.7) * ROW_HEIGHT;
    const top = (last + 0.7) * ROW_HEIGHT;
    const part = clip(polygons, { left: MAP_BOX.left, right: MAP_BOX.right, bottom, top });
    if (first === last) {
      this.#strips[first] = part;
      return;
    }
    const middle = Math.floor((first + last) / 2);
    this.#split(part, first, middle);
    this.#split(part, middle + 1, last);
  }

  /** Polygons of the strip of a hex: all that can touch it. */
  near(hex: Hex): MultiPolygon {
    return this.#strips[rowOf(hex)]!;
  }

  /** Part of the layer inside the hex. */
  inHex(hex: Hex): MultiPolygon {
    const corners = cornersOf(hex);
    const near = this.near(hex).filter((polygon) => boxesMeet(boxOf(polygon), boxOf([corners])));
    return near.length === 0 ? [] : (intersection(near, [[...corners, corners[0]!]]) as MultiPolygon);
  }

  /** Area of the layer inside these polygons, all within one hex. */
  areaWithin(hex: Hex, polygons: MultiPolygon): number {
    const near = this.near(hex);
    return near.length === 0 || polygons.length === 0
      ? 0
      : area(intersection(near, polygons) as MultiPolygon);
  }
}
