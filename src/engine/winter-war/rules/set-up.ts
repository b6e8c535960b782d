import { COUNTRY_CODES, countryTable, LENINGRAD, southOfRowA } from '../board/board.ts';
import { distance, HEX_COUNT, hexName, type Hex } from '../board/grid.ts';
import type { Action } from '../state/actions.ts';
import { setCourse, setUnit, type Draft } from './draft.ts';
import { factsOf } from './facts.ts';
import { occupancyOf } from '../state/occupancy.ts';
import { refuse, type Refusal, type RefusalKey } from '../state/refusals.ts';
import { OFF_MAP, type State } from '../state/state.ts';
import {
  ATTACK,
  counter,
  IS_BLANK,
  IS_HQ,
  TANK_REGIMENTS,
  unitLabel,
  unitLabels,
  type UnitId,
} from '../units/roster.ts';
import type { Side } from '../units/unit-types.ts';
import { initialForces } from './reinforcement.ts';
import { sovietSupply, supplyContext, type SovietSupply } from './soviet-supply.ts';
import { hasCapacity } from './stacking.ts';
import { checkEntry, passable } from './terrain.ts';
import { faceDownZone, fortsNow } from './zones-of-control.ts';

type PlaceAction = Action & { readonly type: 'place' };

/** Maximum distance in hexes from Leningrad for the 20-12-2s at the start. */
const LENINGRAD_RADIUS = 3;

export const inTray = (state: State, side: Side): UnitId[] =>
  initialForces(side, state.options).filter((id) => state.units[id]!.at === OFF_MAP.waiting);

/** Why a unit may not be set up in a hex, ignoring stacking, or null. */
function groundProblem(state: State, unit: UnitId, hex: Hex): RefusalKey | 'no-ground' | null {
  const { options } = state;
  const { type, side, typeName } = counter(unit);
  const home = side === 'finn' ? COUNTRY_CODES.finland : COUNTRY_CODES.ussr;
  if (countryTable[hex] !== home) return side === 'finn' ? 'setup-country' : 'setup-ussr';
  if (!passable(hex, false)) return 'no-ground';
  if (typeName === 'fortressDivision' && !fortsNow(state)[hex]) return 'setup-fortification';
  if (type.southOnly && !southOfRowA[hex]) return 'setup-row-a';
  if (options.clar10 && typeName === 'fieldDivision' && !southOfRowA[hex]) return 'setup-clar10';
  if (typeName === 'infantryCorps' && distance(hex, LENINGRAD) > LENINGRAD_RADIUS) return 'setup-leningrad';
  return null;
}

export function checkPlace(state: State, { unit, hex }: PlaceAction): Refusal | null {
  if (!state.units[unit]) return refuse('no-such-unit');
  if (!initialForces(state.phasing, state.options).includes(unit))
    return refuse(`setup-unit-${state.phasing}`, { unit: unitLabel(unit) });
  if (hex === null) return null;
  if (!(Number.isInteger(hex) && hex >= 0 && hex < HEX_COUNT)) return refuse('off-the-map');
  const problem = groundProblem(state, unit, hex);
  if (problem === 'no-ground') return checkEntry(state, unit, hex);
  if (problem) return refuse(problem, { unit: unitLabel(unit), hex: hexName(hex) }, [hex]);
  const { occupancy } = factsOf(state);
  if (state.units[unit]!.at !== hex && !hasCapacity(occupancy, hex, unit))
    return refuse('setup-full', { hex: hexName(hex) }, [hex]);
  return null;
}

/** Hexes where a unit could be set up now; empty for a unit of the other side (S1). */
export function setUpHexes(state: State, unit: UnitId): Hex[] {
  if (!initialForces(state.phasing, state.options).includes(unit)) return [];
  const { occupancy } = factsOf(state);
  const found: Hex[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++)
    if (
      !groundProblem(state, unit, hex) &&
      (state.units[unit]!.at === hex || hasCapacity(occupancy, hex, unit))
    )
      found.push(hex);
  return found;
}

export function* placeActions(state: State): Generator<PlaceAction> {
  for (const unit of initialForces(state.phasing, state.options)) {
    for (const hex of setUpHexes(state, unit)) yield { type: 'place', unit, hex };
    if (state.units[unit]!.at >= 0) yield { type: 'place', unit, hex: null };
  }
}

