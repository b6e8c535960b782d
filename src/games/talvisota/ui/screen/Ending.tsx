import logMessages from '../../content/en/log.ftl';
import { Suspense, type ReactNode } from 'react';
import { later, plain } from '#table';
import { usePosition } from '../../table-adapter.ts';
import common from '../common/common.module.css';
import { MoraleNow } from '../panels/Score.tsx';

const MoraleCourse = later(() => import('../result/MoraleCourse.tsx'));

/** Who has won and why, the ways on from there, and the morale: how it went, and as it is. */
export function Ending({ children }: { readonly children: ReactNode }) {
  const { state } = usePosition();
  const { outcome } = state;
  if (!outcome) return null;
  return (
    <>
      <p className={common.verdict}>
        {plain(logMessages().log.ended[outcome.reason].parts({ winner: outcome.winner }))}
      </p>
      {children}
      <Suspense fallback={<div className={common.course} />}>
        <MoraleCourse />
      </Suspense>
      <div className={common.list}>
        <MoraleNow />
      </div>
    </>
  );
}
