import type { Hex } from '../board/grid.ts';
import type { OddsColumn, CombatResult } from '../rules/combat-table.ts';
import type { UnitId } from '../units/roster.ts';
import type { Side } from '../units/unit-types.ts';
import type { Isolation, Outcome, PhaseName } from './state.ts';

export type Cause = 'attack' | 'exchange' | 'no-retreat' | 'ski-patrol' | 'overstack' | 'isolated-at-end';

/** What happened, for the log and the animation. */
export type GameEvent =
  | { type: 'placed'; unit: UnitId; hex: Hex | null }
  | { type: 'revealed' }
  | { type: 'phase'; turn: number; phase: PhaseName; phasing: Side }
  | { type: 'arrived'; unit: UnitId; hex: Hex | null }
  | { type: 'moved'; unit: UnitId; from: Hex; path: readonly Hex[]; rail: boolean }
  | { type: 'administered'; unit: UnitId }
  | { type: 'supply'; unit: UnitId; isolation: Isolation }
  | { type: 'retreated'; unit: UnitId; from: Hex; to: Hex; before: boolean }
  | { type: 'advanced'; unit: UnitId; from: Hex; to: Hex; before: boolean }
  | {
      type: 'attacked';
      attackers: readonly UnitId[];
      from: readonly Hex[];
      targets: readonly Hex[];
      /** Strengths in points, exact to the half. */
      attack: number;
      defence: number;
      column: OddsColumn | null;
      /** Null when no die is rolled (C4, C8). */
      die: number | null;
      result: CombatResult;
      fortified: boolean;
    }
  | { type: 'eliminated'; unit: UnitId; hex: Hex; cause: Cause }
  | { type: 'captured'; hex: Hex; side: Side }
  | { type: 'murmansk'; turn: number; units: number; points: number }
  | { type: 'ended'; outcome: Outcome };
