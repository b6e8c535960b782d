import {
  type Action,
  type Hex,
  OWNER,
  type State,
  type UnitId,
  IS_LIGHT,
  apply,
  board,
  decider,
  hexesInReach,
  mayMove,
  reach,
  score,
} from '#engine/winter-war';
import { type AiContext, type AiProfile, type SearchTask, profileFor, seededRandom } from './ai-context.ts';
import {
  discAround,
  isHq,
  landNeighbours,
  maxBy,
  stackingCapacity,
  stacksOf,
  unitType,
  unitsOf,
  ussrRails,
} from './ground.ts';
import {
  END,
  type PlanChange,
  Sketch,
  applyChanges,
  changeKey,
  movedUnits,
  passPhases,
  playPlan,
  relocateUnit,
} from './sketch.ts';
import { goalHexes, MANNERHEIM, OULU, PETSAMO, VIIPURI, VIIPURI_ROW } from '../analysis/places.ts';

/** Last possible Game-Turn with variable game length (Option.E). */
const LONGEST_GAME = 13;

/** Whether no march follows this Finnish Player-Turn, as far as is known. */
export const isLastTurn = ({ turn, lastTurn, options }: State): boolean =>
  turn >= lastTurn && (!options.variableLength || turn >= LONGEST_GAME);

/** The final score without further moves or attacks; null when a decision comes first. */
export const finalPoints = (start: State): number | null =>
  passPhases(start, ({ outcome }) => outcome !== null)?.outcome?.points ?? null;

const VICTORY_HEXES: ReadonlySet<Hex> = new Set([...MANNERHEIM, VIIPURI, ...VIIPURI_ROW, OULU, PETSAMO]);

/** Hexes that score in this game, including a short game's own. */
export const victoryHexes = (state: State): ReadonlySet<Hex> =>
  state.goal?.hexes.length ? new Set([...VICTORY_HEXES, ...goalHexes(state)]) : VICTORY_HEXES;

/** Hexes where a Finnish unit can reduce the Soviet score: objectives, railways, supply lines. */
function findDenialHexes(state: State): Set<Hex> {
  const soviets = stacksOf(state, 'soviet');
  const lost = [...victoryHexes(state)].filter((hex) => state.owner[hex] === OWNER.soviet);
  const hqs = [...soviets].flatMap(([hex, there]) => (there.some(isHq) ? [hex] : []));
  return new Set([
    ...lost.flatMap((hex) => [...discAround(hex, 2).keys()]),
    ...hqs.flatMap((hex) => [...discAround(hex, 1).keys()]),
    ...ussrRails().filter((hex) => !soviets.has(hex)),
  ]);
}

/**
 * The last Finnish march: moves that lower `pointsOf` most, one unit after another. Passing through a hex
 * retakes it, and a unit on a railway cuts supply. Returns the units moved.
 */
export function* searchDenialMarch(
  sketch: Sketch,
  maxTrials: number,
  pointsOf: (state: State) => number | null = finalPoints,
): SearchTask<Set<UnitId>> {
  const used = new Set<UnitId>();
  let left = maxTrials;
  let now = pointsOf(sketch.state);
  if (now === null) return used;
  for (;;) {
    let best: { unit: UnitId; attempt: Sketch } | null = null;
    let least: number = now;
    const goals = findDenialHexes(sketch.state);
    const units = unitsOf(sketch.state, 'finn').filter((id) => mayMove(sketch.state, id) && !used.has(id));
    units.sort((a, b) => unitType(a).defence - unitType(b).defence);
    // The effect of a unit in a hex depends on little but its zone of control.
    const tried = new Set<string>();
    for (const unit of units) {
      if (!hexesInReach(sketch.state, unit).some((hex) => goals.has(hex))) continue;
      for (const way of reach(sketch.state, unit)) {
        if (!way.mayEnd || !goals.has(way.hex) || left <= 0) continue;
        const kind = `${way.hex} ${IS_LIGHT[unit]}`;
        if (tried.has(kind)) continue;
        tried.add(kind);
        const attempt = sketch.copy();
        if (!attempt.play({ type: 'move', unit, path: way.path })) continue;
        left--;
        yield 1 - left / maxTrials;
        const then = pointsOf(attempt.state);
        if (then !== null && then < least) [best, least] = [{ unit, attempt }, then];
      }
    }
    if (!best) return used;
    sketch.adopt(best.attempt);
    used.add(best.unit);
    now = least;
  }
}

