/** Reviews games between computer players: luck of the dice, and how much of the results it explains. */
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

/** Plays the same number of games for each pairing, and measures their luck. */
export async function review(
  seeds: readonly number[],
  tables: readonly Table[],
  crew: Crew,
): Promise<readonly Game[]> {
  // Seed by seed: an interrupted run has the same number of games for each pairing.
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

/** Corrects the factors of the table by games reviewed with it; returns the factors by pairing. */
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
      /** Those with a certain cost in games played on to the end. */
      proven: { planted: proven.length, found: proven.filter(gradeOf).length },
      each: planted,
    },
    /** Mean cost in points of a march compared with the General's, in games of a level against itself. */
    skill,
    pairings,
  });
}
