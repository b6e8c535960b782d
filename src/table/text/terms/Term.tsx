import { Suspense } from 'react';
import { Popover } from '#kit/modal/Popover.tsx';
import { later } from '../../faults/later.tsx';
import css from './Term.module.css';

const TermCard = later(() => import('./TermCard.tsx'));

/** A word of the hobby; pressed, it explains itself. */
export const Term = ({ term, text }: { readonly term: string; readonly text: string }) => (
  <Popover label={text} button={text} className={css.term}>
    <Suspense>
      <TermCard term={term} />
    </Suspense>
  </Popover>
);
