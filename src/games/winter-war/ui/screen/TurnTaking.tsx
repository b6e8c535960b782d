import { useEffect } from 'react';
import { useReplaying } from '#table/replay/replay.ts';
import { useRivalAtPlay } from '#table/rival/rival.ts';
import { showOnMap } from '#table/seen/map-handle.ts';
import { pickUp, usePosition, useTable } from '../../here.ts';
import { wayOf } from '../hand/ways.ts';

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
