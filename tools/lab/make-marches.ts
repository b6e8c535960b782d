/** Judges problems "close the door" of Winter War again. */
import type { Action, State } from '#engine/winter-war';
import {
  Comparison,
  generalMarch,
  isCostly,
  isEqual,
  isLegal,
  isMove,
  lossOf,
} from '#games/winter-war/problems/find-march.ts';
import type { Problem } from '#table/game';

/** Tolerance for rounding in the file. */
const ROUNDED = 0.01;

/**
 * Fault of such a problem when judged again; null if there is none. Moves to other hexes are not compared
 * again, as that takes a minute.
 */
export function faultOfMarch(
  state: State,
  problem: Pick<Problem<Action>, 'best' | 'second' | 'lost'>,
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
