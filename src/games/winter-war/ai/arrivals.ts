import {
  mayPlan,
  murmanskDefended,
  murmanskUnits,
  MURMANSK_UNITS,
  placements,
  planHexes,
  waiting,
  zoneOfControl,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import type { RandomSource } from './chance.ts';
import {
  landNeighbours,
  HELSINKI,
  isHq,
  KEM,
  unitType,
  LENINGRAD,
  MURMANSK,
  OULU,
  PETROZAVODSK,
  PETSAMO,
  stackingRoom,
  stacksOf,
  theatreOf,
  unitsOf,
  VIIPURI,
  distanceField,
} from './ground.ts';
import type { AiContext } from './contract.ts';
import { Sketch } from './sketch.ts';

/** Brings on all that is due, each unit where it is wanted. */
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
  const short = murmanskDefended(state.options) && murmanskUnits(state) < MURMANSK_UNITS + 1;
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
    // Whoever finds no room there may find no way out of it either, and is lost.
    const fits = arm === 'ski' || (stackingRoom(hex, there) > 0 && ['1-1-3', '2-2-3'].includes(label));
    return fits && there.length < 2 ? near(hex) : -1;
  }
  if (hex === OULU) return (arm === 'ski' ? 6 : 3.5) + near(hex) / 2 + free;
  return hex === VIIPURI ? 5 + free * 3 : 3;
}

/** The brigade is to come down behind the Mannerheim Line, near Viipuri, on open ground without Finns. */
function planAirDrop(sketch: Sketch): void {
  const { state } = sketch;
  if (!mayPlan(state) || state.course.plan) return;
  const finns = stacksOf(state, 'finn');
  const zone = zoneOfControl(state, 'finn');
  const field = distanceField([VIIPURI], state.turn);
  const worth = (hex: Hex): number => -field[hex]! - (zone[hex] ? 2 : 0) - (finns.has(hex) ? 99 : 0);
  const [best] = [...planHexes(state)].sort((a, b) => worth(b) - worth(a) || a - b);
  // Worth the jump only when the main attack is on.
  if (best !== undefined && state.turn >= 6) sketch.play({ type: 'plan', hex: best });
}
