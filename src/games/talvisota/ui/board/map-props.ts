import type { BoardProps } from '#table';
import type { FinnishUnit, Side, SovietUnit, Space } from '#engine/talvisota';
import type { Link } from '#engine/talvisota';

/** Units of a kind, and how many. */
export interface Chip {
  readonly side: Side;
  readonly unit: SovietUnit | FinnishUnit;
  readonly count: number;
}

/** What the map shows of a space besides what is printed. */
export interface SpaceFace {
  readonly space: Space;
  readonly control: Side;
  /** Units stand here and no chain leads to them. */
  readonly isolated: boolean;
  readonly chips: readonly Chip[];
  /** A Possession marker. */
  readonly marker: boolean;
}

/** `asked`: a lesson speaks of it; `note`: marked by the player; `played`, `better`: of a decision of a review. */
export type HighlightKind =
  | 'asked'
  | 'note'
  | 'played'
  | 'better'
  | 'choice'
  | 'selected'
  | 'target'
  | 'chain'
  | 'lost';

export interface Highlight {
  readonly space: Space;
  readonly kind: HighlightKind;
}

/** A strategy on the map: from where it starts to its target. */
export interface Arrow {
  readonly from: Space;
  readonly to: Space;
  /** "PRUD", or "?" while it lies face down; empty for an arrow drawn by the player, or of a review. */
  readonly label: string;
  readonly state: 'waiting' | 'now' | 'planned' | 'note' | 'played' | 'better';
}

/** Without handlers the map is only looked at. */
export interface MapProps extends Pick<
  BoardProps,
  'ref' | 'onTable' | 'focus' | 'input' | 'onHold' | 'onFocusMove'
> {
  readonly spaces: readonly Space[];
  readonly links: readonly Link[];
  readonly faces: readonly SpaceFace[];
  readonly arrows: readonly Arrow[];
  readonly highlights: readonly Highlight[];
  /** From Mar I on. */
  readonly ice: boolean;
  /** A flag and a number in place of counters. */
  readonly flagsOnly?: boolean;
  /** What stands in a space, in words. */
  describe?(space: Space): string;
}
