/** Many games, shared out among processes and kept in a file, one line of JSON each. */
import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import Tinypool from 'tinypool';
import * as v from 'valibot';
import { randomFrom, randomSource } from '#engine/core/random.ts';
import { newGame, present, type OptionKey, type Options, type State } from '#engine/winter-war';
import { PRESETS, type Preset } from '#games/winter-war/options/options-choice.ts';
import { shortGame } from '#games/winter-war/short-games/short-games.ts';
import { randomOptions } from '../random-options.ts';
import { measureGame, type Measure, type Measured } from './judge.ts';
import { fileOf, isLevel, playFrom, playGame, type LabGame, type PlayerName } from './play.ts';
import { isYardstick, loadYardstick } from './yardsticks.ts';

/** A preset, a preset with one switch turned over, switches by the seed alone, or a short game by its name. */
export type Rules = Preset | `${Preset}/${OptionKey}` | 'chance' | `short/${string}`;

/** What a game follows from: the same players, rules and seed give the same game. */
export interface Job {
  readonly soviet: PlayerName;
  readonly finn: PlayerName;
  readonly rules: Rules;
  readonly seed: number;
}

/** A game that was played, as it is written. */
export interface Game extends Job, Measured, Omit<LabGame, 'record'> {
  /** The build of the program that played it: another may play otherwise. */
  readonly build: string;
  /** Its actions and dice, where they are kept. */
  readonly record?: LabGame['record'];
}

/** What the user can put right; the message says how. */
export class LabError extends Error {}

export function optionsOf(rules: Rules, seed: number): Options {
  if (rules === 'chance') return randomOptions(randomSource(seed));
  const [preset, key] = rules.split('/') as [Preset, OptionKey?];
  return key ? { ...PRESETS[preset], [key]: !PRESETS[preset][key] } : PRESETS[preset];
}

/** How a game by these rules begins; the seed gives its dice. */
export function startOf(rules: Rules, seed: number): State {
  const [kind, name] = rules.split('/');
  if (kind !== 'short') return newGame(optionsOf(rules, seed), seed);
  return { ...present(shortGame(name!)), random: randomFrom(seed) };
}

interface Task extends Job {
  /** Where the game is written as a file that the app opens. */
  readonly saveAs?: string | undefined;
  readonly keepsRecord?: boolean | undefined;
  readonly measure?: Measure | undefined;
}

let isWarm = false;

type Played = Omit<Game, 'build'>;

/** Plays a game between any players; what the other processes call. */
export async function playAnyTask(task: Task): Promise<Played> {
  for (const name of [task.soviet, task.finn]) if (isYardstick(name)) await loadYardstick(name);
  return playTask(task);
}

/** Plays a game in this process. */
export function playTask({ soviet, finn, rules, seed, saveAs, keepsRecord, measure }: Task): Played {
  // What is measured is not how long the program takes to get warm.
  if (!isWarm) playGame({ soviet: 'officer', finn: 'officer' }, 0, PRESETS.recommended);
  isWarm = true;
  const start = startOf(rules, seed);
  const { record, ...game } = playFrom({ soviet, finn }, seed, start);
  if (saveAs !== undefined && isLevel(soviet) && isLevel(finn))
    writeFileSync(saveAs, fileOf(record, { soviet, finn }, seed, start));
  return {
    soviet,
    finn,
    rules,
    seed,
    ...game,
    ...(keepsRecord && { record }),
    ...(measure && measureGame(measure, { soviet, finn }, seed, start, record)),
  };
}

export interface Crew {
  /** Processes; with one the games are played in this one. */
  readonly workers: number;
  readonly build: string;
  /** Games that need not be played again, and where the others are written. */
  readonly file?: GameFile | undefined;
  readonly saveAs?: (job: Job) => string;
  readonly keepsRecords?: boolean;
  /** Of whole games: the value from which luck follows knows no goal of a short one. */
  readonly measure?: Measure | undefined;
}

/** Processes that call a function of the lab by its name; none where one is enough. */
const processes = (name: string, size: number): Tinypool | null =>
  // Processes and not threads: each knows how much processor time it has used.
  size > 1
    ? new Tinypool({
        filename: import.meta.url,
        name,
        runtime: 'child_process',
        minThreads: size,
        maxThreads: size,
      })
    : null;

/** Calls a function of the lab for each task, in other processes where there are any. Results in the order of the tasks. */
export async function runInProcesses<Task, Result>(
  name: string,
  tasks: readonly Task[],
  workers: number,
  run: (task: Task) => Result,
): Promise<Result[]> {
  const pool = processes(name, Math.min(workers, tasks.length));
  try {
    return await Promise.all(tasks.map((task) => (pool ? (pool.run(task) as Promise<Result>) : run(task))));
  } finally {
    await pool?.destroy();
  }
}

