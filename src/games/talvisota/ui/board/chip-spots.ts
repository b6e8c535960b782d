/** Where names and counters of a space have room; counters on the side where they cover least of names, spaces and each other. */
import { isFinnish, placeOf, type Space } from '#engine/talvisota';
import { spaceName } from '../text/names.ts';
import { middleOf } from './board-extent.ts';
import { outlines } from './outlines.ts';

/** Radius of a space, in map units. */
export const RADIUS = 25;

export type Beside = 'above' | 'below' | 'left' | 'right';

/** Where a name stands; above where nothing is said. */
const BESIDE: Readonly<Record<string, Beside>> = {
  KAM: 'right',
  SUM: 'right',
  KOI: 'left',
  VII: 'left',
  TER: 'left',
  ORA: 'left',
  LEN: 'right',
  RAU: 'right',
  TAI: 'right',
  KAK: 'right',
  KOL: 'left',
  SOR: 'left',
  PIT: 'below',
  OLO: 'right',
  HEL: 'right',
  KJV: 'above',
  KUU: 'right',
  SAL: 'right',
  LAH: 'left',
  KOU: 'right',
  LIE: 'right',
  KUH: 'right',
  SUO: 'left',
  KAJ: 'left',
  PTS: 'left',
  MUR: 'right',
  REB: 'right',
  IVA: 'left',
  SOD: 'left',
  ROV: 'left',
  OUL: 'left',
  KUO: 'left',
  MIK: 'left',
};

/** How far from the middle of its space a name begins: beyond the circle, the wall or the corners of a centre. */
export function nameAway(space: Space): number {
  const { centre, fortified } = placeOf(space);
  return RADIUS + 8 + (centre ? 15 : fortified ? 9 : 0);
}

/** On which side of its space a name stands. */
export const besideOf = (space: Space): Beside => BESIDE[placeOf(space).id] ?? 'above';

export const CHIP = { width: 58, height: 30, gap: 3 } as const;

/** How much larger a pile is drawn at the middle zoom (BoardMap.module.css): room is looked for at that. */
export const DRAWN = 1.15;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const NEAR = RADIUS + 6;

/** By what share of its size a pile lies to the left of and above the point that it hangs on, and that point. */
export interface SideOf {
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
  ...[0.2, 0.8, 0.35, 0.65, 0, 1].flatMap((share) => [
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

function boxAt(space: Space, { at, share, tall }: SideOf, kinds: number, scale = 1): Box {
  const [x, y] = middleOf(space);
  const [width, height] = pileSize(kinds, tall).map((length) => length * scale) as [number, number];
  return { x: x + at[0] - share[0] * width, y: y + at[1] - share[1] * height, width, height };
}

/** The width of a letter of a name, and the height of a name with a second line, as shares of the size of its type. */
const LETTER = 0.42;
const TWO_LINES = 1.8;

/** The size of type at the middle zoom, and from afar (BoardMap.module.css). */
const TYPE = { mid: 26, far: 36 } as const;

/** About where a name stands. */
export function nameBox(space: Space, type: number = TYPE.mid): Box {
  const [x, y] = middleOf(space);
  const width = spaceName(space).length * type * LETTER;
  // Below the name of a centre stands that of its front, but for afar.
  const height = type * (placeOf(space).centre && type < TYPE.far ? TWO_LINES : 1);
  const beside = besideOf(space);
  const away = nameAway(space);
  if (beside === 'above') return { x: x - width / 2, y: y - away - height, width, height };
  if (beside === 'below') return { x: x - width / 2, y: y + away, width, height };
  const left = beside === 'left' ? x - away - width : x + away;
  return { x: left, y: y - height / 2, width, height };
}

/** Spaces of no number whose names would lie on others, or on spaces, when the whole map is seen from afar. */
export function namesLeftOut(spaces: readonly Space[]): ReadonlySet<Space> {
  const isMinor = (space: Space): boolean => isFinnish(space) && placeOf(space).value === 0;
  const discs = spaces.map((space) => [space, discBox(space, RADIUS)] as const);
  const shown: Box[] = spaces.filter((space) => !isMinor(space)).map((space) => nameBox(space, TYPE.far));
  const out = new Set<Space>();
  for (const space of spaces.filter(isMinor)) {
    const box = nameBox(space, TYPE.far);
    const covers =
      shown.some((other) => overlap(box, other) > 0) ||
      discs.some(([other, disc]) => other !== space && overlap(box, disc) > 0);
    if (covers) out.add(space);
    else shown.push(box);
  }
  return out;
}

/** A space with its wall, or the ring that marks it: what lies over it hides more than what lies over a name. */
const CLEAR = RADIUS + 8;
const COVERS_SPACE = 2;

export const discBox = (space: Space, radius: number = CLEAR): Box => {
  const [x, y] = middleOf(space);
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
};

export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Room is looked for as if so many kinds stood there: four in Soviet ground, two on the way. */
const usual = (space: Space): number => (isFinnish(space) ? 2 : 4);

const MAP: Box = { x: 0, y: 0, width: outlines.width, height: outlines.height };

/** So often each pile looks again where it stands best beside the others. */
const PASSES = 5;

/** The side of each space where a pile stands. */
export function chipSides(spaces: readonly Space[]): ReadonlyMap<Space, SideOf> {
  const names = spaces.map((space) => nameBox(space));
  const sides = new Map<Space, SideOf>();
  for (let pass = 0; pass < PASSES; pass++)
    for (const space of spaces) {
      const piles = [...sides].flatMap(([other, at]) =>
        other === space ? [] : [boxAt(other, at, usual(other), DRAWN)],
      );
      const discs = spaces.filter((other) => other !== space).map((other) => discBox(other));
      const covered = (at: SideOf): number => {
        const box = boxAt(space, at, usual(space), DRAWN);
        const over = (boxes: readonly Box[]): number =>
          boxes.reduce((sum, other) => sum + overlap(box, other), 0);
        const beyond = box.width * box.height - overlap(box, MAP);
        return over(names) + over(piles) + COVERS_SPACE * over(discs) + 4 * beyond;
      };
      sides.set(
        space,
        SIDES.reduce((least, at) => (covered(at) < covered(least) ? at : least), WIDE[0]!),
      );
    }
  return sides;
}

/** Where a pile of so many kinds stands, and the point of it, as shares of its size, that stays when it is drawn larger. */
export function pileBox(
  sides: ReadonlyMap<Space, SideOf>,
  space: Space,
  kinds: number,
  scale = 1,
): Box & { readonly hangs: SideOf['share'] } {
  const at = sides.get(space) ?? WIDE[0]!;
  return { ...boxAt(space, at, kinds, scale), hangs: at.share };
}
