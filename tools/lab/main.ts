/**
 * Computer players against each other; docs/players.md and docs/balance.md tell what came of it.
 *
 * `npm run lab -- --soviet officer --finn recruit --games 20 --seed 1 --options recommended --json` plays
 * games and sums them up (any of the pool can play: `--finn dasher`); `--each` prints a line a game before that, and
 * `--save DIR` writes them as files that the app opens.
 * `--ladder` plays pairs of games with sides exchanged, every level against every lower one; `--pair
 * general,officer` only these two; one of them may be of the pool: `general,older-general`.
 * `--pool` plays the General against opponents with one idea each (tools/lab/pool.ts), beside himself on the same seeds.
 * `--long` plays 500 games between mixed levels by every set of rules and with random switches, from number `--seed`
 * on; a dead end is an error.
 * `--balance` plays what docs/balance.md is made of: `--games` Officer games a set of rules, `--generals`
 * General games, `--per-switch` Officer games for each switch. It takes up where it was broken off, `--fresh`
 * begins anew. `--report` writes the tables and charts.
 * `--threads N` limits the threads.
 * `--game talvisota --games N` plays the second game: the General on both sides, or `--soviet`, `--finn` out of recruit,
 * general, passive (never attacks) and stormy (withholds nothing); `--options` recommended, a switch by name, or all;
 * `--pair general,recruit` pairs with sides exchanged; `--effort 0.4` has the General try out less.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PLAYER_LEVELS } from '#games/winter-war/ai/index.ts';
import { PRESET_NAMES, PRESETS } from '#games/winter-war/options/options-choice.ts';
import { measureBalance } from './balance.ts';
import { playAll, servesAsWorker, type Job } from './crew.ts';
import { summary } from './figures.ts';
import { climb, STEPS } from './ladder.ts';
import { playLong } from './long.ts';
import { meetPool } from './meet-pool.ts';
import { fileOf, isLevel, playGame, type PlayerName as LabPlayer } from './play.ts';
import { POOL_NAMES } from './pool.ts';
import { isPlayer, type PlayerName } from '../talvisota/lab-play.ts';
import { playSolo, seedsFrom, talvisotaLab } from '../talvisota/lab.ts';
import { SOLO_LEVELS, USUAL_LEVEL } from '#games/talvisota/options/solo-levels.ts';
import { report } from './report.ts';

const FLAGS = {
  game: { type: 'string', default: 'winter-war' },
  soviet: { type: 'string' },
  finn: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string', default: 'recommended' },
  threads: { type: 'string', default: String(availableParallelism()) },
  each: { type: 'boolean', default: false },
  save: { type: 'string' },
  ladder: { type: 'boolean', default: false },
  pair: { type: 'string' },
  effort: { type: 'string', default: '1' },
  solo: { type: 'string' },
  pool: { type: 'boolean', default: false },
  long: { type: 'boolean', default: false },
  balance: { type: 'boolean', default: false },
  generals: { type: 'string', default: '100' },
  'per-switch': { type: 'string', default: '500' },
  fresh: { type: 'boolean', default: false },
  report: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

function fail(text: string): never {
  console.error(text);
  process.exit(2);
}

function oneOf<T extends string>(what: string, name: string, names: readonly T[]): T {
  return names.find((known) => known === name) ?? fail(`There is no ${what} "${name}": ${names.join(', ')}.`);
}

const GAMES = 20;
const BALANCE_GAMES = 1000;
const LONG_RUN = 500;

type Values = ReturnType<typeof parseArgs<{ options: typeof FLAGS }>>['values'];

function playTalvisota(values: Values): void {
  const player = (name: string): PlayerName =>
    isPlayer(name) ? name : fail(`There is no player "${name}".`);
  if (values.solo !== undefined) {
    const level = oneOf('level', values.solo, SOLO_LEVELS);
    const seeds = seedsFrom(Number(values.seed), Number(values.games ?? GAMES));
    const soviet = player(values.soviet ?? 'general');
    return console.log(JSON.stringify(playSolo(soviet, level, seeds, Number(values.effort))));
  }
  const [better, other] = values.pair?.split(',') ?? [];
  const sound = talvisotaLab({
    games: Number(values.games ?? GAMES),
    seed: Number(values.seed),
    soviet: player(better ?? values.soviet ?? 'general'),
    finn: player(other ?? values.finn ?? 'general'),
    options: values.options,
    pairs: values.pair !== undefined,
    effort: Number(values.effort),
    print: (found) => console.log(JSON.stringify(found, null, values.json ? 0 : 2)),
  });
  process.exitCode = sound ? 0 : 1;
}

/** `--solo` without a level is the usual one. */
const withLevel = (args: readonly string[]): string[] =>
  args.flatMap((arg, i) =>
    arg === '--solo' && (args[i + 1] ?? '--').startsWith('--') ? [arg, USUAL_LEVEL] : [arg],
  );

