/** Where the counters of a space stand: on the side where they cover least of names, spaces and each other. */
import { isFinnish, type Space } from '../../../../engine/talvisota/index.ts';
import { spaceName } from '../words/names.ts';
import { middleOf } from './board-sheet.ts';
import { besideOf, RADIUS } from './name-spots.ts';

export const CHIP = { width: 58, height: 30, gap: 3 } as const;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const NEAR = RADIUS + 6;

/** By what share of its size a pile lies to the left of and above the point that it hangs on, and that point. */
interface SideOf {
  readonly at: readonly [x: number, y: number];
  readonly share: readonly [x: number, y: number];
  /** Two kinds one above the other, where there is no room beside. */
  readonly tall: boolean;
}

const side = (x: number, y: number, left: number, above: number): SideOf => ({
  at: [x, y],
  share: [left, above],
  tall: false,
});

const WIDE: readonly SideOf[] = [
  side(0, NEAR, 0.5, 0),
  side(NEAR, 0, 0, 0.5),
  side(-NEAR, 0, 1, 0.5),
  side(0, -NEAR, 0.5, 1),
  ...[0.2, 0.8].flatMap((share) => [
    side(0, NEAR, share, 0),
    side(0, -NEAR, share, 1),
    side(NEAR, 0, 0, share),
    side(-NEAR, 0, 1, share),
  ]),
  side(NEAR * 0.6, NEAR * 0.75, 0, 0),
  side(-NEAR * 0.6, NEAR * 0.75, 1, 0),
  side(NEAR * 0.6, -NEAR * 0.75, 0, 1),
  side(-NEAR * 0.6, -NEAR * 0.75, 1, 1),
];

const SIDES: readonly SideOf[] = [...WIDE, ...WIDE.map((one) => ({ ...one, tall: true }))];

/** The size of a pile of so many kinds: two columns. */
function pileSize(kinds: number, tall: boolean): readonly [width: number, height: number] {
  const columns = kinds > (tall ? 2 : 1) ? 2 : 1;
  const rows = Math.ceil(kinds / columns);
  return [columns * CHIP.width + (columns - 1) * CHIP.gap, rows * CHIP.height + (rows - 1) * CHIP.gap];
}

function boxAt(space: Space, { at, share, tall }: SideOf, kinds: number): Box {
  const [x, y] = middleOf(space);
  const [width, height] = pileSize(kinds, tall);
  return { x: x + at[0] - share[0] * width, y: y + at[1] - share[1] * height, width, height };
}

/** A letter of a name, and its line, at the middle zoom. */
const LETTER = 11;
const LINE = 26;

/** About where a name stands. */
export function nameBox(space: Space): Box {
  const [x, y] = middleOf(space);
  const width = spaceName(space).length * LETTER;
  const beside = besideOf(space);
  if (beside === 'above') return { x: x - width / 2, y: y - RADIUS - 8 - LINE, width, height: LINE };
  if (beside === 'below') return { x: x - width / 2, y: y + RADIUS + 8, width, height: LINE };
  const left = beside === 'left' ? x - RADIUS - 8 - width : x + RADIUS + 8;
  return { x: left, y: y - LINE / 2, width, height: LINE };
}

const discBox = (space: Space): Box => {
  const [x, y] = middleOf(space);
  return { x: x - RADIUS, y: y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS };
};

export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Room is looked for as if so many kinds stood there: four in Soviet ground, two on the way. */
const usual = (space: Space): number => (isFinnish(space) ? 2 : 4);

/** So often each pile looks again where it stands best beside the others. */
const PASSES = 5;

/** The side of each space where a pile stands. */
export function chipSides(spaces: readonly Space[]): ReadonlyMap<Space, SideOf> {
  const fixed = spaces.flatMap((space) => [nameBox(space), discBox(space)]);
  const sides = new Map<Space, SideOf>();
  for (let pass = 0; pass < PASSES; pass++)
    for (const space of spaces) {
      const piles = [...sides].flatMap(([other, at]) =>
        other === space ? [] : [boxAt(other, at, usual(other))],
      );
      const covered = (at: SideOf): number => {
        const box = boxAt(space, at, usual(space));
        return [...fixed, ...piles].reduce((sum, other) => sum + overlap(box, other), 0);
      };
      sides.set(
        space,
        SIDES.reduce((least, at) => (covered(at) < covered(least) ? at : least), WIDE[0]!),
      );
    }
  return sides;
}

/** Where a pile of so many kinds stands. */
export const pileBox = (sides: ReadonlyMap<Space, SideOf>, space: Space, kinds: number): Box =>
  boxAt(space, sides.get(space) ?? WIDE[0]!, kinds);
