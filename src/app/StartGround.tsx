import css from './StartScreen.module.css';

/** Behind the title: a piece of the real map, drawn once and for all by tools/pictures. */
export function StartGround() {
  return <img className={css.map} src="./start-map.webp" alt="" width="900" height="1100" />;
}
