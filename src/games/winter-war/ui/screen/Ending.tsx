import { Suspense, type ReactNode } from 'react';
import { firstTurn, levelOf, type Outcome } from '#engine/winter-war';
import { useGame, usePosition } from '../../table-adapter.ts';
import { late } from '../late.ts';
import * as ask from '../controller/queries.ts';
import { Ledger } from '../panels/LedgerPanel.tsx';
import { commonWords } from '../words/common-words.ts';
import { finalWords } from '../words/final-words.ts';
import { withoutHandicaps } from '../words/handicaps.ts';
import { ledgerWords } from '../words/ledger-words.ts';
import css from './Ending.module.css';

const WarCourse = late('WarCourse');

const reasonOf = ({ reason }: Outcome, turns: number): string =>
  reason === 'turns' ? finalWords().reason.turns(turns) : finalWords().reason[reason];

/** Result and level, the ways on from there, and the ledger. */
export function Ending({ children }: { readonly children: ReactNode }) {
  const { state } = usePosition();
  const timeline = useGame((game) => game.timeline);
  const { outcome, options, lastTurn } = state;
  if (!outcome) return null;
  // Leningrad ends the game without a count.
  const counted = outcome.reason !== 'leningrad';
  const without = counted ? withoutHandicaps(ask.score(state), outcome.points) : null;
  return (
    <>
      <div>
        <p className={css.level}>{commonWords().level[outcome.level]}</p>
        <p className={css.points}>
          {counted ? `${ledgerWords().total}: ${commonWords().signed(outcome.points)}. ` : null}
          {reasonOf(outcome, lastTurn - firstTurn(options) + 1)}
        </p>
        {without === null ? null : (
          <p className={css.points}>
            {ledgerWords().without}:{' '}
            {ledgerWords().levelWithout(commonWords().signed(without), commonWords().level[levelOf(without)])}
          </p>
        )}
      </div>
      {children}
      {timeline ? (
        <Suspense>
          <WarCourse timeline={timeline} />
        </Suspense>
      ) : null}
      {counted ? <Ledger /> : null}
    </>
  );
}
