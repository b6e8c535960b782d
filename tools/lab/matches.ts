/** Games that belong together: pairs with sides exchanged, the pool, and long runs that search for faults. */
import type { Side } from '#engine/winter-war';
import { PLAYER_LEVELS, type PlayerLevel } from '#games/winter-war/ai/index.ts';
import { PRESET_NAMES } from '#games/winter-war/options/options-choice.ts';
import {
  adjustedPoints,
  luckAdjusted,
  meanOf,
  shareOf,
  speed,
  type LuckAdjusted,
  type Mean,
} from './figures.ts';
import { playAll, type Crew, type Game, type Job, type Rules } from './games.ts';
import type { PlayerName, Table } from './play.ts';
import { POOL, POOL_NAMES, type PoolName } from './pool.ts';

/** Every level against every lower one. */
export const STEPS: readonly (readonly [PlayerLevel, PlayerLevel])[] = PLAYER_LEVELS.flatMap((better, i) =>
  PLAYER_LEVELS.slice(0, i).map((other) => [better, other] as const),
);

/** Plays the tables one after another on all seeds; calls `played` when the games of one are finished. */
async function playTables(
  tables: readonly Table[],
  seeds: readonly number[],
  rules: Rules,
  crew: Crew,
  played: (games: readonly Game[], number: number) => void,
): Promise<void> {
  const jobs = tables.flatMap((table) => seeds.map((seed): Job => ({ ...table, rules, seed })));
  crew.file?.expectOnly(jobs);
  const games: Game[] = [];
  await playAll(jobs, crew, (game) => {
    games.push(game);
    if (games.length % seeds.length === 0)
      played(games.slice(-seeds.length), games.length / seeds.length - 1);
  });
}

/** Compares strength: the better Soviet total wins a pair of games with sides exchanged. */
export async function playPairs(
  pairs: readonly (readonly [PlayerName, PlayerName])[],
  seeds: readonly number[],
  rules: Rules,
  crew: Crew,
  print: (found: object) => void,
): Promise<void> {
  const tables = pairs.flatMap(([one, two]): Table[] => [
    { soviet: one, finn: two },
    { soviet: two, finn: one },
  ]);
  let asSoviet: readonly Game[] = [];
  await playTables(tables, seeds, rules, crew, (games, number) => {
    if (number % 2 === 0) asSoviet = games;
    else print(comparePair(pairs[(number - 1) / 2]!, asSoviet, games));
  });
}

/** Effect of luck on the difference of two results; undefined if it was not measured. */
const luckBetween = (one: Game, other: Game): number | undefined =>
  one.luck === undefined || other.luck === undefined ? undefined : one.luck - other.luck;

function comparePair(
  pair: readonly [PlayerName, PlayerName],
  asSoviet: readonly Game[],
  asFinn: readonly Game[],
) {
  const leads = asSoviet.map(({ points }, n) => points - asFinn[n]!.points);
  const wins = leads.reduce((sum, lead) => sum + (lead > 0 ? 1 : lead === 0 ? 0.5 : 0), 0);
  return {
    pair,
    pairs: leads.length,
    won: shareOf(wins, leads.length),
    lead: meanOf(leads),
    leadAdjusted: luckAdjusted(
      leads,
      asSoviet.map((game, n) => luckBetween(game, asFinn[n]!)),
    ),
    asSoviet: meanOf(asSoviet.map(({ points }) => points)),
    asSovietAdjusted: adjustedPoints(asSoviet),
    asFinn: meanOf(asFinn.map(({ points }) => points)),
    asFinnAdjusted: adjustedPoints(asFinn),
    msPerPhase: { soviet: speed(asSoviet, 'soviet'), finn: speed(asFinn, 'finn') },
    faults: [...asSoviet, ...asFinn].flatMap(({ faults }) => faults),
  };
}

/** Value of an idea. */
export interface Encounter {
  readonly opponent: PoolName;
  /** The side with the idea. */
  readonly seat: Side;
  readonly does: string;
  readonly pairs: number;
  /** Victory Points that the idea gains for its side on the same seeds. */
  readonly gain: Mean;
  readonly points: Mean;
  /** The same adjusted for the luck of the dice. */
  readonly gainAdjusted: LuckAdjusted | undefined;
  readonly pointsAdjusted: LuckAdjusted | undefined;
  /** Games ended by Leningrad's fall (E1). */
  readonly leningrad: number;
}

/** The General against each opponent of the pool, on the seeds of the General's games against itself. */
export async function meetPool(
  seeds: readonly number[],
  rules: Rules,
  crew: Crew,
  met: (found: object) => void,
  opponents: readonly PoolName[] = POOL_NAMES,
): Promise<Encounter[]> {
  const tables = opponents.map((name): Table =>
    POOL[name].side === 'finn' ? { soviet: 'general', finn: name } : { soviet: name, finn: 'general' },
  );
  const found: Encounter[] = [];
  let own: readonly Game[] = [];
  await playTables(
    [{ soviet: 'general', finn: 'general' }, ...tables],
    seeds,
    rules,
    crew,
    (games, number) => {
      const faults = games.flatMap((game) => game.faults);
      if (faults.length) throw new Error(faults.join('\n'));
      const points = games.map((game) => game.points);
      const opponent = opponents[number - 1];
      if (!opponent) {
        own = games;
        return met({ self: meanOf(points), selfAdjusted: adjustedPoints(games), games: seeds.length });
      }
      const { side: seat, does } = POOL[opponent];
      const direction = seat === 'soviet' ? 1 : -1;
      const gains = points.map((one, i) => (one - own[i]!.points) * direction);
      const lucks = games.map((game, i) => {
        const luck = luckBetween(game, own[i]!);
        return luck === undefined ? undefined : luck * direction;
      });
      const encounter: Encounter = {
        opponent,
        seat,
        does,
        pairs: seeds.length,
        gain: meanOf(gains),
        gainAdjusted: luckAdjusted(gains, lucks),
        points: meanOf(points),
        pointsAdjusted: adjustedPoints(games),
        leningrad: games.filter(({ reason }) => reason === 'leningrad').length,
      };
      found.push(encounter);
      met(encounter);
    },
  );
  return found;
}

/** The presets, and random rules. */
const SETS = [...PRESET_NAMES, 'chance'] as const;

/**
 * Plays many games between mixed levels, by every preset and with random switches: none may come to a dead
 * end. Returns the faults with their games; `first` is the number of the first game, from 0 on.
 */
export async function playLong(count: number, crew: Crew, first = 0): Promise<string[]> {
  const tables = PLAYER_LEVELS.flatMap((soviet) => PLAYER_LEVELS.map((finn): Table => ({ soviet, finn })));
  const jobs = Array.from({ length: count }, (_, i): Job => {
    const n = first + i;
    const table = tables[Math.floor(n / SETS.length) % tables.length]!;
    return { ...table, rules: SETS[n % SETS.length]!, seed: 1000 + n };
  });
  crew.file?.expectOnly(jobs);
  const games = await playAll(jobs, crew);
  return games.flatMap(({ soviet, finn, seed, faults }) =>
    faults.map((fault) => `${soviet} v ${finn}, seed ${seed}: ${fault}`),
  );
}
