import type { Hex, State, UnitId } from '../../../../engine/winter-war/index.ts';
import type { HexHighlight, HighlightKind } from '../map/map-props.ts';

/** The same mark on all hexes. */
export const marked = (hexes: readonly Hex[], kind: HighlightKind): HexHighlight[] =>
  hexes.map((hex) => ({ hex, kind }));

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
