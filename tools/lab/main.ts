/**
 * Plays computer players against each other; results are in docs/players.md and docs/balance.md.
 *
 * `npm run lab -- --soviet officer --finn recruit --games 20 --seed 1 --options recommended --json` plays games and
 * summarises them (players of the pool are allowed: `--finn dasher`); `--each` first prints a line per game, and
 * `--save DIR` writes them as files for the app.
 * `--short isthmus` plays a short game from its position, also with the options below up to `--pool`.
 * `--ladder` plays pairs of games with sides exchanged, every level against every lower one; `--pair
 * general,officer` only these two; one of them may be of the pool: `general,dasher`, or an earlier General, built from
 * the project's history: `previous`, before there were tactics, or `november`, before blows.
 * `--pool` plays the General against opponents with one idea each (tools/lab/pool.ts), and against itself on the same
 * seeds; `--ideas dasher,thruster` only against these.
 * `--long` plays 500 games between mixed levels by every set of rules and with random switches, from number `--seed`
 * on; a dead end is an error.
 * `--learn` plays games between all kinds of players and learns the value of positions from them (`--games 702`).
 * `--review` reviews `--games` of each pairing of levels, or of that of `--soviet` and `--finn`: luck, planted blunders, cost
 * of marches; `--no-decisions` only luck. `--correct` uses this to correct the factors of luck in the table of values.
 * Matches, pairs and the pool also print means adjusted for the luck of the dice, and the share of games that this
 * saves; `--no-luck` omits that, which takes about a second of processor time per game.
 * `--problems` makes problems from games (`--soviet`, `--finn`, `--games`, `--seed`; `--kinds march` only of one kind)
 * and adds them to `--out FILE`;
 * `--problems --ship A B` chooses `--games` of them for the app; `--problems --check` judges those of the app again, or
 * those of a file: `--problems --check FILE`.
 * `--threads N` limits the number of processes; `--help` prints this. With all of these `--out FILE` keeps each game as a
 * line of JSON as soon as it is played; `--resume` continues such a file and plays only what is missing. `--merge A B C
 * --out FILE` joins files of several machines that play different seeds by the same build.
 * `--balance` plays the games for docs/balance.md: `--games` Officer games per set of rules, `--generals` General games,
 * `--per-switch` Officer games for each switch, from number `--seed` on. Without `--out` it keeps the games in a cache
 * and resumes after an interruption; `--fresh` starts again. `--report` writes the tables and charts.
 * `--game talvisota --games N` plays the second game: the General on both sides, or `--soviet`, `--finn` out of recruit,
 * general, and those of its pool (tools/talvisota/pool.ts); `--options` recommended, a switch by name, or all; `--pair`,
 * `--pool`, `--ideas` and `--learn` as above; `--effort 0.4` makes the General try less.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PLAYER_LEVELS } from '#games/talvisota/ai/ai-context.ts';
import { SOLO_LEVELS, USUAL_LEVEL } from '#games/talvisota/options/solo-levels.ts';
import { SHORT_GAMES } from '#games/winter-war/ui/start-screen/short-game-cards.ts';
import { KINDS } from '#games/winter-war/problems/judge.ts';
import { PRESET_NAMES } from '#games/winter-war/options/options-choice.ts';
import { isPlayer, type PlayerName } from '../talvisota/lab-play.ts';
import { meetPool as meetTalvisotaPool, playSolo, seedsFrom, talvisotaLab } from '../talvisota/lab.ts';
import {
  learn as learnTalvisota,
  playTask as playTalvisotaTask,
  sampleGame as sampleTalvisota,
} from '../talvisota/learn.ts';
import { POOL_NAMES as TALVISOTA_POOL } from '../talvisota/pool.ts';
import { cachedGames, measureBalance } from './balance.ts';
import { summary } from './figures.ts';
import {
  GameFile,
  LabError,
  mergeGames,
  playAll,
  playAnyTask,
  type Crew,
  type Job,
  type Rules,
} from './games.ts';
import { learn, sampleGame } from './learn.ts';
import { meetPool, playLong, playPairs, STEPS } from './matches.ts';
import { isLevel, PLAYERS, type PlayerName as LabPlayer } from './play.ts';
import { POOL_NAMES } from './pool.ts';
import {
  checkProblems,
  faultOf,
  makeTalvisota,
  makeWinterWar,
  ship,
  SHIPPED,
  type GameId,
} from './problems.ts';
import { report } from './report.ts';
import { correctTable, pairingsOf, review, reviewFigures } from './review.ts';

/** Called by the processes of the lab. */
export { faultOf, playTalvisotaTask, playAnyTask, sampleGame, sampleTalvisota };

