/** How much of what a die changes comes true: at once, and in each position that is played on from it. */
import { choosePenalty, fitLine, FOLDS, type Row } from './ridge.ts';

/** A game that was not learnt from. */
export interface LuckyGame {
  readonly players: string;
  readonly result: number;
  /** The luck of all its dice, by where it is looked at. */
  readonly lucks: readonly number[];
}

/** Shares by which the lucks of a game are added up. */
export type Shares = (players: string) => readonly number[];

/** Games with the same Soviets are fitted together: it is they who make something of what dice give them, or not. */
const groupOf = (players: string): string => /^(recruit|officer) /.exec(players)?.[1] ?? 'general';

/** Fits shares so that the luck has the scale of results. They are drawn to equal ones, which sum to 1. */
export function fitShares(games: readonly LuckyGame[]): Shares {
  const width = games[0]?.lucks.length ?? 1;
  const equal = Array.from({ length: width }, () => 1 / width);
  if (width === 1) return () => equal;
  const found = new Map<string, readonly number[]>();
  for (const group of new Set(games.map(({ players }) => groupOf(players)))) {
    const own = games.filter(({ players }) => groupOf(players) === group);
    const rows = own.map(({ players, result, lucks }, game): Row => ({
      x: lucks,
      y: result - weigh(lucks, equal),
      weight: 1,
      game,
      players,
    }));
    const { weights } = fitLine(rows, width, choosePenalty(rows, width));
    found.set(
      group,
      weights.map((weight, i) => weight + equal[i]!),
    );
  }
  return (players) => found.get(groupOf(players)) ?? equal;
}

const weigh = (lucks: readonly number[], shares: readonly number[]): number =>
  lucks.reduce((sum, luck, i) => sum + luck * (shares[i] ?? 0), 0);

/** The luck of each game by shares that are fitted to the others. */
export function heldOutLuck(
  games: readonly LuckyGame[],
): { players: string; result: number; luck: number }[] {
  const sharesOf = Array.from({ length: FOLDS }, (_, fold) =>
    fitShares(games.filter((_game, i) => i % FOLDS !== fold)),
  );
  return games.map(({ players, result, lucks }, i) => ({
    players,
    result,
    luck: weigh(lucks, sharesOf[i % FOLDS]!(players)),
  }));
}
