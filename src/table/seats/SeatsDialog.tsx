import { present, SEATS } from '../../engine/winter-war/index.ts';
import { seat, useGame, whyNotSeat } from '../store/game.ts';
import { isLevel, SIDES } from '../store/seats.ts';
import { openDialog, useTable } from '../store/table.ts';
import { Modal } from '../../kit/modal/Modal.tsx';
import { Options } from '../../kit/widgets/Options.tsx';
import { Button } from '../../kit/widgets/Button.tsx';
import css from './Seats.module.css';
import { seatsWords } from './words.ts';

const close = (): void => openDialog(null);

/** Who plays which side, to be changed at any moment. */
export default function SeatsDialog() {
  const open = useTable((table) => table.dialog === 'seats');
  const seats = useGame((game) => game.seats);
  const setUp = useGame(({ timeline }) => timeline !== null && present(timeline).phase === 'set-up');
  const w = seatsWords();
  const closed = open && SIDES.some((side) => SEATS.some((who) => whyNotSeat(side, who)));
  return (
    <Modal title={w.title} open={open} onClose={close}>
      <p>{w.text}</p>
      <div className={css.sides}>
        {SIDES.map((side) => {
          const who = seats[side];
          return (
            <Options
              key={side}
              title={w.side[side]}
              {...(isLevel(who) && { hint: w.levelHint[who] })}
              options={SEATS.map((value) => ({
                value,
                label: w.seat[value],
                closed: value !== who && whyNotSeat(side, value) !== null,
              }))}
              chosen={who}
              onChoose={(value) => seat(side, value)}
            />
          );
        })}
      </div>
      {closed ? <p className={css.note}>{w.faceDown}</p> : null}
      {setUp && isLevel(seats.finn) ? <p className={css.note}>{w.secret}</p> : null}
      <div>
        <Button kind="primary" onClick={close}>
          {w.done}
        </Button>
      </div>
    </Modal>
  );
}