const FLAGS = {
  game: { type: 'string', default: 'winter-war' },
  soviet: { type: 'string' },
  finn: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string', default: 'recommended' },
  short: { type: 'string' },
  threads: { type: 'string', default: String(availableParallelism()) },
  each: { type: 'boolean', default: false },
  save: { type: 'string' },
  ladder: { type: 'boolean', default: false },
  pair: { type: 'string' },
  effort: { type: 'string', default: '1' },
  solo: { type: 'string' },
  pool: { type: 'boolean', default: false },
  ideas: { type: 'string' },
  out: { type: 'string' },
  resume: { type: 'boolean', default: false },
  merge: { type: 'boolean', default: false },
  learn: { type: 'boolean', default: false },
  review: { type: 'boolean', default: false },
  'no-decisions': { type: 'boolean', default: false },
  correct: { type: 'boolean', default: false },
  'no-luck': { type: 'boolean', default: false },
  problems: { type: 'boolean', default: false },
  kinds: { type: 'string', default: KINDS.join() },
  ship: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  long: { type: 'boolean', default: false },
  balance: { type: 'boolean', default: false },
  generals: { type: 'string', default: '100' },
  'per-switch': { type: 'string', default: '500' },
  fresh: { type: 'boolean', default: false },
  report: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function fail(text: string): never {
  throw new LabError(text);
}

function oneOf<T extends string>(what: string, name: string, names: readonly T[]): T {
  return names.find((known) => known === name) ?? fail(`There is no ${what} "${name}": ${names.join(', ')}.`);
}

const GAMES = 20;
const BALANCE_GAMES = 1000;
const LONG_RUN = 500;
const SHIPPED_PROBLEMS = 140;

type Values = ReturnType<typeof parseArgs<{ options: typeof FLAGS }>>['values'];

function playTalvisota(values: Values, print: (found: object) => void): void {
  const player = (name: string): PlayerName =>
    isPlayer(name) ? name : fail(`There is no player "${name}".`);
  if (values.solo !== undefined) {
    const level = oneOf('level', values.solo, SOLO_LEVELS);
    const seeds = seedsFrom(Number(values.seed), Number(values.games ?? GAMES));
    const soviet = player(values.soviet ?? 'general');
    return console.log(JSON.stringify(playSolo(soviet, level, seeds, Number(values.effort))));
  }
  if (values.pool) {
    const ideas = values.ideas?.split(',').map((name) => oneOf('idea', name, TALVISOTA_POOL));
    const seeds = seedsFrom(Number(values.seed), Number(values.games ?? GAMES));
    return meetTalvisotaPool(ideas ?? TALVISOTA_POOL, seeds, Number(values.effort), print);
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
    print,
  });
  process.exitCode = sound ? 0 : 1;
}

/** `--solo` without a level means the usual one. */
const withLevel = (args: readonly string[]): string[] =>
  args.flatMap((arg, i) =>
    arg === '--solo' && (args[i + 1] ?? '--').startsWith('--') ? [arg, USUAL_LEVEL] : [arg],
  );

async function runProblems(values: Values, files: readonly string[]): Promise<object> {
  const game = oneOf<GameId>('game', values.game, ['winter-war', 'talvisota']);
  const count = Number(values.games ?? (values.ship ? SHIPPED_PROBLEMS : GAMES));
  if (values.check) {
    const workers = Number(values.threads);
    const [file] = files;
    const winterWar = await checkProblems(
      'winter-war',
      file && game === 'winter-war' ? file : SHIPPED['winter-war'],
      workers,
    );
    const talvisota = await checkProblems(
      'talvisota',
      file && game === 'talvisota' ? file : SHIPPED.talvisota,
      workers,
    );
    const rejected = [...winterWar.rejected, ...talvisota.rejected];
    process.exitCode = rejected.length ? 1 : 0;
    return { winterWar: winterWar.good, talvisota: talvisota.good, rejected };
  }
  if (values.ship) return ship(game, files, count);
  const { out, resume } = values;
  if (out === undefined) return fail('--problems needs --out FILE.');
  if (game === 'talvisota') {
    const level = (name = 'officer') => oneOf('level', name, PLAYER_LEVELS);
    const levels = { soviet: level(values.soviet), finn: level(values.finn) };
    return makeTalvisota(levels, seedsFrom(Number(values.seed), count), Number(values.effort), out, resume);
  }
  const player = (name = 'officer'): LabPlayer => oneOf('player', name, PLAYERS);
  const rules = oneOf('set of options', values.options, PRESET_NAMES);
  const jobs = Array.from({ length: count }, (_, i): Job => ({
    soviet: player(values.soviet),
    finn: player(values.finn),
    rules,
    seed: Number(values.seed) + i,
  }));
  const kinds = values.kinds.split(',').map((kind) => oneOf('kind', kind, KINDS));
  return makeWinterWar(jobs, kinds, out, resume);
}

