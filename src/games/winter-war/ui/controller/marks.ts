import type { Hex, State, UnitId } from '#engine/winter-war';
import type { HexHighlight, HighlightKind } from '../board/map-props.ts';

/** The same mark on all hexes. */
export const marked = (hexes: readonly Hex[], kind: HighlightKind): HexHighlight[] =>
  hexes.map((hex) => ({ hex, kind }));

/** Where each of some units may step to, with the way there. */
export const steps = (
  state: State,
  units: readonly UnitId[],
  kind: HighlightKind,
  open: (state: State, unit: UnitId) => readonly Hex[],
): HexHighlight[] => {
  const found = units.flatMap((unit) =>
    open(state, unit).map((hex): HexHighlight => ({ hex, kind, from: state.units[unit]!.at })),
  );
  const key = ({ hex, from }: HexHighlight): string => `${hex} ${from}`;
  return [...new Map(found.map((one) => [key(one), one])).values()];
};

/** Of some units the first that has somewhere to go, and its hex; null when none has. */
export function firstAble(
  state: State,
  units: readonly UnitId[],
  open: (state: State, unit: UnitId) => readonly Hex[],
): { readonly hex: Hex; readonly unit: UnitId } | null {
  const unit = units.find((one) => open(state, one).length > 0);
  return unit === undefined ? null : { hex: state.units[unit]!.at, unit };
}

/** The hexes of units, each once; those off the map have none. */
export const hexesOf = (state: State, units: readonly UnitId[]): Hex[] =>
  [...new Set(units.map((unit) => state.units[unit]!.at))].filter((hex) => hex >= 0);
