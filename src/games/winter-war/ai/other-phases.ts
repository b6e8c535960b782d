import {
  type Action,
  type Hex,
  MURMANSK_UNITS,
  type State,
  type UnitId,
  advancers,
  advances,
  attackable,
  mayPlan,
  murmanskDefended,
  murmanskUnits,
  odds,
  placements,
  planHexes,
  retreaters,
  retreats,
  waiting,
  zoneOfControl,
} from '#engine/winter-war';
import type { AiContext, RandomSource } from './ai-context.ts';
import { adjacentAttackStrength, scoreAdvance, scoreShelter } from './decisions.ts';
import {
  distanceField,
  isHq,
  landNeighbours,
  stackingCapacity,
  stacksOf,
  theatreOf,
  unitType,
  unitsOf,
} from './ground.ts';
import { END, Sketch } from './sketch.ts';
import { leningradGarrison } from './soviet-guards.ts';
import {
  HELSINKI,
  KEM,
  LENINGRAD,
  MURMANSK,
  OULU,
  PETROZAVODSK,
  PETSAMO,
  VIIPURI,
} from '../analysis/places.ts';

/** Retreats before combat: light troops and HQs leave when the enemy is far superior. */
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

/** An HQ alone in Leningrad is lost to the next attack, and with it the war (E1). */
const isTrap = (state: State, unit: UnitId, to: Hex): boolean =>
  to === LENINGRAD && isHq(unit) && !leningradGarrison(state).length;

/** Odds from which a unit leaves. */
const CRUSHING_ODDS = 2;

function shouldGiveWay(state: State, unit: UnitId): boolean {
  const { at } = state.units[unit]!;
  // The last unit that leaves Leningrad loses the war (E1).
  if (at === LENINGRAD) return false;
  const by = state.phasing;
  const friends = stacksOf(state, unitType(unit).side).get(at) ?? [];
  if (isHq(unit)) return friends.every((id) => isHq(id));
  const city = at === PETSAMO || at === OULU;
  const defence = friends.reduce((sum, id) => sum + unitType(id).defence, 0) * (city ? 2 : 1);
  // Cities are held at almost any odds.
  return adjacentAttackStrength(state, at, by) >= defence * (city ? 99 : CRUSHING_ODDS);
}

/** Advances before combat; the unit may not attack this turn. */
export function chooseAdvanceBefore(state: State, ai: AiContext): Action[] {
  for (const unit of advancers(state))
    for (const to of advances(state, unit))
      if (!hasTarget(state, unit) && scoreAdvance(state, ai.side, unit, to) > 0.5)
        return [{ type: 'advance', unit, to }];
  return [END];
}

/** Whether a unit still has a target this turn. */
const hasTarget = (state: State, unit: UnitId): boolean =>
  attackable({ ...state, phase: 'attack' }).some(
    ({ hex, attackers }) =>
      attackers.includes(unit) && odds(state, { attackers: [unit], targets: [hex] }).defence > 0,
  );

/** Places all reinforcements that are due. */
export function placeReinforcements(sketch: Sketch, ai: AiContext, random: RandomSource): void {
  planAirDrop(sketch);
  const due = waiting(sketch.state, ai.side).sort((a, b) => unitType(b).attack - unitType(a).attack || a - b);
  for (const unit of due) {
    const score = (hex: Hex): number =>
      ai.level === 'recruit'
        ? random()
        : ai.side === 'soviet'
          ? scoreSovietArrival(sketch.state, unit, hex)
          : scoreFinnishArrival(sketch.state, unit, hex);
    const open = placements(sketch.state, unit).map((hex) => ({ hex, worth: score(hex) }));
    const best = open.sort((a, b) => b.worth - a.worth || a.hex - b.hex)[0];
    if (best) sketch.play({ type: 'arrive', unit, hex: best.hex });
  }
  sketch.end();
}

function scoreSovietArrival(state: State, unit: UnitId, hex: Hex): number {
  const { label, southOnly } = unitType(unit);
  if (isHq(unit)) {
    const here = unitsOf(state, 'soviet').filter((id) => theatreOf(state.units[id]!.at) === theatreOf(hex));
    return here.length / (1 + 2 * here.filter(isHq).length);
  }
  if (southOnly) return hex === LENINGRAD ? 9 : 1;
  const light = label === '2-1-2';
  const short = murmanskDefended(state) && murmanskUnits(state) < MURMANSK_UNITS + 1;
  if (hex === MURMANSK) return light && short ? 10 : 0;
  if (hex === LENINGRAD) return light ? 4 : 7;
  if (hex === PETROZAVODSK) return 5;
  return hex === KEM ? 3 : 1;
}

function scoreFinnishArrival(state: State, unit: UnitId, hex: Hex): number {
  const { label, arm } = unitType(unit);
  const soviets = unitsOf(state, 'soviet');
  const near = (goal: Hex): number => {
    const field = distanceField([goal], state.turn);
    return soviets.filter((id) => field[state.units[id]!.at]! <= 7 && unitType(id).attack).length;
  };
  const free = landNeighbours(hex).every((next) => !zoneOfControl(state, 'soviet')[next]) ? 0 : -1;
  if (label === '6-6-2') return hex === VIIPURI ? 9 : hex === HELSINKI ? 5 : 0;
  if (hex === PETSAMO) {
    const there = stacksOf(state, 'finn').get(hex) ?? [];
    // A unit without room in Petsamo may find no way out and be lost.
    const fits = arm === 'ski' || (stackingCapacity(hex, there) > 0 && ['1-1-3', '2-2-3'].includes(label));
    return fits && there.length < 2 ? near(hex) : -1;
  }
  if (hex === OULU) return (arm === 'ski' ? 6 : 3.5) + near(hex) / 2 + free;
  return hex === VIIPURI ? 5 + free * 3 : 3;
}

/**
 * Plans the drop behind the Mannerheim Line, near Viipuri, on open ground without Finns: in the set-up, which Soviet
 * preparedness allows, or once the main attack has begun.
 */
export function planAirDrop(sketch: Sketch): void {
  const { state } = sketch;
  if (!mayPlan(state) || state.course.plan || (state.phase !== 'set-up' && state.turn < STORM_TURN)) return;
  const finns = stacksOf(state, 'finn');
  const zone = zoneOfControl(state, 'finn');
  const field = distanceField([VIIPURI], state.turn);
  const worth = (hex: Hex): number => -field[hex]! - (zone[hex] ? 2 : 0) - (finns.has(hex) ? 99 : 0);
  const [best] = [...planHexes(state)].sort((a, b) => worth(b) - worth(a) || a - b);
  if (best !== undefined) sketch.play({ type: 'plan', hex: best });
}
const STORM_TURN = 6;
