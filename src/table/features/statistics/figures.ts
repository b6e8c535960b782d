/** Statistics of stored results. */
import type { GameResult } from '../../store/results.ts';

/** Games with one side against one level, by the same rules. */
export interface ResultGroup {
  readonly of: string | undefined;
  readonly side: string;
  readonly level: string;
  readonly rules: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Mean of the points; null if there are none. */
  readonly points: number | null;
  /** Mean without the luck of the dice, over reviewed games; null if there are none. */
  readonly adjusted: { readonly points: number; readonly games: number } | null;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function groupOf(games: readonly GameResult[]): ResultGroup {
  const { of, side, level, rules } = games[0]!;
  const points = games.flatMap((game) => game.points ?? []);
  const withoutLuck = games.flatMap(({ points: had, review }) =>
    had === null || !review ? [] : [had - review.luck],
  );
  return {
    of,
    side,
    level,
    rules,
    won: games.filter(({ winner }) => winner === side).length,
    drawn: games.filter(({ winner }) => winner === null).length,
    lost: games.filter(({ winner }) => winner !== null && winner !== side).length,
    points: points.length ? mean(points) : null,
    adjusted: withoutLuck.length ? { points: mean(withoutLuck), games: withoutLuck.length } : null,
  };
}

/** The results by game, side, level and rules; the largest groups first. */
export function groupResults(results: readonly GameResult[]): ResultGroup[] {
  const groups = new Map<string, GameResult[]>();
  for (const result of results) {
    const key = [result.of, result.side, result.level, result.rules].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  return [...groups.values()].toSorted((a, b) => b.length - a.length).map(groupOf);
}

/** Mean cost of a person's decisions in one game, in points. */
export interface ErrorRate {
  readonly endedAt: number;
  readonly cost: number;
  readonly judged: number;
}

/** For every game with judged decisions, the earliest first. */
export const errorRates = (results: readonly GameResult[]): ErrorRate[] =>
  results.flatMap(({ endedAt, review }) =>
    review?.judged ? [{ endedAt, cost: review.cost / review.judged, judged: review.judged }] : [],
  );

/** How often each face was rolled, and how unusual that is. */
export interface DiceFigures {
  readonly faces: readonly number[];
  readonly all: number;
  /** The face that deviates most from its share. */
  readonly oddest: number;
  /** The probability that fair dice deviate at least as far from equal shares (chi-square, five degrees of freedom). */
  readonly chance: number;
  /** `few`: too few dice for a conclusion. */
  readonly verdict: 'few' | 'usual' | 'uncommon' | 'rare';
}

/** With five of each face expected, the chi-square approximation is valid. */
const FEWEST_DICE = 30;
const UNCOMMON = 0.1;
const RARE = 0.01;

/** The complementary error function for numbers from 0, exact to seven decimals (Abramowitz and Stegun 7.1.26). */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return series * Math.exp(-x * x);
}

/** The probability of a chi-square of at least this, with five degrees of freedom. */
export const chanceOf = (chiSquare: number): number =>
  erfc(Math.sqrt(chiSquare / 2)) +
  Math.sqrt((2 * chiSquare) / Math.PI) * Math.exp(-chiSquare / 2) * (1 + chiSquare / 3);

/** The person's dice in all games together. */
export function diceFigures(results: readonly Pick<GameResult, 'dice'>[]): DiceFigures {
  const faces = [0, 1, 2, 3, 4, 5].map((face) => results.reduce((sum, { dice }) => sum + dice[face]!, 0));
  const all = faces.reduce((sum, one) => sum + one, 0);
  const share = all / faces.length;
  const strays = faces.map((one) => Math.abs(one - share));
  const chance = all ? chanceOf(faces.reduce((sum, one) => sum + (one - share) ** 2 / share, 0)) : 1;
  const verdict =
    all < FEWEST_DICE ? 'few' : chance >= UNCOMMON ? 'usual' : chance >= RARE ? 'uncommon' : 'rare';
  return { faces, all, oddest: 1 + strays.indexOf(Math.max(...strays)), chance, verdict };
}
