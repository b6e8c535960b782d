/** Statistics of many games, with confidence intervals. */
import type { Side } from '#engine/winter-war';
import type { Game } from './games.ts';

export interface Mean {
  readonly mean: number;
  /** Half the width of the 95 % confidence interval. */
  readonly within: number;
}

export const round = (n: number, places = 2): number => Math.round(n * 10 ** places) / 10 ** places;

/** Standard errors in half a 95 % interval. */
const Z = 1.96;

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, x) => sum + x, 0) / (numbers.length || 1);

function variance(numbers: readonly number[]): number {
  const mean = average(numbers);
  return numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, numbers.length - 1);
}

export function meanOf(numbers: readonly number[]): Mean {
  const within = Z * Math.sqrt(variance(numbers) / (numbers.length || 1));
  return { mean: round(average(numbers)), within: round(within) };
}

/** A mean of results adjusted for luck. */
export interface LuckAdjusted extends Mean {
  /** Share of games that can be saved for the same precision; negative if luck explains nothing. */
  readonly fewerGames: number;
}

/**
 * The mean of figures, each less its luck. Luck is 0 on average, so this is as unbiased as the raw mean, and
 * more precise if luck explains differences. Undefined if luck was not measured.
 */
export function luckAdjusted(
  figures: readonly number[],
  lucks: readonly (number | undefined)[],
): LuckAdjusted | undefined {
  if (!lucks.every((luck) => luck !== undefined)) return undefined;
  const adjusted = figures.map((figure, i) => figure - lucks[i]!);
  return { ...meanOf(adjusted), fewerGames: round(1 - variance(adjusted) / (variance(figures) || 1)) };
}

/** Standard deviation. */
export const spreadOf = (numbers: readonly number[]): number => round(Math.sqrt(variance(numbers)));

/** Share of wins, a draw counting half (Wilson's interval). */
export function shareOf(wins: number, n: number): { share: number; from: number; to: number } {
  const p = n ? wins / n : 0;
  const bottom = 1 + Z ** 2 / (n || 1);
  const centre = (p + Z ** 2 / (2 * (n || 1))) / bottom;
  const half = (Z * Math.sqrt((p * (1 - p)) / (n || 1) + Z ** 2 / (4 * (n || 1) ** 2))) / bottom;
  return { share: round(p), from: round(centre - half), to: round(centre + half) };
}

function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

const SHARE = 0.95;

/** Milliseconds per phase: mean and maximum, and the 95th percentile of marches. */
export function speed(games: readonly Game[], side: Side): { mean: number; most: number; march95: number } {
  const sums = games.map(({ thought }) => thought[side]);
  const ms = sums.reduce((sum, t) => sum + t.ms, 0);
  const phases = sums.reduce((sum, t) => sum + t.phases, 0);
  const marches = sums.flatMap((t) => t.marches).toSorted((a, b) => a - b);
  return {
    mean: round(ms / (phases || 1)),
    most: round(Math.max(0, ...sums.map(({ most }) => most))),
    march95: round(marches[Math.floor(marches.length * SHARE)] ?? 0),
  };
}

function ledgerOf(games: readonly Game[]): Record<string, { mean: number; share: number }> {
  const keys = new Set(games.flatMap(({ ledger }) => Object.keys(ledger)));
  return Object.fromEntries(
    [...keys].sort().map((key) => {
      const points = games.map(({ ledger }) => ledger[key as keyof typeof ledger] ?? 0);
      const sum = points.reduce((total, n) => total + n, 0);
      const share = points.filter((n) => n).length / (games.length || 1);
      return [key, { mean: round(sum / (games.length || 1)), share: round(share) }];
    }),
  );
}

/** By Game-Turn, over the games that lasted so long. */
function isolatedByTurn(games: readonly Game[]): number[] {
  const turns = Math.max(0, ...games.map(({ isolated }) => isolated.length));
  return Array.from({ length: turns }, (_, turn) =>
    round(average(games.flatMap(({ isolated }) => isolated.slice(turn, turn + 1))), 1),
  );
}

/** Mean result adjusted for the luck of the dice. */
export const adjustedPoints = (games: readonly Game[]): LuckAdjusted | undefined =>
  luckAdjusted(
    games.map(({ points }) => points),
    games.map(({ luck }) => luck),
  );

/** Least printed Attack Strength of a corps. */
const CORPS = 12;

export function summary(games: readonly Game[]) {
  const breaches = games.flatMap(({ breachTurn }) => (breachTurn === null ? [] : [breachTurn]));
  return {
    games: games.length,
    /** One for each game, in the order of seeds. */
    points: games.map(({ points }) => points),
    meanVP: meanOf(games.map(({ points }) => points)),
    /** The same adjusted for the luck of the dice. */
    meanVPAdjusted: adjustedPoints(games),
    levels: tally(games.map(({ level }) => level)),
    /** Game-Turn in which the first fort of the Mannerheim Line fell, in games where one did. */
    breachTurn: { ...meanOf(breaches), games: breaches.length },
    /** Soviet Attack Strength out of supply after the Finnish march, by Game-Turn. */
    isolated: isolatedByTurn(games),
    /** Share of games that end at exactly 30 points, and that pass from one level to another in Game-Turns 4 to 8. */
    exactly30: shareOf(games.filter(({ points }) => points === 30).length, games.length),
    crosses: shareOf(games.filter(({ crosses }) => crosses).length, games.length),
    /** Soviet Attack Strength that paid for exchanges, and the corps among it, in a game. */
    exchanged: {
      points: meanOf(games.map(({ exchanged }) => exchanged.reduce((sum, attack) => sum + attack, 0))),
      corps: meanOf(games.map(({ exchanged }) => exchanged.filter((attack) => attack >= CORPS).length)),
    },
    endReasons: tally(games.map(({ reason }) => reason)),
    /** Victory Points by objective: their mean, and the share of games in which they counted. */
    ledger: ledgerOf(games),
    msPerPhase: { soviet: speed(games, 'soviet'), finn: speed(games, 'finn') },
    faults: games.flatMap(({ faults }) => faults),
  };
}