/** Name of the program: tools/run.mjs names its file by its content. */
const BUILD = path.parse(fileURLToPath(import.meta.url)).name;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: FLAGS,
    args: withLevel(process.argv.slice(2)),
    allowPositionals: true,
  });
  if (values.help) return console.log(readFileSync('tools/lab/main.ts', 'utf8').split(' */\n', 1)[0]);
  const { out, resume: resumes, merge: merges } = values;
  const takesFiles = merges || (values.problems && (values.ship || values.check));
  if (positionals.length && !takesFiles) fail(`"${positionals[0]}" is not a flag.`);
  if ((resumes || merges) && out === undefined) fail(`--${resumes ? 'resume' : 'merge'} needs --out FILE.`);
  oneOf('game', values.game, ['winter-war', 'talvisota']);
  if (!(Number(values.seed) >= 1)) fail('--seed takes a number from 1 on.');
  if (values.game === 'talvisota' && !values.problems && !values.learn && out !== undefined)
    fail('--out is for matches of Winter War.');
  const print = (found: object): void =>
    console.log(values.json ? JSON.stringify(found) : JSON.stringify(found, null, 2));
  if (values.problems) return print(await runProblems(values, positionals));
  if (values.game === 'talvisota' && values.learn) {
    const seeds = seedsFrom(Number(values.seed), Number(values.games ?? GAMES));
    return print(
      await learnTalvisota(seeds, Number(values.effort), Number(values.threads), out, values.resume),
    );
  }
  if (values.game === 'talvisota') return playTalvisota(values, print);
  if (merges) return print(mergeGames(positionals, out!));
  if (values.report) return report();

  const rules: Rules =
    values.short === undefined
      ? oneOf('set of options', values.options, PRESET_NAMES)
      : `short/${oneOf('short game', values.short, SHORT_GAMES)}`;
  const games = values.games === undefined ? null : Number(values.games);
  const seeds = Array.from({ length: games ?? GAMES }, (_, i) => Number(values.seed) + i);
  const player = (name: string): LabPlayer => oneOf('player', name, PLAYERS);
  const crew: Crew = { workers: Number(values.threads), build: BUILD };
  const keeping: Crew = out === undefined ? crew : { ...crew, file: new GameFile(out, BUILD, resumes) };
  if (values.balance) {
    const count = { officer: games ?? BALANCE_GAMES, general: Number(values.generals) };
    const file = keeping.file ?? cachedGames(BUILD, values.fresh);
    const firstSeed = Number(values.seed);
    return measureBalance(count, Number(values['per-switch']), { ...crew, file, firstSeed });
  }
  if (values.long) {
    const count = games ?? LONG_RUN;
    const faults = await playLong(count, keeping, Number(values.seed) - 1);
    print({ games: count, faults });
    process.exitCode = faults.length ? 1 : 0;
    return;
  }
  if (values.review) {
    const [soviet, finn] = [values.soviet, values.finn].map((name) => (name ? player(name) : undefined));
    const measure = values['no-decisions'] ? 'luck' : 'review';
    const games = await review(seeds, pairingsOf(soviet, finn), { ...keeping, measure });
    return print({ ...reviewFigures(games), ...(values.correct && { factors: correctTable(games) }) });
  }
  if (values.learn) return print(await learn(seeds, keeping));
  const withLuck = !values['no-luck'] && values.short === undefined;
  const measuring: Crew = withLuck ? { ...keeping, measure: 'quickLuck' } : keeping;
  if (values.ladder || values.pair !== undefined) {
    const [better, other] = values.pair?.split(',').map(player) ?? [];
    return playPairs(better && other ? [[better, other]] : STEPS, seeds, rules, measuring, print);
  }
  if (values.pool) {
    const line = (found: object): void => console.log(JSON.stringify(found));
    const ideas = values.ideas?.split(',').map((name) => oneOf('idea', name, POOL_NAMES)) ?? POOL_NAMES;
    const pool = await meetPool(seeds, rules, measuring, values.json ? () => {} : line, ideas);
    const [worst] = pool.toSorted((a, b) => b.gain.mean - a.gain.mean);
    return line(values.json ? { pool, worst } : { worst });
  }
  const table = { soviet: player(values.soviet ?? 'officer'), finn: player(values.finn ?? 'officer') };
  const { soviet, finn } = table;
  const { each, save } = values;
  if (save !== undefined) {
    // Files of the app can only name players of the app.
    if (!isLevel(soviet) || !isLevel(finn)) fail('Games of the pool are not written as files.');
    mkdirSync(save, { recursive: true });
  }
  const jobs = seeds.map((seed): Job => ({ ...table, rules, seed }));
  keeping.file?.expectOnly(jobs);
  const saveAs = ({ seed }: Job): string =>
    path.join(save!, `${soviet}-${finn}-${rules.replace('/', '-')}-${seed}.json`);
  const played = await playAll(
    jobs,
    save === undefined ? measuring : { ...measuring, saveAs },
    ({ seed, points, reason }) => each && console.log(JSON.stringify({ seed, points, reason })),
  );
  const found = summary(played);
  print(found);
  process.exitCode = found.faults.length ? 1 : 0;
}

// In a process of the lab this module only plays (`playAnyTask`).
if (!process.__tinypool_state__)
  await main().catch((error: unknown) => {
    if (!(error instanceof LabError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  });
