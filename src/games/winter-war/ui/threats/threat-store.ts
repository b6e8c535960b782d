/** What threatens what, worked out once for a position. */
import { enemyOf, type OddsReport, type Side, type State } from '#engine/winter-war';
import { hasAid } from '#table';
import {
  findCuts,
  projectNextTurn,
  reachableHexes,
  findThreats,
  assessThreat,
  findZoneExceptions,
  findWeakLinks,
} from '../../analysis/threats/index.ts';
import type {
  Cut,
  NextTurnProjection,
  Threat,
  WeakLink,
  ZoneException,
} from '../../analysis/threats/index.ts';

/** An answer for a position and a side, worked out once. */
function once<Answer>(answer: (state: State, side: Side) => Answer): (state: State, side: Side) => Answer {
  const known = new WeakMap<State, Map<Side, Answer>>();
  return (state, side) => {
    const sides = known.get(state) ?? new Map<Side, Answer>();
    known.set(state, sides);
    if (!sides.has(side)) sides.set(side, answer(state, side));
    return sides.get(side)!;
  };
}

export const outlook = once((state, side): NextTurnProjection | null => projectNextTurn(state, side));

export const reached = once((state, side): Uint8Array | null => {
  const then = outlook(state, side);
  return then && reachableHexes(then);
});

export const allThreats = once((state, side): readonly Threat[] => {
  const then = outlook(state, side);
  return then ? findThreats(then) : [];
});

export const threatOn = (state: State, side: Side, hex: number): Threat | null => {
  const then = outlook(state, side);
  return then && assessThreat(then, hex);
};

export const gaps = once((state, side): readonly ZoneException[] =>
  state.phase === 'set-up' ? [] : findZoneExceptions(state, side),
);

/** Where the enemy of a side could cut its supply with one move. */
export const weakLinks = once((state, side): readonly WeakLink[] => {
  const then = outlook(state, enemyOf(side));
  return then ? findWeakLinks(then) : [];
});

export const brokenLines = once((state, side): readonly Cut[] => findCuts(state, side));

/** The column of an attack that threatens; only that there is one, where the players do without odds. */
export const columnText = ({ column }: OddsReport): string => (hasAid('odds') ? (column ?? '×') : '!');
