import type { Hex } from '../board/grid.ts';
import type { UnitId } from '../units/roster.ts';
import type { Side } from '../units/unit-types.ts';
import type { Isolation, Outcome, PhaseName, ScenarioLetter } from './state.ts';

/** Columns of the Combat Results Table, attack strength to defence strength. */
export const ODDS_COLUMNS = ['1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1'] as const;
export type OddsColumn = (typeof ODDS_COLUMNS)[number];

/** Attacker eliminated, attacker retreats, no effect, exchange, defender retreats, defender eliminated. */
export type CombatResult = 'Ae' | 'Ar' | 'Ne' | 'Ex' | 'Dr' | 'De';

export type Cause =
  | 'attack'
  | 'exchange'
  | 'no-retreat'
  | 'ski-patrol'
  | 'overstack'
  | 'isolated-at-end'
  | 'landing'
  | 'climate'
  | 'drop'
  | 'thaw';

/** A line of the Special Event Tables. */
export type SpecialEvent = 'F' | 'G' | 'H' | 'J' | 'K' | 'G+J' | 'L';

/** A die of the Interphase and its result. */
export type Rolled =
  /** `modified`: the die with the +1 of Option.F. */
  | { of: 'scenario'; dice: readonly number[]; modified: number; letter: ScenarioLetter | null }
  /** Two dice compared with a number (Designer.C). */
  | { of: 'intervention'; dice: readonly number[]; atMost: number; comes: boolean }
  | { of: 'norway' | 'sweden'; dice: readonly number[]; atMost: number; resists: boolean }
  /** `volunteers`: the 2-2-2 of Option.F on a 1. */
  | { of: 'event'; dice: readonly number[]; event: SpecialEvent | null; volunteers: boolean }
  | { of: 'length'; dice: readonly number[]; lastTurn: number };

/** Each takes 1 off the disruption die; `distance` once for every six hexes or part of it (Option.D1). */
export type DropModifier = 'weather' | 'terrain' | 'city' | 'zone' | 'distance';
export type DropResult = 'fine' | 'halved' | 'stunned' | 'eliminated';

/** Events for the log and the animation. */
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
  | ({ type: 'rolled' } & Rolled)
  | { type: 'scenario'; letter: ScenarioLetter }
  /** A Special Event, and whether it has any effect now. */
  | { type: 'special-event'; event: Exclude<SpecialEvent, 'G+J'>; effect: boolean }
  /** Units join the game outside a Reinforcement Phase. */
  | { type: 'joined'; units: readonly UnitId[]; hex: Hex }
  /** An eliminated unit returns as a reinforcement (Event.J). */
  | { type: 'returned'; unit: UnitId }
  /** Removed for the rest of the game (Scenario.E). */
  | { type: 'recalled'; unit: UnitId; hex: Hex }
  /** The assault from the sea (Scenario.A); `landed` is known once retreats and losses are settled. */
  | {
      type: 'landing';
      attack: number;
      defence: number;
      column: OddsColumn;
      die: number;
      result: CombatResult;
    }
  | { type: 'declined'; what: 'landing' | 'cease-fire' }
  /** The Allies' landing is delayed by one Game-Turn (Designer.C). */
  | { type: 'landing-delayed'; turn: number }
  | { type: 'heavy'; units: readonly UnitId[] }
  /** The hex is hidden. */
  | { type: 'planned' }
  | {
      type: 'dropped';
      unit: UnitId;
      hex: Hex;
      /** Null for the drop of Special Event F, which needs no die. */
      die: number | null;
      /** Each takes 1 off the die (Option.D1). */
      modifiers: readonly DropModifier[];
      result: DropResult;
    }
  | { type: 'demolished'; unit: UnitId; hex: Hex }
  | { type: 'mended'; hex: Hex }
  | { type: 'thawed'; unit: UnitId; from: Hex; to: Hex }
  | { type: 'murmansk'; turn: number; units: number; points: number }
  | { type: 'ended'; outcome: Outcome };
