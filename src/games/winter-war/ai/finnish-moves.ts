import {
  type Action,
  type Hex,
  type State,
  type UnitId,
  board,
  hexesInReach,
  mayMove,
  murmanskDefended,
} from '#engine/winter-war';
import {
  type AiContext,
  type RandomSource,
  type SearchTask,
  scaleProgress,
  seededRandom,
} from './ai-context.ts';
import {
  type AssaultSearch,
  type ReachMap,
  assembleAssaults,
  buildReachMap,
  forecastAttackValue,
  rankBetterHexes,
  tryMoves,
} from './assaults.ts';
import { attackPreferences } from './attacks.ts';
import { assignRaiders, chooseRaiders, planBlows } from './raids.ts';
import { assignGarrison, findPosts, heldPostValue, marchToPosts, selectPinned } from './finnish-posts.ts';
import {
  discAround,
  distanceField,
  isHq,
  landNeighbours,
  rowOf,
  sovietRailway,
  stackingCapacity,
  stacksOf,
  unitsIn,
  unitType,
  unitsOf,
} from './ground.ts';
import { finalPoints, isLastTurn, searchDenialMarch } from './endgame.ts';
import { type PlanChange, type Sketch, applyChanges, changeKey, playPlan, relocateUnit } from './sketch.ts';
import { LENINGRAD_VALUE, findExposedStacks, suppliedDefence, totalExposure, valueOf } from './values.ts';
import { LENINGRAD, SOVIET_CITIES, STRONGHOLDS, VIIPURI } from '../analysis/places.ts';

/** The Finnish march: garrisons by danger, attacks on weak units, others to where they are needed. */
export function* planFinnishMoves(sketch: Sketch, ai: AiContext, random: RandomSource): SearchTask<void> {
  walkIntoLeningrad(sketch);
  if (sketch.state.phase === 'over') return;
  if (ai.level === 'general' && isLastTurn(sketch.state)) {
    yield* planLastMarch(sketch, ai);
    return;
  }
  const reachMap = buildReachMap(sketch.state, 'finn');
  yield 0.1;
  const blows = ai.level === 'general' ? planBlows(sketch, reachMap) : new Set<UnitId>();
  const posts = findPosts(sketch.state, ai.plan.finn);
  yield 0.15;
  const raiders = ai.plan.finn.raids ? chooseRaiders(sketch.state).filter((unit) => !blows.has(unit)) : [];
  assignRaiders(sketch, reachMap, raiders);
  const engaged = [...raiders, ...blows];
  const garrison = assignGarrison(sketch.state, posts, reachMap, engaged);
  yield 0.2;
  // The General lets screening units attack before they take their posts.
  const pinned = ai.level === 'general' ? selectPinned(garrison, posts) : garrison;
  for (const unit of engaged)
    for (const held of [garrison, pinned]) held.set(unit, sketch.state.units[unit]!.at);
  marchToPosts(sketch, reachMap, pinned);
  yield 0.3;
  const { caution } = ai.plan.finn;
  const safety = (state: State): number => (caution ? -caution * totalExposure(state, 'finn') : 0);
  yield* scaleProgress(0.3, 0.9, planStrikes(sketch, ai, reachMap, pinned, safety));
  if (pinned !== garrison) marchToPosts(sketch, reachMap, garrison);
  const inNeed = posts.filter(({ threat, value }) => threat > 0 && value >= 20).map(({ hex }) => hex);
  movePatrolsAndReserves(sketch, reachMap, garrison, inNeed, random, ai.level === 'general');
  sketch.demolish('finn');
  sketch.end();
}

/**
 * Changes a march so that units in the open end it out of reach of superior forces, one unit at a time,
 * unless posts and attacks lose more by it. Raiders stay: raids.ts weighs their danger.
 */
