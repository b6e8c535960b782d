import type { Side, UnitId, UnitType } from '#engine/winter-war';

/** A counter as it is drawn. The drawing knows no rules: what is shown here was decided elsewhere. */
export interface CounterFace {
  readonly unit: UnitId;
  readonly side: Side;
  /** Null for a counter that lies face down. */
  readonly type: UnitType | null;
  readonly name: string;
  /** Without a supply path. */
  readonly isolated?: boolean;
  /** Isolated for want of capacity: its city supplies others. */
  readonly overloaded?: boolean;
  readonly moved?: boolean;
  readonly advanced?: boolean;
  readonly mustAttack?: boolean;
  readonly selected?: boolean;
  /** Paratroops that have just come down, and how. */
  readonly drop?: 'dropped' | 'disrupted' | 'stunned';
  /** Tanks too heavy for frozen lakes. */
  readonly heavy?: boolean;
  /** Has attacked, or may do nothing more in this phase. */
  readonly spent?: boolean;
}
