import playMessages from '../../content/en/play.ftl';
import type { FinnishPlan, Side, SovietPlan } from '#engine/talvisota';
import { size } from '#engine/talvisota';
import { StrategyFace } from '../counters/CounterFace.tsx';
import { forceText, meansText } from '../text/force-text.ts';
import { spaceName } from '../text/names.ts';
import { Note } from './Controls.tsx';
import piece from './Piece.module.css';
import { PlanPieces, type Means } from './CommandSheet.tsx';

/** All means of a plan, in one line. */
export const meansOf = ({ units, supports, environment, entrenched = false }: Means): string =>
  [forceText(units), meansText(supports, environment, entrenched)].filter(Boolean).join('; ');

interface PlanProps {
  readonly side: Side;
  readonly plan: SovietPlan | FinnishPlan;
}

/** Small view of a plan's means. */
export function PlanLine({ side, plan }: PlanProps) {
  if (size(plan.units) === 0) return <Note>{playMessages().decision.unallotted}</Note>;
  return (
    <>
      {'from' in plan && plan.from !== null ? <Note>{spaceName(plan.from)}</Note> : null}
      <div className={piece.pieces} role="img" aria-label={meansOf(plan)}>
        <PlanPieces side={side} plan={plan} />
      </div>
    </>
  );
}

/** A strategy counter, or its back, and its means in a row. */
export const Counters = ({ side, plan }: PlanProps) => (
  <span className={piece.pieces}>
    <StrategyFace side={side} strategy={plan.strategy} />
    <PlanPieces side={side} plan={plan} />
  </span>
);
