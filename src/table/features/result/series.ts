import type { Side } from '../../game/position.ts';

/** What is told of a game by turns: a figure for each. */
export interface Series {
  readonly name: string;
  /** What it is counted in, where that is not said by the name. */
  readonly unit?: string;
  readonly as: 'line' | 'bar';
  /** In whose colour; null for ink. */
  readonly side: Side | null;
  /** As many as there are turns; null where a turn has none. */
  readonly values: readonly (number | null)[];
  /** How far the values of a line may be wrong, either way: drawn as a band along it. */
  readonly margin?: { readonly name: string; readonly values: readonly number[] };
}