export function* leaveDanger(seen: State, ai: AiContext, first: Action[]): SearchTask<Action[]> {
  const { caution, raids } = ai.plan.finn;
  const posts = findPosts(seen, ai.plan.finn);
  const raiders = raids ? chooseRaiders(seen) : [];
  const preferences = attackPreferences(ai, seen);
  const judge = (state: State): number =>
    heldPostValue(state, posts) -
    caution * totalExposure(state, 'finn') +
    forecastAttackValue(state, preferences);
  const tried = new Set<string>();
  let plan = first;
  let end = playPlan(seen, plan);
  let worth = judge(end);
  for (let round = 0; round < ESCAPE_ROUNDS; round++) {
    let best: PlanChange | null = null;
    let most = worth;
    const escapes = findEscapes(seen, end, raiders).filter((change) => !tried.has(changeKey(change)));
    for (const change of escapes.slice(0, ESCAPES_PER_BUDGET * ai.budget)) {
      yield round / ESCAPE_ROUNDS;
      const then = judge(relocateUnit(end, change));
      if (then > most) [best, most] = [change, then];
    }
    if (!best) return plan;
    tried.add(changeKey(best));
    const other = applyChanges(seen, plan, best);
    const then = other && playPlan(seen, other);
    if (then && judge(then) > worth + MIN_ESCAPE_GAIN) [plan, end, worth] = [other!, then, judge(then)];
  }
  return plan;
}
const ESCAPE_ROUNDS = 4;
const ESCAPES_PER_BUDGET = 4;
const MIN_ESCAPE_GAIN = 0.5;
const ESCAPE_STEPS = 4;

/** Alternative destinations for units in the open that could be attacked with profit. */
function findEscapes(seen: State, end: State, raiders: readonly UnitId[]): PlanChange[] {
  const [own, enemies] = [stacksOf(end, 'finn'), stacksOf(end, 'soviet')];
  return findExposedStacks(end, 'finn')
    .filter(({ hex }) => !STRONGHOLDS.has(hex))
    .flatMap(({ hex }) => own.get(hex)!.map((unit) => ({ unit, hex })))
    .filter(({ unit }) => !raiders.includes(unit) && mayMove(seen, unit) && !end.units[unit]!.cut)
    .flatMap(({ unit, hex }) =>
      [seen.units[unit]!.at, ...hexesInReach(seen, unit)]
        .filter((to) => to !== hex && board.distance(to, hex) <= ESCAPE_STEPS && !enemies.has(to))
        .filter((to) => stackingCapacity(end, 'finn', to) > 0)
        .map((to) => ({ unit, to })),
    );
}

/** A Finn in Leningrad wins the war (E1), or 100 points without the errata. */
function walkIntoLeningrad(sketch: Sketch): void {
  if (stacksOf(sketch.state, 'finn').has(LENINGRAD)) return;
  for (const unit of unitsOf(sketch.state, 'finn')) {
    if (hexesInReach(sketch.state, unit).includes(LENINGRAD) && sketch.moveTo(unit, LENINGRAD)) return;
  }
}

/** The last march: denies the Soviets points; posts need not be held any more. */
function* planLastMarch(sketch: Sketch, ai: AiContext): SearchTask<void> {
  const used = yield* scaleProgress(0, 0.6, searchDenialMarch(sketch, LAST_MARCH_TRIALS));
  const held = new Map([...used].map((id) => [id, sketch.state.units[id]!.at]));
  const reachMap = buildReachMap(sketch.state, 'finn');
  yield* scaleProgress(0.6, 1, planStrikes(sketch, ai, reachMap, held, pointsDenied));
  sketch.demolish('finn');
  sketch.end();
}
const LAST_MARCH_TRIALS = 300;
const pointsDenied = (state: State): number => -(finalPoints(state) ?? 0);

/** Exploitation moves of ski troops, which hold no posts. */
export function planExploitation(sketch: Sketch, random: RandomSource): void {
  movePatrolsAndReserves(sketch, buildReachMap(sketch.state, 'finn'), new Map(), [], random);
  sketch.end();
}

