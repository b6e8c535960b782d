import {
  mayMove,
  stackingLimit,
  supplyTable,
  zoneOfControl,
  murmanskDefended,
  board,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { go, type Ways } from './assault.ts';
import type { Chance } from './chance.ts';
import type { Mind, Thought } from './contract.ts';
import {
  around,
  fieldTo,
  inFinland,
  inUssr,
  isGuard,
  isHq,
  kind,
  LENINGRAD,
  MURMANSK,
  SOVIET_CITIES,
  stacks,
  theatreOf,
  unitsOf,
  touchesFinns,
} from './ground.ts';
import { isSpare, MURMANSK_RANGE, leavesMurmansk } from './murmansk.ts';
import { GATE, keepersOfGate } from './petrozavodsk.ts';
import { huntersAmong } from './hunters.ts';
import type { Sketch } from './sketch.ts';
import { goalsOf, southward } from './soviet-goals.ts';
import { hunger } from './soviet-supply.ts';
import { groundWorth } from './worth.ts';

/** What takes a unit away from the goals of its theatre: the railway at Petrozavodsk, or Finns in the Soviet Union. */
type Errand = 'gate' | 'hunt';

const errandsOf = (state: State, units: readonly UnitId[]): Map<UnitId, Errand> =>
  new Map([
    ...[...huntersAmong(state, units)].map((unit) => [unit, 'hunt'] as const),
    ...[...keepersOfGate(state, units)].map((unit) => [unit, 'gate'] as const),
  ]);

/**
 * All others come up to the front, in supply, out of contact, and fill what the assaults leave empty; who is wanted
 * where he is goes nowhere else.
 */
export function* bringUp(
  sketch: Sketch,
  ways: Ways,
  supplied: Set<Hex>,
  chance: Chance,
  mind: Mind,
  watch: ReadonlySet<UnitId>,
  isWanted: (unit: UnitId, to: Hex) => boolean,
): Thought<void> {
  const general = mind.level === 'general';
  const order = unitsOf(sketch.state, 'soviet').filter(
    (id) => mayMove(sketch.state, id) && !isHq(id) && !watch.has(id),
  );
  const fieldOf = (unit: UnitId): Int16Array =>
    fieldTo(
      goalsOf(sketch.state, theatreOf(sketch.state.units[unit]!.at), mind.plan.soviet),
      sketch.state.turn,
    );
  order.sort(
    (a, b) =>
      kind(b).attack - kind(a).attack ||
      fieldOf(a)[sketch.state.units[a]!.at]! - fieldOf(b)[sketch.state.units[b]!.at]! ||
      a - b,
  );
  const errands = errandsOf(sketch.state, mind.plan.soviet.hunt ? order : []);
  let done = 0;
  for (const unit of order) {
    const { state } = sketch;
    const { at } = state.units[unit]!;
    if (touchesFinns(state, at) && supplied.has(at)) continue;
    const worth = measure(sketch, unit, supplied, mind, errands.get(unit));
    const here = worth(at);
    const open = [...(ways.get(unit)?.keys() ?? [])]
      .map((hex) => ({ hex, worth: worth(hex) + chance() * 0.2 }))
      .filter((end) => end.worth > here + 0.3 && !isWanted(unit, end.hex))
      .sort((a, b) => b.worth - a.worth);
    yield done++ / order.length;
    const before = general ? hunger(state, mind.plan.soviet.wayBack) : 0;
    for (const { hex } of open.slice(0, 5)) {
      const attempt = sketch.copy();
      if (!go(attempt, ways, unit, hex)) continue;
      // A march that starves somebody is not made.
      if (general && hunger(attempt.state, mind.plan.soviet.wayBack) < before) continue;
      sketch.adopt(attempt);
      break;
    }
  }
}

/** Victory Points that a short-handed Murmansk costs, in attack points. */
const MURMANSK_PRICE = 15;

/** What keeps one of the seven from a hunt. */
const NEEDED = 60;

/** How good it is for a unit to end its move in a hex, when it is not to fight. */
function measure(
  sketch: Sketch,
  unit: UnitId,
  supplied: Set<Hex>,
  mind: Mind,
  errand: Errand | undefined,
): (hex: Hex) => number {
  const general = mind.level === 'general';
  const { state } = sketch;
  const { at } = state.units[unit]!;
  const theatre = theatreOf(at);
  const plan = mind.plan.soviet;
  const finns = stacks(state, 'finn');
  const own = stacks(state, 'soviet');
  const raiders = [...finns.keys()].filter(inUssr);
  // Those who cut the railway come first.
  const { relief } = mind.weights;
  const cutters = relief ? raiders.filter((hex) => relief.get(hex)) : [];
  const hunt = raiders.length ? fieldTo(cutters.length ? cutters : raiders, state.turn) : null;
  const goal =
    errand === 'gate'
      ? fieldTo(GATE, state.turn)
      : hunt && errand === 'hunt'
        ? hunt
        : general && isSpare(state, unit)
          ? southward(state)
          : fieldTo(goalsOf(state, theatre, plan), state.turn);
  const guard = isGuard(unit);
  const gaps = SOVIET_CITIES.filter((city) => city !== LENINGRAD && !own.has(city));
  const toGap = fieldTo(gaps.length ? gaps : SOVIET_CITIES, state.turn);
  let back: Int16Array | null = null;
  const home = (): Int16Array => (back ??= fieldTo([...supplied], state.turn));
  return (hex) => {
    const contact = around(hex).filter((next) => finns.has(next)).length;
    const lone = (own.get(hex)?.filter((id) => id !== unit && !isHq(id)).length ?? 0) === 0;
    if (guard) {
      if (SOVIET_CITIES.includes(at) && lone && hex === at) return 40;
      const empty = SOVIET_CITIES.includes(hex) && hex !== LENINGRAD && lone ? 12 : 0;
      const needed = plan.relief && leavesMurmansk(state, unit, hex, true) ? NEEDED : 0;
      return (hunt ? -hunt[hex]! * 1.5 : 0) + empty - toGap[hex]! - contact - needed;
    }
    let worth = -goal[hex]!;
    if (!supplied.has(hex)) worth -= 30 + (plan.wayBack ? WAY_BACK * home()[hex]! : 0);
    if (contact) worth -= 25;
    if (leavesMurmansk(state, unit, hex, plan.relief)) worth -= MURMANSK_PRICE;
    const nearMurmansk = board.distance(hex, MURMANSK) <= MURMANSK_RANGE;
    if (murmanskDefended(state.options) && theatre === 'murmansk' && !nearMurmansk) worth -= 3;
    if (mind.plan.soviet.room && takesRoom(state, unit, hex)) worth -= CROWDED;
    // An open prize is taken at once.
    if (state.owner[hex] === 1 && inFinland(hex)) worth += Math.min(8, groundWorth(hex));
    // A city that the Finns could walk into wants a man.
    if (SOVIET_CITIES.includes(hex) && at === hex && (own.get(hex)?.length ?? 0) <= 1) worth += 12;
    // The one who holds a prize stays.
    if (hex === at && groundWorth(hex) >= 7 && (own.get(hex)?.length ?? 0) <= 1) worth += 6;
    return worth;
  };
}

/** Weighs more than the way to any goal. */
const WAY_BACK = 3;
const CROWDED = 6;

/** Whether a unit would stand where one that fights must fall back to: in the north a hex holds one. */
function takesRoom(state: State, unit: UnitId, hex: Hex): boolean {
  if (stackingLimit(hex) > 1) return false;
  const own = stacks(state, 'soviet');
  const finns = stacks(state, 'finn');
  const zone = zoneOfControl(state, 'finn');
  const ground = supplyTable(state.turn);
  return around(hex).some((front) => {
    if (!own.has(front) || own.get(front)!.includes(unit) || !touchesFinns(state, front)) return false;
    const open = around(front).filter(
      (to) => to !== hex && ground[to] === 1 && !finns.has(to) && !own.has(to) && !zone[to],
    );
    return open.length < 1;
  });
}
