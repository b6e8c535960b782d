/** What threatens what, worked out once for a position. */
import type { Side, State } from '#engine/winter-war';
import {
  cuts,
  outlookOf,
  reachedBy,
  threats,
  threatTo,
  zoneExceptions,
} from '../../analysis/threats/index.ts';
import type { Cut, Outlook, Threat, ZoneException } from '../../analysis/threats/index.ts';

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

export const outlook = once((state, side): Outlook | null => outlookOf(state, side));

export const reached = once((state, side): Uint8Array | null => {
  const then = outlook(state, side);
  return then && reachedBy(then);
});

export const allThreats = once((state, side): readonly Threat[] => {
  const then = outlook(state, side);
  return then ? threats(then) : [];
});

export const threatOn = (state: State, side: Side, hex: number): Threat | null => {
  const then = outlook(state, side);
  return then && threatTo(then, hex);
};

export const gaps = once((state, side): readonly ZoneException[] =>
  state.phase === 'set-up' ? [] : zoneExceptions(state, side),
);

export const brokenLines = once((state, side): readonly Cut[] => cuts(state, side));
