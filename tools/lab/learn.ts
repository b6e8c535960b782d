/** Learns the value of positions from games between all kinds of players. */
import { apply, type Action, type State } from '#engine/winter-war';
import { FEATURES, figuresOf } from '#games/winter-war/value/features.ts';
import { quickRules } from '#games/winter-war/value/decisions.ts';
import { positionsAhead } from '#games/winter-war/value/look-ahead.ts';
import { scaleOf } from '#games/winter-war/value/value.ts';
import { outcomesOf, type Outcomes, type PlayedStep } from '#table/game';
import { differencesOf, learnTable, type Judged, type Sample, type SampledGame } from './fit.ts';
import { playAll, runInProcesses, startOf, type Crew, type Game, type Job } from './games.ts';
import { levelOf } from './judge.ts';
import type { Table } from './play.ts';
import { POOL, POOL_NAMES } from './pool.ts';

/** Frequency of each pairing of levels in a round; twice a round one of the pool meets the General. */
const PAIRINGS: readonly (readonly [games: number, table: Table])[] = [
  [2, { soviet: 'recruit', finn: 'recruit' }],
  [2, { soviet: 'recruit', finn: 'officer' }],
  [2, { soviet: 'officer', finn: 'recruit' }],
  [4, { soviet: 'officer', finn: 'officer' }],
  [1, { soviet: 'officer', finn: 'general' }],
  [1, { soviet: 'general', finn: 'officer' }],
  [1, { soviet: 'recruit', finn: 'general' }],
  [1, { soviet: 'general', finn: 'recruit' }],
  [2, { soviet: 'general', finn: 'general' }],
];
const POOL_GAMES = 2;
const LEVEL_TABLES = PAIRINGS.flatMap(([games, table]) => Array.from({ length: games }, () => table));
const ROUND = LEVEL_TABLES.length + POOL_GAMES;

/** Players of the game with this number. */
function tableOf(number: number): Table {
  const place = number % ROUND;
  const known = LEVEL_TABLES[place];
  if (known) return known;
  const nth = Math.floor(number / ROUND) * POOL_GAMES + place - LEVEL_TABLES.length;
  const name = POOL_NAMES[nth % POOL_NAMES.length]!;
  return POOL[name].side === 'finn' ? { soviet: 'general', finn: name } : { soviet: name, finn: 'general' };
}

/** Games between all kinds of players, in equal proportions in every hundred. */
export const mixture = (seeds: readonly number[]): Job[] =>
  seeds.map((seed): Job => ({ ...tableOf(seed), rules: 'recommended', seed }));

/** Name of a pairing; the whole pool counts as one player. */
export const pairingOf = ({ soviet, finn }: Pick<Job, 'soviet' | 'finn'>): string => {
  const kind = (name: string): string => ((POOL_NAMES as readonly string[]).includes(name) ? 'pool' : name);
  return `${kind(soviet)} v ${kind(finn)}`;
};

function judge(state: State, scale: number): Judged {
  if (state.outcome) return { result: state.outcome.points };
  const { features, sure, turnsLeft } = figuresOf(state);
  return { stage: turnsLeft, x: scale === 1 ? features : features.map((figure) => figure * scale), sure };
}

const isBetweenTurns = (before: State, after: State): boolean =>
  after.phase !== 'over' && (before.turn !== after.turn || before.phasing !== after.phasing);

/** A die: its result less the mean of possible ones, at once and, if played on, at later moments. */
function sampleDie(
  { all, came }: Outcomes<State>,
  scale: number,
  momentsOf: (state: State) => readonly (readonly State[])[],
): Sample {
  const weights = all.map(({ chance }, i) => (i === came ? 1 : 0) - chance);
  const judged = all.map(({ state }) =>
    momentsOf(state).map((states) => states.map((one) => judge(one, scale))),
  );
  const after = judged[0]!.map((_, moment) =>
    differencesOf(
      judged.flatMap((moments, i) => {
        const positions = moments[moment]!;
        return positions.map((one) => ({ judged: one, weight: weights[i]! / positions.length }));
      }),
    ),
  );
  return { came: judged[came]![0]![0]!, after };
}

interface Sampling extends Game {
  /** Whether its dice are played on, which takes longer than the game. */
  readonly isPlayedOn: boolean;
}

/** Training samples of a game; called by the processes of the lab. */
export function sampleGame({ soviet, finn, rules, seed, record, points, isPlayedOn }: Sampling): SampledGame {
  let state = startOf(rules, seed);
  const samples: SampledGame['samples'][number][] = [];
  const scale = scaleOf(soviet);
  const players = { soviet: levelOf(soviet), finn: levelOf(finn) };
  const reviewed = quickRules(players);
  const momentsOf = (now: State): State[][] => (isPlayedOn ? positionsAhead(now, players) : [[now]]);
  for (const played of record as PlayedStep<Action>[]) {
    const outcomes = outcomesOf(reviewed, state, played);
    if (outcomes) samples.push(sampleDie(outcomes, scale, momentsOf));
    const applied = apply(state, played.action, played.dice);
    if (!applied.ok) throw new Error(`${soviet} v ${finn}, ${seed}: ${applied.refusal.text}`);
    if (isBetweenTurns(state, applied.state)) samples.push({ came: judge(applied.state, scale) });
    ({ state } = applied);
  }
  return { players: pairingOf({ soviet, finn }), result: points, samples };
}

/** Features that are points of the current ledger. */
const POINTS = FEATURES.flatMap((name, i) => (/^points (?!without|after)/.test(name) ? [i] : []));

/** Share of games whose dice are played on: these add less information than positions. */
const PLAYED_ON = 1 / 4;

/** Plays the missing games and learns from all. */
export async function learn(seeds: readonly number[], crew: Crew): Promise<object> {
  const jobs = mixture(seeds);
  crew.file?.expectOnly(jobs);
  const games = await playAll(jobs, { ...crew, keepsRecords: true });
  const tasks = games.map((game, i): Sampling => ({ ...game, isPlayedOn: i < games.length * PLAYED_ON }));
  return learnFrom(await runInProcesses('sampleGame', tasks, crew.workers, sampleGame));
}

export const TABLE_FILE = 'src/games/winter-war/value/table.json';

/** Writes the table, and returns how well games not used for learning are predicted. */
export const learnFrom = (sampled: readonly SampledGame[]): object =>
  learnTable(sampled, {
    features: FEATURES,
    // Two for each Game-Turn, and the moment before the first.
    stages: 21,
    pairings: PAIRINGS.map(([, table]) => pairingOf(table)),
    thresholds: [31, 61, 81, 101],
    out: TABLE_FILE,
    pointsOf: ({ x, sure, players }) =>
      POINTS.reduce((sum, i) => sum + x[i]! / scaleOf(players.split(' ')[0]!), sure),
    told: [13, 9, 5, 3, 1],
  });