/** Number of last Soviet marches that are searched, because the evaluation cannot foresee final scores. */
const SEARCHED_MARCHES = 2;

/** Whether a Soviet march is searched for its effect on the final score. */
export const isEndgame = ({ turn, lastTurn }: State): boolean => turn > lastTurn - SEARCHED_MARCHES;

/** How both sides decide in a rollout. */
export type Policy = (state: State, ai: AiProfile) => SearchTask<Action[]>;

/** A result of a march: the position before the Finnish march, that march, and the points after it. */
interface Outcome {
  readonly sample: number;
  readonly before: State;
  readonly answer: readonly Action[];
  readonly points: number;
}

/** Finnish marches searched, and changes checked against a known one, for each position of the budget. */
const ANSWERS_PER_BUDGET = 2;
const GLANCES_PER_BUDGET = 25;
/** In each round: changes checked, and those answered in full. */
const GLANCES_PER_ROUND = 250;
const CANDIDATES_PER_ROUND = 6;
/** Least gain in points for which a change is kept. */
const MIN_GAIN = 0.5;
const MAX_HQ_STEPS = 3;
/** Rotation of the attack dice per sample, so that all samples together show every face. */
const DIE_ROTATIONS = [0, 2, 4, 1, 3, 5] as const;
const DENIAL_TRIALS = 60;
const ROLLOUT_BUDGET = 8;

/**
 * Improves a Soviet march unit by unit: plays its battles with sampled dice and then the Finnish march that lowers
 * the score most, and tries changes that reduce its harm.
 */
export function* improveMarch(
  seen: State,
  ai: AiContext,
  first: Action[],
  policy: Policy,
): SearchTask<Action[]> {
  let plan = first;
  const allAnswers = ANSWERS_PER_BUDGET * ai.budget;
  let answers = allAnswers;
  let glances = GLANCES_PER_BUDGET * ai.budget;
  const tried = new Set<string>();
  let outcomes = yield* evaluatePlan(plan);
  while (answers > CANDIDATES_PER_ROUND + DIE_ROTATIONS.length && glances > 0) {
    // The sample with the longest Finnish march offers most to prevent.
    const change = yield* findBestChange(maxBy(outcomes, ({ answer }) => answer.length)!);
    if (!change) break;
    tried.add(changeKey(change));
    const other = applyChanges(seen, plan, change);
    if (!other) continue;
    const then = yield* evaluatePlan(other);
    if (meanGain(then, outcomes) > MIN_GAIN) [plan, outcomes] = [other, then];
  }
  return plan;

  function* evaluatePlan(actions: readonly Action[]): SearchTask<Outcome[]> {
    const marched = playPlan(seen, actions);
    const found: Outcome[] = [];
    for (const sample of DIE_ROTATIONS.keys())
      found.push(yield* evaluateAnswer(yield* playBattles(marched, ai, sample, policy), sample));
    return found;
  }

  function* evaluateAnswer(before: State, sample: number): SearchTask<Outcome> {
    yield 1 - answers-- / allAnswers;
    const sketch = new Sketch(before);
    yield* searchDenialMarch(sketch, DENIAL_TRIALS, projectedPoints);
    return { sample, before, answer: sketch.actions, points: projectedPoints(sketch.state) };
  }

  /** The single change that improves an outcome most, all else unchanged. */
  function* findBestChange(outcome: Outcome): SearchTask<PlanChange | null> {
    let best: PlanChange | null = null;
    let most = outcome.points;
    for (const { change, points } of findCandidates(outcome).slice(0, CANDIDATES_PER_ROUND)) {
      if (most >= points) break;
      const then = yield* evaluateAnswer(withUnitAt(outcome.before, change), outcome.sample);
      if (then.points > most) [best, most] = [change, then.points];
    }
    return best;
  }

  /** Changes that improve the outcome against the same Finnish march, the best first. */
  function findCandidates({ before, answer, points }: Outcome): { change: PlanChange; points: number }[] {
    const found: { change: PlanChange; points: number }[] = [];
    const passed = answer.flatMap((action) => (action.type === 'move' ? [...action.path] : []));
    const near = new Set(passed.flatMap((hex) => [hex, ...landNeighbours(hex)]));
    const finns = stacksOf(before, 'finn');
    let left = Math.min(glances, GLANCES_PER_ROUND);
    for (const unit of orderUnits(before)) {
      const { at } = seen.units[unit]!;
      for (const to of [at, ...hexesInReach(seen, unit)]) {
        const change = { unit, to };
        if (to === before.units[unit]!.at || finns.has(to) || stackingCapacity(before, 'soviet', to) < 1)
          continue;
        if (isHq(unit) ? board.distance(to, at) > MAX_HQ_STEPS : !near.has(to)) continue;
        if (left <= 0 || tried.has(changeKey(change))) continue;
        left--;
        glances--;
        const then = projectedPoints(playPlan(withUnitAt(before, change), answer));
        if (then > points) found.push({ change, points: then });
      }
    }
    return found.sort((a, b) => b.points - a.points);
  }

  /** Units that may be sent elsewhere: those that do not move and weak ones first, HQs last. */
  function orderUnits(before: State): UnitId[] {
    const marching = movedUnits(plan);
    const rank = (unit: UnitId): number =>
      (marching.includes(unit) ? 100 : 0) + (isHq(unit) ? 50 : unitType(unit).attack);
    return unitsOf(before, 'soviet')
      .filter((unit) => mayMove(seen, unit) && !before.units[unit]!.cut)
      .sort((a, b) => rank(a) - rank(b));
  }
}

