/** Places counters on the map: the set-up, reinforcements, and drops behind the lines. */
import {
  board,
  check,
  readySetUp,
  supplyTable,
  type Action,
  type Hex,
  type State,
  type UnitId,
  MURMANSK_UNITS,
  dropHexes,
  dropModifiers,
  mayPlan,
  murmanskDefended,
  murmanskUnits,
  placements,
  planHexes,
  waiting,
  zoneOfControl,
} from '#engine/winter-war';
import type { AiContext, RandomSource } from './ai-context.ts';
import {
  landNeighbours,
  inFinland,
  inUssr,
  isGuard,
  isHq,
  unitType,
  capacityBeside,
  hexesWithin,
  attackBeside,
  distanceField,
  maxBy,
  stackingCapacity,
  stacksOf,
  unitsIn,
  theatreOf,
  unitsOf,
} from './ground.ts';
import setUps from './set-ups.json' with { type: 'json' };
import { END, Sketch } from './sketch.ts';
import { hexesFedFrom } from './soviet-supply.ts';
import {
  LADOGA,
  MANNERHEIM,
  OULU,
  PETSAMO,
  SOVIET_CITIES,
  HELSINKI,
  KEM,
  LENINGRAD,
  MURMANSK,
  PETROZAVODSK,
  VIIPURI,
} from '../analysis/places.ts';

type SetUpPlan = Map<UnitId, Hex>;

/** Most counters moved from their hex in the set-up. */
const maxVariations = (level: AiContext['level']): number => (level === 'recruit' ? 8 : 4);
/** Most hexes that each of them moves. */
const VARIATION_STEPS = 2;

const placesOf = (actions: ReturnType<typeof readySetUp>): SetUpPlan =>
  new Map(actions.map(({ unit, hex }) => [unit, hex as Hex]));

/** Sets up the side: the set-up of the plan, with random variations that keep its purpose. */
export function planSetUp(state: State, ai: AiContext, random: RandomSource): Action[] {
  const places = placesOf(readySetUp(state, 'historical', 0));
  const { finn, soviet } = ai.plan;
  const hexes =
    ai.side === 'soviet' ? setUps.soviet[soviet.setUp].hexes : finn.setUp && setUps.finnish[finn.setUp].hexes;
  return placeCounters(state, ai, varySetUp(ai, applySetUp(places, hexes ?? {}), random), places);
}

/** Moves counters to the hexes of a set-up, by label and in order; the others keep their place of 1939. */
function applySetUp(places: SetUpPlan, hexes: Readonly<Record<string, string>>): SetUpPlan {
  const next = new Map(places);
  const left = new Map(
    Object.entries(hexes).map(([label, names]) => [label, names.split(' ').map(board.hexByName)]),
  );
  for (const unit of places.keys()) {
    const hex = left.get(unitType(unit).label)?.shift();
    if (hex !== undefined) next.set(unit, hex);
  }
  return next;
}

/** Random set-ups tried when others are illegal, as on edited boards where a hex is occupied. */
const MAX_RANDOM_SET_UPS = 20;

/**
 * Place actions for the wanted set-up and its end; if that is illegal for the plain one, then for any ready
 * one. Empty if none is legal.
 */
function placeCounters(state: State, ai: AiContext, wanted: SetUpPlan, plain: SetUpPlan): Action[] {
  for (let i = -2; i < MAX_RANDOM_SET_UPS; i++) {
    const places = i === -2 ? wanted : i === -1 ? plain : placesOf(readySetUp(state, 'random', i));
    const sketch = new Sketch(state);
    for (const unit of unitsOf(state, ai.side))
      if (state.units[unit]!.at !== places.get(unit)) sketch.play({ type: 'place', unit, hex: null });
    for (const [unit, hex] of places)
      if (sketch.state.units[unit]!.at !== hex) sketch.play({ type: 'place', unit, hex });
    planAirDrop(sketch);
    if (!check(sketch.state, END)) return [...sketch.actions, END];
  }
  return [];
}

