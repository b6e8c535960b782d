import reviewMessages from '../../content/en/review.ftl';
import { isAction, type Action, type State } from '#engine/talvisota';
import {
  reviewSummary,
  roundedAmount,
  type ComparedActions,
  type Comparison,
  type GameReview,
} from '#table/game';
import { parsePurposes } from '../../ai/worker-client.ts';
import { ownProblemOf } from '../../problems/own.ts';
import { makeReviewWorker } from '../../value/worker-client.ts';
import { actionText, purposeText } from '../hints/hint-text.ts';
import { signed } from '../text/numbers.ts';
import { placesOf } from '../controller/order-places.ts';

/** Luck below this number of points favours neither side. */
const LEAST = 1;
/** Maximum number of purposes listed, and the minimum chance of an attack or defence among them. */
const MOST_REASONS = 3;
const LEAST_CHANCE = 0.05;
/** Maximum number of actions listed. */
const MOST_TOLD = 4;

const figure = (points: number): string => signed(Math.round(points));

const ordersIn = (actions: readonly unknown[]): Action[] =>
  actions.filter((action): action is Action => isAction(action) && action.type !== 'end');

/** Actions of the first list that are not in the second. */
function onlyIn(actions: readonly Action[], others: readonly Action[]): Action[] {
  const left = others.map((one) => JSON.stringify(one));
  return actions.filter((action) => {
    const at = left.indexOf(JSON.stringify(action));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function compare({ before, done, best, why }: ComparedActions<State>): Comparison {
  const [own, better] = [ordersIn(done), ordersIn(best)];
  const only = { done: onlyIn(own, better), best: onlyIn(better, own) };
  return {
    ...only,
    leftOpen: [],
    reasons: (parsePurposes(why) ?? [])
      .filter(({ chance }) => chance === null || chance >= LEAST_CHANCE)
      .slice(0, MOST_REASONS)
      .map((purpose) => `${purposeText(purpose)}.`),
    places: [...only.done, ...only.best].flatMap((action) => placesOf(before, action)),
  };
}

export const review: GameReview<State> = {
  make: makeReviewWorker,
  summary: (figures) => {
    const t = reviewMessages().review;
    return [...reviewSummary(figures, t, LEAST, figure), t.hidden];
  },
  figure,
  amount: (points) => reviewMessages().review.amount({ points: roundedAmount(points) }),
  problemOf: (before, { from }) => ownProblemOf(before, from),
  compare,
  actionsText: (state, actions) =>
    ordersIn(actions)
      .slice(0, MOST_TOLD)
      .map((action) => actionText(state, action))
      .join('; '),
};
