import { useEffect, useRef } from 'react';
import { useReplaying } from '../../../../table/replay/replay.ts';
import { useRivalAtPlay } from '../../../../table/rival/rival.ts';
import { showOnMap } from '../../../../table/seen/map-handle.ts';
import { computerSides } from '../../../../table/store/seats.ts';
import { say } from '../../../../table/store/table.ts';
import { pickUp, useGame, usePosition, useTable } from '../../here.ts';
import { wayOf } from '../hand/ways.ts';
import { noticeWords } from '../words/notice-words.ts';

/**
 * A unit that alone can decide is taken in hand; the other player is told that it is his decision. By itself: what
 * is chosen would have the whole table drawn anew.
 */
export function TurnTaking() {
  const position = usePosition();
  const { situation, state, viewer } = position;
  const mode = useTable((table) => table.mode.mode);
  const replaying = useReplaying();
  const atPlay = useRivalAtPlay();
  const hotseat = useGame(({ table, seats }) => table === 'hotseat' && !computerSides(seats).length);
  useEffect(() => {
    if (mode !== 'idle' || replaying || atPlay) return;
    const now = { state, situation };
    const first = wayOf(now).begins(now);
    if (!first) return;
    if (first.unit !== undefined) pickUp(first.unit, { unasked: true });
    showOnMap(first.hex);
  }, [situation, state, mode, replaying, atPlay]);
  const before = useRef(viewer);
  useEffect(() => {
    if (before.current === viewer) return;
    before.current = viewer;
    if (hotseat && state.phase !== 'set-up' && state.phase !== 'over') say(noticeWords().turnNotice(viewer));
  }, [viewer, state, hotseat]);
  return null;
}
