/** Reviews games between computer players: what their dice did, and how much of the results that explains. */
import { writeFileSync } from 'node:fs';
import { PLAYER_LEVELS } from '#games/winter-war/ai/index.ts';
import table from '#games/winter-war/value/table.json' with { type: 'json' };
import { gradeOf } from '#table/game';
import { meanOf } from './figures.ts';
import { luckFigures, roundAll } from './fit.ts';
import { correctionOf, type LuckyGame } from './fit-ahead.ts';
import { playAll, type Crew, type Game, type Job } from './games.ts';
import { TABLE_FILE } from './learn.ts';
import type { PlayerName, Table } from './play.ts';

/** All pairings of levels, or those with a given player. */
export const pairingsOf = (soviet?: PlayerName, finn?: PlayerName): Table[] =>
  (soviet ? [soviet] : PLAYER_LEVELS).flatMap((one) =>
    (finn ? [finn] : PLAYER_LEVELS).map((other) => ({ soviet: one, finn: other })),
  );

/** As many games of each pairing, and what their luck explains. */
export async function review(
  seeds: readonly number[],
  tables: readonly Table[],
  crew: Crew,
): Promise<readonly Game[]> {
  // Seed by seed: a run that is broken off has as many games of each pairing.
  const jobs = seeds.flatMap((seed) =>
    tables.map((table): Job => ({ ...table, rules: 'recommended', seed })),
  );
  crew.file?.expectOnly(jobs);
  return playAll(jobs, crew);
}

const luckOf = (games: readonly Game[]): LuckyGame[] =>
  games.map(({ soviet, finn, points, luck = 0 }) => ({
    players: `${soviet} v ${finn}`,
    result: points,
    luck,
  }));

/** Corrects the factors of the table by games that were reviewed with it; the factors by pairing. */
export function correctTable(games: readonly Game[]): object {
  const held = luckOf(games);
  const { pairings } = table;
  const ahead = pairings.map((name, i) => {
    const own = held.filter(({ players }) => players === name);
    return Number((table.ahead[i]! * correctionOf(own)).toFixed(2));
  });
  writeFileSync(TABLE_FILE, `${JSON.stringify({ ...table, ahead })}\n`);
  return Object.fromEntries(pairings.map((name, i) => [name, ahead[i]]));
}

/** What reviewed games say together. */
export function reviewFigures(games: readonly Game[]): object {
  const held = luckOf(games);
  const all = luckFigures(held);
  const pairings = Object.fromEntries(
    [...new Set(held.map(({ players }) => players))].map((name) => [
      name,
      luckFigures(held.filter(({ players }) => players === name)),
    ]),
  );
  const skill = Object.fromEntries(
    PLAYER_LEVELS.map((level) => {
      const judged = games.flatMap(({ soviet, marches = [] }) => (soviet === level ? marches : []));
      const cost = judged.map((one) => one.cost);
      return [level, { marches: cost.length, ...meanOf(cost), named: judged.filter(gradeOf).length }];
    }),
  );
  const planted = games.flatMap(({ seed, planted }) =>
    planted ? [{ seed, ...planted, proven: meanOf(planted.proven) }] : [],
  );
  const proven = planted.filter(({ proven: { mean, within } }) => mean > within);
  return roundAll({
    luck: all.luck,
    spread: all.spread,
    slope: all.slope,
    blunders: {
      planted: planted.length,
      found: planted.filter(gradeOf).length,
      /** Those that cost points beyond doubt where games were played on to their ends. */
      proven: { planted: proven.length, found: proven.filter(gradeOf).length },
      each: planted,
    },
    /** Points that a march costs against the General's, in the mean, in games of a level against itself. */
    skill,
    pairings,
  });
}
