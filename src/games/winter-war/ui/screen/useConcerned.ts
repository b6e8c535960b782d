import { useMemo } from 'react';
import type { Hex } from '#engine/winter-war';
import { useReplaying } from '#table/replay/replay.ts';
import { useRivalAtPlay } from '#table/rival/rival.ts';
import { usePosition, type Position } from '../../here.ts';
import { hexesOf } from '../hand/marks.ts';
import { wayOf } from '../hand/ways.ts';

const NONE: readonly Hex[] = [];

/** Hexes about which something must be decided; none while a side moves or sets up as it likes. */
export function concernedBy(position: Position): readonly Hex[] {
  const { situation, state } = position;
  if (['place', 'arrive'].includes(situation.kind) || state.phase === 'movement') return NONE;
  const way = wayOf(position);
  return [...new Set([...(way.owed(position) ?? NONE), ...hexesOf(state, way.units(position))])];
}

/** The same for who looks at the table now. */
export function useConcerned(): readonly Hex[] {
  const position = usePosition();
  const watched = useReplaying();
  const atPlay = useRivalAtPlay();
  return useMemo(() => (watched || atPlay ? NONE : concernedBy(position)), [position, watched, atPlay]);
}
