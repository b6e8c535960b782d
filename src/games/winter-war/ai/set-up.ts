import {
  board,
  check,
  counter,
  HQ_TO_CITY,
  HQ_TO_UNIT,
  mayPlan,
  planHexes,
  readySetUp,
  ROSTER,
  supplyTable,
  unitWith,
  type Action,
  type Hex,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import type { AiContext, RandomSource } from './ai-context.ts';
import {
  landNeighbours,
  distanceField,
  inFinland,
  inUssr,
  isHq,
  unitType,
  canDrawOn,
  stackingCapacity,
  hexesWithin,
} from './ground.ts';
import { applyOpening, applySetUp, setUpPage } from './openings.ts';
import { END, Sketch } from './sketch.ts';
import { LADOGA, MANNERHEIM, OULU, PETSAMO, SOVIET_CITIES, VIIPURI } from '../analysis/places.ts';

type SetUpPlan = Map<UnitId, Hex>;

/** Counters that leave their hex of 1939, at most. */
const MAX_VARIATIONS: Readonly<Record<AiContext['level'], number>> = { recruit: 8, officer: 4, general: 4 };
/** Hexes that they move, at most. */
const VARIATION_STEPS = 2;

/** Sets up the side: the set-up of 1939 or of the plan, with random variations that keep its purpose. */
export function planSetUp(state: State, ai: AiContext, random: RandomSource): Action[] {
  const places = new Map(
    readySetUp(state, 'historical', 0).map(({ unit, hex }) => [unit, hex as Hex] as const),
  );
  if (ai.level === 'recruit') return placeCounters(state, ai, varySetUp(state, ai, places, random), places);
  if (ai.side === 'soviet') {
    const base = ai.level === 'general' ? new Map(applyOpening(places, ai.plan.soviet.setUp)) : places;
    return placeCounters(state, ai, varySetUp(state, ai, base, random), places);
  }
  const page = ai.plan.finn.setUp;
  if (page)
    return placeCounters(
      state,
      ai,
      varySetUp(state, ai, applySetUp(places, setUpPage(page)), random),
      places,
    );
  const base = strengthenForts(places);
  const north = ai.level === 'general' && !state.options.clar10 ? sendDivisionToPetsamo(base) : base;
  return placeCounters(state, ai, varySetUp(state, ai, north, random), places);
}

/** The Officer's changes of the Finnish set-up: no fort without pickets is held by a single unit. */
const FORT_SHIFTS: readonly (readonly [from: string, to: string])[] = [
  ['1406', '1606'],
  ['1306', '1405'],
  ['1529', '1506'],
  ['1525', '1406'],
];

function strengthenForts(places: SetUpPlan): SetUpPlan {
  const next = new Map(places);
  for (const [from, to] of FORT_SHIFTS)
    for (const [unit, hex] of places) if (hex === board.hexByName(from)) next.set(unit, board.hexByName(to));
  return next;
}

/** Moves the field division to Petsamo, where few Soviets can attack it, and a unit from there to its place. */
function sendDivisionToPetsamo(places: SetUpPlan): SetUpPlan {
  const next = new Map(places);
  for (const [unit, hex] of places)
    if (unitType(unit).label === '4-4-2') next.set(unit, PETSAMO);
    else if (hex === PETSAMO) next.set(unit, board.hexByName('1911'));
  return next;
}

/** Place actions for the wanted set-up and its end, or for the plain one where the wanted one is illegal. */
function placeCounters(state: State, ai: AiContext, wanted: SetUpPlan, plain: SetUpPlan): Action[] {
  for (const places of [wanted, plain]) {
    const sketch = new Sketch(state);
    for (const { id, side } of ROSTER) {
      const { at } = state.units[id]!;
      const stays = at === (places.get(id) ?? -1) || (at < 0 && !places.has(id));
      if (side === ai.side && !stays && at >= 0) sketch.play({ type: 'place', unit: id, hex: null });
    }
    for (const [unit, hex] of places)
      if (sketch.state.units[unit]!.at !== hex) sketch.play({ type: 'place', unit, hex });
    planFirstDrop(sketch);
    if (!check(sketch.state, END)) return [...sketch.actions, END];
  }
  return [];
}

/** With Soviet preparedness the brigade may drop in the first turn: behind the Line, in the open. */
function planFirstDrop(sketch: Sketch): void {
  const { state } = sketch;
  if (!mayPlan(state) || state.course.plan) return;
  const field = distanceField([VIIPURI], 1);
  const open = planHexes(state).filter((hex) => field[hex]! >= 2);
  const [hex] = [...open].sort((a, b) => field[a]! - field[b]! || a - b);
  if (hex !== undefined) sketch.play({ type: 'plan', hex });
}

function varySetUp(state: State, ai: AiContext, places: SetUpPlan, random: RandomSource): SetUpPlan {
  let best = ai.side === 'soviet' ? drawBackUnsafe(places) : places;
  const posts = new Set(ai.plan.finn.setUp ? FIXED_POSTS : []);
  const movable = [...places.keys()].filter((id) => isVariable(id) && !posts.has(places.get(id)!));
  for (let i = 0; i < MAX_VARIATIONS[ai.level]; i++) {
    const unit = movable[Math.floor(random() * movable.length)]!;
    const from = best.get(unit)!;
    const near = [...hexesWithin(from, VARIATION_STEPS, (hex) => supplyTable(1)[hex] === 1).keys()].filter(
      (hex) => (ai.side === 'soviet' ? inUssr(hex) : inFinland(hex)),
    );
    const hex = near[Math.floor(random() * near.length)]!;
    const next = new Map(best).set(unit, hex);
    if (isOverfull(next, hex) || (ai.side === 'soviet' && !isSupplySafe(next))) continue;
    if (isLegalPlace(state, unit, hex)) best = next;
  }
  return best;
}

const FIXED_POSTS = [...MANNERHEIM, ...LADOGA, PETSAMO, OULU];

/** Only small units vary. */
const isVariable = (unit: UnitId): boolean => {
  const { label } = unitType(unit);
  return ['1-1-3', '2-2-3', '2-1-2', '1-1-4', '2-1-3', ''].includes(label);
};

const isOverfull = (places: SetUpPlan, hex: Hex): boolean => {
  const there = [...places].filter(([, at]) => at === hex).map(([id]) => id);
  return stackingCapacity(hex, there) < 0;
};

function isLegalPlace(state: State, unit: UnitId, hex: Hex): boolean {
  const empty: State = {
    ...state,
    units: state.units.map((u, id) => (sideOf(id) === state.phasing ? unitWith(u, { at: -1 }) : u)),
  };
  return !check(empty, { type: 'place', unit, hex });
}
const sideOf = (unit: UnitId): Side => counter(unit).side;

/**
 * Whether all units would be in supply even if Finnish ZOC covered the whole frontier: Finnish counters are face
 * down, and any of them may be a division.
 */
function isSupplySafe(places: SetUpPlan): boolean {
  return findUnsafeUnits(places).length === 0;
}

function findUnsafeUnits(places: SetUpPlan): UnitId[] {
  const manned = new Set(places.values());
  const open = (hex: Hex): boolean =>
    supplyTable(1)[hex] === 1 && inUssr(hex) && (manned.has(hex) || !landNeighbours(hex).some(inFinland));
  const reached = new Set<Hex>();
  for (const [unit, at] of places) {
    if (!isHq(unit)) continue;
    const far = hexesWithin(at, HQ_TO_CITY, open);
    if (!SOVIET_CITIES.some((hex) => far.has(hex) && canDrawOn({ clar9: false }, at, hex))) continue;
    for (const [hex, steps] of far) if (steps <= HQ_TO_UNIT) reached.add(hex);
  }
  return [...places].flatMap(([unit, at]) =>
    isHq(unit) || reached.has(at) || SOVIET_CITIES.includes(at) || unitType(unit).arm === 'border-guard'
      ? []
      : [unit],
  );
}

/** Draws units back that might be out of supply. */
function drawBackUnsafe(places: SetUpPlan): SetUpPlan {
  let best = places;
  for (const unit of findUnsafeUnits(places)) {
    const near = hexesWithin(best.get(unit)!, 3, (hex) => supplyTable(1)[hex] === 1 && inUssr(hex));
    for (const hex of near.keys()) {
      const next = new Map(best).set(unit, hex);
      if (isOverfull(next, hex) || findUnsafeUnits(next).includes(unit)) continue;
      best = next;
      break;
    }
  }
  return best;
}