function varySetUp(ai: AiContext, places: SetUpPlan, random: RandomSource): SetUpPlan {
  let best = places;
  const posts = new Set(ai.level === 'general' ? FIXED_POSTS : []);
  const movable = [...places.keys()].filter(
    (id) => VARIABLE_LABELS.includes(unitType(id).label) && !posts.has(places.get(id)!),
  );
  for (let i = 0; i < maxVariations(ai.level); i++) {
    const unit = movable[Math.floor(random() * movable.length)]!;
    const from = best.get(unit)!;
    const near = [...hexesWithin(from, VARIATION_STEPS, (hex) => supplyTable(1)[hex] === 1).keys()].filter(
      (hex) => (ai.side === 'soviet' ? inUssr(hex) : inFinland(hex)),
    );
    const hex = near[Math.floor(random() * near.length)]!;
    const next = new Map(best).set(unit, hex);
    const there = [...next.keys()].filter((id) => next.get(id) === hex);
    if (capacityBeside(there, hex) >= 0 && (ai.side === 'finn' || isSupplySafe(next))) best = next;
  }
  return best;
}

const FIXED_POSTS = [...MANNERHEIM, ...LADOGA, PETSAMO, OULU];

/** Only small units vary. */
const VARIABLE_LABELS = ['1-1-3', '2-2-3', '2-1-2', '1-1-4', '2-1-3', ''];

/**
 * Whether all units would be in supply even if Finnish ZOC covered the whole frontier: Finnish counters are face
 * down, and any of them may be a division.
 */
function isSupplySafe(places: SetUpPlan): boolean {
  const manned = new Set(places.values());
  const open = (hex: Hex): boolean =>
    supplyTable(1)[hex] === 1 && inUssr(hex) && (manned.has(hex) || !landNeighbours(hex).some(inFinland));
  const fed = new Set<Hex>(SOVIET_CITIES);
  for (const [unit, at] of places)
    if (isHq(unit)) for (const [hex] of hexesFedFrom(at, open, { clar9: false })) fed.add(hex);
  return [...places].every(([unit, at]) => isHq(unit) || isGuard(unit) || fed.has(at));
}

export function placeReinforcements(sketch: Sketch, ai: AiContext, random: RandomSource): void {
  planAirDrop(sketch);
  const due = waiting(sketch.state, ai.side).sort((a, b) => unitType(b).attack - unitType(a).attack);
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
    const there = unitsIn(state, 'finn', hex);
    // A unit without room in Petsamo may find no way out and be lost.
    const fits =
      arm === 'ski' || (stackingCapacity(state, 'finn', hex) > 0 && ['1-1-3', '2-2-3'].includes(label));
    return fits && there.length < 2 ? near(hex) : -1;
  }
  if (hex === OULU) return (arm === 'ski' ? 6 : 3.5) + near(hex) / 2 + free;
  return hex === VIIPURI ? 5 + free * 3 : 3;
}

/**
 * Plans the drop behind the Mannerheim Line, near Viipuri, on open ground without Finns: during set-up, if
 * Soviet preparedness allows it, or once the main attack has begun.
 */
function planAirDrop(sketch: Sketch): void {
  const { state } = sketch;
  if (!mayPlan(state) || state.course.plan || (state.phase !== 'set-up' && state.turn < STORM_TURN)) return;
  const finns = stacksOf(state, 'finn');
  const zone = zoneOfControl(state, 'finn');
  const field = distanceField([VIIPURI], state.turn);
  const worth = (hex: Hex): number => -field[hex]! - (zone[hex] ? 2 : 0) - (finns.has(hex) ? 99 : 0);
  const best = maxBy(planHexes(state), worth);
  if (best !== undefined) sketch.play({ type: 'plan', hex: best });
}
const STORM_TURN = 6;

export function placeMusteredUnit(
  state: State,
  { units, hexes }: { readonly units: readonly UnitId[]; readonly hexes: readonly Hex[] },
): Action[] {
  const danger = (hex: Hex): number =>
    attackBeside(state, hex, 'soviet') + (hex === OULU ? 1 : hex === HELSINKI ? 0.5 : 0);
  return [{ type: 'arrive', unit: units[0]!, hex: maxBy(hexes, danger)! }];
}

/** Drops near Viipuri, away from Finns if possible; declines a hopeless drop. */
export function chooseDropHex(seen: State): Action[] {
  const zone = zoneOfControl(seen, 'finn');
  const field = distanceField([VIIPURI], seen.turn);
  const worth = (hex: Hex): number =>
    -field[hex]! -
    (zone[hex] ? 3 : 0) -
    (seen.phase === 'planned-drop' ? dropModifiers(seen, hex).length : 0);
  const best = maxBy(dropHexes(seen), worth);
  return best !== undefined && worth(best) > -6 ? [{ type: 'drop', hex: best }] : [END];
}
