import {
  FIRST_MURMANSK_TURN,
  HQ_TO_CITY,
  HQ_TO_UNIT,
  mayMove,
  stackingLimit,
  supplyTable,
  zoneOfControl,
  MURMANSK_UNITS,
  murmanskDefended,
  murmanskUnits,
  reach,
  isolation,
  board,
  type Hex,
  type State,
  type UnitId,
} from '../../../engine/winter-war/index.ts';
import { mustered } from './assembly.ts';
import { go, prospect, waysOf, type Assembly, type Ways } from './assault.ts';
import type { Chance } from './chance.ts';
import { share, type Mind, type Thought } from './contract.ts';
import {
  around,
  CITY_OF,
  fieldTo,
  inFinland,
  inUssr,
  sovietRailway,
  isGuard,
  isHq,
  kind,
  mayDrawOn,
  LADOGA,
  LENINGRAD,
  MANNERHEIM,
  MURMANSK,
  OULU,
  PETSAMO,
  roomIn,
  rowOf,
  SOVIET_CITIES,
  stacks,
  supplyOpen,
  theatreOf,
  unitsOf,
  VIIPURI,
  VIIPURI_ROW,
  within,
  type Theatre,
} from './ground.ts';
import { exposure } from './exposure.ts';
import { watchRailway } from './rail-watch.ts';
import type { Sketch } from './sketch.ts';
import { tasteOf } from './taste.ts';
import type { SovietPlan } from './war-plan.ts';
import { groundWorth, unitWorth } from './worth.ts';

/** From Murmansk to where a unit still counts for its defence. */
const MURMANSK_RANGE = 5;
/** Victory Points that a short-handed Murmansk costs, in attack points. */
const MURMANSK_PRICE = 15;

/** An officer's turn: HQs forward, assaults that pay, those who cannot win drawn back, all others up behind them. */
export function* sovietMoves(sketch: Sketch, mind: Mind, chance: Chance): Thought<void> {
  const taste = tasteOf(mind, sketch.state);
  const general = mind.level === 'general';
  moveHqs(sketch, mind.plan.soviet);
  yield 0.1;
  const ways = waysOf(sketch.state, 'soviet');
  yield 0.2;
  const supplied = suppliedHexes(sketch.state);
  const { caution } = mind.plan.soviet;
  const extra = (state: State): number =>
    (general ? hunger(state) : 0) - (caution ? caution * exposure(state, 'soviet') : 0);
  const assembly: Assembly = {
    ways,
    mayJoin: (unit, from, to) =>
      (isGuard(unit) || supplied.has(to)) && !leavesMurmansk(sketch.state, from, to),
  };
  holdMurmansk(sketch, ways);
  yield 0.2;
  const attempts = {
    side: 'soviet',
    targets: targets(sketch.state, ways, mind),
    assembly,
    taste,
    looks: mind.budget,
    least: mind.weights.gain,
    extra,
  } as const;
  const fought = function* (more: number): Thought<Sketch> {
    const attempt = sketch.copy();
    yield* share(0, 0.8, mustered(attempt, { ...attempts, more }, chance));
    const weigh = caution ? extra : none;
    yield* share(0.8, 1, drawBack(attempt, ways, supplied, taste, weigh, mind.plan.soviet));
    return attempt;
  };
  const promise = ({ state }: Sketch): number =>
    (prospect(state, 'soviet', taste) ?? -Infinity) + extra(state);
  const more = mind.budget * mind.plan.soviet.changes;
  let battle = yield* share(0.2, more ? 0.4 : 0.85, fought(0));
  if (more) {
    const searched = yield* share(0.4, 0.85, fought(more));
    // What was searched for must show: a muster that promises hardly more ties the army down.
    if (promise(searched) >= promise(battle) + mind.weights.gain) battle = searched;
  }
  sketch.adopt(battle);
  const watch = !general
    ? new Set<UnitId>()
    : yield* share(
        0.85,
        0.9,
        watchRailway(
          sketch,
          ways,
          (unit, to) => !leavesMurmansk(sketch.state, sketch.state.units[unit]!.at, to),
          mind.plan.soviet.watch,
        ),
      );
  yield* share(0.9, 1, bringUp(sketch, ways, supplied, chance, mind, watch));
  sketch.demolish('soviet');
  sketch.end();
}

