import { useMemo } from 'react';
import type { Hex } from '#engine/winter-war';
import { useCanAct } from '#table/features/can-act.ts';
import { usePosition, type Position } from '../../table-adapter.ts';
import { hexesOf } from '../controller/decision.ts';
import { handlerOf } from '../controller/decisions/index.ts';

const NONE: readonly Hex[] = [];

/** Hexes about which something must be decided; none while a side moves or sets up as it likes. */
export function concernedBy(position: Position): readonly Hex[] {
  const { situation, state } = position;
  if (['place', 'arrive'].includes(situation.kind) || state.phase === 'movement') return NONE;
  const way = handlerOf(position);
  return [...new Set([...(way.obligatoryHexes(position) ?? NONE), ...hexesOf(state, way.units(position))])];
}

/** The same for who looks at the table now. */
export function useConcerned(): readonly Hex[] {
  const position = usePosition();
  const canAct = useCanAct();
  return useMemo(() => (canAct ? concernedBy(position) : NONE), [position, canAct]);
}
