import {
  apply,
  board,
  decider,
  mayMove,
  reach,
  score,
  type Action,
  type Hex,
  type State,
  type UnitId,
} from '../../../engine/winter-war/index.ts';
import { whims } from './chance.ts';
import { mindOf, share, type Person, type Thought } from './contract.ts';
import { around, isHq, kind, roomIn, stacks, unitsOf } from './ground.ts';
import { finalPoints, isLastTurn, spoil } from './last-turn.ts';
import { changed, played, type Change } from './plan-change.ts';
import { PLAIN_PLAN } from './war-plan.ts';
import { END, Sketch } from './sketch.ts';

/** From so many Game-Turns before the last on the Soviets look ahead. */
const AHEAD = 1;

/** Whether a march is made with the Finnish answer in mind. */
export const foresees = ({ level, side, budget }: Person, { turn, lastTurn }: State): boolean =>
  level === 'general' && side === 'soviet' && budget > 0 && turn >= lastTurn - AHEAD;

/** What a plan may come to: the position before the next Finnish march, that march, and the points after it. */
interface Ending {
  readonly before: State;
  readonly march: readonly Action[];
  readonly points: number;
}

/** Games that a plan is played on for, each with other dice. */
const SAMPLES = 3;
/** Positions that the Finns try in an answer. */
const LOOKS = 60;
/** Changes glanced at for each one that the budget allows to be answered, and in a round. */
const GLANCES = 25;
const GLANCES_A_ROUND = 250;
/** Changes of a round that are answered anew. */
const HOPES = 6;
/** What a change must gain in Victory Points. */
const MARGIN = 0.5;

/**
 * A plan for one of the last Soviet marches made better, one unit after another, by what the Finns would
 * answer: the plan is played on, the battles with sampled dice, to the end of the next Finnish march, and
 * whatever takes the harm out of that march is tried. The budget counts the Finnish answers looked for.
 * `policy` is how both sides fight the battles.
 */
