/** Problems: made from games, chosen for the app's file, and judged again. See docs/problems.md. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Action as Launch, State as TalvisotaState } from '#engine/talvisota';
import type { Action, State } from '#engine/winter-war';
import { present } from '#engine/core/timeline.ts';
import {
  problemForm as launchForm,
  valueOf,
  type ProblemKind as LaunchKind,
} from '#games/talvisota/problems/judge.ts';
import type { PlayerLevel } from '#games/talvisota/ai/ai-context.ts';
import { runToEnd } from '#games/winter-war/ai/ai-context.ts';
import { problemForm, searchVerdict, type ProblemKind } from '#games/winter-war/problems/judge.ts';
import { DIFFICULTIES, positionOf, readProblems, type Line, type Problem } from '#table/game';
import { findProblem as findTalvisota, launchesOf } from '../talvisota/problems.ts';
import { LabError, playTask, runInProcesses, type Job } from './games.ts';
import { faultOfMarch } from './make-marches.ts';
import { findProblem, problemsOf } from './make-problems.ts';

export const SHIPPED = {
  'winter-war': 'src/games/winter-war/problems/problems.json',
  talvisota: 'src/games/talvisota/problems/problems.json',
} as const;
export type GameId = keyof typeof SHIPPED;

/** A made problem, whose level is unknown until all are made. */
type Made = Omit<Problem<unknown>, 'level'> & { readonly hardness: number };

/** A line of a file of made problems: a game, and its problems. */
interface MadeLine {
  readonly game: string;
  readonly problems: readonly Made[];
}

function readMade(file: string): MadeLine[] {
  return readText(file)
    .split('\n')
    .flatMap((line, i) => {
      if (!line) return [];
      try {
        return [JSON.parse(line) as MadeLine];
      } catch {
        throw new LabError(
          `${file}, line ${i + 1}, is damaged. Remove the line, and its game is played again.`,
        );
      }
    });
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new LabError(`There is no file ${path}.`);
  }
}

/** Makes the problems of named games, and adds a line per game to a file; skips games already there. */
function makeAll(games: ReadonlyMap<string, () => readonly Made[]>, out: string, resumes: boolean): object {
  if (existsSync(out) && !resumes) throw new LabError(`${out} exists. --resume goes on with it.`);
  const known = new Set(existsSync(out) ? readMade(out).map(({ game }) => game) : []);
  let count = 0;
  for (const [game, make] of games) {
    if (known.has(game)) continue;
    const problems = make();
    count += problems.length;
    appendFileSync(out, `${JSON.stringify({ game, problems } satisfies MadeLine)}\n`);
  }
  return { games: games.size, problems: count };
}

/** Makes problems from games of Winter War. */
export const makeWinterWar = (
  jobs: readonly Job[],
  kinds: readonly string[],
  out: string,
  resumes: boolean,
): object =>
  makeAll(
    new Map(
      jobs.map((job) => [
        `${job.soviet} v ${job.finn}, ${job.seed}`,
        () => problemsOf({ ...playTask({ ...job, keepsRecord: true }), build: '' }, new Set(kinds)),
      ]),
    ),
    out,
    resumes,
  );

/** The same for Talvisota; `effort` as for its players. */
export const makeTalvisota = (
  levels: Readonly<Record<'soviet' | 'finn', PlayerLevel>>,
  seeds: readonly number[],
  effort: number,
  out: string,
  resumes: boolean,
): object =>
  makeAll(
    new Map(
      seeds.map((seed) => [
        `${levels.soviet} v ${levels.finn}, ${seed}`,
        () => launchesOf(levels, seed, effort),
      ]),
    ),
    out,
    resumes,
  );

/** Most problems of one theme in a file, and of similar ones, for variety. */
const MOST_OF_THEME: Readonly<Record<string, number>> = { oneUnit: 12, together: 24, meet: 16 };
const MOST = 45;
const MOST_ALIKE = 2;

/** Key of similar problems: of one theme, with answers that end in the same places. */
function looksOf({ id, side, theme, best, kind, position }: Made): string {
  const ends = (best as readonly { path?: number[]; targets?: number[]; target?: number }[]).map(
    ({ path, targets, target }) => path?.at(-1) ?? targets?.join('+') ?? target ?? '',
  );
  if (ends.some((end) => end !== '')) return [kind, side, theme, ...ends.map(String).sort()].join(' ');
  // An answer within the player's own boxes has no destination: the content of the boxes distinguishes games.
  return [kind, theme, ...(position.match(/finn\.\w+=\{[^}]*\}/g) ?? [id])].join(' ');
}

