/** Where the names of the spaces stand. */
import { placeOf, type Space } from '#engine/talvisota';

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
