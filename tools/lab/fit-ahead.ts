/**
 * How much of the luck of dice comes true between such players: a factor for each pairing, so that the result follows the
 * luck with a slope of 1.
 */
import { FOLDS } from './ridge.ts';

/** A game that was not learnt from. */
export interface LuckyGame {
  readonly players: string;
  readonly result: number;
  readonly luck: number;
}

/** The factor of a pairing. */
export type Scales = (players: string) => number;

/** Games with the same Soviets have much in common: it is they who make something of what dice give them, or not. */
const groupOf = (players: string): string => /^(recruit|officer) /.exec(players)?.[1] ?? 'general';

/** What is expected of a factor before any game: its mean and its standard deviation. */
interface Prior {
  readonly mean: number;
  readonly spread: number;
}
const ANYBODY: Prior = { mean: 1, spread: 1 };
/** Soviet Recruits make little of what they are given (docs/players.md). */
const RECRUITS: Prior = { mean: 0.3, spread: 0.3 };
/** How far pairings of the same Soviets differ. */
const WITHIN_GROUP = 0.3;
/** How far a factor of the table may be off. */
const TABLE: Prior = { mean: 1, spread: 0.5 };
/** Square points; results that hardly differ prove no more than these would. */
const LEAST_VARIANCE = 25;

/** The slope of results on luck within pairings, drawn to what was expected of it the more, the less the games say. */
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

/** By how much a factor of the table is to be multiplied, by games of that pairing whose luck it has scaled. */
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

/** The luck of each game with the factor that is fitted to the others. */
export function scaleHeldOut(games: readonly LuckyGame[]): LuckyGame[] {
  const scales = Array.from({ length: FOLDS }, (_, fold) =>
    fitScales(games.filter((_game, i) => i % FOLDS !== fold)),
  );
  return games.map((game, i) => ({ ...game, luck: game.luck * scales[i % FOLDS]!(game.players) }));
}
