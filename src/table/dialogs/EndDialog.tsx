import { useEffect } from 'react';
import { firstTurn, levelOf, type Outcome } from '../../engine/winter-war/index.ts';
import { leaveTable } from '../store/screen.ts';
import { openDialog, useTable } from '../store/table.ts';
import { game } from '../here.ts';
import { replay } from '../replay/commands.ts';
import { withoutHandicaps } from '../../games/winter-war/ui/words/handicaps.ts';
import { Ledger } from '../../games/winter-war/ui/panels/LedgerPanel.tsx';
import * as ask from '../../games/winter-war/ui/hand/queries.ts';
import { usePosition } from '../seen/usePosition.ts';
import { Button } from '../../kit/widgets/Button.tsx';
import css from './EndDialog.module.css';
import { Modal } from '../../kit/modal/Modal.tsx';
import { finalWords } from '../../games/winter-war/ui/words/final-words.ts';
import { commonWords } from '../../games/winter-war/ui/words/common-words.ts';
import { ledgerWords } from '../../games/winter-war/ui/words/ledger-words.ts';

const reasonOf = ({ reason }: Outcome, turns: number): string =>
  reason === 'turns' ? finalWords().reason.turns(turns) : finalWords().reason[reason];

function watch(): void {
  openDialog(null);
  replay.run();
}

/** Result, level and ledger when the game is over. */
export function EndDialog() {
  const { state } = usePosition();
  const { outcome, options, lastTurn } = state;
  const open = useTable((table) => table.dialog === 'end');
  useEffect(() => {
    if (outcome) openDialog('end');
  }, [outcome]);
  if (!outcome) return null;
  // Leningrad ends the game without a count.
  const counted = outcome.reason !== 'leningrad';
  const without = counted ? withoutHandicaps(ask.score(state), outcome.points) : null;
  return (
    <Modal title={finalWords().title} open={open} onClose={() => openDialog(null)} wide>
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
      <div className={css.row}>
        <Button kind="primary" onClick={() => leaveTable()}>
          {finalWords().again}
        </Button>
        <Button onClick={() => openDialog(null)}>{finalWords().back}</Button>
        <Button onClick={watch}>{replay.label}</Button>
        {game().commands.atEnd.map(({ id, label, run }) => (
          <Button key={id} onClick={run}>
            {label}
          </Button>
        ))}
      </div>
      {counted ? <Ledger /> : null}
    </Modal>
  );
}
