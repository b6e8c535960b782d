/**
 * Computer players against each other:
 * `npm run lab -- --soviet officer --finn recruit --games 20 --seed 1 --options recommended --json`.
 * `--ladder` plays pairs of games with sides exchanged, every level against every other: the better Soviet
 * total wins the pair. `--threads N` limits the threads.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { PLAYER_LEVELS, type PlayerLevel } from '../../src/players/index.ts';
import { PRESET_NAMES, type Preset } from '../../src/store/options-choice.ts';
import { playAll, servesAsWorker, type Job } from './crew.ts';
import { meanOf, shareOf, summary } from './figures.ts';

function fail(text: string): never {
  console.error(text);
  process.exit(2);
}

function oneOf<T extends string>(what: string, name: string, names: readonly T[]): T {
  return names.find((known) => known === name) ?? fail(`There is no ${what} "${name}": ${names.join(', ')}.`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      soviet: { type: 'string', default: 'officer' },
      finn: { type: 'string', default: 'officer' },
      games: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: 'recommended' },
      threads: { type: 'string', default: String(availableParallelism()) },
      ladder: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const preset: Preset = oneOf('set of options', values.options, PRESET_NAMES);
  const seeds = Array.from({ length: Number(values.games) }, (_, i) => Number(values.seed) + i);
  const threads = Number(values.threads);
  const level = (name: string): PlayerLevel => oneOf('level', name, PLAYER_LEVELS);
  const print = (found: object): void =>
    console.log(values.json ? JSON.stringify(found) : JSON.stringify(found, null, 2));

  if (!values.ladder) {
    const table = { soviet: level(values.soviet), finn: level(values.finn) };
    const found = summary(
      await playAll(
        seeds.map((seed): Job => ({ table, seed, preset })),
        threads,
      ),
    );
    print(found);
    process.exitCode = found.faults.length ? 1 : 0;
    return;
  }
  for (const [i, better] of PLAYER_LEVELS.entries())
    for (const other of PLAYER_LEVELS.slice(0, i)) {
      const jobs = seeds.flatMap((seed): Job[] => [
        { table: { soviet: better, finn: other }, seed, preset },
        { table: { soviet: other, finn: better }, seed, preset },
      ]);
      const games = await playAll(jobs, threads);
      const leads = seeds.map((_, n) => games[n * 2]!.points - games[n * 2 + 1]!.points);
      const wins = leads.reduce((sum, lead) => sum + (lead > 0 ? 1 : lead === 0 ? 0.5 : 0), 0);
      print({
        pair: [better, other],
        pairs: seeds.length,
        won: shareOf(wins, seeds.length),
        lead: meanOf(leads),
        asSoviet: meanOf(games.filter((_, n) => n % 2 === 0).map(({ points }) => points)),
        asFinn: meanOf(games.filter((_, n) => n % 2 === 1).map(({ points }) => points)),
        faults: games.flatMap(({ faults }) => faults),
      });
    }
}

if (!servesAsWorker()) await main();
