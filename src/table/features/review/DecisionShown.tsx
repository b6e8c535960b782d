import { Suspense } from 'react';
import { later } from '../../faults/later.tsx';
import { useDecisionOnMap } from './opened.ts';

const DecisionCard = later(() => import('./DecisionCard.tsx'));

/** The card of an opened decision while the replay shows it. */
export function DecisionShown() {
  const isShown = useDecisionOnMap() !== null;
  return isShown ? (
    <Suspense>
      <DecisionCard />
    </Suspense>
  ) : null;
}
