/** Questions about a position that more than one rule answers. */
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

/** Hexes on which a unit may be put now: at set-up, or as a reinforcement. */
export function placements(state: State, unit: UnitId): Hex[] {
  if (state.phase === 'set-up') return setUpHexes(state, unit);
  return state.phase === 'reinforcement' ? arrivalHexes(state, unit) : [];
}

/** Per hex, 1 where the side's ZOC extends now. */
export const zoneOfControl = (state: State, side: Side): Uint8Array => factsOf(state).zone(side);

/** Who is supplied by whom along which path, the loads of the cities, and why others are isolated. */
export const supply = (state: State, side: Side): SupplyReport => supplyReport(state, side);

/** By unit: the isolation that the supply report gives to those of a side, 0 for all others. */
export const isolation = (state: State, side: Side): Uint8Array => isolationNow(state, side);

/** Units that may or must retreat now. */
export function retreaters(state: State): UnitId[] {
  const decision = state.decisions.at(-1);
  if (decision) return decision.kind === 'retreat' || decision.kind === 'withdraw' ? [...decision.units] : [];
  return state.phase === 'retreat-before' ? retreatersBefore(state) : [];
}

/** Hexes to which a unit that may or must retreat could go. */
export const retreats = (state: State, unit: UnitId): Hex[] =>
  retreaters(state).includes(unit) ? retreatHexes(state, unit) : [];

/** Why units could not all stay in a hex as it is filled now (K1, K2); they may pass through it all the same. */
export function checkRoom(state: State, hex: Hex, units: readonly UnitId[]): Refusal | null {
  const counted = units.filter((unit) => !IS_SKI[unit] && !stacksFree(unit, hex)).length;
  const { stacking } = factsOf(state).occupancy;
  if (!counted || stacking[hex]! + counted <= stackingLimit(hex)) return null;
  return refuse('no-room-now', { hex: hexName(hex), limit: stackingLimit(hex) }, [hex]);
}

/** Hexes with more units of a side than may stack. */
export const overstacked = (state: State, side: Side): Hex[] =>
  overstackedHexes(factsOf(state).occupancy, side);