/** A unit of the seven that hold Murmansk stays near it. */
export function leavesMurmansk(state: State, from: Hex, to: Hex): boolean {
  if (!murmanskDefended(state.options) || state.turn < FIRST_MURMANSK_TURN - 1) return false;
  const far = (hex: Hex): boolean => board.distance(hex, MURMANSK) > MURMANSK_RANGE;
  return !far(from) && far(to) && murmanskUnits(state) <= MURMANSK_UNITS;
}

/** Whoever can be spared goes north by rail until there are enough, and one more for the losses to come. */
function holdMurmansk(sketch: Sketch, ways: Ways): void {
  if (!murmanskDefended(sketch.state.options) || sketch.state.turn < FIRST_MURMANSK_TURN - 1) return;
  const near = (hex: Hex): boolean => board.distance(hex, MURMANSK) <= MURMANSK_RANGE;
  const spare = unitsOf(sketch.state, 'soviet')
    .filter((id) => !isHq(id) && kind(id).attack <= 2 && mayMove(sketch.state, id))
    .filter(
      (id) => !near(sketch.state.units[id]!.at) && !touchesFinns(sketch.state, sketch.state.units[id]!.at),
    )
    .sort((a, b) => kind(a).attack - kind(b).attack || a - b);
  for (const unit of spare) {
    if (murmanskUnits(sketch.state) > MURMANSK_UNITS) return;
    const { at } = sketch.state.units[unit]!;
    const mates =
      stacks(sketch.state, 'soviet')
        .get(at)
        ?.filter((id) => !isHq(id)).length ?? 0;
    if (SOVIET_CITIES.includes(at) && at !== LENINGRAD && mates < 2) continue;
    const open = [...(ways.get(unit)?.keys() ?? [])].filter(
      (hex) => near(hex) && !touchesFinns(sketch.state, hex),
    );
    for (const hex of open.sort((a, b) => board.distance(a, MURMANSK) - board.distance(b, MURMANSK) || a - b))
      if (go(sketch, ways, unit, hex)) break;
  }
}

/** The Line is left alone until the army is there, or the Line is broken already. */
const mayStorm = (state: State, { stormCorps, stormTurn }: SovietPlan): boolean =>
  state.turn >= stormTurn ||
  unitsOf(state, 'soviet').filter((id) => kind(id).label === '20-12-2').length >= stormCorps ||
  MANNERHEIM.some((hex) => state.owner[hex] === 2);

/** Finnish hexes within somebody's reach, the most promising first. */
function targets(state: State, ways: Ways, { weights, plan }: Mind): Hex[] {
  const found = new Map<Hex, number>();
  const storm = mayStorm(state, plan.soviet);
  for (const [hex, there] of stacks(state, 'finn')) {
    const gift = there.every((id) => kind(id).defence <= 1) && there.length < 2;
    if (!storm && MANNERHEIM.includes(hex) && !gift) continue;
    const near = around(hex);
    let force = 0;
    for (const [unit, ends] of ways)
      if (near.some((next) => ends.has(next) || state.units[unit]!.at === next)) force += kind(unit).attack;
    if (!force) continue;
    const defence = there.reduce((sum, id) => sum + kind(id).defence, 0);
    const raider = inUssr(hex) ? 12 : 0;
    found.set(hex, groundWorth(hex, weights) + raider + Math.min(6, force / Math.max(1, defence)));
  }
  return [...found.keys()].sort((a, b) => found.get(b)! - found.get(a)! || a - b);
}

