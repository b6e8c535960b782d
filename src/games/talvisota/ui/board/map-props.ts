import type { BoardProps } from '#table';
import type { Laid } from '../counters/UnitMark.tsx';
import type { Link, Side, Space, Unit } from '#engine/talvisota';

export interface Chip {
  readonly side: Side;
  readonly unit: Unit;
  readonly count: number;
}

/** What the map shows of a space apart from the printed board. */
export interface SpaceFace {
  readonly space: Space;
  readonly control: Side;
  /** Contains units without a supply chain. */
  readonly isolated: boolean;
  readonly chips: readonly Chip[];
  /** Of Possession, or of infiltration by SCT in place. */
  readonly marker: Side | null;
}

/** `asked`: used in a lesson; `note`: marked by the player; `played`, `better`: of a reviewed decision. */
export type HighlightKind =
  | 'asked'
  | 'note'
  | 'played'
  | 'better'
  | 'choice'
  | 'selected'
  | 'target'
  | 'chain';

export interface Highlight {
  readonly space: Space;
  readonly kind: HighlightKind;
}

/** An attack on the map, from its start to its target. */
export interface Arrow {
  readonly from: Space;
  readonly to: Space;
  /** The attacking strategy, and the one that answers it; none on an arrow drawn by the player or by a review. */
  readonly counters: readonly Laid[];
  /** `possible`: it may also come from elsewhere. */
  readonly state: 'waiting' | 'now' | 'planned' | 'possible' | 'note' | 'played' | 'better';
}

/** Without handlers the map is read-only. */
export interface MapProps extends Pick<
  BoardProps,
  'ref' | 'onTable' | 'focus' | 'input' | 'onHold' | 'onFocusMove'
> {
  readonly spaces: readonly Space[];
  readonly links: readonly Link[];
  readonly faces: readonly SpaceFace[];
  readonly arrows: readonly Arrow[];
  readonly highlights: readonly Highlight[];
  /** True from Mar I on. */
  readonly ice: boolean;
  /** A flag and a number instead of counters. */
  readonly flagsOnly?: boolean;
  describe?(space: Space): string;
}
