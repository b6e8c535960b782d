import { decider } from '../../engine/winter-war/index.ts';
import { useGame } from '../store/game.ts';
import { computerSides, isLevel, SIDES } from '../store/seats.ts';
import { openDialog } from '../store/table.ts';
import { usePosition } from '../seen/usePosition.ts';
import { Button } from '../../kit/widgets/Button.tsx';
import css from './Seats.module.css';
import { seatsWords } from './words.ts';

/** Who plays which side, in the bar of a game with a computer player in it; pressed, it is to be changed. */
export function SeatBar() {
  const seats = useGame((game) => game.seats);
  const { state } = usePosition();
  if (computerSides(seats).length === 0) return null;
  const w = seatsWords();
  const names = SIDES.map((side) => [side, isLevel(seats[side]) ? w.seat[seats[side]] : w.you] as const);
  const said = names.map(([side, name]) => w.seated(side, name)).join('. ');
  return (
    <Button
      kind="quiet"
      className={css.bar}
      aria-label={`${w.command}. ${said}`}
      title={w.command}
      aria-haspopup="dialog"
      onClick={() => openDialog('seats')}
    >
      {names.map(([side, name]) => (
        <span
          key={side}
          className={`${css.line} ${state.phase !== 'over' && decider(state) === side ? css.now : ''}`}
        >
          <span className={css.flag} data-side={side} aria-hidden />
          {name}
        </span>
      ))}
    </Button>
  );
}