/** Hexes from which a unit finds an HQ that has a city. */
function suppliedHexes(state: State): Set<Hex> {
  const open = supplyOpen(state, 'soviet');
  const found = new Set<Hex>(SOVIET_CITIES);
  for (const unit of unitsOf(state, 'soviet')) {
    if (!isHq(unit)) continue;
    const { at } = state.units[unit]!;
    const far = within(at, HQ_TO_CITY, open);
    if (!SOVIET_CITIES.some((hex) => far.has(hex) && mayDrawOn(state.options, at, hex))) continue;
    for (const [hex, steps] of far) {
      if (steps > HQ_TO_UNIT) break;
      found.add(hex);
      // A unit may be the last step itself, in an enemy ZOC.
      if (steps < HQ_TO_UNIT) for (const next of around(hex)) found.add(next);
    }
  }
  return found;
}

/** What each part of the army is after now. */
function goalsOf(state: State, theatre: Theatre, { guardLine }: SovietPlan): Hex[] {
  const finnish = (hex: Hex): boolean => state.owner[hex] === 1;
  const forts = MANNERHEIM.filter(finnish);
  const lines = LADOGA.filter(finnish);
  const finns = [...stacks(state, 'finn').keys()];
  const fallback = finns.filter((hex) => inFinland(hex) && theatreOf(hex) === theatre);
  const some = (goals: Hex[]): Hex[] => (goals.length ? goals : fallback.length ? fallback : [VIIPURI]);
  if (theatre === 'isthmus') {
    const behind = [VIIPURI, ...VIIPURI_ROW].filter(finnish);
    return some(forts.length === 4 ? forts : [...forts, ...behind]);
  }
  if (theatre === 'ladoga') return some(lines.length ? lines : [VIIPURI].filter(finnish));
  if (theatre === 'kandalaksha' && guardLine) {
    const raiders = finns.filter((hex) => inUssr(hex) && rowOf(hex) > NORTH_OF_KEM);
    const line = sovietRailway().filter((hex) => theatreOf(hex) === 'kandalaksha');
    return raiders.length ? raiders : line;
  }
  if (theatre === 'kem' || theatre === 'kandalaksha') return finnish(OULU) ? [OULU] : some([]);
  return [PETSAMO];
}

const NORTH_OF_KEM = 32;

/** HQs go where they serve most of their part of the army, toward its goal but not into the line. */
function moveHqs(sketch: Sketch, plan: SovietPlan): void {
  for (const hq of unitsOf(sketch.state, 'soviet').filter(isHq)) {
    const { state } = sketch;
    if (!mayMove(state, hq)) continue;
    const { at } = state.units[hq]!;
    const theatre = theatreOf(at);
    const open = supplyOpen(state, 'soviet');
    const finns = stacks(state, 'finn');
    const goal = fieldTo(goalsOf(state, theatre, plan), state.turn);
    const others = unitsOf(state, 'soviet').filter((id) => isHq(id) && id !== hq);
    const served = new Set(others.flatMap((id) => [...within(state.units[id]!.at, HQ_TO_UNIT, open).keys()]));
    const cityFields = SOVIET_CITIES.filter(open).map((city) => ({
      city,
      field: within(city, HQ_TO_CITY, open),
    }));
    /** The nearest Supply City in reach of an HQ; the HQ's own hex need not be open. */
    const cityOf = (hex: Hex): Hex | undefined => {
      let best: Hex | undefined;
      let least = HQ_TO_CITY + 1;
      for (const { city, field } of cityFields) {
        if (!mayDrawOn(state.options, hex, city)) continue;
        let steps = field.get(hex) ?? Infinity;
        if (steps === Infinity)
          for (const next of around(hex)) steps = Math.min(steps, (field.get(next) ?? Infinity) + 1);
        if (steps < least) [best, least] = [city, steps];
      }
      return best;
    };
    const worth = (hex: Hex): number => {
      const city = cityOf(hex);
      if (city === undefined) return -1000;
      const far = within(hex, HQ_TO_UNIT, open);
      let sum = city === CITY_OF[theatre] ? 0 : -60;
      for (const unit of unitsOf(state, 'soviet')) {
        if (isHq(unit) || isGuard(unit)) continue;
        const there = state.units[unit]!.at;
        let steps = far.get(there) ?? FAR_AWAY;
        if (steps === FAR_AWAY && board.distance(hex, there) <= HQ_TO_UNIT)
          for (const next of around(there)) steps = Math.min(steps, (far.get(next) ?? FAR_AWAY) + 1);
        if (steps <= HQ_TO_UNIT) sum += kind(unit).attack * (served.has(there) ? 0.2 : 1) - steps * 0.02;
      }
      for (const [near, steps] of within(hex, 2, () => true))
        if (finns.has(near)) sum -= steps === 1 ? 40 : 6;
      if (goal[hex]! <= 1 || (inFinland(hex) && around(hex).some((next) => goal[next] === 0))) sum -= 20;
      return sum - goal[hex]! * 0.6;
    };
    let best = at;
    let most = worth(at) + 0.5;
    let path: readonly Hex[] = [];
    for (const way of reach(state, hq)) {
      if (
        !way.mayEnd ||
        way.hex === at ||
        roomIn(way.hex, stacks(state, 'soviet').get(way.hex) ?? []) < 1 ||
        board.distance(way.hex, at) > 4
      )
        continue;
      const now = worth(way.hex);
      if (now > most) [best, most, path] = [way.hex, now, way.path];
    }
    if (best !== at) sketch.play({ type: 'move', unit: hq, path });
  }
}

