import { hexesInReach, reach, type Hex, type State, type UnitId } from '#engine/winter-war';
import { assembleAssaults } from './assembly.ts';
import { buildReachMap, type AssaultPool, type ReachMap } from './assault.ts';
import { seededRandom, type RandomSource } from './chance.ts';
import { finalPoints, isLastTurn, searchDenialMarch } from './last-turn.ts';
import { scaleProgress, type AiContext, type SearchTask } from './contract.ts';
import { totalExposure } from './exposure.ts';
import { isHq, unitType, LENINGRAD, SOVIET_CITIES, stacksOf, unitsOf } from './ground.ts';
import { selectPinned, assignGarrison, marchToPosts } from './finnish-garrisons.ts';
import { movePatrolsAndReserves } from './finnish-patrols.ts';
import { findPosts } from './finnish-posts.ts';
import { chooseRaiders, assignRaiders } from './rail-raid.ts';
import type { Sketch } from './sketch.ts';
import { attackPreferences } from './taste.ts';
import { LENINGRAD_VALUE, unitValue } from './worth.ts';

/** An officer's turn: the lines are filled by the danger they are in, the weak are struck, the rest go where they are missed. */
export function* planFinnishMoves(sketch: Sketch, ai: AiContext, random: RandomSource): SearchTask<void> {
  walkIntoLeningrad(sketch);
  if (sketch.state.phase === 'over') return;
  if (ai.level === 'general' && isLastTurn(sketch.state)) {
    yield* planLastMarch(sketch, ai);
    return;
  }
  const reachMap = buildReachMap(sketch.state, 'finn');
  yield 0.1;
  const posts = findPosts(sketch.state, ai.plan.finn);
  yield 0.15;
  const { raid: raiding } = ai.plan.finn;
  const raiders = raiding ? chooseRaiders(sketch.state, raiding) : [];
  assignRaiders(sketch, reachMap, raiders);
  const garrison = assignGarrison(sketch.state, posts, reachMap, raiders);
  for (const unit of raiders) garrison.set(unit, sketch.state.units[unit]!.at);
  yield 0.2;
  // A general's screens in the wilds strike first, where there is something to strike at.
  const pinned = ai.level === 'general' ? selectPinned(garrison, posts) : garrison;
  for (const unit of raiders) if (pinned !== garrison) pinned.set(unit, sketch.state.units[unit]!.at);
  marchToPosts(sketch, reachMap, pinned);
  yield 0.3;
  const { caution } = ai.plan.finn;
  const safety = (state: State): number => (caution ? -caution * totalExposure(state, 'finn') : 0);
  yield* scaleProgress(0.3, 0.9, planStrikes(sketch, ai, reachMap, pinned, safety));
  if (pinned !== garrison) marchToPosts(sketch, reachMap, garrison);
  movePatrolsAndReserves(sketch, reachMap, garrison, posts, random, ai.level === 'general');
  sketch.demolish('finn');
  sketch.end();
}

/** Whoever can walk into Leningrad has won (E1), or a hundred points where the errata are off. */
function walkIntoLeningrad(sketch: Sketch): void {
  if (stacksOf(sketch.state, 'finn').has(LENINGRAD)) return;
  for (const unit of unitsOf(sketch.state, 'finn')) {
    if (!hexesInReach(sketch.state, unit).includes(LENINGRAD)) continue;
    const way = reach(sketch.state, unit).find(({ hex }) => hex === LENINGRAD);
    if (way?.mayEnd && sketch.play({ type: 'move', unit, path: way.path })) return;
  }
}

/** Nothing need be held after the last turn: what counts is what the Soviets cannot show any more. */
function* planLastMarch(sketch: Sketch, ai: AiContext): SearchTask<void> {
  const used = yield* scaleProgress(0, 0.6, searchDenialMarch(sketch, LAST_MARCH_TRIALS));
  const held = new Map([...used].map((id) => [id, sketch.state.units[id]!.at]));
  yield* scaleProgress(
    0.6,
    1,
    planStrikes(sketch, ai, buildReachMap(sketch.state, 'finn'), held, pointsDenied),
  );
  sketch.demolish('finn');
  sketch.end();
}
const LAST_MARCH_TRIALS = 300;
const pointsDenied = (state: State): number => -(finalPoints(state) ?? 0);

/** The step that ski troops may still make after battle: on with the raid, for those who hold nothing. */
export function planExploitation(sketch: Sketch, ai: AiContext, random: RandomSource): void {
  const { state } = sketch;
  const posts = findPosts(state, ai.plan.finn);
  const held = new Set(posts.map(({ hex }) => hex));
  const garrison = new Map(
    unitsOf(state, 'finn').flatMap((id): [UnitId, Hex][] => {
      const { at } = state.units[id]!;
      return held.has(at) ? [[id, at]] : [];
    }),
  );
  movePatrolsAndReserves(sketch, buildReachMap(state, 'finn'), garrison, posts, random);
  sketch.end();
}

/** Blows at whatever stands alone or weak, by those who hold nothing. */
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
      prize:
        there.reduce((sum, id) => sum + unitValue(id), 0) +
        (there.every(isHq) ? 6 : 0) +
        (hex === LENINGRAD ? LENINGRAD_VALUE : 0),
      defence: there.reduce((sum, id) => sum + unitType(id).defence / (state.units[id]!.cut ? 2 : 1), 0),
    }))
    .filter(({ hex, defence }) => defence <= 8 && (hex === LENINGRAD || !SOVIET_CITIES.includes(hex)))
    .sort((a, b) => b.prize / b.defence - a.prize / a.defence || a.hex - b.hex)
    .map(({ hex }) => hex);
  const pool: AssaultPool = { reachMap, mayJoin: (unit, _from, _to) => !garrison.has(unit) };
  const attempts = {
    side: 'finn',
    targets: targets,
    pool,
    preferences: attackPreferences(ai, state),
    maxTrials: ai.budget,
    refinements: ai.budget * ai.plan.finn.refinements,
    minGain: ai.weights.minGain,
    extraValue,
  } as const;
  yield* assembleAssaults(sketch, attempts, seededRandom(ai, state));
}
