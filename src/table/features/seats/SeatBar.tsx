import startMessages from '../../content/en/start.ftl';
import { activeGame } from '../../game/registry.ts';
import { useGame } from '../../store/game.ts';
import { computerSides, HUMAN, seatAt } from '../../store/seats.ts';
import { openDialog } from '../../store/ui.ts';
import { usePosition } from '../../view/usePosition.ts';
import panel from '#kit/widgets/panel.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import { seatName } from '../../view/players.tsx';
import css from '../../view/players.module.css';

/** Who plays which side, in the bar of a game with a computer player; a button to change it. */
export function SeatBar() {
  const seats = useGame((game) => game.seats);
  const now = usePosition(({ state }) =>
    activeGame().rules.isOver(state) ? null : activeGame().rules.decider(state),
  );
  if (computerSides(seats).length === 0) return null;
  const { meta } = activeGame();
  const t = startMessages().seats;
  const names = meta.sides.map((side) => {
    const who = seatAt(seats, side);
    return [side, who === HUMAN ? t.you : seatName(who)] as const;
  });
  const seating = names.map(([side, name]) => t.seated({ side: meta.side(side).name, who: name })).join('. ');
  return (
    <Button
      kind="quiet"
      className={css.bar}
      aria-label={`${t.command}. ${seating}`}
      title={t.command}
      aria-haspopup="dialog"
      onClick={() => openDialog('seats')}
    >
      {names.map(([side, name]) => (
        <span key={side} className={`${panel.line} ${css.line} ${now === side ? css.now : ''}`}>
          <span className={css.flag} data-side={side} aria-hidden />
          {name}
        </span>
      ))}
    </Button>
  );
}
