import { signed } from '../text/numbers.ts';
import startMessages from '../../content/en/start.ftl';
import logMessages from '../../content/en/log.ftl';
import { Suspense, type ReactNode } from 'react';
import { firstTurn, levelOf, type Outcome } from '#engine/winter-war';
import { useGame, usePosition } from '../../table-adapter.ts';
import { late } from '../late.ts';
import * as ask from '../controller/queries.ts';
import { Ledger } from '../panels/LedgerPanel.tsx';
import { withoutHandicaps } from '../text/handicaps.ts';
import css from './Ending.module.css';

const WarCourse = late('WarCourse');

function reasonOf({ reason }: Outcome, turns: number, finn: string | null): string {
  const t = logMessages().final.reason;
  if (reason === 'turns') return t.turns({ n: turns });
  return reason === 'cease-fire' ? t[reason]({ name: finn }) : t[reason];
}

/** Result and level, the ways on from there, and the ledger. */
export function Ending({ children }: { readonly children: ReactNode }) {
  const { state } = usePosition();
  const timeline = useGame((game) => game.timeline);
  const { outcome, options, lastTurn, goal } = state;
  if (!outcome) return null;
  const first = goal && timeline ? timeline.start.turn : firstTurn(options);
  // Leningrad ends the game without a count.
  const counted = outcome.reason !== 'leningrad';
  const without = counted ? withoutHandicaps(ask.score(state), outcome.points) : null;
  return (
    <>
      <div>
        <p className={css.level}>{startMessages().common.level[outcome.level]}</p>
        <p className={css.points}>
          {counted ? `${logMessages().ledger.total}: ${signed(outcome.points)}. ` : null}
          {counted && goal ? `${logMessages().goal.par({ par: signed(goal.par) })} ` : null}
          {reasonOf(outcome, lastTurn - first + 1, timeline?.about?.players?.finn ?? null)}
        </p>
        {without === null ? null : (
          <p className={css.points}>
            {logMessages().ledger.without}:{' '}
            {logMessages().ledger.levelWithout({
              points: signed(without),
              level: startMessages().common.level[levelOf(without)],
            })}
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
