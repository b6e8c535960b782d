/** Plays many games, shared among processes and kept in a file, one line of JSON each. */
import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import Tinypool from 'tinypool';
import * as v from 'valibot';
import { randomFrom, randomSource } from '#engine/core/random.ts';
import { newGame, present, type OptionKey, type Options, type State } from '#engine/winter-war';
import { PRESETS, type Preset } from '#games/winter-war/options/options-choice.ts';
import { shortGame } from '#games/winter-war/ui/start-screen/short-game-cards.ts';
import { randomOptions } from '../random-play.ts';
import { measureGame, type Measure, type Measured } from './judge.ts';
import { fileOf, isLevel, playFrom, playGame, type LabGame, type PlayerName } from './play.ts';
import { isYardstick, loadYardstick } from './yardsticks.ts';

/** A preset, a preset with one switch turned, random switches by the seed, or a short game by its name. */
export type Rules = Preset | `${Preset}/${OptionKey}` | 'chance' | `short/${string}`;

/** Everything that determines a game: the same players, rules and seed give the same game. */
export interface Job {
  readonly soviet: PlayerName;
  readonly finn: PlayerName;
  readonly rules: Rules;
  readonly seed: number;
}

/** A finished game, as it is written. */
export interface Game extends Job, Measured, Omit<LabGame, 'record'> {
  /** Build of the program that played it: another may play differently. */
  readonly build: string;
  /** Its actions and dice, if they are kept. */
  readonly record?: LabGame['record'];
}

/** A mistake that the user can correct; the message explains how. */
export class LabError extends Error {}

export function optionsOf(rules: Rules, seed: number): Options {
  if (rules === 'chance') return randomOptions(randomSource(seed));
  const [preset, key] = rules.split('/') as [Preset, OptionKey?];
  return key ? { ...PRESETS[preset], [key]: !PRESETS[preset][key] } : PRESETS[preset];
}

/** Start of a game by these rules; the seed determines its dice. */
export function startOf(rules: Rules, seed: number): State {
  const [kind, name] = rules.split('/');
  if (kind !== 'short') return newGame(optionsOf(rules, seed), seed);
  return { ...present(shortGame(name!)), random: randomFrom(seed) };
}

interface Task extends Job {
  /** File for the game, which the app can open. */
  readonly saveAs?: string | undefined;
  readonly keepsRecord?: boolean | undefined;
  readonly measure?: Measure | undefined;
}

let isWarm = false;

type Played = Omit<Game, 'build'>;

/** Plays a game between any players; called by the other processes. */
export async function playAnyTask(task: Task): Promise<Played> {
  for (const name of [task.soviet, task.finn]) if (isYardstick(name)) await loadYardstick(name);
  return playTask(task);
}

/** Plays a game in this process. */
export function playTask({ soviet, finn, rules, seed, saveAs, keepsRecord, measure }: Task): Played {
  // A game beforehand, so that warming up is not measured.
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
  /** Number of processes; with one, games are played in this process. */
  readonly workers: number;
  readonly build: string;
  /** Games that need not be played again; new ones are written there. */
  readonly file?: GameFile | undefined;
  readonly saveAs?: (job: Job) => string;
  readonly keepsRecords?: boolean;
  /** Only for whole games: the value behind luck knows no goals of short ones. */
  readonly measure?: Measure | undefined;
}

/** Processes that call a function of the lab by its name; null if one is enough. */
const processes = (name: string, size: number): Tinypool | null =>
  // Processes instead of threads: each knows its own processor time.
  size > 1
    ? new Tinypool({
        filename: import.meta.url,
        name,
        runtime: 'child_process',
        minThreads: size,
        maxThreads: size,
      })
    : null;

/** Calls a function of the lab for each task, in other processes if there are any; keeps the order. */
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

/** Plays all jobs. Results, and calls of `played`, keep the order of the jobs. */
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

/** Games of a file, and the length in bytes of its complete lines. An unfinished last line is left out. */
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

/** Adds new games of one build; returns the number of those already known. */
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

  /** Starts a file, or continues it if `resumes`. */
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

  /** Refuses games with other players or rules than those of the jobs. */
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

/** Writes the games of several files into a new one, without duplicates. */
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
