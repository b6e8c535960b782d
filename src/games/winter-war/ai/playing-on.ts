import { apply, decider, score, type Action, type State } from '#engine/winter-war';
import { seededRandom } from './chance.ts';
import { profileFor, type AiProfile, type SearchTask } from './contract.ts';
import { finalPoints, isLastTurn, searchDenialMarch } from './last-turn.ts';
import { Sketch } from './sketch.ts';
import { PLAIN_PLAN, type WarPlan } from './war-plan.ts';
import { FINNISH_PLANS } from './war-plans.ts';

/** How both sides decide while a position is played on. */
export type Policy = (state: State, ai: AiProfile) => SearchTask<Action[]>;

/** An action with the dice that were its own. */
export interface SimulatedStep {
  readonly action: Action;
  readonly dice: readonly number[];
}

/** A position that was played on, and how. */
export interface Continuation {
  readonly state: State;
  readonly steps: readonly SimulatedStep[];
}

/** What the die of each attack is turned on by, game by game, so that six games show every face. */
const DIE_ROTATIONS = [0, 2, 4, 1, 3, 5] as const;
/** Games in which a better plan is looked for: each attack has a low, a middling and a high face in them. */
export const SAMPLES = 3;
/** Games, with the other faces, in which it is proved. */
export const PROOF_SAMPLES = DIE_ROTATIONS.length - SAMPLES;
/** Positions that the Finns try in an answer. */
const DENIAL_TRIALS = 60;
/** Assaults tried in a march on the way. */
const ROLLOUT_BUDGET = 8;

/** The enemy's plan as far as anybody can guess it: plain marches, which take least time, but all Finns go for the railway. */
const ENEMY_PLAN: WarPlan = { ...PLAIN_PLAN, finn: { ...FINNISH_PLANS[0]!, refinements: 0 } };

/** A generator at rest, for a view has none; its dice are those of `diceFor`. */
export const FIXED_RANDOM: State['random'] = [1, 2, 3, 4];

/** What would be scored at the end of the war; before its last turn, what would be scored now. */
export const projectedPoints = (state: State): number =>
  (isLastTurn(state) ? finalPoints(state) : null) ?? score(state).points;

/** What would be scored now if nobody were cut off from what he holds. */
export const heldPoints = (state: State): number =>
  score(state).lines.reduce(
    (sum, { reason, worth, points }) => sum + (reason === 'no-line' ? worth : points),
    0,
  );

/** Plays a position on until one is reached, with dice of the mind's own; gives the steps as well. */
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
    const person = profileFor(side, 'general', ai.seed, ROLLOUT_BUDGET);
    const plan = side !== ai.side ? ENEMY_PLAN : state.phase === 'movement' ? PLAIN_PLAN : ai.plan;
    const actions = yield* policy(state, { ...person, plan });
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

/** The Finnish march that lowers what the Soviets have most. */
export function* searchFinnishDenial(
  state: State,
  worth: (state: State) => number,
): SearchTask<Continuation> {
  const sketch = new Sketch(state);
  yield* searchDenialMarch(sketch, DENIAL_TRIALS, worth);
  return { state: sketch.state, steps: sketch.actions.map((action) => ({ action, dice: [] })) };
}

/** Steps taken again from a like position; those that it refuses are left out. */
export function replaySteps(start: State, steps: readonly SimulatedStep[]): State {
  let state = start;
  for (const { action, dice } of steps) {
    const applied = apply(state, action, dice);
    if (applied.ok) ({ state } = applied);
  }
  return state;
}

/** Dice of the player's own, the same for every plan, and never the table's. */
function rollDice(ai: AiProfile, sample: number, state: State, action: Action): number[] {
  const hex = action.type === 'attack' ? Math.min(...action.targets) : 0;
  const random = seededRandom({ ...ai, seed: ai.seed + hex }, state);
  const die = (): number => 1 + ((Math.floor(random() * 6) + DIE_ROTATIONS[sample]!) % 6);
  return [die(), die(), die()];
}