const withUnitAt = (state: State, change: PlanChange): State => ({
  ...relocateUnit(state, change),
  owner: state.owner[change.to] === OWNER.soviet ? state.owner : state.owner.with(change.to, OWNER.soviet),
});

const meanGain = (outcomes: readonly Outcome[], others: readonly Outcome[]): number =>
  outcomes.reduce((sum, { points }, i) => sum + points - others[i]!.points, 0) / outcomes.length;

const projectedPoints = (state: State): number =>
  (isLastTurn(state) ? finalPoints(state) : null) ?? score(state).points;

/** A view hides the generator; rollouts pass their own dice. */
const FIXED_RANDOM: State['random'] = [1, 2, 3, 4];

/** Plays a position on with sampled dice from the end of a Soviet march to the Finnish one. */
function* playBattles(marched: State, ai: AiContext, sample: number, policy: Policy): SearchTask<State> {
  const ended = apply(marched, END);
  let state: State = { ...(ended.ok ? ended.state : marched), random: FIXED_RANDOM };
  while (state.phase !== 'over' && !(state.phase === 'movement' && state.phasing === 'finn')) {
    const side = decider(state);
    const profile = profileFor(side, 'general', ai.seed, ROLLOUT_BUDGET);
    const actions = yield* policy(state, { ...profile, plan: ai.plan, tactics: [] });
    const before = state;
    for (const action of actions) {
      const applied = apply(state, action, rollDice(ai, sample, state, action));
      if (!applied.ok) break;
      ({ state } = applied);
      if (applied.dice.length) break;
    }
    if (state === before) break;
  }
  return state;
}

/** Sampled dice: the same for every plan that is compared. */
function rollDice(ai: AiProfile, sample: number, state: State, action: Action): number[] {
  const hex = action.type === 'attack' ? Math.min(...action.targets) : 0;
  const random = seededRandom({ ...ai, seed: ai.seed + hex }, state);
  const die = (): number => 1 + ((Math.floor(random() * 6) + DIE_ROTATIONS[sample]!) % 6);
  return [die(), die(), die()];
}
