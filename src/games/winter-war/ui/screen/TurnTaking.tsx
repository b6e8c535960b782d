import { useEffect } from 'react';
import { useReplaying } from '#table/features/replay/replay.ts';
import { useRivalAtPlay } from '#table/features/ai/rival.ts';
import { showOnMap } from '#table/view/map-handle.ts';
import { pickUp, usePosition, useTable } from '../../table-adapter.ts';
import { wayOf } from '../controller/ways.ts';

/**
 * A unit that alone can decide is taken in hand. By itself: what is chosen would have the whole table drawn anew.
 */
export function TurnTaking() {
  const position = usePosition();
  const { situation, state } = position;
  const mode = useTable((table) => table.mode.mode);
  const replaying = useReplaying();
  const atPlay = useRivalAtPlay();
  useEffect(() => {
    if (mode !== 'idle' || replaying || atPlay) return;
    const now = { state, situation };
    const first = wayOf(now).begins(now);
    if (!first) return;
    if (first.unit !== undefined) pickUp(first.unit, { unasked: true });
    showOnMap(first.hex);
  }, [situation, state, mode, replaying, atPlay]);
  return null;
}