/** Attacks on weak or isolated Soviet units by units without a post. */
function* planStrikes(
  sketch: Sketch,
  ai: AiContext,
  reachMap: ReachMap,
  garrison: ReadonlyMap<UnitId, Hex>,
  extraValue: (state: State) => number,
): SearchTask<void> {
  const { state } = sketch;
  const targets = [...stacksOf(state, 'soviet')]
    .map(([hex, there]) => ({
      hex,
      prize: valueOf(there) + (there.every(isHq) ? 6 : 0) + (hex === LENINGRAD ? LENINGRAD_VALUE : 0),
      defence: suppliedDefence(state, there),
    }))
    .filter(({ hex, defence }) => defence <= 8 && (hex === LENINGRAD || !SOVIET_CITIES.includes(hex)))
    .sort((a, b) => b.prize / b.defence - a.prize / a.defence || a.hex - b.hex)
    .map(({ hex }) => hex);
  const search: AssaultSearch = {
    targets,
    reachMap,
    preferences: attackPreferences(ai, state),
    maxTrials: ai.budget,
    refinements: ai.budget * ai.plan.finn.refinements,
    minGain: ai.weights.minGain,
    mayJoin: (unit) => !garrison.has(unit),
    extraValue,
  };
  yield* assembleAssaults(sketch, search, seededRandom(ai, state));
}

/**
 * Value of a hex for a waiting ski patrol: out of reach, apart from others, and at a distance from the
 * railway from which it can cut the line in the last turn, when the Soviets can no longer repair it.
 */
function scoreAmbushHex(state: State, unit: UnitId, hex: Hex, toRail: Int16Array): number {
  const { movement } = unitType(unit);
  const distance = Math.min(MAX_AMBUSH_DISTANCE, movement * (state.lastTurn - state.turn));
  let worth = -Math.abs(toRail[hex]! - distance);
  const soviets = stacksOf(state, 'soviet');
  for (const [near, far] of discAround(hex, 3)) {
    const hunters = soviets.get(near)?.filter((id) => !isHq(id)).length ?? 0;
    worth -= hunters * (far <= 1 ? 2 : 0.7);
  }
  const mates = unitsIn(state, 'finn', hex).filter((id) => id !== unit && unitType(id).arm === 'ski');
  return worth - mates.length * 1.5;
}
const MAX_AMBUSH_DISTANCE = 8;

/** Moves units without a post: patrols to the railway and its cities, others behind the posts in need. */
function movePatrolsAndReserves(
  sketch: Sketch,
  reachMap: ReachMap,
  garrison: ReadonlyMap<UnitId, Hex>,
  inNeed: readonly Hex[],
  random: RandomSource,
  waitsInAmbush = false,
): void {
  const start = sketch.state;
  const soviets = stacksOf(start, 'soviet');
  const behind = distanceField(inNeed.length ? inNeed : [VIIPURI], start.turn);
  // Unoccupied hexes of the railway north of Lake Onega and its cities.
  const rails = sovietRailway().filter(
    (hex) => !soviets.has(hex) && (murmanskDefended(start) || rowOf(hex) < 50),
  );
  const toRail = rails.length ? distanceField(rails, start.turn) : null;
  for (const unit of unitsOf(start, 'finn')) {
    const { state } = sketch;
    if (garrison.has(unit) || !mayMove(state, unit)) continue;
    const { at } = state.units[unit]!;
    const patrol = unitType(unit).arm === 'ski' || (unitType(unit).label === '1-1-3' && rowOf(at) > 19);
    const worth = (hex: Hex): number => {
      const contact = landNeighbours(hex).reduce((sum, next) => sum + (soviets.get(next)?.length ?? 0), 0);
      if (waitsInAmbush && toRail && unitType(unit).arm === 'ski')
        return scoreAmbushHex(state, unit, hex, toRail);
      if (patrol && toRail) {
        const cityThere = SOVIET_CITIES.includes(hex) ? 4 : 0;
        return -toRail[hex]! - contact * 0.5 + cityThere;
      }
      return -behind[hex]! - contact * 3 - (hex === at ? 0 : 0.2);
    };
    tryMoves(sketch, reachMap, unit, rankBetterHexes(reachMap, unit, at, worth, random).slice(0, 4));
  }
}
