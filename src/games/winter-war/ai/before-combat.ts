import {
  advancers,
  advances,
  odds,
  retreaters,
  retreats,
  attackable,
  type Action,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { advanceWorth, pressureOn, shelter } from './decisions.ts';
import type { Mind } from './contract.ts';
import { isHq, kind, LENINGRAD, OULU, PETSAMO, stacks } from './ground.ts';
import { holders } from './leningrad-garrison.ts';
import { END } from './sketch.ts';

/** Light troops and HQs give way to a force that would crush them. */
export function retreatsBefore(state: State, mind: Mind): Action[] {
  const { side } = mind;
  for (const unit of retreaters(state)) {
    if (!givesWay(state, unit)) continue;
    const open = retreats(state, unit)
      .filter((to) => !isTrap(state, unit, to))
      .map((to) => ({ to, worth: shelter(state, side, to) }));
    const best = open.sort((a, b) => b.worth - a.worth || a.to - b.to)[0];
    if (best && best.worth > shelter(state, side, state.units[unit]!.at) - (isHq(unit) ? 9 : 0))
      return [{ type: 'retreat', unit, to: best.to }];
  }
  return [END];
}

/** An HQ that gives way into an empty Leningrad dies there, and whoever killed it goes in and has won (E1). */
const isTrap = (state: State, unit: UnitId, to: Hex): boolean =>
  to === LENINGRAD && isHq(unit) && !holders(state).length;

/** Odds at which it is better to be gone. */
const CRUSHING = 2;

function givesWay(state: State, unit: UnitId): boolean {
  const { at } = state.units[unit]!;
  // Whoever drives an HQ out of Leningrad goes in and has won (E1).
  if (at === LENINGRAD) return false;
  const by = state.phasing;
  const friends = stacks(state, kind(unit).side).get(at) ?? [];
  if (isHq(unit)) return friends.every((id) => isHq(id));
  const city = at === PETSAMO || at === OULU;
  const defence = friends.reduce((sum, id) => sum + kind(id).defence, 0) * (city ? 2 : 1);
  // A city is worth a last stand.
  return pressureOn(state, at, by) >= defence * (city ? 99 : CRUSHING);
}

/** One unit may follow those that gave way; it will not attack this turn. */
export function advancesBefore(state: State, mind: Mind): Action[] {
  for (const unit of advancers(state))
    for (const to of advances(state, unit))
      if (!isBusy(state, unit) && advanceWorth(state, mind.side, unit, to) > 0.5)
        return [{ type: 'advance', unit, to }];
  return [END];
}

/** True for a unit that still has somebody to attack. */
const isBusy = (state: State, unit: UnitId): boolean =>
  attackable({ ...state, phase: 'attack' }).some(
    ({ hex, attackers }) =>
      attackers.includes(unit) && odds(state, { attackers: [unit], targets: [hex] }).defence > 0,
  );
