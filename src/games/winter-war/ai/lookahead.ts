import {
  type Action,
  type Hex,
  OWNER,
  type State,
  type UnitId,
  board,
  hexesInReach,
  mayMove,
} from '#engine/winter-war';
import { type AiProfile, type SearchTask, scaleProgress } from './ai-context.ts';
import { isLastTurn, replaySteps } from './endgame.ts';
import { isHq, landNeighbours, stackingCapacity, stacksOf, unitType, unitsOf } from './ground.ts';
import type { Outcome, SearchSettings } from './search-settings.ts';
import { type PlanChange, applyChange, playPlan, relocateUnit } from './sketch.ts';

/** Marches of each side that are searched; the last Finnish one has its own search. */
const ENDGAME_MARCHES = 2;

/** Whether a march is searched with the end of the war in mind. */
export const isEndgame = ({ level, side, budget }: AiProfile, state: State): boolean =>
  level === 'general' &&
  budget > 0 &&
  state.turn > state.lastTurn - ENDGAME_MARCHES - (side === 'finn' ? 1 : 0) &&
  !(side === 'finn' && isLastTurn(state));

/**
 * Improves a march unit by unit: plays out the enemy's answer, then tries changes that reduce its harm. The
 * settings say how far to look, how much to try and what counts.
 */
export function* improveMarch(
  seen: State,
  { side }: AiProfile,
  first: Action[],
  settings: SearchSettings,
): SearchTask<Action[]> {
  const evaluate = (state: State): number => settings.evaluate(state) * (side === 'soviet' ? 1 : -1);
  let plan = first;
  let { glanceBudget } = settings;
  let answers = settings.answerBudget - settings.samples;
  const tried = new Set<string>();
  const ends = new Map<UnitId, Int16Array>();
  let outcomes = yield* evaluatePlan(plan, 0, settings.samples);
  let proofs: readonly Outcome[] | undefined;

  while (answers > settings.candidatesPerRound && glanceBudget > 0) {
    const change = yield* findBestChange(outcomes.reduce((a, b) => (settings.isWorse(b, a) ? b : a)));
    if (!change) break;
    tried.add(changeKey(change));
    const other = applyChange(seen, plan, change);
    if (!other) continue;
    const then = yield* evaluatePlan(other, 0, settings.samples);
    answers -= settings.samples;
    if (meanGain(then, outcomes) <= settings.margin) continue;
    // A gain over three die faces is confirmed over the other three.
    proofs ??= yield* evaluatePlan(plan, settings.samples, settings.proofSamples);
    const proved = yield* evaluatePlan(other, settings.samples, settings.proofSamples);
    if (meanGain([...then, ...proved], [...outcomes, ...proofs]) <= settings.margin) continue;
    [plan, outcomes, proofs] = [other, then, proved];
  }
  return plan;

  function reachableBy(unit: UnitId): Int16Array {
    let known = ends.get(unit);
    if (!known) ends.set(unit, (known = hexesInReach(seen, unit)));
    return known;
  }

  /** Runs a part of the search without advancing the progress. */
  function holdProgress<T>(part: SearchTask<T>): SearchTask<T> {
    const done = 1 - answers / settings.answerBudget;
    return scaleProgress(done, done, part);
  }

  function* evaluateAnswer(before: State, sample: number): SearchTask<Outcome> {
    const { state, steps } = yield* holdProgress(settings.playAnswer(before, sample));
    return { sample, before, answer: steps, worth: evaluate(state) };
  }

  function* evaluatePlan(actions: readonly Action[], from: number, games: number): SearchTask<Outcome[]> {
    const marched = playPlan(seen, actions);
    const found: Outcome[] = [];
    for (let sample = from; sample < from + games; sample++)
      found.push(
        yield* evaluateAnswer(yield* holdProgress(settings.playToEnemyMarch(marched, sample)), sample),
      );
    return found;
  }

  /** The single change that improves an outcome most, all else unchanged. */
  function* findBestChange(ending: Outcome): SearchTask<PlanChange | null> {
    let best: PlanChange | null = null;
    let most = ending.worth;
    const hopes = yield* findCandidates(ending);
    for (const { change, worth } of hopes.slice(0, settings.candidatesPerRound)) {
      if (most >= worth) break;
      const then = yield* evaluateAnswer(withUnitAt(ending.before, change), ending.sample);
      answers--;
      if (then.worth > most) [best, most] = [change, then.worth];
    }
    return best;
  }

  /** Changes that improve the outcome against the same answer, the best first. */
  function* findCandidates({
    before,
    answer,
    worth,
  }: Outcome): SearchTask<{ change: PlanChange; worth: number }[]> {
    const found: { change: PlanChange; worth: number }[] = [];
    const near = new Set(settings.affectedHexes(before, answer).flatMap(hexAndNeighbours));
    const enemies = stacksOf(before, side === 'soviet' ? 'finn' : 'soviet');
    const own = stacksOf(before, side);
    let left = Math.min(glanceBudget, settings.glancesPerRound);
    for (const unit of orderUnits(before, plan)) {
      const { at } = seen.units[unit]!;
      for (const to of [at, ...reachableBy(unit)]) {
        const change = { unit, to };
        if (to === before.units[unit]!.at || enemies.has(to) || stackingCapacity(to, own.get(to) ?? []) < 1)
          continue;
        if (isHq(unit) ? board.distance(to, at) > MAX_HQ_STEPS : !near.has(to)) continue;
        if (left <= 0 || tried.has(changeKey(change)) || !settings.mayRelocate(unit, to, before)) continue;
        left--;
        glanceBudget--;
        yield 0;
        const then = evaluate(replaySteps(withUnitAt(before, change), answer));
        if (then > worth) found.push({ change, worth: then });
      }
    }
    return found.sort((a, b) => b.worth - a.worth);
  }

  /** Units that may be sent elsewhere: those that do not move and weak ones first, HQs last. */
  function orderUnits(before: State, actions: readonly Action[]): UnitId[] {
    const marching = new Set(actions.flatMap((action) => (action.type === 'move' ? [action.unit] : [])));
    const rank = (unit: UnitId): number =>
      (marching.has(unit) ? 100 : 0) + (isHq(unit) ? 50 : unitType(unit).attack);
    return unitsOf(before, side)
      .filter((unit) => mayMove(seen, unit) && !before.units[unit]!.cut)
      .sort((a, b) => rank(a) - rank(b) || a - b);
  }

  function withUnitAt(state: State, change: PlanChange): State {
    const own = side === 'soviet' ? OWNER.soviet : OWNER.finn;
    const { to } = change;
    return {
      ...relocateUnit(state, change),
      owner: state.owner[to] === own ? state.owner : state.owner.with(to, own),
    };
  }
}

const MAX_HQ_STEPS = 3;

/** Mean gain of one plan over another in the same samples. */
const meanGain = (endings: readonly Outcome[], others: readonly Outcome[]): number =>
  endings.reduce((sum, { worth }, game) => sum + worth - others[game]!.worth, 0) / endings.length;

const changeKey = ({ unit, to }: PlanChange): string => `${unit} ${to}`;

const hexAndNeighbours = (hex: Hex): Hex[] => [hex, ...landNeighbours(hex)];