export function applyPlace(draft: Draft, { unit, hex }: PlaceAction): void {
  setUnit(draft, unit, { at: hex ?? OFF_MAP.waiting });
  draft.events.push({ type: 'placed', unit, hex });
}

/** Soviet supply at set-up: every face-down Finnish counter counts as having a ZOC, so it reveals nothing (S2). */
export function setUpSupply(state: State): SovietSupply {
  const occupancy = occupancyOf(state.units);
  return sovietSupply(supplyContext(state, state.units, occupancy), faceDownZone(state.units, 'finn'));
}

/** Why the set-up of the current side cannot end yet, or null (S1, S2, Supply.J). */
export function checkSetUpEnd(state: State): Refusal | null {
  const missing = inTray(state, state.phasing).filter((id) => !IS_BLANK[id]);
  if (state.options.earlierStart) {
    const wrong = checkReserve(state.phasing, missing);
    if (wrong) return wrong;
  } else if (missing.length) return refuse(`setup-unplaced-${state.phasing}`, { units: unitLabels(missing) });
  if (state.phasing === 'finn') return null;
  const { cut } = setUpSupply(state);
  const isolated = initialForces('soviet', state.options).filter((id) => cut[id]);
  if (!isolated.length) return null;
  return refuse(
    'setup-unsupplied',
    { units: unitLabels(isolated) },
    isolated.map((id) => state.units[id]!.at),
  );
}

/** Attack points that the Soviets keep back for Game-Turn 0, and how many of them in 2-1-2s (Option.H). */
export const RESERVE_POINTS = 20;
const RESERVE_REGIMENTS = 12;
/** Unit types that the Finns keep back. */
const FINNISH_RESERVE = ['1-1-3', '1-1-3', '2-2-3'];

/** Why the units left in the tray are not the reserve of an earlier start, or null (Option.H). */
function checkReserve(side: Side, left: readonly UnitId[]): Refusal | null {
  if (side === 'finn') {
    const labels = left.map((id) => counter(id).type.label).sort();
    const fits = labels.join() === FINNISH_RESERVE.join();
    return fits ? null : refuse('setup-reserve-finn', { units: left.length ? unitLabels(left) : '-' });
  }
  const points = (units: readonly UnitId[]): number => units.reduce((sum, id) => sum + ATTACK[id]!, 0);
  const now = points(left);
  const few = points(left.filter((id) => counter(id).typeName === 'rifleRegiment'));
  const fits = now === RESERVE_POINTS && few >= RESERVE_REGIMENTS && !left.some((id) => IS_HQ[id]);
  if (fits) return null;
  return refuse('setup-reserve-soviet', { points: RESERVE_POINTS, regiments: RESERVE_REGIMENTS, now, few });
}

type HeavyAction = Action & { readonly type: 'heavy' };

/** The Soviet player chooses the two heavy tank regiments during the set-up (Designer.A1). */
export function checkHeavy({ phasing }: State, { units }: HeavyAction): Refusal | null {
  if (phasing !== 'soviet') return refuse('when-heavy');
  const fits =
    new Set(units).size === 2 && units.length === 2 && units.every((id) => TANK_REGIMENTS.includes(id));
  return fits ? null : refuse('heavy-units');
}

export const heavyActions = (state: State): HeavyAction[] =>
  TANK_REGIMENTS.map((other) => ({
    type: 'heavy' as const,
    units: TANK_REGIMENTS.filter((id) => id !== other),
  })).filter((action) => !checkHeavy(state, action));

export function applyHeavy(draft: Draft, { units }: HeavyAction): void {
  setCourse(draft, { heavy: [...units].sort((a, b) => a - b) });
  draft.events.push({ type: 'heavy', units });
}

/** Turns the Finnish counters face up and removes the blanks (SetUp.Reveal). */
export function reveal(draft: Draft): void {
  for (const id of initialForces('finn', draft.state.options))
    if (IS_BLANK[id]) setUnit(draft, id, { at: OFF_MAP.unused });
  draft.events.push({ type: 'revealed' });
}
