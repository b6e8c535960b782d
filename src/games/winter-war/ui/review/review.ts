/** Reviews of Winter War, as the table asks for them. */
import extrasMessages from '../../content/en/extras.ftl';
import type { Action, Side, State } from '#engine/winter-war';
import type { GameReview, ReviewFigures } from '#table/game';
import { makeReviewWorker } from '../../value/worker-client.ts';
import { signed } from '../text/numbers.ts';
import { actionText } from '../hints/hint-text.ts';

/** Points below which the dice have favoured nobody. */
const LEAST = 3;
/** Actions that are told. */
const MOST_TOLD = 4;

const figure = (points: number): string => signed(Math.round(points));

/** Less than the estimate can tell apart is not shown. */
const rounded = (points: number): number => Math.round(Math.abs(points));

function summary({ start, result, luck, costs }: ReviewFigures): string[] {
  const w = extrasMessages().review;
  const rest = result - start - luck;
  const side: Side = luck > 0 ? 'soviet' : 'finn';
  return [
    rounded(luck) < LEAST ? w.even : w.favoured({ side, points: rounded(luck) }),
    w.sum({ start: figure(start), luck: figure(luck), rest: figure(rest), result: figure(result) }),
    ...(['soviet', 'finn'] as const).flatMap((of) =>
      rounded(costs[of] ?? 0) ? [w.cost({ side: of, points: rounded(costs[of]!) })] : [],
    ),
  ];
}

export const review: GameReview<State> = {
  make: makeReviewWorker,
  summary,
  figure,
  amount: (points) => extrasMessages().review.amount({ points: rounded(points) }),
  actionsText: (state, actions) =>
    (actions as readonly Action[])
      .filter(({ type }) => type !== 'end')
      .slice(0, MOST_TOLD)
      .map((action) => actionText(state, action))
      .join('; '),
};
