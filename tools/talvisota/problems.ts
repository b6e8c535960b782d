/** Makes problems of Talvisota out of games between Generals: whom to send where, with both sheets open. */
import {
  apply,
  check,
  decider,
  newGame,
  placeOf,
  readPosition,
  size,
  SLOTS,
  SPACES,
  writePosition,
  type Action,
  type State,
} from '#engine/talvisota';
import { present } from '#engine/core/timeline.ts';
import { chooseActions } from '#games/talvisota/ai/index.ts';
import {
  answerValue,
  defencesOf,
  launch,
  launchValue,
  payoffsOf,
  type Deploy,
  type Theme,
} from '#games/talvisota/problems/judge.ts';
import { LEAST_LOST, type Problem } from '#table/game';

export type LaunchProblem = Problem<Action>;

/** More ways to send them are too many to look through. */
const MOST_WAYS = 600;

/** Every way to send strategies, each against a space that the rules allow, or not at all. */
function* waysFrom(state: State, slot = 0): Generator<readonly Deploy[]> {
  if (slot === SLOTS.length) return yield [];
  yield* waysFrom(state, slot + 1);
  for (const target of SPACES.keys()) {
    const action: Deploy = { type: 'deploy', slot, target };
    if (check(state, action)) continue;
    for (const rest of waysFrom(launch(state, action), slot + 1)) yield [action, ...rest];
  }
}

function themeOf(best: readonly Deploy[], second: readonly Deploy[]): Theme {
  if (best.length < second.length) return 'hold-back';
  const others = new Set(second.map(({ slot, target }) => `${slot} ${target}`));
  const own = best.filter(({ slot, target }) => !others.has(`${slot} ${target}`));
  if (own.some(({ target }) => placeOf(target).fortified)) return 'line';
  const fronts = best.map(({ slot }) => SLOTS[slot]);
  return new Set(fronts).size < fronts.length ? 'together' : 'weak-point';
}

export interface Found extends Pick<LaunchProblem, 'kind' | 'side' | 'theme' | 'best' | 'second' | 'lost'> {
  /** How many ways there are to send the strategies. */
  readonly ways: number;
}

/** The problem of a position in which strategies are sent; null where it makes none. */
export function findLaunch(state: State): Found | null {
  if (state.phase !== 'deployment' || state.decisions.length) return null;
  const ways: (readonly Deploy[])[] = [];
  for (const way of waysFrom(state)) if (ways.push(way) > MOST_WAYS) return null;
  if (ways.length < 3) return null;
  const payoffs = payoffsOf(state);
  const valued = ways
    .map((way) => ({ way, value: launchValue(state, way, payoffs) }))
    .toSorted((a, b) => b.value - a.value);
  const [best, second] = valued;
  const lost = best!.value - second!.value;
  // Whether to attack at all is no question of where.
  if (lost < LEAST_LOST || !best!.way.length || !second!.way.length) return null;
  return {
    kind: 'launch',
    side: 'soviet',
    theme: themeOf(best!.way, second!.way),
    best: best!.way,
    second: second!.way,
    lost,
    ways: ways.length,
  };
}

/** The problem of a Finnish answer to a strategy that is sent; null where it makes none. */
export function findAnswer(state: State): Found | null {
  const decision = state.decisions.at(-1);
  if (decision?.kind !== 'answer') return null;
  const front = SLOTS[decision.slot];
  // What else may be sent to the front would have to be met too.
  const others = state.soviet.plans.filter(
    (plan, slot) => SLOTS[slot] === front && slot !== decision.slot && plan && size(plan.units),
  );
  const slots = defencesOf(state).flatMap(({ slot }) => (SLOTS[slot] === front ? [slot] : []));
  if (others.length || slots.length < 2) return null;
  const payoffs = payoffsOf(state);
  const [best, second] = [...slots, null]
    .map((slot) => ({ action: { type: 'answer', slot } as const, slot }))
    .map(({ action, slot }) => ({ action, slot, value: answerValue(state, action, payoffs) }))
    .toSorted((a, b) => b.value - a.value);
  const lost = best!.value - second!.value;
  // Whether to answer at all is no question of with what.
  if (lost < LEAST_LOST || best!.slot === null || second!.slot === null) return null;
  return {
    kind: 'answer',
    side: 'finn',
    theme: 'meet',
    best: [best!.action],
    second: [second!.action],
    lost,
    ways: slots.length + 1,
  };
}

/** The problem that a position makes; null where it makes none. */
export const findProblem = (state: State): Found | null => findLaunch(state) ?? findAnswer(state);

export type MadeLaunch = Omit<LaunchProblem, 'level'> & { readonly hardness: number };

const MOST_STEPS = 5000;

/** All problems of a game between Generals who try out so much (`effort`, 1 as at the table). */
export function launchesOf(seed: number, effort: number): MadeLaunch[] {
  const found: MadeLaunch[] = [];
  let state = newGame({}, seed);
  let last = '';
  for (let steps = 0; state.phase !== 'over' && steps < MOST_STEPS; steps++) {
    const moment = `${state.turn} ${decider(state)}`;
    if (state.phase === 'deployment' && moment !== last) {
      last = moment;
      const position = writePosition(state).trim();
      const read = readPosition(position);
      const problem = read.ok ? findProblem(present(read.timeline)) : null;
      if (problem) {
        const { ways, ...rest } = problem;
        found.push({
          id: `${problem.kind}-${seed >>> 0}-${state.turn}-${steps}`,
          ...rest,
          lost: Math.round(problem.lost * 100) / 100,
          source: { players: 'general v general', seed, turn: String(state.turn) },
          position,
          hardness: Math.log2(ways) - problem.lost / 4,
        });
      }
    }
    const side = decider(state);
    let done = false;
    for (const action of chooseActions(state, side, 'general', seed, effort)) {
      const applied = apply(state, action);
      if (!applied.ok) break;
      ({ state } = applied);
      done = true;
      if (applied.dice.length) break;
    }
    if (!done) break;
  }
  return found;
}
