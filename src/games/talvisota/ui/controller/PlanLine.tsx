import type { FinnishPlan, Side, SovietPlan } from '#engine/talvisota';
import { StrategyFace } from '../counters/CounterFace.tsx';
import { forceText, meansText } from '../text/force-text.ts';
import piece from './Piece.module.css';
import { piecesOf, type Means } from './piece.ts';
import { PieceFace } from './Piece.tsx';

/** All means of a plan, in one line. */
export const meansOf = ({ units, supports, environment, entrenched = false }: Means): string =>
  [forceText(units), meansText(supports, environment, entrenched)].filter(Boolean).join('; ');

interface PlanPiecesProps {
  readonly side: Side;
  readonly plan: Means;
  readonly isStacked?: boolean;
}

/** The means allotted to a plan, in small counters. */
export const PlanPieces = ({ side, plan, isStacked = true }: PlanPiecesProps) =>
  piecesOf(plan, isStacked).map(({ piece, count }, i) => (
    // oxlint-disable-next-line react/no-array-index-key -- in fixed order
    <PieceFace key={i} side={side} piece={piece} count={count} />
  ));

/** A strategy counter, or its back, and its means in a row. */
export const Counters = ({
  side,
  plan,
}: {
  readonly side: Side;
  readonly plan: SovietPlan | FinnishPlan;
}) => (
  <span className={piece.pieces}>
    <StrategyFace side={side} strategy={plan.strategy} />
    <PlanPieces side={side} plan={plan} />
  </span>
);
