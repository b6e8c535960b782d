/** Reviews games between computer players: what their dice did, and how much of the results that explains. */
import { apply, board, reach, type Action, type Side, type State, type UnitId } from '#engine/winter-war';
import { chooseActions } from '#games/winter-war/ai/choose.ts';
import { isHq, landNeighbours, stacksOf, unitsOf } from '#games/winter-war/ai/ground.ts';
import { Sketch } from '#games/winter-war/ai/sketch.ts';
import { MANNERHEIM } from '#games/winter-war/analysis/places.ts';
import { decisionRules } from '#games/winter-war/value/decisions.ts';
import { reviewRules } from '#games/winter-war/value/rules.ts';
import { runToEnd } from '#games/winter-war/ai/ai-context.ts';
import { PLAYER_LEVELS } from '#games/winter-war/ai/index.ts';
import {
  gradeOf,
  judgeDecision,
  searchLuck,
  spansOf,
  type JudgedDecision,
  type LuckReport,
  type PlayedStep,
} from '#table/game';
import { luckFigures, roundAll, type HeldOut } from './fit.ts';
import { meanOf } from './figures.ts';
import { playAll, runInProcesses, startOf, type Crew, type Game, type Job } from './games.ts';
import { isLevel, type PlayerName, type Table } from './play.ts';

const levelOf = (name: PlayerName) => (isLevel(name) ? name : 'general');

/** Called by the processes of the lab. */
export function reviewGame({ soviet, finn, rules, seed, record }: Game): LuckReport {
  const start: State = startOf(rules, seed);
  const players = { soviet: levelOf(soviet), finn: levelOf(finn) };
  return runToEnd(searchLuck(reviewRules(players), start, record as PlayedStep<Action>[]));
}

const better = (side: Side): 1 | -1 => (side === 'soviet' ? 1 : -1);

/** What decisions cost in a game, so many of them a side, spread over the game; called by the processes of the lab. */
export function judgeGame({ game, most }: { game: Game; most: number }): JudgedDecision<Side>[] {
  const { soviet, finn, rules, seed } = game;
  const record = game.record as PlayedStep<Action>[];
  const asked = decisionRules({ soviet: levelOf(soviet), finn: levelOf(finn) });
  const spans = spansOf(asked, startOf(rules, seed), record);
  const marches = spans.filter(({ before }) => before.phase === 'movement' && !before.decisions.length);
  const every = Math.max(1, Math.floor(marches.length / most));
  return marches
    .filter((_, i) => i % every === 0)
    .map((span) => runToEnd(judgeDecision(asked, span, record, better(asked.decider(span.before)))));
}

/** Marches that nobody should make: what is held or supplied is walked away from before the General plans the rest. */
function plant(state: State, side: Side): Action[] {
  const sketch = new Sketch(state);
  const walkAway = (unit: UnitId): void => {
    const { at } = sketch.state.units[unit]!;
    const [away] = reach(sketch.state, unit)
      .filter(({ mayEnd }) => mayEnd)
      .sort((a, b) => board.distance(b.hex, at) - board.distance(a.hex, at) || a.hex - b.hex);
    if (away) sketch.play({ type: 'move', unit, path: away.path });
  };
  if (side === 'soviet') unitsOf(state, 'soviet').filter(isHq).forEach(walkAway);
  else {
    const soviets = stacksOf(state, 'soviet');
    for (const fort of MANNERHEIM)
      if (landNeighbours(fort).some((hex) => soviets.has(hex)))
        (stacksOf(state, 'finn').get(fort) ?? []).forEach(walkAway);
  }
  if (!sketch.actions.length) return [];
  return [...sketch.actions, ...chooseActions(sketch.state, side, 'general', 1)];
}

/** Puts such a march into a game between Generals, and judges it; null where the game offers none. */
export function findPlanted({ rules, seed, record }: Game): JudgedDecision<Side> | null {
  const side: Side = seed % 2 ? 'soviet' : 'finn';
  const turn = 3 + (seed % 5);
  let state = startOf(rules, seed);
  for (const [step, { action, dice }] of (record as PlayedStep<Action>[]).entries()) {
    if (
      state.turn >= turn &&
      state.phasing === side &&
      state.phase === 'movement' &&
      !state.decisions.length
    ) {
      const planted = plant(state, side);
      if (planted.length) {
        const steps = planted.map((one) => ({ action: one, dice: [] }));
        const span = { before: state, from: 0, to: planted.length };
        const found = runToEnd(judgeDecision(decisionRules(GENERALS), span, steps, better(side)));
        return { ...found, from: step, to: step };
      }
      // The first march of the side in this turn, or of a later one.
    }
    const applied = apply(state, action, dice);
    if (!applied.ok) return null;
    ({ state } = applied);
  }
  return null;
}
const GENERALS = { soviet: 'general', finn: 'general' } as const;

const TABLES = PLAYER_LEVELS.flatMap((soviet) => PLAYER_LEVELS.map((finn): Table => ({ soviet, finn })));

/** As many games of each pairing of levels, and what their luck explains. */
export async function review(seeds: readonly number[], crew: Crew): Promise<object> {
  const jobs = TABLES.flatMap((table) =>
    seeds.map((seed): Job => ({ ...table, rules: 'recommended', seed })),
  );
  crew.file?.expectOnly(jobs);
  const games = await playAll(jobs, { ...crew, keepsRecords: true });
  const reports = await runInProcesses<Game, LuckReport>('reviewGame', games, crew.workers, reviewGame);
  const held = reports.map(({ luck }, i): HeldOut => {
    const { soviet, finn, points } = games[i]!;
    return { players: `${soviet} v ${finn}`, result: points, luck };
  });
  const all = luckFigures(held);
  const pairings = Object.fromEntries(
    [...new Set(held.map(({ players }) => players))].map((name) => [
      name,
      luckFigures(held.filter(({ players }) => players === name)),
    ]),
  );
  const own = (name: PlayerName): Game[] =>
    games.filter(({ soviet, finn }) => soviet === name && finn === name).slice(0, JUDGED_GAMES);
  const costs: Record<string, object> = {};
  for (const name of PLAYER_LEVELS) {
    const tasks = own(name).map((game) => ({ game, most: JUDGED_MARCHES }));
    const judged = await runInProcesses<(typeof tasks)[number], JudgedDecision<Side>[]>(
      'judgeGame',
      tasks,
      crew.workers,
      judgeGame,
    );
    const cost = judged.flat().map((one) => one.cost);
    costs[name] = { marches: cost.length, ...meanOf(cost), named: judged.flat().filter(gradeOf).length };
  }
  const planted = await runInProcesses<Game, JudgedDecision<Side> | null>(
    'findPlanted',
    games.filter(({ soviet, finn }) => soviet === 'general' && finn === 'general'),
    crew.workers,
    findPlanted,
  );
  const judged = planted.filter((one) => one !== null);
  return roundAll({
    luck: all.luck,
    spread: all.spread,
    slope: all.slope,
    blunders: { planted: judged.length, found: judged.filter(gradeOf).length, each: judged },
    /** Points that a march costs against the General's, in the mean, in games of a level against itself. */
    skill: costs,
    pairings,
  });
}
/** Games of each level whose marches are judged, and marches of a game: it takes a second each. */
const JUDGED_GAMES = 6;
const JUDGED_MARCHES = 10;
