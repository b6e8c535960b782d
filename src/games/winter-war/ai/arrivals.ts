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
import type { Chance } from './chance.ts';
import {
  around,
  HELSINKI,
  isHq,
  KEM,
  kind,
  LENINGRAD,
  MURMANSK,
  OULU,
  PETROZAVODSK,
  PETSAMO,
  roomIn,
  stacks,
  theatreOf,
  unitsOf,
  VIIPURI,
  fieldTo,
} from './ground.ts';
import type { Mind } from './contract.ts';
import { Sketch } from './sketch.ts';

/** Brings on all that is due, each unit where it is wanted. */
export function arrivals(sketch: Sketch, mind: Mind, chance: Chance): void {
  planDrop(sketch);
  const due = waiting(sketch.state, mind.side).sort((a, b) => kind(b).attack - kind(a).attack || a - b);
  for (const unit of due) {
    const wish = (hex: Hex): number =>
      mind.level === 'recruit'
        ? chance()
        : mind.side === 'soviet'
          ? sovietWish(sketch.state, unit, hex)
          : finnishWish(sketch.state, unit, hex);
    const open = placements(sketch.state, unit).map((hex) => ({ hex, worth: wish(hex) }));
    const best = open.sort((a, b) => b.worth - a.worth || a.hex - b.hex)[0];
    if (best) sketch.play({ type: 'arrive', unit, hex: best.hex });
  }
  sketch.end();
}

function sovietWish(state: State, unit: UnitId, hex: Hex): number {
  const { label, southOnly } = kind(unit);
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

function finnishWish(state: State, unit: UnitId, hex: Hex): number {
  const { label, arm } = kind(unit);
  const soviets = unitsOf(state, 'soviet');
  const near = (goal: Hex): number => {
    const field = fieldTo([goal], state.turn);
    return soviets.filter((id) => field[state.units[id]!.at]! <= 7 && kind(id).attack).length;
  };
  const free = around(hex).every((next) => !zoneOfControl(state, 'soviet')[next]) ? 0 : -1;
  if (label === '6-6-2') return hex === VIIPURI ? 9 : hex === HELSINKI ? 5 : 0;
  if (hex === PETSAMO) {
    const there = stacks(state, 'finn').get(hex) ?? [];
    // Whoever finds no room there may find no way out of it either, and is lost.
    const fits = arm === 'ski' || (roomIn(hex, there) > 0 && ['1-1-3', '2-2-3'].includes(label));
    return fits && there.length < 2 ? near(hex) : -1;
  }
  if (hex === OULU) return (arm === 'ski' ? 6 : 3.5) + near(hex) / 2 + free;
  return hex === VIIPURI ? 5 + free * 3 : 3;
}

/** The brigade is to come down behind the Mannerheim Line, near Viipuri, on open ground without Finns. */
function planDrop(sketch: Sketch): void {
  const { state } = sketch;
  if (!mayPlan(state) || state.course.plan) return;
  const finns = stacks(state, 'finn');
  const zone = zoneOfControl(state, 'finn');
  const field = fieldTo([VIIPURI], state.turn);
  const worth = (hex: Hex): number => -field[hex]! - (zone[hex] ? 2 : 0) - (finns.has(hex) ? 99 : 0);
  const [best] = [...planHexes(state)].sort((a, b) => worth(b) - worth(a) || a - b);
  // Worth the jump only when the main attack is on.
  if (best !== undefined && state.turn >= 6) sketch.play({ type: 'plan', hex: best });
}