/** What it costs that units are out of supply, as a negative number. */
function hunger(state: State): number {
  let sum = 0;
  isolation(state, 'soviet').forEach((cut, unit) => {
    if (cut === 1) sum -= unitWorth(unit) * STARVING;
  });
  return sum;
}
const STARVING = 0.6;
const none = (): number => 0;

/** A strong unit in the far north whose work is done: Petsamo is Soviet, and no Finns of any weight are near. */
function isSpare(state: State, unit: UnitId): boolean {
  const { at } = state.units[unit]!;
  if (kind(unit).attack < 5 || theatreOf(at) !== 'murmansk' || at === PETSAMO) return false;
  if (state.owner[PETSAMO] !== 2 || !stacks(state, 'soviet').has(PETSAMO)) return false;
  if (murmanskDefended(state.options) && murmanskUnits(state) <= MURMANSK_UNITS + 1) return false;
  for (const [hex, there] of stacks(state, 'finn'))
    if (board.distance(hex, PETSAMO) <= 4 && there.some((id) => kind(id).attack > 1)) return false;
  return true;
}

/** The way to the isthmus, by the Murmansk railway where that is shorter. */
function southward(state: State): Int16Array {
  const walk = fieldTo([VIIPURI], state.turn);
  const toTrain = fieldTo(sovietRailway(), state.turn);
  const byTrain = walk[LENINGRAD]! + 2;
  return walk.map((steps, hex) => Math.min(steps, toTrain[hex]! + byTrain));
}

const FAR_AWAY = 99;

const touchesFinns = (state: State, hex: Hex): boolean => {
  const finns = stacks(state, 'finn');
  return around(hex).some((next) => finns.has(next));
};