export function* foresee(
  seen: State,
  mind: Person,
  first: Action[],
  policy: (state: State, mind: Person) => Thought<Action[]>,
): Thought<Action[]> {
  let plan = first;
  let answers = mind.budget;
  let glances = mind.budget * GLANCES;
  const tried = new Set<string>();
  let endings = yield* endingsOf(plan);
  let now = mean(endings);

  while (answers > HOPES && glances > 0) {
    const worst = endings.reduce((a, b) => (b.march.length > a.march.length ? b : a));
    const change = yield* bestChange(worst);
    if (!change) break;
    tried.add(nameOf(change));
    const other = changed(seen, plan, change);
    if (!other) continue;
    const then = yield* endingsOf(other);
    if (mean(then) <= now + MARGIN) continue;
    [plan, endings, now] = [other, then, mean(then)];
  }
  return plan;

  /** A part of the thought, during which the progress stands still. */
  function meanwhile<T>(part: Thought<T>): Thought<T> {
    const done = 1 - answers / mind.budget;
    return share(done, done, part);
  }

  function* answered(before: State): Thought<Ending> {
    answers--;
    const sketch = new Sketch(before);
    yield* meanwhile(spoil(sketch, LOOKS, pointsOf));
    return { before, march: sketch.actions, points: pointsOf(sketch.state) };
  }

  function* endingsOf(actions: readonly Action[]): Thought<Ending[]> {
    const start = { ...played(seen, actions), random: ANY };
    const found: Ending[] = [];
    for (let sample = 0; sample < SAMPLES; sample++) {
      const before = yield* fought(start, sample);
      found.push(yield* answered(before));
    }
    return found;
  }

  /** The position after the Soviet battles. */
  function* fought(start: State, sample: number): Thought<State> {
    let state = start;
    let actions: Action[] = [END];
    for (;;) {
      const before = state;
      for (const action of actions) {
        const applied = apply(state, action, diceFor(mind, sample, state, action));
        if (!applied.ok) break;
        ({ state } = applied);
        if (applied.dice.length) break;
      }
      if (state === before || state.phase === 'over') return state;
      if (state.phase === 'movement' && state.phasing === 'finn') return state;
      const side = decider(state);
      const plan = side === mind.side ? mind.plan : PLAIN_PLAN;
      actions = yield* meanwhile(policy(state, { ...mindOf(side, 'general', mind.seed), plan }));
    }
  }

  /** The change that leaves the Finns least, when all else of an ending stays as it is. */
  function* bestChange(ending: Ending): Thought<Change | null> {
    let best: Change | null = null;
    let most = ending.points;
    const hopes = yield* hopesFor(ending);
    for (const { change, points } of hopes.slice(0, HOPES)) {
      if (most >= points) break;
      const then = yield* answered(standing(ending.before, change));
      if (then.points > most) [best, most] = [change, then.points];
    }
    return best;
  }

  /** Changes that take some harm out of one and the same march, those that take most first. */
  function* hopesFor({ before, march, points }: Ending): Thought<{ change: Change; points: number }[]> {
    const found: { change: Change; points: number }[] = [];
    const near = new Set(
      march.flatMap((action) => (action.type === 'move' ? action.path : [])).flatMap(nearTo),
    );
    const finns = stacks(before, 'finn');
    const own = stacks(before, 'soviet');
    let left = Math.min(glances, GLANCES_A_ROUND);
    for (const unit of inOrder(before, plan)) {
      const { at } = seen.units[unit]!;
      for (const to of [at, ...reach(seen, unit).map(({ hex }) => hex)]) {
        const change = { unit, to };
        if (to === before.units[unit]!.at || finns.has(to) || roomIn(to, own.get(to) ?? []) < 1) continue;
        if (isHq(unit) ? board.distance(to, at) > HQ_STEPS : !near.has(to)) continue;
        if (left <= 0 || tried.has(nameOf(change))) continue;
        left--;
        glances--;
        yield 0;
        const then = pointsOf(played(standing(before, change), march));
        if (then > points) found.push({ change, points: then });
      }
    }
    return found.sort((a, b) => b.points - a.points);
  }

  /** Who may be sent elsewhere: first those whom the plan leaves where they are, and the weak; HQs after them. */
  function inOrder(before: State, actions: readonly Action[]): UnitId[] {
    const marching = new Set(actions.flatMap((action) => (action.type === 'move' ? [action.unit] : [])));
    const rank = (unit: UnitId): number =>
      (marching.has(unit) ? 100 : 0) + (isHq(unit) ? 50 : kind(unit).attack);
    return unitsOf(before, 'soviet')
      .filter((unit) => mayMove(seen, unit) && !before.units[unit]!.cut)
      .sort((a, b) => rank(a) - rank(b) || a - b);
  }
}

const HQ_STEPS = 3;

/** A generator at rest, for a view has none; its dice are those of `diceFor`. */
const ANY: State['random'] = [1, 2, 3, 4];

const mean = (endings: readonly Ending[]): number =>
  endings.reduce((sum, { points }) => sum + points, 0) / endings.length;

/** What would be scored at the end of the war; before its last turn, what would be scored now. */
const pointsOf = (state: State): number =>
  (isLastTurn(state) ? finalPoints(state) : null) ?? score(state).points;

const nameOf = ({ unit, to }: Change): string => `${unit} ${to}`;

const nearTo = (hex: Hex): Hex[] => [hex, ...around(hex)];

const standing = (state: State, { unit, to }: Change): State => ({
  ...state,
  units: state.units.map((known, id) => (id === unit ? { ...known, at: to } : known)),
  owner: state.owner.map((known, hex) => (hex === to ? 2 : known)),
});

/**
 * Dice of the player's own, the same for every plan, and never the table's: over the samples each attack on
 * a hex gets high ones and low ones.
 */
function diceFor(mind: Person, sample: number, state: State, action: Action): number[] {
  const hex = action.type === 'attack' ? Math.min(...action.targets) : 0;
  const chance = whims({ ...mind, seed: mind.seed + hex }, state);
  const die = (): number => 1 + ((Math.floor(chance() * 6) + (sample * 6) / SAMPLES) % 6);
  return [die(), die(), die()];
}
