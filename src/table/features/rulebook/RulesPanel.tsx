import playMessages from '../../content/en/play.ftl';
import { Suspense } from 'react';
import { later } from '../../faults/later.tsx';
import css from './RulesPanel.module.css';

const Rulebook = later(() => import('./Rulebook.tsx'));

/** The rulebook beside the map, loaded when opened. */
export function RulesPanel() {
  return (
    <Suspense fallback={<p className={css.opening}>{playMessages().book.opening}</p>}>
      <Rulebook />
    </Suspense>
  );
}
