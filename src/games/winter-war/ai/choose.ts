import { type Action, type Side, type State, type UnitId, check, decider, view } from '#engine/winter-war';
import {
  type AiContext,
  type AiProfile,
  LAST_TURN_WEIGHTS,
  type PlayerLevel,
  type RandomSource,
  type SearchTask,
  keepProgressRising,
  profileFor,
  runToEnd,
  scaleProgress,
  seededRandom,
} from './ai-context.ts';
import { attackPreferences, chooseAttacks } from './attacks.ts';
import { answerDecision, chooseAdvanceBefore, chooseRetreatBefore, costsPoints } from './decisions.ts';
import { leaveDanger, planExploitation, planFinnishMoves } from './finnish-moves.ts';
import { holdLeningrad } from './leningrad.ts';
import { improveMarch, isEndgame, isLastTurn } from './endgame.ts';
import { planRecruitMoves } from './recruit-moves.ts';
import { chooseDropHex, placeReinforcements, planSetUp } from './placement.ts';
import { END, Sketch, fallbackAction, playPlan } from './sketch.ts';
import { planSovietMoves } from './soviet-moves.ts';
import { raiderReliefValues } from './soviet-supply.ts';
import { pocketGains } from './tactics/finnish.ts';
import { applyTactics } from './tactics/index.ts';
import { raiderThreats } from './tactics/raiders.ts';
import { withPlan } from './war-plans.ts';
import { MANNERHEIM } from '../analysis/places.ts';

/**
 * Searches the next action of a computer player and those that follow until a die is rolled or the enemy
 * decides. Uses no more of the position than `view` shows to the side.
 */
export function searchActions(
  state: State,
  side: Side,
  level: PlayerLevel,
  seed: number,
  budget?: number,
): SearchTask<Action[]> {
  return searchAs(state, profileFor(side, level, seed, budget));
}

/** As `searchActions`, for any profile; `looksAhead` is false in rollouts. Empty if no set-up is legal. */
export function* searchAs(state: State, profile: AiProfile, looksAhead = true): SearchTask<Action[]> {
  if (state.phase === 'over' || decider(state) !== profile.side) return [];
  const seen = view(state, profile.side);
  const ai = withPlan(seen, profile);
  const actions = yield* keepProgressRising(proposeActions(seen, adjustWeights(seen, ai), looksAhead));
  const [first] = actions;
  if (first && !check(seen, first)) return actions;
  // A fallback could place the same counter endlessly.
  return seen.phase === 'set-up' ? [] : [fallbackAction(seen)];
}

export function chooseActions(...about: Parameters<typeof searchActions>): Action[] {
  return runToEnd(searchActions(...about));
}

/** Adjusts the General's weights: to points in the last turn, before that to raiders on the railway. */
export function adjustWeights(seen: State, ai: AiContext): AiContext {
  if (ai.level !== 'general') return ai;
  if (ai.side === 'finn')
    return ai.tactics.includes('pocket') && seen.phase !== 'set-up'
      ? { ...ai, weights: { ...ai.weights, pocketGains: pocketGains(seen) } }
      : ai;
  if (!isLastTurn(seen)) {
    const relief = ai.plan.soviet.watchesSupply ? raiderReliefValues(seen) : null;
    const clearsRailway = ai.tactics.includes('reopen-line');
    if (relief && ai.tactics.includes('hunt-raider'))
      for (const [hex, threat] of raiderThreats(seen))
        relief.set(hex, Math.max(threat, relief.get(hex) ?? 0));
    return relief?.size ? { ...ai, weights: { ...ai.weights, raiderRelief: relief, clearsRailway } } : ai;
  }
  const forts = MANNERHEIM.filter((hex) => seen.owner[hex] === 1).length;
  return {
    ...ai,
    weights: { ...ai.weights, ...LAST_TURN_WEIGHTS, lineFort: LAST_FORT_VALUE / 4 ** Math.max(0, forts - 1) },
  };
}
const LAST_FORT_VALUE = 40;

