import { useMemo } from 'react';
import type { Hex } from '#engine/winter-war';
import { useReplaying } from '#table/features/replay/replay.ts';
import { useRivalAtPlay } from '#table/features/ai/rival.ts';
import { usePosition, type Position } from '../../table-adapter.ts';
import { hexesOf } from '../controller/marks.ts';
import { wayOf } from '../controller/ways.ts';

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
