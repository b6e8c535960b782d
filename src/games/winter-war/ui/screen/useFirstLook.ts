import { useEffect, useRef } from 'react';
import { isReplaying } from '#table/features/replay/replay.ts';
import { useRivalAtPlay } from '#table/features/ai/rival.ts';
import { cameBack, frameOnMap, revealOnMap, seesOnMap, showOnMap } from '#table/view/map-handle.ts';
import { useGame, usePosition, useTable } from '../../table-adapter.ts';
import { busiestFront } from '../fronts/due.ts';
import { frontOf, hexesOf } from '../board/fronts.ts';
import { homeOf, workOf } from '../controller/home.ts';
import { concernedBy } from './useConcerned.ts';

/**
 * Where the map looks by itself: at the front with most to do as a game comes on the table and as play begins, then at
 * what the player can do, anew for every player and phase: all of it that lies on one front. That is the front in view if
 * there is any of it, and the front with most of it for who answers the enemy. A small screen looks close.
 */
export function useFirstLook(narrow: boolean): void {
  const position = usePosition();
  const { viewer, state, situation } = position;
  const { phase } = state;
  const { kind } = situation;
  const atPlay = useRivalAtPlay();
  const latest = useRef(position);
  const before = useRef<typeof phase | null>(null);
  useEffect(() => {
    latest.current = position;
  }, [position]);
  useEffect(() => {
    // Whoever comes back from a lesson sees what was seen before.
    if (cameBack()) return;
    // Lessons and examples say themselves what to look at; a replay or a computer player is followed.
    if (useGame.getState().practice || isReplaying() || atPlay) return;
    const began = before.current === null || (before.current === 'set-up' && phase !== 'set-up');
    before.current = phase;
    if (useTable.getState().mode.mode !== 'idle') return;
    const now = latest.current;
    const concerned = concernedBy(now);
    // With nothing to do, what has just been done stays in view.
    if (!began && workOf(now) === null) return;
    const answers = viewer !== now.state.phasing;
    const front = busiestFront(now) ?? frontOf(homeOf(now));
    if (narrow) showOnMap(homeOf(now, (hex) => frontOf(hex) === front));
    else if (began && !answers) frameOnMap(hexesOf(front));
    else if (!concerned.length) revealOnMap(homeOf(now));
    else {
      const where = answers ? front : frontOf(concerned.find((hex) => seesOnMap([hex])) ?? homeOf(now));
      const there = concerned.filter((hex) => frontOf(hex) === where);
      if (!there.length) revealOnMap(homeOf(now));
      else if (!there.every((hex) => seesOnMap([hex]))) frameOnMap(there);
    }
  }, [narrow, viewer, phase, kind, atPlay]);
}