async function main(): Promise<void> {
  const { values } = parseArgs({ options: FLAGS, args: withLevel(process.argv.slice(2)) });
  oneOf('game', values.game, ['winter-war', 'talvisota']);
  if (values.game === 'talvisota') return playTalvisota(values);
  const options = PRESETS[oneOf('set of options', values.options, PRESET_NAMES)];
  const games = values.games === undefined ? null : Number(values.games);
  const seeds = Array.from({ length: games ?? GAMES }, (_, i) => Number(values.seed) + i);
  const threads = Number(values.threads);
  const player = (name: string): LabPlayer => oneOf('player', name, [...PLAYER_LEVELS, ...POOL_NAMES]);
  const print = (found: object): void =>
    console.log(values.json ? JSON.stringify(found) : JSON.stringify(found, null, 2));
  // What is measured is not how long the program takes to get warm.
  const warmUp = (): unknown => playGame({ soviet: 'officer', finn: 'officer' }, 0, options);

  if (values.report) return report();
  if (values.balance) {
    const count = { officer: games ?? BALANCE_GAMES, general: Number(values.generals) };
    const perSwitch = Number(values['per-switch']);
    return measureBalance({ games: count, perSwitch, threads, fresh: values.fresh });
  }
  if (values.long) {
    const count = games ?? LONG_RUN;
    const faults = await playLong(count, threads, Number(values.seed) - 1);
    print({ games: count, faults });
    process.exitCode = faults.length ? 1 : 0;
    return;
  }
  warmUp();
  if (values.ladder || values.pair !== undefined) {
    const { pair } = values;
    const [better, other] = pair?.split(',').map(player) ?? [];
    const steps = better && other ? [[better, other] as const] : STEPS;
    for (const step of steps) print(await climb(step, seeds, options, threads));
    return;
  }
  if (values.pool) {
    const line = (found: object): void => console.log(JSON.stringify(found));
    const { pool, worst } = await meetPool(seeds, options, threads, values.json ? () => {} : line);
    return line({ pool, worst });
  }
  const table = { soviet: player(values.soviet ?? 'officer'), finn: player(values.finn ?? 'officer') };
  const { each, save } = values;
  const played = await playAll(
    seeds.map((seed): Job => ({ table, seed, options })),
    threads,
    ({ seed }, { points, reason }) => each && console.log(JSON.stringify({ seed, points, reason })),
  );
  const { soviet, finn } = table;
  if (save !== undefined) {
    // A file of the app knows the players of the app alone.
    if (!isLevel(soviet) || !isLevel(finn)) return fail('Games of the pool are not written as files.');
    mkdirSync(save, { recursive: true });
    for (const [i, game] of played.entries()) {
      const name = `${soviet}-${finn}-${values.options}-${seeds[i]}.json`;
      writeFileSync(path.join(save, name), fileOf(game, { soviet, finn }, seeds[i]!, options));
    }
  }
  const found = summary(played);
  print(found);
  process.exitCode = found.faults.length ? 1 : 0;
}

if (!servesAsWorker()) await main();
