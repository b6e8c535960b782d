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
import { scoreAdvance, adjacentAttackStrength, scoreShelter } from './decisions.ts';
import type { AiContext } from './contract.ts';
import { isHq, unitType, LENINGRAD, OULU, PETSAMO, stacksOf } from './ground.ts';
import { leningradGarrison } from './leningrad-garrison.ts';
import { END } from './sketch.ts';

/** Light troops and HQs give way to a force that would crush them. */
export function chooseRetreatBefore(state: State, ai: AiContext): Action[] {
  const { side } = ai;
  for (const unit of retreaters(state)) {
    if (!shouldGiveWay(state, unit)) continue;
    const open = retreats(state, unit)
      .filter((to) => !isTrap(state, unit, to))
      .map((to) => ({ to, worth: scoreShelter(state, side, to) }));
    const best = open.sort((a, b) => b.worth - a.worth || a.to - b.to)[0];
    if (best && best.worth > scoreShelter(state, side, state.units[unit]!.at) - (isHq(unit) ? 9 : 0))
      return [{ type: 'retreat', unit, to: best.to }];
  }
  return [END];
}

/** An HQ that gives way into an empty Leningrad dies there, and whoever killed it goes in and has won (E1). */
const isTrap = (state: State, unit: UnitId, to: Hex): boolean =>
  to === LENINGRAD && isHq(unit) && !leningradGarrison(state).length;

/** Odds at which it is better to be gone. */
const CRUSHING_ODDS = 2;

function shouldGiveWay(state: State, unit: UnitId): boolean {
  const { at } = state.units[unit]!;
  // Whoever drives an HQ out of Leningrad goes in and has won (E1).
  if (at === LENINGRAD) return false;
  const by = state.phasing;
  const friends = stacksOf(state, unitType(unit).side).get(at) ?? [];
  if (isHq(unit)) return friends.every((id) => isHq(id));
  const city = at === PETSAMO || at === OULU;
  const defence = friends.reduce((sum, id) => sum + unitType(id).defence, 0) * (city ? 2 : 1);
  // A city is worth a last stand.
  return adjacentAttackStrength(state, at, by) >= defence * (city ? 99 : CRUSHING_ODDS);
}

/** One unit may follow those that gave way; it will not attack this turn. */
export function chooseAdvanceBefore(state: State, ai: AiContext): Action[] {
  for (const unit of advancers(state))
    for (const to of advances(state, unit))
      if (!hasTarget(state, unit) && scoreAdvance(state, ai.side, unit, to) > 0.5)
        return [{ type: 'advance', unit, to }];
  return [END];
}

/** True for a unit that still has somebody to attack. */
const hasTarget = (state: State, unit: UnitId): boolean =>
  attackable({ ...state, phase: 'attack' }).some(
    ({ hex, attackers }) =>
      attackers.includes(unit) && odds(state, { attackers: [unit], targets: [hex] }).defence > 0,
  );
