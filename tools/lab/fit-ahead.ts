/**
 * Estimates how much of the luck of dice becomes real between such players: a factor for each pairing, so
 * that results follow luck with a slope of 1.
 */
import { FOLDS } from './ridge.ts';

/** A game not used for learning. */
export interface LuckyGame {
  readonly players: string;
  readonly result: number;
  readonly luck: number;
}

/** Factor of a pairing. */
export type Scales = (players: string) => number;

/** Games with the same Soviets are similar: their play decides how much luck is worth. */
const groupOf = (players: string): string => /^(recruit|officer) /.exec(players)?.[1] ?? 'general';

/** Prior of a factor: mean and standard deviation. */
interface Prior {
  readonly mean: number;
  readonly spread: number;
}
const ANYBODY: Prior = { mean: 1, spread: 1 };
/** Soviet Recruits make little of their luck (docs/players.md). */
const RECRUITS: Prior = { mean: 0.3, spread: 0.3 };
/** Standard deviation between pairings of the same Soviets. */
const WITHIN_GROUP = 0.3;
/** Possible error of a factor in the table. */
const TABLE: Prior = { mean: 1, spread: 0.5 };
/** In square points; results that hardly differ count as if they had this variance. */
const LEAST_VARIANCE = 25;

/** Slope of results on luck within pairings, shrunk to its prior, more so with fewer games. */
function slopeOf(games: readonly LuckyGame[], { mean, spread }: Prior): number {
  const means = new Map<string, { n: number; luck: number; result: number }>();
  for (const { players, luck, result } of games) {
    let own = means.get(players);
    if (!own) means.set(players, (own = { n: 0, luck: 0, result: 0 }));
    own.n++;
    own.luck += luck;
    own.result += result;
  }
  let [squares, products, results] = [0, 0, 0];
  for (const { players, luck, result } of games) {
    const own = means.get(players)!;
    const [x, y] = [luck - own.luck / own.n, result - own.result / own.n];
    squares += x * x;
    products += x * y;
    results += y * y;
  }
  const unexplained = squares ? results - products ** 2 / squares : results;
  const variance = Math.max(LEAST_VARIANCE, unexplained / Math.max(1, games.length - means.size - 1));
  const certainty = 1 / spread ** 2;
  return (certainty * mean + products / variance) / (certainty + squares / variance);
}

/** Correction of a factor in the table, from games of its pairing whose luck it has scaled. */
export const correctionOf = (games: readonly LuckyGame[]): number => slopeOf(games, TABLE);

export function fitScales(games: readonly LuckyGame[]): Scales {
  const groups = new Map<string, number>();
  const pairings = new Map<string, number>();
  for (const group of new Set(games.map(({ players }) => groupOf(players)))) {
    const own = games.filter(({ players }) => groupOf(players) === group);
    const mean = slopeOf(own, group === 'recruit' ? RECRUITS : ANYBODY);
    groups.set(group, mean);
    for (const name of new Set(own.map(({ players }) => players))) {
      const those = own.filter(({ players }) => players === name);
      pairings.set(name, slopeOf(those, { mean, spread: WITHIN_GROUP }));
    }
  }
  return (players) => pairings.get(players) ?? groups.get(groupOf(players)) ?? 1;
}

/** Luck of each game, scaled by the factor fitted to the others. */
export function scaleHeldOut(games: readonly LuckyGame[]): LuckyGame[] {
  const scales = Array.from({ length: FOLDS }, (_, fold) =>
    fitScales(games.filter((_game, i) => i % FOLDS !== fold)),
  );
  return games.map((game, i) => ({ ...game, luck: game.luck * scales[i % FOLDS]!(game.players) }));
}
