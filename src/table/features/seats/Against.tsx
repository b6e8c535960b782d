import { game } from '../../game/registry.ts';
import { playerText, usePlayers } from './names.ts';
import css from './Seats.module.css';
import { seatsWords } from './words.ts';

/** Who plays against whom, where names were given. */
export function Against() {
  const players = usePlayers();
  if (!Object.keys(players).length) return null;
  const [one, other] = game().card.sides.map((side) => playerText(side, players[side])) as [string, string];
  return <p className={css.against}>{seatsWords().versus(one, other)}</p>;
}
