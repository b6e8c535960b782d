import { useEffect, useRef } from 'react';
import { canAct } from '#table/features/can-act.ts';
import { useRivalAtPlay } from '#table/features/ai/rival.ts';
import { cameBack, frameOnMap, revealOnMap, seesOnMap, showOnMap } from '#table/view/map-handle.ts';
import { board, type Hex } from '#engine/winter-war';
import { useGame, usePosition, useTable, type Position } from '../../table-adapter.ts';
import { busiestFront } from '../fronts/due.ts';
import { frontOf, hexesOf } from '../board/fronts.ts';
import { hexesOf as hexesOfUnits } from '../controller/decision.ts';
import { handlerOf, idleUnits } from '../controller/decisions/index.ts';
import { concernedBy } from './useConcerned.ts';

/** Where a player with nothing to do looks. */
const GATHERING = { finn: 'Viipuri', soviet: 'Leningrad' } as const;

/** Where there is something to do, or null. `preferred`: among the hexes with units that can act. */
function workOf(position: Position, preferred: (hex: Hex) => boolean = () => true): Hex | null {
  const { state } = position;
  const first = handlerOf(position).firstHex(position);
  if (first !== null) return first;
  const at = hexesOfUnits(state, idleUnits(state));
  return at.find(preferred) ?? at[0] ?? null;
}

const homeOf = (position: Position, preferred?: (hex: Hex) => boolean): Hex =>
  workOf(position, preferred) ?? board.places.find(({ name }) => name === GATHERING[position.viewer])!.hex;

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
    if (useGame.getState().practice || !canAct()) return;
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
