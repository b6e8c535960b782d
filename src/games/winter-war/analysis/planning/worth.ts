import { COMBAT_TABLE, ODDS_COLUMNS, type CombatResult } from '#engine/winter-war';
import type { Wish } from './plan.ts';

/** Die faces by result; six in all. */
export type Tally = Readonly<Record<CombatResult, number>>;

/** What stands to be won in some hexes. */
export interface Stake {
  /** Printed Defence Strength of all units there. */
  readonly points: number;
  /** How many units stand there. */
  readonly bodies: number;
  /** Worth of the ground, in tenths of an ordinary hex. */
  readonly ground: number;
}

export function countFaces(faces: readonly CombatResult[]): Tally {
  const tally = { Ae: 0, Ar: 0, Ne: 0, Ex: 0, Dr: 0, De: 0 };
  for (const face of faces) tally[face]++;
  return tally;
}

const TABLE_COLUMNS = ODDS_COLUMNS.map((column) => COMBAT_TABLE[column]);
const PLAIN_TALLIES = TABLE_COLUMNS.map((cells) => countFaces(cells.map(({ result }) => result)));
const FORTIFIED_TALLIES = TABLE_COLUMNS.map((cells) =>
  countFaces(cells.map((cell) => cell.fortified ?? cell.result)),
);

/** Against a fortification or not, by column; for quick looks at many attacks. */
export const tallyTable = (fortified: boolean): readonly Tally[] =>
  fortified ? FORTIFIED_TALLIES : PLAIN_TALLIES;
/** Nobody there can defend (C8). */
export const CERTAIN: Tally = countFaces(Array.from({ length: 6 }, () => 'De'));
/** As it goes when the attackers may do no harm (CL7). */
export const withoutHarm = ({ Ae, Ar, Ne, Ex, Dr, De }: Tally): Tally => ({
  Ae,
  Ar,
  Ne: Ne + Ex + Dr + De,
  Ex: 0,
  Dr: 0,
  De: 0,
});

/** The place of a column in ODDS_COLUMNS, by two strengths in one unit (Combat.N); both positive. */
export const columnIndex = (attack: number, defence: number): number =>
  attack >= defence
    ? Math.min(6, Math.floor(attack / defence)) + 2
    : Math.max(0, 4 - Math.ceil(defence / attack));

/** Parts of a point: each face is a sixth, and a unit that must retreat counts a quarter of a point. */
const RETREAT_PARTS = 4;
const PARTS_PER_UNIT: Readonly<Record<Wish, number>> = { losses: 6 * RETREAT_PARTS, ground: 60, careful: 6 };

/** Two measures in one whole number: of two plans equal by the first, the second is decisive. */
const PRIMARY_FACTOR = 2 ** 16;

/**
 * The rank of an attack by a wish: a whole number, so that sums are exact and ties are ties. `own` and
 * `bodies` are printed points and number of the attackers, `price` what an exchange costs them.
 */
export function rankAttack(
  wish: Wish,
  tally: Tally,
  own: number,
  bodies: number,
  price: number,
  prize: Stake,
): number {
  const { Ae, Ar, Ex, Dr, De } = tally;
  const lost = Ae * own + Ex * price;
  const losses = RETREAT_PARTS * ((Ex + De) * prize.points - lost) + Dr * prize.bodies - Ar * bodies;
  const ground = (Ex + Dr + De) * prize.ground;
  if (wish === 'losses') return losses * PRIMARY_FACTOR + ground;
  return (wish === 'ground' ? ground : -lost) * PRIMARY_FACTOR + losses;
}

/** The worth that a sum of ranks stands for: points, hexes, or points again. */
export const rankToValue = (wish: Wish, rank: number): number =>
  (Math.round(rank / PRIMARY_FACTOR) || 0) / PARTS_PER_UNIT[wish];

/** Least sum of strengths that reaches some points, or all of them (C11). */
export function exchangePrice(strengths: readonly number[], points: number): number {
  let all = 0;
  for (const strength of strengths) all += strength;
  if (all <= points || points === 0) return points === 0 ? 0 : all;
  const reached = new Uint8Array(all + 1);
  reached[0] = 1;
  let most = 0;
  for (const strength of strengths) {
    for (let sum = most; sum >= 0; sum--) if (reached[sum]) reached[sum + strength] = 1;
    most += strength;
  }
  return reached.indexOf(1, points);
}
