import { Suspense } from 'react';
import { later } from '../../faults/later.tsx';
import { useDecisionOnMap } from './opened.ts';

const DecisionCard = later(() => import('./DecisionCard.tsx'));

/** Where a decision that was opened from a review is watched: its card. */
export function DecisionShown() {
  const isShown = useDecisionOnMap() !== null;
  return isShown ? (
    <Suspense>
      <DecisionCard />
    </Suspense>
  ) : null;
}
