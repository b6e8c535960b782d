/** Boxes printed at fixed places that must stay legible: hex numbers, values, capacities, the ice label. */
import { board, type Hex } from '#engine/winter-war';
import type { ZoomLevel } from '#kit/panzoom/map-extent.ts';
import { upright, type Box } from '#games/winter-war/ui/board/boxes.ts';
import {
  FORTIFIED_LINES,
  fortificationsOf,
  fortifiedSides,
} from '#games/winter-war/ui/board/fortification-lines.ts';
import { isIce, playableHexes } from '#games/winter-war/ui/board/ground.ts';
import { edgeOf } from '#games/winter-war/ui/board/hex-shape.ts';
import { hexCentre } from '#games/winter-war/ui/board/projection.ts';
import { ICE_TITLE } from '#games/winter-war/ui/board/layers/Ice.tsx';
import { FOOT, valueSpots } from '#games/winter-war/ui/board/victory-values.ts';

/** Type of hex numbers: size, and baseline above the hex centre (the same as in layers.module.css). */
interface NumberType {
  readonly size: number;
  readonly rise: number;
}

const NUMBERS: Readonly<Record<ZoomLevel, NumberType | null>> = {
  far: null,
  mid: null,
  near: { size: 12.8, rise: 19 },
  close: { size: 8, rise: 21 },
  closest: { size: 6.2, rise: 22 },
};

/** Width of four digits in the narrow typeface and height of a digit, in em; rim in map units. */
const FIGURES = 2.06;
const FIGURE_HEIGHT = 0.72;
const RIM = 0.8;

const numberBoxes = ({ size, rise }: NumberType): Box[] =>
  playableHexes.map((hex) => {
    const [x, y] = hexCentre(hex);
    return upright(
      Math.round(x),
      Math.round(y) - rise - (size * FIGURE_HEIGHT) / 2,
      (size * FIGURES) / 2 + RIM,
      (size * FIGURE_HEIGHT) / 2 + RIM,
    );
  });

/** Half the width and half the height of a value's shield at each level; null where it is not drawn. */
const VALUES: Readonly<Record<ZoomLevel, readonly [across: number, up: number] | null>> = {
  far: null,
  mid: [23, 14],
  near: [15, 9],
  close: [13, 8],
  closest: [10, 6],
};

/** Half the width of a capacity's disc at each level; null where it is not drawn. */
const CAPACITY: Readonly<Record<ZoomLevel, number | null>> = {
  far: null,
  mid: null,
  near: 13,
  close: 11,
  closest: 9,
};

const CAPACITIES: readonly Hex[] = board.places.flatMap(({ hex, capacity }) =>
  capacity === undefined ? [] : [hex],
);

const iceHexes = playableHexes.filter(isIce);

/** Size of the single ice label from afar, and half its width and height in em. */
const ICE_SIZES: Readonly<Partial<Record<ZoomLevel, number>>> = { far: 52, mid: 30 };
const ICE_BOX = [1.7, 0.45] as const;

const iceTitle = (level: ZoomLevel): Box[] => {
  const size = ICE_SIZES[level];
  return size === undefined ? [] : [upright(...ICE_TITLE, ICE_BOX[0] * size, ICE_BOX[1] * size)];
};

/** The ice label in each hex, shown at the closest levels. */
const iceWords = (level: ZoomLevel): Box[] =>
  level === 'close' || level === 'closest'
    ? iceHexes.map((hex) => {
        const [x, y] = hexCentre(hex);
        return upright(x, y + 21.5, 12, 4);
      })
    : [];

/** Half the height of a battlement (layers/RuleLines.tsx), and the offset of its middle from the hexside. */
const TEETH = 5;
const INSIDE = -3;

const battlements: readonly Box[] = FORTIFIED_LINES.flatMap((line) =>
  fortificationsOf(line).flatMap((hex) =>
    fortifiedSides(line, hex).map((direction): Box => {
      const [[ax, ay], [bx, by]] = edgeOf(hex, direction, INSIDE);
      return {
        x: (ax + bx) / 2,
        y: (ay + by) / 2,
        across: Math.hypot(bx - ax, by - ay) / 2,
        up: TEETH,
        turn: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI,
      };
    }),
  ),
);

/** Boxes that names avoid at a level. */
export function printedBoxes(level: ZoomLevel): Box[] {
  const value = VALUES[level];
  const disc = CAPACITY[level];
  const numbers = NUMBERS[level];
  return [
    ...(numbers ? numberBoxes(numbers) : []),
    ...(value ? valueSpots.map(({ x, y }) => upright(x, y, value[0], value[1])) : []),
    ...(disc
      ? CAPACITIES.map((hex) => {
          const [x, y] = hexCentre(hex);
          return upright(x, y + FOOT.disc, disc, disc);
        })
      : []),
    ...iceTitle(level),
    ...iceWords(level),
    ...(level === 'far' ? [] : battlements),
  ];
}
