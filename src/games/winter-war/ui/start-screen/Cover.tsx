import css from './Cover.module.css';
import { Emblem } from './Emblem.tsx';

/** A piece of the real map, drawn once and for all by tools/pictures, with the sign of the game on it. */
export function Cover() {
  return (
    <>
      <img className={css.map} src="./start-map.webp" alt="" width="900" height="1100" />
      <Emblem />
    </>
  );
}
