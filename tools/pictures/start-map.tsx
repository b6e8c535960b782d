import { createRoot } from 'react-dom/client';
import { BoardGround, BoardPrint } from '#games/winter-war/ui/board/layers/Board.tsx';
import { MAP_HEIGHT, MAP_WIDTH } from '#games/winter-war/ui/board/projection.ts';
import '../../src/app/theme.css';

/** The south-east of the map, where the war was decided. */
const VIEW = `${MAP_WIDTH - 1010} ${MAP_HEIGHT - 1130} 900 1100`;

createRoot(document.getElementById('root')!).render(
  <svg data-zoom="near" viewBox={VIEW} width="900" height="1100">
    <BoardGround ice={false} level="near" />
    <BoardPrint />
  </svg>,
);
