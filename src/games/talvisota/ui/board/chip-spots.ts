/** Places names and counters beside their spaces; counters where they cover least of names, spaces and each other. */
import { isFinnish, placeOf, type Space } from '#engine/talvisota';
import { spaceName } from '../text/names.ts';
import { middleOf } from './board-extent.ts';
import { outlines } from './outlines.ts';

/** Radius of a space, in map units. */
export const RADIUS = 25;

export type Beside = 'above' | 'below' | 'left' | 'right';

/** Position of a name; default: above. */
const BESIDE: Readonly<Record<Exclude<Beside, 'above'>, string>> = {
  below: 'PIT',
  left: 'KOI VII TER ORA KOL SOR LAH SUO KAJ PTS IVA SOD ROV OUL KUO MIK',
  right: 'KAM SUM LEN RAU TAI KAK OLO HEL KUU SAL KOU LIE KUH MUR REB',
};

/** Distance of a name from the centre of its space: outside the circle, the wall, or the corners of a centre. */
export function nameAway(space: Space): number {
  const { centre, fortified } = placeOf(space);
  return RADIUS + 8 + (centre ? 15 : fortified ? 9 : 0);
}

export const besideOf = (space: Space): Beside =>
  (['below', 'left', 'right'] as const).find((side) => BESIDE[side].includes(placeOf(space).id)) ?? 'above';

export const CHIP = { width: 58, height: 30, gap: 3 } as const;

/** Scale of a pile at the middle zoom level (BoardMap.module.css), for which it is placed. */
export const DRAWN = 1.15;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const NEAR = RADIUS + 6;

/** Anchor point of a pile, and the shares of its size to the left of and above that point. */
export interface SideOf {
  readonly at: readonly [x: number, y: number];
  readonly share: readonly [x: number, y: number];
  /** True: two kinds on top of each other, for lack of room. */
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

/** The size of a pile with this number of kinds, in two columns. */
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

/** Width of a letter, and height of a two-line name, in units of the font size. */
const LETTER = 0.42;
const TWO_LINES = 1.8;

/** Font sizes at the middle zoom level, and when zoomed out, of all names and of those set aside (BoardMap.module.css). */
const TYPE = { mid: 26, far: 36, aside: 32 } as const;

export function nameBox(space: Space, type: number = TYPE.mid, beside: Beside = besideOf(space)): Box {
  const [x, y] = middleOf(space);
  const width = spaceName(space).length * type * LETTER;
  // Below the name of a centre is that of its front, except when zoomed out.
  const height = type * (placeOf(space).centre && type < TYPE.far ? TWO_LINES : 1);
  const away = nameAway(space);
  if (beside === 'above') return { x: x - width / 2, y: y - away - height, width, height };
  if (beside === 'below') return { x: x - width / 2, y: y + away, width, height };
  const left = beside === 'left' ? x - away - width : x + away;
  return { x: left, y: y - height / 2, width, height };
}

/** On the whole map: names of spaces without a value that would lie on others, and the freest place for each, in small type. */
export function namesAside(spaces: readonly Space[]): ReadonlyMap<Space, Beside> {
  const isMinor = (space: Space): boolean => isFinnish(space) && placeOf(space).value === 0;
  const shown: Box[] = spaces.filter((space) => !isMinor(space)).map((space) => nameBox(space, TYPE.far));
  const covered = (space: Space, box: Box): number =>
    [...shown, ...spaces.filter((other) => other !== space).map((other) => discBox(other, RADIUS))].reduce(
      (sum, other) => sum + overlap(box, other),
      0,
    );
  const aside: Space[] = [];
  for (const space of spaces.filter(isMinor)) {
    const box = nameBox(space, TYPE.far);
    if (covered(space, box)) aside.push(space);
    else shown.push(box);
  }
  return new Map(
    aside.map((space) => {
      const places = (['above', 'below', 'left', 'right'] as const).map((beside) => {
        const box = nameBox(space, TYPE.aside, beside);
        return { beside, box, cost: covered(space, box) };
      });
      const best = places.reduce((least, place) => (place.cost < least.cost ? place : least));
      shown.push(best.box);
      return [space, best.beside];
    }),
  );
}

/** Area of a space with wall or highlight; covering it costs more than covering a name. */
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

/** Number of kinds for which room is reserved: four on Soviet ground, two elsewhere. */
const usual = (space: Space): number => (isFinnish(space) ? 2 : 4);

const MAP: Box = { x: 0, y: 0, width: outlines.width, height: outlines.height };

/** Number of passes in which each pile is placed again beside the others. */
const PASSES = 5;

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

/** Area of a pile with this number of kinds, and the point, as shares of its size, that stays fixed when scaled. */
export function pileBox(
  sides: ReadonlyMap<Space, SideOf>,
  space: Space,
  kinds: number,
  scale = 1,
): Box & { readonly hangs: SideOf['share'] } {
  const at = sides.get(space) ?? WIDE[0]!;
  return { ...boxAt(space, at, kinds, scale), hangs: at.share };
}
