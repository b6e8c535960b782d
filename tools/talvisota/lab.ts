/** Computer players of Talvisota against each other, for docs/balance.md and docs/players.md. */
import { OPTION_KEYS, type OptionKey, type Options } from '#engine/talvisota';
import { atLevel, type SoloLevel } from '#games/talvisota/options/solo-levels.ts';
import { meanOf, round, shareOf } from '../lab/figures.ts';
import { playGame, type LabGame, type PlayerName, type Table } from './lab-play.ts';
import { POOL, type PoolName } from './pool.ts';

/** Switches without effect on the game between two players, left out of SWITCHES below. */
const SOLO: readonly OptionKey[] = ['solo', 'bestOfThree', 'bestOfEight', 'bestOfTwelve'];
const SWITCHES = OPTION_KEYS.filter((key) => !SOLO.includes(key));

const count = (items: readonly (string | number)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
};

const gamesOf = (
  table: Table,
  seeds: readonly number[],
  options: Partial<Options>,
  effort: number,
): LabGame[] => seeds.map((seed) => playGame(table, seed, options, effort));

/** Statistics of many games, with 95 % intervals. */
export function summary(games: readonly LabGame[]) {
  const wins = (who: LabGame['winner']): number => games.filter(({ winner }) => winner === who).length;
  const sum = (of: (game: LabGame) => number): number => games.reduce((all, game) => all + of(game), 0);
  return {
    games: games.length,
    soviet: shareOf(wins('soviet'), games.length),
    finn: shareOf(wins('finn'), games.length),
    draw: shareOf(wins('draw'), games.length),
    turns: meanOf(games.map(({ turns }) => turns)),
    byTurn: count(games.map(({ turns }) => turns)),
    reasons: count(games.map(({ reason }) => reason)),
    sovietMorale: meanOf(games.map(({ morale }) => morale.soviet)),
    finnishMorale: meanOf(games.map(({ morale }) => morale.finn)),
    attacks: meanOf(games.map(({ attacks }) => attacks)),
    taken: meanOf(games.map(({ taken }) => taken)),
    harassed: {
      success: sum(({ harassed }) => harassed.success),
      setback: sum(({ harassed }) => harassed.setback),
      failure: sum(({ harassed }) => harassed.failure),
    },
    slowestTurn: {
      soviet: round(Math.max(0, ...games.map(({ slowest }) => slowest.soviet))),
      finn: round(Math.max(0, ...games.map(({ slowest }) => slowest.finn))),
    },
    faults: games.flatMap(({ faults }) => faults),
  };
}

/** Soviet advantage in a game; taking Helsinki counts as a whole war. */
const lead = ({ morale, winner, reason }: LabGame): number =>
  morale.soviet - morale.finn + (reason === 'helsinki' && winner === 'soviet' ? morale.finn + 23 : 0);

/** Pairs of games with sides exchanged: more wins decide, then the better morale. */
function pairs(better: PlayerName, other: PlayerName, seeds: readonly number[], effort: number) {
  const asSoviet = gamesOf({ soviet: better, finn: other }, seeds, {}, effort);
  const asFinn = gamesOf({ soviet: other, finn: better }, seeds, {}, effort);
  const won = seeds.map((_, i) => {
    const [a, b] = [asSoviet[i]!, asFinn[i]!];
    const games = Number(a.winner === 'soviet') + Number(b.winner === 'finn');
    const lost = Number(a.winner === 'finn') + Number(b.winner === 'soviet');
    const by = games - lost || lead(a) - lead(b);
    return by > 0 ? 1 : by === 0 ? 0.5 : 0;
  });
  return {
    pair: [better, other],
    pairs: seeds.length,
    won: shareOf(
      won.reduce((all: number, one) => all + one, 0),
      seeds.length,
    ),
    asSoviet: summary(asSoviet),
    asFinn: summary(asFinn),
  };
}

/** Soviet win as a number: 1, a draw 0.5, else 0. */
const winOf = ({ winner }: LabGame): number => (winner === 'soviet' ? 1 : winner === 'draw' ? 0.5 : 0);

/**
 * The General against each opponent of the pool, on the seeds of the General's games against itself. `gain`:
 * percentage of games that the idea wins for its side beyond the General in its seat.
 */
export function meetPool(
  opponents: readonly PoolName[],
  seeds: readonly number[],
  effort: number,
  print: (found: object) => void,
): void {
  const own = gamesOf({ soviet: 'general', finn: 'general' }, seeds, {}, effort);
  print({ opponent: 'general', pairs: seeds.length, ...summary(own) });
  for (const opponent of opponents) {
    const { side: seat, does } = POOL[opponent];
    const games = gamesOf({ soviet: 'general', finn: 'general', [seat]: opponent }, seeds, {}, effort);
    const sign = seat === 'soviet' ? 100 : -100;
    const gain = meanOf(games.map((game, i) => sign * (winOf(game) - winOf(own[i]!))));
    print({ opponent, seat, does, pairs: seeds.length, gain, ...summary(games) });
  }
}

const SPREAD = 0x9e3779b1;

/** Adjacent seeds have first dice that are not quite independent, so seeds are spread. */
export const seedsFrom = (seed: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => Math.imul(seed + i, SPREAD));

/** Games against the Finns drawn at a solo level. */
export function playSolo(soviet: PlayerName, level: SoloLevel, seeds: readonly number[], effort: number) {
  const games = gamesOf({ soviet, finn: soviet }, seeds, atLevel({ freeSupports: true }, level), effort);
  const wins = (who: LabGame['winner']): number => games.filter(({ winner }) => winner === who).length;
  const [fault] = games.flatMap(({ faults }) => faults);
  if (fault !== undefined) throw new Error(fault);
  return {
    games: games.length,
    sovietWins: wins('soviet'),
    finnishWins: wins('finn'),
    draws: wins('draw'),
  };
}

export interface Wish {
  readonly games: number;
  readonly seed: number;
  readonly soviet: PlayerName;
  readonly finn: PlayerName;
  /** `recommended`, a switch by name, or `all`: the recommended game and each switch alone. */
  readonly options: string;
  /** Plays pairs of the two players instead. */
  readonly pairs: boolean;
  /** How much the General tries, 1 as at the table. */
  readonly effort: number;
  print(found: object): void;
}

/** Plays the requested games and prints a line per set of switches. False if an invariant was violated. */
export function talvisotaLab(wish: Wish): boolean {
  const { games, seed, soviet, finn, options, effort, print } = wish;
  const seeds = seedsFrom(seed, games);
  if (wish.pairs) {
    const found = pairs(soviet, finn, seeds, effort);
    print(found);
    return !found.asSoviet.faults.length && !found.asFinn.faults.length;
  }
  const sets: readonly (OptionKey | 'recommended')[] =
    options === 'all'
      ? ['recommended', ...SWITCHES]
      : [SWITCHES.find((key) => key === options) ?? 'recommended'];
  let sound = true;
  for (const set of sets) {
    const found = summary(
      gamesOf({ soviet, finn }, seeds, set === 'recommended' ? {} : { [set]: true }, effort),
    );
    print({ game: 'talvisota', table: { soviet, finn }, options: set, ...found });
    sound &&= !found.faults.length;
  }
  return sound;
}
