/** Makes problems "close the door" of Winter War out of games, and judges them anew. */
import { apply, type State, type UnitId } from '#engine/winter-war';
import { profileFor, runToEnd } from '#games/winter-war/ai/ai-context.ts';
import { searchAs } from '#games/winter-war/ai/choose.ts';
import { playPlan } from '#games/winter-war/ai/sketch.ts';
import {
  Comparison,
  GENERAL_TRIALS,
  generalMarch,
  isCostly,
  isEqual,
  isLegal,
  isMove,
  lossOf,
  SEED,
} from '#games/winter-war/problems/find-march.ts';
import type { WinterProblem } from './hardness.ts';

/** A march that differs in more than that is another plan, not a detail of one. */
const MOST_DIFFERENT = 12;

/**
 * The position of a movement phase with all moves of the General made but those by which he answers what the enemy
 * could do next; null where he has no such moves, or leaving them out costs little.
 */
export function restOfMarch(state: State): State | null {
  const side = state.phasing;
  const ai = { ...profileFor(side, 'general', SEED, GENERAL_TRIALS), tactics: [] };
  const careless = runToEnd(searchAs(state, ai, false)).filter(isMove);
  const march = generalMarch(state, side);
  const [open, closed] = [playPlan(state, careless), playPlan(state, march)];
  const differs = new Set(
    closed.units.flatMap(({ at }, unit): UnitId[] => (at === open.units[unit]!.at ? [] : [unit])),
  );
  if (!differs.size || differs.size > MOST_DIFFERENT) return null;
  if (!isCostly(new Comparison(state, march).lossOf(careless))) return null;
  let rest = state;
  for (const move of march) {
    if (differs.has(move.unit)) continue;
    const applied = apply(rest, move);
    if (!applied.ok) return null;
    rest = applied.state;
  }
  return rest;
}

/** Rounding in the file. */
const ROUNDED = 0.01;

/**
 * What is wrong with such a problem, judged anew; null where it stands. Moves to other hexes are not compared again, for
 * that takes a minute.
 */
export function faultOfMarch(
  state: State,
  problem: Pick<WinterProblem, 'best' | 'second' | 'lost'>,
): string | null {
  const [best, second] = [problem.best.filter(isMove), problem.second.filter(isMove)];
  if (!isLegal(state, best)) return 'best: it cannot be played.';
  if (!isLegal(state, second)) return 'second: it cannot be played.';
  const compared = new Comparison(state, best);
  if (!isEqual(compared.lossOf(generalMarch(state, state.phasing))))
    return 'best: the General does not agree.';
  const worse = [[], ...best.map((move) => best.filter((one) => one !== move))];
  if (worse.some((march) => isLegal(state, march) && !isCostly(compared.lossOf(march))))
    return 'best: a part of it is as good.';
  const loss = lossOf(state, best, second);
  if (!isCostly(loss)) return 'second: it does not lose enough beyond doubt.';
  return Math.abs(loss.lost - problem.lost) > ROUNDED
    ? `lost: ${loss.lost.toFixed(2)}, not ${problem.lost}.`
    : null;
}
