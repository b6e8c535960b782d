import { finnishCities, HELSINKI, OULU } from '../board/board.ts';
import type { Hex } from '../board/grid.ts';
import type { Action } from '../state/actions.ts';
import { changeDecision, popDecision, pushDecision, standIn, type Draft } from './draft.ts';
import { occupancyOf } from '../state/occupancy.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import { OFF_MAP, type Decision, type State } from '../state/state.ts';
import { FOREIGN_VOLUNTEERS, ROSTER, unitLabel, type UnitId } from '../units/roster.ts';
import { finnishHeld } from './rail.ts';

type ArriveAction = Action & { readonly type: 'arrive' };
type Muster = Decision & { readonly kind: 'muster' };

const heldOf = ({ state }: Draft, hexes: readonly Hex[]): Hex[] => {
  const occupancy = occupancyOf(state.units);
  return hexes.filter((hex) => finnishHeld(hex, state.owner, occupancy));
};

/** Puts units on the map at once; they may exceed the stacking limit until the next Finnish Movement Phase ends. */
export function join(draft: Draft, units: readonly UnitId[], hex: Hex): void {
  for (const unit of units) standIn(draft, unit, hex);
  draft.events.push({ type: 'joined', units, hex });
}

/** Brings units to a Finnish-held city of the list, chosen by the player; false when there is none. */
function musterAt(draft: Draft, units: readonly UnitId[], cities: readonly Hex[]): boolean {
  const hexes = heldOf(draft, cities);
  if (!hexes.length) return false;
  if (hexes.length === 1) join(draft, units, hexes[0]!);
  else pushDecision(draft, { kind: 'muster', side: 'finn', units, hexes });
  return true;
}

/** Adds a 2-2-2 of foreign volunteers in Helsinki or Oulu (Event.G, Option.F); false when none can come. */
export function musterVolunteers(draft: Draft): boolean {
  const unit = FOREIGN_VOLUNTEERS.find((id) => draft.state.units[id]!.at === OFF_MAP.unused);
  return unit !== undefined && musterAt(draft, [unit], [HELSINKI, OULU]);
}

/** The Swedish volunteers and the regiment that joins with them. */
export const SWEDES = ROSTER.filter(
  (c) => c.typeName === 'swedishVolunteers' || (c.typeName === 'finnishRegiment' && c.name === '64'),
).map((c) => c.id);

/** The Swedes join at once: in Oulu, or in any city that the Finns still hold (Scenario.D, X3). */
export function musterSwedes(draft: Draft): void {
  const units = SWEDES.filter((id) => draft.state.units[id]!.at === OFF_MAP.waiting);
  if (!units.length) return;
  const elsewhere = finnishCities.map((p) => p.hex);
  if (!musterAt(draft, units, [OULU])) musterAt(draft, units, elsewhere);
}

export function checkMuster({ units, hexes }: Muster, { unit, hex }: ArriveAction): Refusal | null {
  if (units.includes(unit) && hex !== null && hexes.includes(hex)) return null;
  return refuse(
    SWEDES.includes(units[0]!) ? 'muster-swedes' : 'muster-city',
    { unit: ROSTER[unit] ? unitLabel(unit) : '?' },
    hexes,
  );
}

export const musterActions = ({ units, hexes }: Muster): ArriveAction[] =>
  units.flatMap((unit) => hexes.map((hex): ArriveAction => ({ type: 'arrive', unit, hex })));

export function applyMuster(draft: Draft, decision: Muster, { unit, hex }: ArriveAction): void {
  join(draft, [unit], hex!);
  const units = decision.units.filter((id) => id !== unit);
  if (units.length) changeDecision(draft, { ...decision, units });
  else popDecision(draft);
}

/** The pending choice of a city for units that join, or null. */
export const mustering = (state: State): Muster | null => {
  const decision = state.decisions.at(-1);
  return decision?.kind === 'muster' ? decision : null;
};
