import { useEffect } from 'react';
import { useCanAct } from '#table/features/can-act.ts';
import { showOnMap } from '#table/view/map-handle.ts';
import { selectUnit, usePosition, useTable } from '../../table-adapter.ts';
import { handlerOf } from '../controller/decisions/index.ts';

/**
 * A unit that alone can decide is taken in hand. By itself: what is chosen would have the whole table drawn anew.
 */
export function TurnTaking() {
  const position = usePosition();
  const { situation, state } = position;
  const mode = useTable((table) => table.mode.mode);
  const canAct = useCanAct();
  useEffect(() => {
    if (mode !== 'idle' || !canAct) return;
    const now = { state, situation };
    const first = handlerOf(now).opensWith(now);
    if (!first) return;
    if (first.unit !== undefined) selectUnit(first.unit, { unasked: true });
    showOnMap(first.hex);
  }, [situation, state, mode, canAct]);
  return null;
}
