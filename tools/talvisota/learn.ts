/** Learns the value of positions of Talvisota from games between computer players of all levels. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { apply, newGame, type Action, type State } from '#engine/talvisota';
import { PLAYER_LEVELS, rankOf } from '#games/talvisota/ai/ai-context.ts';
import { FEATURES, figuresOf, pointsOf } from '#games/talvisota/value/features.ts';
import { reviewRules } from '#games/talvisota/value/decisions.ts';
import { outcomesOf, type PlayedStep } from '#table/game';
import { differencesOf, learnTable, type Judged, type SampledGame, type Sample } from '../lab/fit.ts';
import { LabError, runInProcesses } from '../lab/games.ts';
import { playGame, type Table } from './lab-play.ts';

/** Pairings of levels without styles, in turn. */
const LEVELS = PLAYER_LEVELS.filter((level) => rankOf(level) === level);
const PAIRINGS = LEVELS.flatMap((soviet) => LEVELS.map((finn): Table => ({ soviet, finn })));

interface Task {
  readonly table: Table;
  readonly seed: number;
  readonly effort: number;
}

/** A game as it is kept in a file, one per line. */
interface Played {
  readonly table: Table;
  readonly seed: number;
  readonly record: readonly PlayedStep<Action>[];
}

const nameOf = ({ soviet, finn }: Table): string => `${soviet} v ${finn}`;

function judge(state: State): Judged {
  if (state.outcome) return { result: pointsOf(state) };
  const { features: x, sure, turnsLeft: stage } = figuresOf(state);
  return { stage, x, sure };
}

/** True when a turn begins, or when all strategies have been revealed. */
const isMoment = (before: State, after: State): boolean =>
  after.phase !== before.phase && (after.phase === 'event' || after.phase === 'combat');

/** Called by the processes of the lab. */
export function playTask({ table, seed, effort }: Task): Played {
  const record: PlayedStep<Action>[] = [];
  playGame(table, seed, {}, effort, (_, action, dice) => record.push({ action, dice }));
  return { table, seed, record };
}

/** Training samples of a game; called by the processes of the lab. */
export function sampleGame({ table, seed, record }: Played): SampledGame {
  const samples: Sample[] = [];
  const rules = reviewRules();
  let state = newGame({}, seed);
  for (const step of record) {
    const outcomes = outcomesOf(rules, state, step);
    if (outcomes) {
      const { all, came } = outcomes;
      const judged = all.map((one) => judge(one.state));
      const weights = all.map(({ chance }, i) => (i === came ? 1 : 0) - chance);
      const atOnce = differencesOf(judged.map((one, i) => ({ judged: one, weight: weights[i]! })));
      samples.push({ came: judged[came]!, after: [atOnce] });
    }
    const applied = apply(state, step.action, step.dice);
    if (!applied.ok) throw new Error(`${nameOf(table)}, ${seed}: ${applied.refusal.text}`);
    if (isMoment(state, applied.state)) samples.push({ came: judge(applied.state) });
    ({ state } = applied);
  }
  return { players: nameOf(table), result: pointsOf(state), samples };
}

const readKept = (file: string): Played[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Played);

/** Number of games written at a time. */
const PART = 18;

/** Plays the missing games, keeps them in `out` if given, and learns from all. */
export async function learn(
  seeds: readonly number[],
  effort: number,
  workers: number,
  out?: string,
  resumes = false,
): Promise<object> {
  if (out !== undefined && existsSync(out) && !resumes)
    throw new LabError(`${out} exists. --resume goes on with it.`);
  const kept = out !== undefined && existsSync(out) ? readKept(out) : [];
  const known = new Set(kept.map(({ seed }) => seed));
  const tasks = seeds.flatMap((seed, i): Task[] =>
    known.has(seed) ? [] : [{ table: PAIRINGS[i % PAIRINGS.length]!, seed, effort }],
  );
  while (tasks.length) {
    const played = await runInProcesses('playTalvisotaTask', tasks.splice(0, PART), workers, playTask);
    if (out !== undefined) appendFileSync(out, played.map((game) => `${JSON.stringify(game)}\n`).join(''));
    kept.push(...played);
  }
  const sampled = await runInProcesses('sampleTalvisota', kept, workers, sampleGame);
  return learnTable(sampled, {
    features: FEATURES,
    // Two for each turn: before its combats, and during them.
    stages: 16,
    pairings: PAIRINGS.map(nameOf),
    // A draw, and a Soviet victory.
    thresholds: [0, 1],
    out: 'src/games/talvisota/value/table.json',
    pointsOf: ({ sure }) => sure,
    told: [13, 11, 9, 7, 5, 3, 1],
  });
}