/** Parts of the front where the attacks that must be made promise nothing are given up, one part at a time. */
function* drawBack(
  sketch: Sketch,
  ways: Ways,
  supplied: Set<Hex>,
  taste: ReturnType<typeof tasteOf>,
  extra: (state: State) => number,
  plan: SovietPlan,
): Thought<void> {
  const { state } = sketch;
  const engaged = unitsOf(state, 'soviet').filter(
    (id) => mayMove(state, id) && !isHq(id) && !isGuard(id) && touchesFinns(state, state.units[id]!.at),
  );
  const parts = new Set(engaged.map((id) => theatreOf(state.units[id]!.at)));
  let now = (prospect(sketch.state, 'soviet', taste) ?? -Infinity) + extra(sketch.state);
  if (now >= 0 && parts.size <= 1) return;
  let done = 0;
  for (const part of parts) {
    yield done++ / (parts.size + 1);
    const attempt = sketch.copy();
    const finns = stacks(state, 'finn');
    for (const unit of engaged) {
      const { at } = state.units[unit]!;
      if (theatreOf(at) !== part) continue;
      const open = [...(ways.get(unit) ?? [])].filter(
        ([hex]) => supplied.has(hex) && !around(hex).some((next) => finns.has(next)),
      );
      const goal = fieldTo(goalsOf(state, part, plan), state.turn);
      open.sort((a, b) => goal[a[0]]! - goal[b[0]]! || a[0] - b[0]);
      for (const [hex] of open.slice(0, 4)) if (go(attempt, ways, unit, hex)) break;
    }
    if (!attempt.actions.length) continue;
    yield done / (parts.size + 1);
    const then = prospect(attempt.state, 'soviet', taste);
    if (then === null || then + extra(attempt.state) <= now + 0.5) continue;
    now = then + extra(attempt.state);
    sketch.adopt(attempt);
  }
}

/** All others come up to the front, in supply, out of contact, and fill what the assaults leave empty. */
function* bringUp(
  sketch: Sketch,
  ways: Ways,
  supplied: Set<Hex>,
  chance: Chance,
  mind: Mind,
  watch: ReadonlySet<UnitId>,
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
  let done = 0;
  for (const unit of order) {
    const { state } = sketch;
    const { at } = state.units[unit]!;
    if (touchesFinns(state, at) && supplied.has(at)) continue;
    const worth = measure(sketch, unit, supplied, mind);
    const here = worth(at);
    const open = [...(ways.get(unit)?.keys() ?? [])]
      .map((hex) => ({ hex, worth: worth(hex) + chance() * 0.2 }))
      .filter((end) => end.worth > here + 0.3)
      .sort((a, b) => b.worth - a.worth);
    yield done++ / order.length;
    const before = general ? hunger(state) : 0;
    for (const { hex } of open.slice(0, 5)) {
      const attempt = sketch.copy();
      if (!go(attempt, ways, unit, hex)) continue;
      // A march that starves somebody is not made.
      if (general && hunger(attempt.state) < before) continue;
      sketch.adopt(attempt);
      break;
    }
  }
}

/** How good it is for a unit to end its move in a hex, when it is not to fight. */
function measure(sketch: Sketch, unit: UnitId, supplied: Set<Hex>, mind: Mind): (hex: Hex) => number {
  const general = mind.level === 'general';
  const { state } = sketch;
  const { at } = state.units[unit]!;
  const theatre = theatreOf(at);
  const plan = mind.plan.soviet;
  const finns = stacks(state, 'finn');
  const own = stacks(state, 'soviet');
  const goal =
    general && isSpare(state, unit) ? southward(state) : fieldTo(goalsOf(state, theatre, plan), state.turn);
  const raiders = [...finns.keys()].filter(inUssr);
  const hunt = raiders.length ? fieldTo(raiders, state.turn) : null;
  const guard = isGuard(unit);
  const gaps = SOVIET_CITIES.filter((city) => city !== LENINGRAD && !own.has(city));
  const toGap = fieldTo(gaps.length ? gaps : SOVIET_CITIES, state.turn);
  return (hex) => {
    const contact = around(hex).filter((next) => finns.has(next)).length;
    const lone = (own.get(hex)?.filter((id) => id !== unit && !isHq(id)).length ?? 0) === 0;
    if (guard) {
      if (SOVIET_CITIES.includes(at) && lone && hex === at) return 40;
      const empty = SOVIET_CITIES.includes(hex) && hex !== LENINGRAD && lone ? 12 : 0;
      return (hunt ? -hunt[hex]! * 1.5 : 0) + empty - toGap[hex]! - contact;
    }
    let worth = -goal[hex]!;
    if (!supplied.has(hex)) worth -= 30;
    if (contact) worth -= 25;
    if (leavesMurmansk(state, at, hex)) worth -= MURMANSK_PRICE;
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
