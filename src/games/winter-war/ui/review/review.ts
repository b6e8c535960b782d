/** Reviews of Winter War, as the table asks for them. */
import extrasMessages from '../../content/en/extras.ftl';
import { writePosition, type Action, type Side, type State } from '#engine/winter-war';
import {
  LEAST_LOST,
  type DecisionReport,
  type GameReview,
  type Problem,
  type ReviewFigures,
} from '#table/game';
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

/** A march as a problem: it can be played anew, where an attack has met its die. */
function problemOf(before: State, { from, side, cost, best }: DecisionReport): Problem | null {
  if (before.phase !== 'movement' || before.decisions.length || cost < LEAST_LOST) return null;
  const turn = `${before.turn}${before.phasing === 'soviet' ? 'S' : 'F'}`;
  const position = writePosition(before).trim();
  return {
    // The same mistake of the same game is one problem, however often it is reviewed.
    id: `own-${turn}-${hashOf(`${from} ${position}`)}`,
    kind: 'march',
    side,
    theme: 'reply',
    level: 3,
    source: { players: OWN, seed: 0, turn },
    position,
    best,
    second: [],
    lost: Math.round(cost * 100) / 100,
  };
}
/** In the place of the players of games that the lab has played. */
const OWN = 'own game';

const hashOf = (text: string): string => {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return (hash >>> 0).toString(36);
};

export const review: GameReview<State> = {
  make: makeReviewWorker,
  summary,
  figure,
  amount: (points) => extrasMessages().review.amount({ points: rounded(points) }),
  problemOf,
  actionsText: (state, actions) =>
    (actions as readonly Action[])
      .filter(({ type }) => type !== 'end')
      .slice(0, MOST_TOLD)
      .map((action) => actionText(state, action))
      .join('; '),
};
