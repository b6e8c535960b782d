import {
  type Action,
  type Hex,
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
import { type AiProfile, type SearchTask, profileFor, seededRandom } from './ai-context.ts';
import { discAround, inUssr, isHq, stacksOf, unitType, unitsOf } from './ground.ts';
import { END, Sketch } from './sketch.ts';
import { PLAIN_PLAN, type WarPlan } from './war-plan.ts';
import { FINNISH_PLANS } from './war-plans.ts';
import { goalHexes, MANNERHEIM, OULU, PETSAMO, VIIPURI, VIIPURI_ROW } from '../analysis/places.ts';

/** Last possible Game-Turn with variable game length (Option.E). */
const LONGEST_GAME = 13;

/** Whether no march follows this Finnish Player-Turn, as far as known. */
export const isLastTurn = ({ turn, lastTurn, options }: State): boolean =>
  turn >= lastTurn && (!options.variableLength || turn >= LONGEST_GAME);

/** The final score if nobody moves or attacks any more; null when a decision comes first. */
export function finalPoints(start: State): number | null {
  let state = start;
  for (let steps = 0; steps < MAX_PHASES; steps++) {
    if (state.outcome) return state.outcome.points;
    if (state.decisions.length) return null;
    const applied = apply(state, END);
    if (!applied.ok) return null;
    state = applied.state;
  }
  return null;
}
const MAX_PHASES = 8;

/** Hexes that score Victory Points. */
const VICTORY_HEXES: ReadonlySet<Hex> = new Set([...MANNERHEIM, VIIPURI, ...VIIPURI_ROW, OULU, PETSAMO]);

/** The same, with those that a short game has of its own. */
export const victoryHexes = (state: State): ReadonlySet<Hex> =>
  state.goal?.hexes.length ? new Set([...VICTORY_HEXES, ...goalHexes(state)]) : VICTORY_HEXES;

/** Hexes where a Finnish unit can reduce the Soviet score: objectives, railways, supply lines. */
function findDenialHexes(state: State): Set<Hex> {
  const found = new Set<Hex>();
  const soviets = stacksOf(state, 'soviet');
  for (const hex of victoryHexes(state)) {
    if (state.owner[hex] !== 2) continue;
    for (const near of discAround(hex, 2).keys()) found.add(near);
  }
  for (const [hex, there] of soviets)
    if (there.some(isHq)) for (const near of discAround(hex, 1).keys()) found.add(near);
  for (let hex = 0; hex < state.owner.length; hex++)
    if (inUssr(hex) && board.isRail(hex) && !soviets.has(hex)) found.add(hex);
  return found;
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
    units.sort((a, b) => unitType(a).defence - unitType(b).defence || a - b);
    // What a unit does in a hex depends on little but its zone of control.
    const tried = new Set<string>();
    for (const unit of units) {
      if (left <= 0 || !hexesInReach(sketch.state, unit).some((hex) => goals.has(hex))) continue;
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

/** How both sides decide in a rollout. */
export type Policy = (state: State, ai: AiProfile) => SearchTask<Action[]>;

/** An action with the dice used for it. */
export interface SimulatedStep {
  readonly action: Action;
  readonly dice: readonly number[];
}

/** A position after a rollout, and the steps to it. */
export interface Continuation {
  readonly state: State;
  readonly steps: readonly SimulatedStep[];
}

/** Rotation of the attack dice per sample, so that six samples show every face. */
const DIE_ROTATIONS = [0, 2, 4, 1, 3, 5] as const;
/** Samples for a first comparison of plans: low, middle and high faces. */
export const SAMPLES = 3;
/** Further samples, with the remaining faces, that confirm a better plan. */
export const PROOF_SAMPLES = DIE_ROTATIONS.length - SAMPLES;
/** Positions tried in a Finnish denial march. */
const DENIAL_TRIALS = 60;
/** Search budget of marches within a rollout. */
const ROLLOUT_BUDGET = 8;

/** The enemy's assumed plan: the cheapest to compute, but Finns go for the railway. */
const ENEMY_PLAN: WarPlan = { ...PLAIN_PLAN, finn: { ...FINNISH_PLANS[0]!, refinements: 0 } };

/** A view hides the generator; rollouts pass their own dice (`rollDice`). */
export const FIXED_RANDOM: State['random'] = [1, 2, 3, 4];

/** Final points in the last turn; the present score before it. */
export const projectedPoints = (state: State): number =>
  (isLastTurn(state) ? finalPoints(state) : null) ?? score(state).points;

/** Plays a position on with sampled dice until `isThere`; returns the position and the steps. */
export function* rollOut(
  start: State,
  ai: AiProfile,
  sample: number,
  policy: Policy,
  isThere: (state: State) => boolean,
): SearchTask<Continuation> {
  let state = start;
  const steps: SimulatedStep[] = [];
  while (state.phase !== 'over' && !isThere(state)) {
    const side = decider(state);
    const profile = profileFor(side, 'general', ai.seed, ROLLOUT_BUDGET);
    const plan = side !== ai.side ? ENEMY_PLAN : state.phase === 'movement' ? PLAIN_PLAN : ai.plan;
    const actions = yield* policy(state, { ...profile, plan, tactics: [] });
    const before = state;
    for (const action of actions) {
      const dice = rollDice(ai, sample, state, action);
      const applied = apply(state, action, dice);
      if (!applied.ok) break;
      ({ state } = applied);
      steps.push({ action, dice });
      if (applied.dice.length) break;
    }
    if (state === before) break;
  }
  return { state, steps };
}

/** The Finnish march that lowers `worth` most. */
export function* searchFinnishDenial(
  state: State,
  worth: (state: State) => number,
): SearchTask<Continuation> {
  const sketch = new Sketch(state);
  yield* searchDenialMarch(sketch, DENIAL_TRIALS, worth);
  return { state: sketch.state, steps: sketch.actions.map((action) => ({ action, dice: [] })) };
}

/** Repeats steps from a similar position, skipping illegal ones. */
export function replaySteps(start: State, steps: readonly SimulatedStep[]): State {
  let state = start;
  for (const { action, dice } of steps) {
    const applied = apply(state, action, dice);
    if (applied.ok) ({ state } = applied);
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
