import type { Hex } from '../../../../../engine/winter-war/index.ts';
import type { ZoomLevel } from '../../../../../kit/panzoom/zoom-level.ts';
import { touch, upright, type Box } from '../boxes.ts';
import { layOutAreaNames, layOutLabels } from '../label-layout.ts';
import { hexCentre } from '../projection.ts';

/** Size of the type at each level, in map units (overlays.module.css has the same). */
const SIZES: Readonly<Record<ZoomLevel, number>> = { far: 27, mid: 27, near: 17, close: 14, closest: 11 };

/** Half a figure's width and half its height, in em; what the rim takes, in map units. */
const HALF_FIGURE = 0.3;
const HALF_HEIGHT = 0.37;
const RIM = 1.5;

/** From the middle of a hex, in map units; above it stands its number. */
const SPOTS: readonly (readonly [dx: number, dy: number])[] = [
  [0, 0],
  [0, 13],
  [-13, 3],
  [13, 3],
  [-13, 13],
  [13, 13],
  [0, -9],
  [0, 19],
];

/** Where the note of a hex stands: in the middle, or beside it where a name lies there. */
export function noteSpots(level: ZoomLevel, occupied: readonly Hex[], numbered: boolean) {
  const names = [...layOutLabels(level, occupied, numbered), ...layOutAreaNames(level, numbered)].map(
    ({ box }) => box,
  );
  const size = SIZES[level];
  return (hex: Hex, text: string): readonly [number, number] => {
    const [x, y] = hexCentre(hex);
    const boxAt = ([dx, dy]: (typeof SPOTS)[number]): Box =>
      upright(x + dx, y + dy, text.length * size * HALF_FIGURE + RIM, size * HALF_HEIGHT + RIM);
    const near = names.filter((box) => touch(box, upright(x, y, 40, 40)));
    const [dx, dy] = SPOTS.find((spot) => near.every((box) => !touch(box, boxAt(spot)))) ?? SPOTS[0]!;
    return [x + dx, y + dy];
  };
}
