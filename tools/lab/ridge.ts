/**
 * Linear regression with a penalty on the weights (ridge), and a constant for each pairing of players: the
 * weights explain differences between games of the same players, not between players.
 */

export interface Row {
  readonly x: readonly number[];
  readonly y: number;
  readonly weight: number;
  /** Rows of one game are never split between learning and testing. */
  readonly game: number;
  readonly players: string;
}

export interface Line {
  /** By pairing. */
  readonly constants: ReadonlyMap<string, number>;
  readonly weights: readonly number[];
}

/** Weighted means over the rows of one pairing. */
interface Means {
  total: number;
  readonly x: Float64Array;
  y: number;
}

/** Sums that determine a line for every penalty. */
interface Sums {
  readonly means: ReadonlyMap<string, Means>;
  readonly scale: Float64Array;
  /** Of the standardised features, row by row. */
  readonly square: Float64Array;
  readonly withY: Float64Array;
}

function meansOf(rows: readonly Row[], width: number): ReadonlyMap<string, Means> {
  const means = new Map<string, Means>();
  for (const { x, y, weight, players } of rows) {
    let own = means.get(players);
    if (!own) means.set(players, (own = { total: 0, x: new Float64Array(width), y: 0 }));
    own.total += weight;
    own.y += weight * y;
    for (let i = 0; i < width; i++) own.x[i]! += weight * x[i]!;
  }
  for (const own of means.values()) {
    own.y /= own.total;
    for (let i = 0; i < width; i++) own.x[i]! /= own.total;
  }
  return means;
}

function sumUp(rows: readonly Row[], width: number): Sums {
  const means = meansOf(rows, width);
  const total = rows.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const square = new Float64Array(width * width);
  const withY = new Float64Array(width);
  const centred = new Float64Array(width);
  for (const { x, y, weight, players } of rows) {
    const own = means.get(players)!;
    for (let i = 0; i < width; i++) centred[i] = x[i]! - own.x[i]!;
    for (let i = 0; i < width; i++) {
      const by = weight * centred[i]!;
      if (!by) continue;
      withY[i]! += by * (y - own.y);
      for (let j = 0; j <= i; j++) square[i * width + j]! += by * centred[j]!;
    }
  }
  const scale = new Float64Array(width);
  for (let i = 0; i < width; i++) scale[i] = Math.sqrt(square[i * width + i]! / total);
  for (let i = 0; i < width; i++) {
    const own = scale[i]! || 1;
    withY[i]! /= own * total;
    for (let j = 0; j <= i; j++) square[i * width + j]! /= own * (scale[j]! || 1) * total;
  }
  return { means, scale, square, withY };
}

/** Solves for the standardised weights by Cholesky's method. */
function solve({ square, withY }: Sums, width: number, penalty: number): Float64Array {
  const lower = Float64Array.from(square);
  for (let i = 0; i < width; i++) {
    lower[i * width + i]! += penalty;
    for (let j = 0; j <= i; j++) {
      let sum = lower[i * width + j]!;
      for (let k = 0; k < j; k++) sum -= lower[i * width + k]! * lower[j * width + k]!;
      lower[i * width + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / lower[j * width + j]!;
    }
  }
  const found = Float64Array.from(withY);
  for (let i = 0; i < width; i++) {
    for (let k = 0; k < i; k++) found[i]! -= lower[i * width + k]! * found[k]!;
    found[i]! /= lower[i * width + i]!;
  }
  for (let i = width - 1; i >= 0; i--) {
    for (let k = i + 1; k < width; k++) found[i]! -= lower[k * width + i]! * found[k]!;
    found[i]! /= lower[i * width + i]!;
  }
  return found;
}

/** Number of games with which a pairing is halfway between its own mean and that of all. */
const POOLED = 5;

function lineOf(sums: Sums, width: number, penalty: number): Line {
  const found = solve(sums, width, penalty);
  const weights = Array.from(found, (weight, i) => (sums.scale[i]! > 1e-9 ? weight / sums.scale[i]! : 0));
  const left = new Map(
    [...sums.means].map(([players, { x, y, total }]) => [
      players,
      { total, mean: y - weights.reduce((sum, weight, i) => sum + weight * x[i]!, 0) },
    ]),
  );
  const totals = [...left.values()];
  const total = totals.reduce((sum, own) => sum + own.total, 0) || 1;
  const common = totals.reduce((sum, own) => sum + own.total * own.mean, 0) / total;
  const constants = new Map<string, number>();
  for (const [players, own] of left)
    constants.set(players, common + ((own.mean - common) * own.total) / (own.total + POOLED));
  return { weights, constants };
}

/** `share`: of the constant. Missing features are 0. */
export function valueOn(
  { constants, weights }: Line,
  x: readonly number[],
  players: string,
  share = 1,
): number {
  let sum = share * (constants.get(players) ?? 0);
  for (let i = 0; i < x.length; i++) sum += weights[i]! * x[i]!;
  return sum;
}

/** In units of the variance of a feature. */
const PENALTIES = [0.01, 0.03, 0.1, 0.3, 1, 3];
export const FOLDS = 5;

/** The penalty with the smallest error on games left out. */
export function choosePenalty(rows: readonly Row[], width: number): number {
  const errors = PENALTIES.map(() => 0);
  for (let fold = 0; fold < FOLDS; fold++) {
    const sums = sumUp(
      rows.filter(({ game }) => game % FOLDS !== fold),
      width,
    );
    const others = rows.filter(({ game }) => game % FOLDS === fold);
    PENALTIES.forEach((penalty, i) => {
      const line = lineOf(sums, width, penalty);
      for (const { x, y, weight, players } of others)
        errors[i]! += weight * (y - valueOn(line, x, players)) ** 2;
    });
  }
  return PENALTIES[errors.indexOf(Math.min(...errors))]!;
}

export const fitLine = (rows: readonly Row[], width: number, penalty: number): Line =>
  lineOf(sumUp(rows, width), width, penalty);
