import { BoardGround, BoardPrint } from '../map/layers/Board.tsx';
import { MAP_HEIGHT, MAP_WIDTH } from '../map/projection.ts';
import css from './StartScreen.module.css';

/** The south-east of the map, where the war was decided. */
const VIEW = `${MAP_WIDTH - 1010} ${MAP_HEIGHT - 1130} 900 1100`;

/** A piece of the real map, quietly behind the title. Loaded once the screen is at rest: the table needs it anyway. */
export default function StartMap() {
  return (
    <svg className={css.map} aria-hidden data-zoom="near" preserveAspectRatio="xMidYMid slice" viewBox={VIEW}>
      <BoardGround ice={false} />
      <BoardPrint />
    </svg>
  );
}
