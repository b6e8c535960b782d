import { useState } from 'react';
import { squareName, type Action, type GameEvent, type Side, type State } from '#engine/hexapawn';
import { canAct, refuse, typedTable } from '#table';
import css from './Board.module.css';

const { play, usePosition } = typedTable<State, Action, GameEvent, Side>();

/** Nine squares: a press on a pawn selects it, the next one says where it goes. */
export function Board() {
  const { seen } = usePosition();
  const [selected, setSelected] = useState<number | null>(null);

  function press(square: number): void {
    if (!canAct()) return;
    if (selected === null || seen.board[square] === seen.toMove) return setSelected(square);
    setSelected(null);
    const refusal = play({ type: 'move', from: selected, to: square });
    if (refusal) refuse(refusal);
  }

  return (
    <div className={css.board} role="group" aria-label="Board" data-map="" tabIndex={-1}>
      {seen.board.map((pawn, square) => (
        <button
          key={squareName(square)}
          type="button"
          className={css.square}
          aria-pressed={selected === square}
          aria-label={`${squareName(square)}${pawn ? `, ${pawn} pawn` : ''}`}
          onClick={() => press(square)}
        >
          {pawn === 'white' ? '♙' : pawn === 'black' ? '♟' : ''}
        </button>
      ))}
    </div>
  );
}
