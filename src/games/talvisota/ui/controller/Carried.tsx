import { DragGhost } from '#kit/gestures/drag.tsx';
import { usePosition } from '../../table-adapter.ts';
import { refusalText } from '../words/refusal-text.ts';
import { useCarried } from './carry.ts';
import css from './Piece.module.css';
import { PieceFace } from './Piece.tsx';

/** The counter that is carried, and below it why it may not be put down there. */
export function Carried() {
  const { viewer } = usePosition();
  const carried = useCarried((air) => air.carried);
  if (!carried) return null;
  const { piece, from, refusal } = carried;
  return (
    <DragGhost at={from}>
      <div className={css.carried} data-refused={refusal ? '' : undefined}>
        <PieceFace side={viewer} piece={piece} />
        {refusal ? <p>{refusalText(refusal)}</p> : null}
      </div>
    </DragGhost>
  );
}
