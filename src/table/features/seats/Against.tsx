import startMessages from '../../content/en/start.ftl';
import { activeGame } from '../../game/registry.ts';
import { playerText, usePlayers } from './names.ts';
import css from './Seats.module.css';

/** Who plays against whom, where names were given. */
export function Against() {
  const players = usePlayers();
  if (!Object.keys(players).length) return null;
  const [one, other] = activeGame().meta.sides.map((side) => playerText(side, players[side])) as [
    string,
    string,
  ];
  return <p className={css.against}>{startMessages().seats.versus({ one, other })}</p>;
}