/** Chooses problems from those made, in rising difficulty, and writes the file of a game. */
export function ship(game: GameId, files: readonly string[], count: number): object {
  const made = files.flatMap(readMade).flatMap(({ problems }) => problems);
  const [themes, looks] = [new Map<string, number>(), new Map<string, number>()];
  const chosen = new Map<string, Made>();
  // Clearer ones first: the more the second best loses, the less an error of the estimate matters.
  for (const problem of made.toSorted((a, b) => b.lost - a.lost || a.id.localeCompare(b.id))) {
    const [look, theme] = [looksOf(problem), problem.theme];
    const [alike, sameTheme] = [looks.get(look) ?? 0, themes.get(theme) ?? 0];
    if (alike >= MOST_ALIKE || sameTheme >= (MOST_OF_THEME[theme] ?? MOST)) continue;
    if (chosen.size >= count || chosen.has(problem.id)) continue;
    themes.set(theme, sameTheme + 1);
    looks.set(look, alike + 1);
    chosen.set(problem.id, problem);
  }
  const ordered = [...chosen.values()]
    .toSorted((a, b) => a.hardness - b.hardness || a.id.localeCompare(b.id))
    .map(({ hardness: _hardness, ...problem }, i): Problem<unknown> => ({
      ...problem,
      level: 1 + Math.floor((i * DIFFICULTIES) / chosen.size),
    }));
  writeFileSync(SHIPPED[game], `[\n${ordered.map((problem) => JSON.stringify(problem)).join(',\n')}\n]\n`);
  return { made: made.length, shipped: ordered.length, themes: Object.fromEntries(themes) };
}

/** What a problem is compared with when judged again. */
type Remade = Pick<Problem<unknown>, 'kind' | 'side' | 'best' | 'lost'> | null;

const JUDGES = {
  'winter-war': {
    form: problemForm,
    find: (line: Line): Remade => findProblem(present(line) as State),
    lossOf: (line: Line, { kind, best, second }: Problem<unknown>): number =>
      runToEnd(
        searchVerdict(
          kind as ProblemKind,
          present(line) as State,
          best as readonly Action[],
          second as readonly Action[],
        ),
      ).lost,
  },
  talvisota: {
    form: launchForm,
    find: (line: Line): Remade => findTalvisota(present(line) as TalvisotaState),
    lossOf(line: Line, { kind, best, second }: Problem<unknown>): number {
      const of = (answer: readonly unknown[]): number =>
        valueOf(kind as LaunchKind, present(line) as TalvisotaState, answer as readonly Launch[]);
      return of(best) - of(second);
    },
  },
};

/** Tolerance for rounding in the file. */
const ROUNDED = 0.01;

/** Fault of a problem when judged again; null if there is none. Called by the processes of the lab. */
export function faultOf({ game, problem }: { game: GameId; problem: Problem<unknown> }): string | null {
  const { form, find, lossOf } = JUDGES[game];
  const start = positionOf(problem, form);
  if (typeof start === 'string') return `position: ${start}`;
  if (game === 'winter-war' && problem.kind === 'march')
    return faultOfMarch(present(start) as State, problem as Problem<Action>);
  const found = find(start);
  if (!found) return 'best: no answer is the best beyond doubt, or the General does not agree.';
  if (found.kind !== problem.kind || found.side !== problem.side)
    return 'kind: it is of another kind or side.';
  if (JSON.stringify(found.best) !== JSON.stringify(problem.best)) return 'best: another answer is the best.';
  if (Math.abs(found.lost - problem.lost) > ROUNDED)
    return `lost: ${found.lost.toFixed(2)}, not ${problem.lost}.`;
  if (problem.second.length && Math.abs(lossOf(start, problem) - problem.lost) > ROUNDED)
    return `second: it loses ${lossOf(start, problem).toFixed(2)}, not ${problem.lost}.`;
  return null;
}

interface Rejected {
  readonly place: string;
  readonly reason: string;
}

/** Judges every problem of a file again: number of those confirmed, and the others with place and reason. */
export async function checkProblems(game: GameId, path: string, workers: number) {
  const text = readText(path);
  const rejected: Rejected[] = [];
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return { good: 0, rejected: [{ place: path, reason: `It is no JSON: ${(error as Error).message}` }] };
  }
  const { problems, faults } = readProblems<unknown>(file, JUDGES[game].form);
  for (const { number, field, reason } of faults)
    rejected.push({ place: `${path}, problem ${number}${field && `, ${field}`}`, reason });
  const tasks = problems.map((problem) => ({ game, problem }));
  const judged = await runInProcesses<(typeof tasks)[number], string | null>(
    'faultOf',
    tasks,
    workers,
    faultOf,
  );
  judged.forEach((reason, i) => {
    if (reason !== null) rejected.push({ place: `${path}, ${problems[i]!.id}`, reason });
  });
  if (problems.some(({ level }, i) => level < (problems[i - 1]?.level ?? 0)))
    rejected.push({ place: path, reason: 'The problems are not in rising difficulty.' });
  return { good: judged.filter((reason) => reason === null).length, rejected };
}
