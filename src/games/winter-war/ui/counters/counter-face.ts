import type { Side, UnitId, UnitType } from '#engine/winter-war';

/** Data for drawing a counter. The drawing knows no rules: the state shown here was decided elsewhere. */
export interface CounterFace {
  readonly unit: UnitId;
  readonly side: Side;
  /** Null for a face-down counter. */
  readonly type: UnitType | null;
  readonly name: string;
  /** Without a supply path. */
  readonly isolated?: boolean;
  /** Isolated for lack of capacity: its city supplies others. */
  readonly overloaded?: boolean;
  readonly moved?: boolean;
  readonly advanced?: boolean;
  readonly mustAttack?: boolean;
  readonly selected?: boolean;
  /** Paratroops that have just landed, and how. */
  readonly drop?: 'dropped' | 'disrupted' | 'stunned';
  /** Tanks too heavy for frozen lakes. */
  readonly heavy?: boolean;
  /** Has attacked, or may do nothing more in this phase. */
  readonly spent?: boolean;
}
