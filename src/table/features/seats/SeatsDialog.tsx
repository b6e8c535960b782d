import startMessages from '../../content/en/start.ftl';
import { present } from '#engine/core/timeline.ts';
import { activeGame } from '../../game/registry.ts';
import { proposeAid, handOverSide, whyNotHandOver } from '../../store/shared-screen.ts';
import { isForTwoPlayers, useGame } from '../../store/game.ts';
import { HUMAN, isLevel, seatAt } from '../../store/seats.ts';
import { openDialog, useUi } from '../../store/ui.ts';
import shared from '#kit/widgets/shared.module.css';
import { Modal } from '#kit/modal/Modal.tsx';
import { Options } from '#kit/widgets/Options.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import { AidChoice, seatName } from '../../view/players.tsx';
import css from '../../view/players.module.css';

const close = (): void => openDialog(null);

/** Who plays which side; can be changed at any time. */
export default function SeatsDialog() {
  const open = useUi((table) => table.dialog === 'seats');
  const seats = useGame((game) => game.seats);
  const timeline = useGame((game) => game.timeline);
  const forTwo = useGame(isForTwoPlayers);
  const t = startMessages().seats;
  const { meta, secretTexts } = activeGame();
  const players = [HUMAN, ...meta.levels];
  const closed = open && meta.sides.some((side) => players.some((who) => whyNotHandOver(side, who)));
  const shows = timeline && secretTexts.takingOver(present(timeline), seats);
  return (
    <Modal title={t.title} open={open} onClose={close}>
      <p>{t.text}</p>
      <div className={css.sides}>
        {meta.sides.map((side) => {
          const who = seatAt(seats, side);
          return (
            <Options
              key={side}
              title={meta.side(side).name}
              {...(isLevel(who) && { hint: meta.level(who).hint })}
              options={players.map((value) => ({
                value,
                label: seatName(value),
                closed: value !== who && whyNotHandOver(side, value) !== null,
              }))}
              chosen={who}
              onChoose={(value) => handOverSide(side, value)}
            />
          );
        })}
      </div>
      {forTwo ? (
        <AidChoice game={meta} without={timeline?.about?.withoutAids ?? []} onChange={proposeAid} />
      ) : null}
      {closed ? <p className={`${shared.soft} ${css.note}`}>{secretTexts.notYet()}</p> : null}
      {shows ? <p className={`${shared.soft} ${css.note}`}>{shows}</p> : null}
      <div>
        <Button kind="primary" onClick={close}>
          {t.done}
        </Button>
      </div>
    </Modal>
  );
}