function* proposeActions(seen: State, ai: AiContext, looksAhead: boolean): SearchTask<Action[]> {
  const decision = seen.decisions.at(-1);
  if (decision) return answerDecision(seen, ai, decision);
  const random = seededRandom(ai, seen);
  const sketch = new Sketch(seen);
  switch (seen.phase) {
    case 'set-up':
      return planSetUp(seen, ai, random);
    case 'reinforcement':
      placeReinforcements(sketch, ai, random);
      return sketch.actions;
    case 'movement':
      return yield* planMarch(seen, ai, sketch, looksAhead);
    case 'exploitation':
      yield* planMoves(sketch, ai, random);
      return sketch.actions;
    case 'retreat-before':
      return chooseRetreatBefore(seen, ai);
    case 'advance-before':
      return chooseAdvanceBefore(seen, ai);
    case 'attack':
      return chooseNextAttack(seen, ai);
    case 'planned-drop':
    case 'event-drop':
      return chooseDropHex(seen);
    case 'interphase':
      return [{ type: seen.interphase?.steps.length ? 'roll' : 'end' }];
    case 'over':
      return [];
  }
}

function chooseNextAttack(seen: State, ai: AiContext): Action[] {
  const { attacks } = chooseAttacks(seen, attackPreferences(ai, seen));
  for (const { attackers, targets } of attacks) {
    const action: Action = { type: 'attack', attackers, targets };
    if (!check(seen, action) && !costsPoints(seen, ai, action)) return [action];
  }
  return [END];
}

/** Plans a march and improves it against the enemy's possible replies. */
function* planMarch(seen: State, ai: AiContext, sketch: Sketch, looksAhead: boolean): SearchTask<Action[]> {
  const searches = looksAhead && ai.level === 'general' ? searchesFor(seen, ai) : [];
  const planned = searches.length ? PLANNING_SHARE : 1;
  yield* scaleProgress(0, planned, planMoves(sketch, ai, seededRandom(ai, seen)));
  if (ai.level === 'recruit') return sketch.actions;
  const holdCity = (plan: Action[], wanted?: ReadonlySet<UnitId>): Action[] =>
    ai.side === 'soviet' ? holdLeningrad(seen, ai, plan, wanted) : plan;
  let plan = holdCity(sketch.actions);
  for (const search of searches) {
    const improved = yield* scaleProgress(planned, 1, search(plan));
    // A search may move the garrison of Leningrad; units that it has moved are needed in their new hexes.
    if (improved !== plan)
      plan = holdCity(improved, findMovedUnits(playPlan(seen, plan), playPlan(seen, improved)));
  }
  return plan;
}
const PLANNING_SHARE = 0.3;

/**
 * Searches that improve a planned march of the General: by tactics, then by outcome near the end, or for the
 * safety of the Finns. The last Finnish march is searched as a whole.
 */
function searchesFor(seen: State, ai: AiContext): ((plan: Action[]) => SearchTask<Action[]>)[] {
  if (ai.side === 'finn' && isLastTurn(seen)) return [];
  const byTactics = (plan: Action[]): SearchTask<Action[]> => applyTactics(seen, ai, plan);
  if (ai.side === 'finn') return [byTactics, (plan) => leaveDanger(seen, ai, plan)];
  const byOutcome = (plan: Action[]): SearchTask<Action[]> =>
    improveMarch(seen, ai, plan, (state, profile) => searchAs(state, profile, false));
  return ai.budget && isEndgame(seen) ? [byTactics, byOutcome] : [byTactics];
}

const findMovedUnits = (one: State, other: State): Set<UnitId> =>
  new Set(one.units.flatMap(({ at }, unit) => (other.units[unit]!.at === at ? [] : [unit])));

function* planMoves(sketch: Sketch, ai: AiContext, random: RandomSource): SearchTask<void> {
  if (ai.level === 'recruit') yield* planRecruitMoves(sketch, ai, random);
  else if (ai.side === 'soviet') yield* planSovietMoves(sketch, ai, random);
  else if (sketch.state.phase === 'exploitation') planExploitation(sketch, random);
  else yield* planFinnishMoves(sketch, ai, random);
}
