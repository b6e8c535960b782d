import type { Hex, State, UnitId } from '../../../../engine/winter-war/index.ts';
import type { HexHighlight, HighlightKind } from '../map/map-props.ts';

/** The same mark on all hexes. */
export const marked = (hexes: readonly Hex[], kind: HighlightKind): HexHighlight[] =>
  hexes.map((hex) => ({ hex, kind }));

/** The hexes of units, each once; those off the map have none. */
export const hexesOf = (state: State, units: readonly UnitId[]): Hex[] =>
  [...new Set(units.map((unit) => state.units[unit]!.at))].filter((hex) => hex >= 0);
