/** Queries about a position that combine several rules. */
import { hexName, type Hex } from './board/grid.ts';
import { factsOf } from './rules/facts.ts';
import { stacksFree } from './state/occupancy.ts';
import { refuse, type Refusal } from './state/refusals.ts';
import type { State } from './state/state.ts';
import { arrivalHexes } from './rules/reinforcement.ts';
import { retreatersBefore, retreatHexes } from './rules/retreat.ts';
import { overstackedHexes, stackingLimit } from './rules/stacking.ts';
import { setUpHexes } from './rules/set-up.ts';
import { isolationNow, supplyReport } from './rules/supply-report.ts';
import type { SupplyReport } from './state/reports.ts';
import { IS_SKI, type UnitId } from './units/roster.ts';
import type { Side } from './units/unit-types.ts';

/** Hexes where a unit may be placed now: at set-up, or as a reinforcement. */
export function placements(state: State, unit: UnitId): Hex[] {
  if (state.phase === 'set-up') return setUpHexes(state, unit);
  return state.phase === 'reinforcement' ? arrivalHexes(state, unit) : [];
}

export const zoneOfControl = (state: State, side: Side): Uint8Array => factsOf(state).zone(side);

/** The supply path of every unit, the loads of the cities, and the reasons for isolation. */
export const supply = (state: State, side: Side): SupplyReport => supplyReport(state, side);

/** By unit: isolation of a side's units as in the supply report, 0 for all others. */
export const isolation = (state: State, side: Side): Uint8Array => isolationNow(state, side);

export function retreaters(state: State): UnitId[] {
  const decision = state.decisions.at(-1);
  if (decision) return decision.kind === 'retreat' || decision.kind === 'withdraw' ? [...decision.units] : [];
  return state.phase === 'retreat-before' ? retreatersBefore(state) : [];
}

/** Hexes to which a unit that may or must retreat can go. */
export const retreats = (state: State, unit: UnitId): Hex[] =>
  retreaters(state).includes(unit) ? retreatHexes(state, unit) : [];

/** Why units could not all stay in a hex with its present units (K1, K2); they may still pass through it. */
export function checkRoom(state: State, hex: Hex, units: readonly UnitId[]): Refusal | null {
  const counted = units.filter((unit) => !IS_SKI[unit] && !stacksFree(unit, hex)).length;
  const { stacking } = factsOf(state).occupancy;
  if (!counted || stacking[hex]! + counted <= stackingLimit(hex)) return null;
  return refuse('no-room-now', { hex: hexName(hex), limit: stackingLimit(hex) }, [hex]);
}

/** Hexes with more units of a side than may stack there. */
export const overstacked = (state: State, side: Side): Hex[] =>
  overstackedHexes(factsOf(state).occupancy, side);
