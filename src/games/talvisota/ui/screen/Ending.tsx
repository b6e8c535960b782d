import type { ReactNode } from 'react';
import { usePosition } from '../../here.ts';
import { plain } from '../../../../table/words/plain.ts';
import common from '../common/common.module.css';
import { logWords } from '../log/log-words.ts';
import { MoraleNow } from '../panels/Score.tsx';

/** Who has won and why, the ways on from there, and the morale. */
export function Ending({ children }: { readonly children: ReactNode }) {
  const { state } = usePosition();
  const { outcome } = state;
  if (!outcome) return null;
  return (
    <>
      <p className={common.verdict}>{plain(logWords().ended[outcome.reason](outcome.winner))}</p>
      {children}
      <div className={common.list}>
        <MoraleNow />
      </div>
    </>
  );
}
