import { useState } from 'react';
import { squareName, type Action, type GameEvent, type Side, type State } from '#engine/hexapawn';
import {
  Board as TableBoard,
  canAct,
  refuse,
  setFocus,
  typedTable,
  useUi,
  type BoardMap,
  type MapInput,
} from '#table';
import css from './Board.module.css';

const { play, usePosition } = typedTable<State, Action, GameEvent, Side>();

/** Width of a square, in map units. */
const SIZE = 120;
const LENGTH = 3;
const columnOf = (square: number): number => square % LENGTH;
const rowOf = (square: number): number => Math.floor(square / LENGTH);

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function squareAt(column: number, row: number): number | null {
  const isOnBoard = [column, row].every((at) => at >= 0 && at < LENGTH);
  return isOnBoard ? row * LENGTH + column : null;
}
const placeAt = (x: number, y: number): number | null => squareAt(Math.floor(x / SIZE), Math.floor(y / SIZE));

const MAP: BoardMap = {
  extent: {
    width: LENGTH * SIZE,
    height: LENGTH * SIZE,
    border: 20,
    slack: [40, 40],
    closest: 3,
    readable: 1,
    readableSmall: 0.8,
    frame: SIZE,
    frameScale: 1,
    centreOf: (square) => [(columnOf(square) + 0.5) * SIZE, (rowOf(square) + 0.5) * SIZE],
  },
  placeAt,
  startAt: placeAt,
  placeByKey(key, from) {
    const step = STEPS[key];
    return step ? (squareAt(columnOf(from) + step[0], rowOf(from) + step[1]) ?? from) : null;
  },
};
const WORDS = { label: 'Board', help: 'Arrow keys move the cursor, Enter presses a square.', role: 'Square' };

/** Nine squares: a press on a pawn selects it, the next one says where it goes. */
export function Board() {
  const { seen } = usePosition();
  const focus = useUi((table) => table.focus);
  const [selected, setSelected] = useState<number | null>(null);

  const moving: MapInput = {
    press(square) {
      if (!canAct()) return;
      if (selected === null || seen.board[square] === seen.toMove) return setSelected(square);
      setSelected(null);
      const refusal = play({ type: 'move', from: selected, to: square });
      if (refusal) refuse(refusal);
    },
  };

  return (
    <TableBoard
      onTable
      map={MAP}
      words={WORDS}
      focus={focus}
      about={focus === null ? 'No square' : `${squareName(focus)}: ${seen.board[focus] ?? 'no'} pawn`}
      held={selected}
      input={() => moving}
      onFocusMove={setFocus}
      layers={() => [
        seen.board.map((pawn, square) => (
          <g key={squareName(square)} transform={`translate(${MAP.extent.centreOf(square).join()})`}>
            <path
              className={css.square}
              data-selected={square === selected || undefined}
              d={`M${-SIZE / 2} ${-SIZE / 2}h${SIZE}v${SIZE}h${-SIZE}z`}
            />
            {pawn ? <circle className={css.pawn} data-side={pawn} r={SIZE / 3} /> : null}
            {square === focus ? <circle data-cursor="" className={css.cursor} r={SIZE / 2.2} /> : null}
          </g>
        )),
      ]}
    />
  );
}