/** Plays all jobs. Results come, and `played` hears of them, in the order of the jobs, whoever was first. */
export async function playAll(
  jobs: readonly Job[],
  { workers, build, file, saveAs, keepsRecords, measure }: Crew,
  played: (game: Game) => void = () => {},
): Promise<Game[]> {
  for (const name of new Set(jobs.flatMap(({ soviet, finn }) => [soviet, finn]).filter(isYardstick)))
    await loadYardstick(name).catch((problem: unknown) => {
      throw new LabError(
        `The player "${name}" could not be built from the project's history, which must be there: ${String(problem)}`,
      );
    });
  const missing = jobs.filter((job) => !file?.games.has(keyOf(job))).length;
  const size = Math.min(workers, missing);
  const pool = processes('playAnyTask', size);
  const games: Game[] = [];
  let next = 0;
  const play = async (job: Job, number: number): Promise<void> => {
    const known = file?.games.get(keyOf(job));
    if (known && keepsRecords && !known.record)
      throw new LabError(`The file has no actions of the game ${describe(job)}: it is of another run.`);
    const task: Task = { ...job, saveAs: saveAs?.(job), keepsRecord: keepsRecords, measure };
    const game: Game = known ?? { ...(await (pool ? pool.run(task) : playAnyTask(task))), build };
    if (!known) file?.add(game);
    games[number] = game;
    for (; games[next]; next++) played(games[next]!);
  };
  const queue = jobs.entries();
  const playQueue = async (): Promise<void> => {
    for (const [number, job] of queue) await play(job, number);
  };
  try {
    await Promise.all(Array.from({ length: Math.max(1, size) }, playQueue));
  } finally {
    await pool?.destroy();
  }
  return games;
}

const keyOf = ({ soviet, finn, rules, seed }: Job): string => `${soviet} ${finn} ${rules} ${seed}`;
const describe = ({ soviet, finn, rules, seed }: Job): string =>
  `${soviet} against ${finn}, ${rules}, seed ${seed}`;

const GameSchema = v.looseObject({
  soviet: v.string(),
  finn: v.string(),
  rules: v.string(),
  seed: v.number(),
  build: v.string(),
  points: v.number(),
  level: v.string(),
  reason: v.string(),
  breachTurn: v.nullable(v.number()),
  isolated: v.array(v.number()),
  ledger: v.record(v.string(), v.number()),
  thought: v.looseObject({}),
  faults: v.array(v.string()),
});

function parseGame(line: string): Game | null {
  try {
    const found = v.safeParse(GameSchema, JSON.parse(line));
    return found.success ? (found.output as unknown as Game) : null;
  } catch {
    return null;
  }
}

/** The games of a file, and the length in bytes of its whole lines. A last line that was not finished is left out. */
function readGames(path: string): { games: Game[]; whole: number; isCutOff: boolean } {
  if (!existsSync(path)) throw new LabError(`There is no file ${path}.`);
  const text = readFileSync(path, 'utf8');
  const end = text.lastIndexOf('\n') + 1;
  const games = text
    .slice(0, end)
    .split('\n')
    .slice(0, -1)
    .map((line, i) => {
      const game = parseGame(line);
      if (!game)
        throw new LabError(
          `${path}, line ${i + 1}, is damaged. Remove the line, and its game is played again.`,
        );
      return game;
    });
  return { games, whole: Buffer.byteLength(text.slice(0, end)), isCutOff: end < text.length };
}

/** Adds games of one build that are not known yet; the number of those that are. */
function addGames(known: Map<string, Game>, games: readonly Game[], build: string, path: string): number {
  let twice = 0;
  const result = (game: Game): string => JSON.stringify({ ...game, thought: null });
  for (const game of games) {
    if (game.build !== build)
      throw new LabError(
        `${path} has games of another build (${game.build}, not ${build}), which may play otherwise. Begin a new one.`,
      );
    const before = known.get(keyOf(game));
    if (!before) known.set(keyOf(game), game);
    else if (result(before) === result(game)) twice++;
    else throw new LabError(`${path}: the game ${describe(game)} is there twice, with different results.`);
  }
  return twice;
}

/** A file of games that grows while they are played. */
export class GameFile {
  readonly games = new Map<string, Game>();
  readonly #path: string;

  /** Begins a file, or goes on with it where it `resumes`. */
  constructor(path: string, build: string, resumes: boolean) {
    this.#path = path;
    if (!existsSync(path)) return;
    if (!resumes) throw new LabError(`${path} exists. --resume goes on with it.`);
    const { games, whole, isCutOff } = readGames(path);
    addGames(this.games, games, build, path);
    if (!isCutOff) return;
    console.error(`${path}: the last line was not finished and is dropped.`);
    truncateSync(path, whole);
  }

  /** Refuses games between other players or by other rules than those of the jobs. */
  expectOnly(jobs: readonly Job[]): void {
    const matchUp = (job: Job): string => keyOf({ ...job, seed: 0 });
    const known = new Set(jobs.map(matchUp));
    const other = [...this.games.values()].find((game) => !known.has(matchUp(game)));
    if (other) throw new LabError(`${this.#path} is of another run: it has the game ${describe(other)}.`);
  }

  add(game: Game): void {
    if (this.games.has(keyOf(game))) return;
    this.games.set(keyOf(game), game);
    appendFileSync(this.#path, `${JSON.stringify(game)}\n`);
  }
}

/** Writes the games of several files into a new one, each once. */
export function mergeGames(paths: readonly string[], out: string): { games: number; twice: number } {
  if (existsSync(out)) throw new LabError(`${out} exists.`);
  const known = new Map<string, Game>();
  let twice = 0;
  for (const path of paths) {
    const { games, isCutOff } = readGames(path);
    if (isCutOff) console.error(`${path}: the last line was not finished and is left out.`);
    const [first] = known.values();
    const build = (first ?? games[0])?.build ?? '';
    twice += addGames(known, games, build, path);
  }
  writeFileSync(out, [...known.values()].map((game) => `${JSON.stringify(game)}\n`).join(''));
  return { games: known.size, twice };
}
