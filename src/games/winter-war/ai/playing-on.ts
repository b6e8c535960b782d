import { apply, decider, score, type Action, type State } from '#engine/winter-war';
import { whims } from './chance.ts';
import { mindOf, type Person, type Thought } from './contract.ts';
import { finalPoints, isLastTurn, spoil } from './last-turn.ts';
import { Sketch } from './sketch.ts';
import { PLAIN_PLAN, type WarPlan } from './war-plan.ts';
import { FINNISH_PLANS } from './war-plans.ts';

/** How both sides decide while a position is played on. */
export type Policy = (state: State, mind: Person) => Thought<Action[]>;

/** An action with the dice that were its own. */
export interface Step {
  readonly action: Action;
  readonly dice: readonly number[];
}

/** A position that was played on, and how. */
export interface Continued {
  readonly state: State;
  readonly steps: readonly Step[];
}

/** What the die of each attack is turned on by, game by game, so that six games show every face. */
const TURNS_OF_DIE = [0, 2, 4, 1, 3, 5] as const;
/** Games in which a better plan is looked for: each attack has a low, a middling and a high face in them. */
export const SAMPLES = 3;
/** Games, with the other faces, in which it is proved. */
export const PROOFS = TURNS_OF_DIE.length - SAMPLES;
/** Positions that the Finns try in an answer. */
const LOOKS = 60;
/** Assaults tried in a march on the way. */
const ASSAULTS = 8;

/** The enemy's plan as far as anybody can guess it: plain marches, which take least time, but all Finns go for the railway. */
const THEIRS: WarPlan = { ...PLAIN_PLAN, finn: { ...FINNISH_PLANS[0]!, changes: 0 } };

/** A generator at rest, for a view has none; its dice are those of `diceFor`. */
export const ANY: State['random'] = [1, 2, 3, 4];

/** What would be scored at the end of the war; before its last turn, what would be scored now. */
export const pointsOf = (state: State): number =>
  (isLastTurn(state) ? finalPoints(state) : null) ?? score(state).points;

/** What would be scored now if nobody were cut off from what he holds. */
export const heldPoints = (state: State): number =>
  score(state).lines.reduce(
    (sum, { reason, worth, points }) => sum + (reason === 'no-line' ? worth : points),
    0,
  );

/** Plays a position on until one is reached, with dice of the mind's own; gives the steps as well. */
export function* playedOn(
  start: State,
  mind: Person,
  sample: number,
  policy: Policy,
  isThere: (state: State) => boolean,
): Thought<Continued> {
  let state = start;
  const steps: Step[] = [];
  while (state.phase !== 'over' && !isThere(state)) {
    const side = decider(state);
    const person = mindOf(side, 'general', mind.seed, ASSAULTS);
    const plan = side !== mind.side ? THEIRS : state.phase === 'movement' ? PLAIN_PLAN : mind.plan;
    const actions = yield* policy(state, { ...person, plan });
    const before = state;
    for (const action of actions) {
      const dice = diceFor(mind, sample, state, action);
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
export function* spoiled(state: State, worth: (state: State) => number): Thought<Continued> {
  const sketch = new Sketch(state);
  yield* spoil(sketch, LOOKS, worth);
  return { state: sketch.state, steps: sketch.actions.map((action) => ({ action, dice: [] })) };
}

/** Steps taken again from a like position; those that it refuses are left out. */
export function retraced(start: State, steps: readonly Step[]): State {
  let state = start;
  for (const { action, dice } of steps) {
    const applied = apply(state, action, dice);
    if (applied.ok) ({ state } = applied);
  }
  return state;
}

/** Dice of the player's own, the same for every plan, and never the table's. */
function diceFor(mind: Person, sample: number, state: State, action: Action): number[] {
  const hex = action.type === 'attack' ? Math.min(...action.targets) : 0;
  const chance = whims({ ...mind, seed: mind.seed + hex }, state);
  const die = (): number => 1 + ((Math.floor(chance() * 6) + TURNS_OF_DIE[sample]!) % 6);
  return [die(), die(), die()];
}
