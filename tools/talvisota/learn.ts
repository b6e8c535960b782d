/** Learns the value of positions of Talvisota from games between computer players of all levels. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { State } from '#engine/talvisota';
import { PLAYER_LEVELS } from '#games/talvisota/ai/index.ts';
import { FEATURES, figuresOf, pointsOf } from '#games/talvisota/value/features.ts';
import { reviewRules } from '#games/talvisota/value/rules.ts';
import { outcomesOf } from '#table/game';
import { learnTable, type Judged, type SampledGame, type Sample } from '../lab/fit.ts';
import { LabError, runInProcesses } from '../lab/games.ts';
import { playGame, type Table } from './lab-play.ts';

/** Pairings of levels, in turns. */
const PAIRINGS = PLAYER_LEVELS.flatMap((soviet) => PLAYER_LEVELS.map((finn): Table => ({ soviet, finn })));

export interface Task {
  readonly table: Table;
  readonly seed: number;
  readonly effort: number;
}

const nameOf = ({ soviet, finn }: Table): string => `${soviet} v ${finn}`;

function judge(state: State): Judged {
  if (state.outcome) return { result: pointsOf(state) };
  const { features: x, sure, turnsLeft: stage } = figuresOf(state);
  return { stage, x, sure };
}

/** A turn begins, or all strategies have been turned up. */
const isMoment = (before: State, after: State): boolean =>
  after.phase !== before.phase && (after.phase === 'event' || after.phase === 'combat');

/** Plays a game and keeps what is learnt from it; called by the processes of the lab. */
export function sampleGame({ table, seed, effort }: Task): SampledGame {
  const samples: Sample[] = [];
  let result = 0;
  const rules = reviewRules();
  playGame(table, seed, {}, effort, (before, action, dice, after) => {
    const outcomes = outcomesOf(rules, before, { action, dice });
    if (outcomes) {
      const all = outcomes.all.map(({ state, chance }) => ({ judged: judge(state), chance }));
      samples.push({ came: all[outcomes.came]!.judged, all });
    }
    if (isMoment(before, after)) samples.push({ came: judge(after) });
    if (after.outcome) result = pointsOf(after);
  });
  return { players: nameOf(table), result, samples };
}

/** A game as it is kept in a file, one in a line. */
type Kept = SampledGame & { readonly seed: number };

const readKept = (file: string): Kept[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Kept);

/** Games are written so many at a time. */
const PART = 18;

/** Plays what is missing, keeps it in `out` where there is one, and learns from all. */
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
    const part = tasks.splice(0, PART);
    const played = await runInProcesses('sampleTalvisota', part, workers, sampleGame);
    const fresh = played.map((game, i): Kept => ({ seed: part[i]!.seed, ...game }));
    if (out !== undefined) appendFileSync(out, fresh.map((game) => `${JSON.stringify(game)}\n`).join(''));
    kept.push(...fresh);
  }
  return learnTable(kept, {
    features: FEATURES,
    // Two for each turn: before its combats, and in them.
    stages: 16,
    pairings: PAIRINGS.map(nameOf),
    // A draw, and a Soviet victory.
    thresholds: [0, 1],
    out: 'src/games/talvisota/value/table.json',
    pointsOf: ({ x }) => x[FEATURES.indexOf('soviet morale')]! - x[FEATURES.indexOf('finnish morale')]!,
    told: [13, 11, 9, 7, 5, 3, 1],
  });
}
