import type { Front, Side, Space } from '../board/board.ts';
import type { FinnishForce, SovietForce, SovietUnit } from '../units/forces.ts';
import type {
  Environment,
  FinnishStrategy,
  FinnishSupport,
  Slot,
  SovietStrategy,
} from '../units/strategies.ts';
import type { BagSizes, Mannerheim, Outcome, PhaseName } from './state.ts';

export type MoraleCause =
  | 'event'
  | 'recovery'
  /** The success of a strategy, the number of a space, a fortified space. */
  | 'success'
  | 'number'
  | 'fortified'
  | 'failure'
  | 'harassment'
  | 'waiting';

/** Events for the log and the animation. None reveals what is hidden from a side. */
export interface RevealedAttack {
  readonly target: Space;
  readonly strategy: SovietStrategy;
  /** Null without an answer. */
  readonly answer: FinnishStrategy | null;
}

export type GameEvent =
  | { type: 'phase'; turn: number; phase: PhaseName }
  /** A phase was skipped, since there was nothing to choose. */
  | { type: 'passed'; phase: PhaseName }
  | { type: 'morale'; side: Side; change: number; cause: MoraleCause; now: number }
  | { type: 'international'; die: number; marker: number }
  /** Units have moved to the Reinforcements box, or returned to the sheet. */
  | { type: 'returned'; side: Side; units: SovietForce | FinnishForce; to: 'reinforcements' | 'sheet' }
  | { type: 'arrivals'; units: SovietForce }
  | { type: 'entered'; space: Space; units: SovietForce }
  | { type: 'marched'; from: Space; to: Space; units: SovietForce }
  | { type: 'marker'; space: Space; on: boolean }
  /** Control of a space was lost or regained without a fight. */
  | { type: 'control'; space: Space; side: Side }
  | { type: 'scouts'; space: Space; scouts: number; stay: boolean }
  /** Number of strategies that a side has put on each front. */
  | { type: 'planned'; side: Side; fronts: Readonly<Record<Front, number>> }
  | { type: 'deployed'; slot: Slot; target: Space }
  | { type: 'answered'; slot: Slot; answer: Slot | null }
  /** The strategies on the map are turned over, in the order of the boxes. */
  | { type: 'revealed'; attacks: readonly RevealedAttack[] }
  /** Solo: the draw for a strategy, and the number of counters left in each container. */
  | {
      type: 'drawn';
      /** The strongest of this many draws. */
      draws: number;
      slot: Slot;
      strategy: FinnishStrategy;
      units: FinnishForce;
      environment: readonly Environment[];
      supports: readonly FinnishSupport[];
      entrenched: boolean;
      left: BagSizes;
    }
  | { type: 'mannerheim'; use: Mannerheim }
  /** Solo: the die for the number of SCT. */
  | { type: 'sent'; space: Space; die: number; scouts: number }
  | { type: 'opened'; slot: Slot; target: Space }
  | { type: 'reserves'; units: SovietForce; from: Space; to: Space }
  | {
      type: 'round';
      attack: 1 | 2;
      round: 1 | 2;
      from: Space;
      target: Space;
      soviet: number;
      finn: number;
      roller: Side;
      column: number;
      die: number;
      face: number;
      sovietLosses: number;
      finnishLosses: number;
      retreat: Side | null;
    }
  | { type: 'lost'; side: Side; space: Space; units: SovietForce | FinnishForce; cause: 'combat' | 'retreat' }
  | { type: 'starved'; space: Space; unit: SovietUnit }
  | { type: 'victory'; side: Side; target: Space; strategy: SovietStrategy }
  | { type: 'conquered'; space: Space; units: SovietForce; first: boolean }
  | { type: 'pursuit'; from: Space; target: Space }
  /** `to` is null for Finns, who return to their sheet. */
  | {
      type: 'retreated';
      side: Side;
      from: Space;
      to: Space | null;
      units: SovietForce | FinnishForce;
    }
  | {
      type: 'harassed';
      space: Space;
      scouts: number;
      die: number;
      modifier: number;
      result: 'success' | 'setback' | 'failure';
    }
  | { type: 'ended'; outcome: Outcome };
