import { useEffect, useRef } from 'react';
import { isReplaying } from '../../../../table/replay/replay.ts';
import { useRivalAtPlay } from '../../../../table/rival/rival.ts';
import { cameBack, frameOnMap, revealOnMap, showOnMap } from '../../../../table/seen/map-handle.ts';
import { computerSides } from '../../../../table/store/seats.ts';
import { useGame, usePosition, useTable } from '../../here.ts';
import { busiestFront } from '../fronts/due.ts';
import { hexesOf } from '../fronts/fronts.ts';
import { homeOf } from '../hand/home.ts';

/**
 * A small screen looks at what the player can do, anew for every player and phase; so does a large one, at the scale
 * it has, where a computer player has drawn the map elsewhere. Play begins at the busiest front.
 */
export function useFirstLook(narrow: boolean): void {
  const position = usePosition();
  const { viewer, state, situation } = position;
  const { phase } = state;
  const { kind } = situation;
  const atPlay = useRivalAtPlay();
  const latest = useRef(position);
  const before = useRef(phase);
  useEffect(() => {
    latest.current = position;
  }, [position]);
  useEffect(() => {
    // Whoever comes back from a lesson sees what was seen before.
    if (cameBack()) return;
    // Lessons and examples say themselves what to look at; a replay or a computer player is followed.
    if (useGame.getState().practice || isReplaying() || atPlay) return;
    if (useTable.getState().mode.mode !== 'idle') return;
    // As play begins, the front with most to do comes up.
    const began = before.current === 'set-up' && phase !== 'set-up';
    before.current = phase;
    const front = began ? busiestFront(latest.current) : null;
    if (narrow) showOnMap(homeOf(latest.current));
    else if (front) frameOnMap(hexesOf(front));
    else if (computerSides(useGame.getState().seats).length) revealOnMap(homeOf(latest.current));
  }, [narrow, viewer, phase, kind, atPlay]);
}
