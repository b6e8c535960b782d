import {
  board,
  check,
  HQ_TO_CITY,
  HQ_TO_UNIT,
  readySetUp,
  ROSTER,
  supplyTable,
  type Action,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import type { AiContext, RandomSource } from './ai-context.ts';
import {
  landNeighbours,
  inFinland,
  inUssr,
  isGuard,
  isHq,
  unitType,
  canDrawOn,
  stackingCapacity,
  hexesWithin,
} from './ground.ts';
import { planAirDrop } from './other-phases.ts';
import setUps from './set-ups.json' with { type: 'json' };
import { END, Sketch } from './sketch.ts';
import { LADOGA, MANNERHEIM, OULU, PETSAMO, SOVIET_CITIES } from '../analysis/places.ts';

type SetUpPlan = Map<UnitId, Hex>;

/** Counters that leave their hex of the set-up, at most. */
const MAX_VARIATIONS: Readonly<Record<AiContext['level'], number>> = { recruit: 8, officer: 4, general: 4 };
/** Hexes that they move, at most. */
const VARIATION_STEPS = 2;

/** Sets up the side: the set-up of the plan, with random variations that keep its purpose. */
export function planSetUp(state: State, ai: AiContext, random: RandomSource): Action[] {
  const places = new Map(
    readySetUp(state, 'historical', 0).map(({ unit, hex }) => [unit, hex as Hex] as const),
  );
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
    planAirDrop(sketch);
    if (!check(sketch.state, END)) return [...sketch.actions, END];
  }
  return [];
}

function varySetUp(ai: AiContext, places: SetUpPlan, random: RandomSource): SetUpPlan {
  let best = places;
  const posts = new Set(ai.level === 'general' ? FIXED_POSTS : []);
  const movable = [...places.keys()].filter((id) => isVariable(id) && !posts.has(places.get(id)!));
  for (let i = 0; i < MAX_VARIATIONS[ai.level]; i++) {
    const unit = movable[Math.floor(random() * movable.length)]!;
    const from = best.get(unit)!;
    const near = [...hexesWithin(from, VARIATION_STEPS, (hex) => supplyTable(1)[hex] === 1).keys()].filter(
      (hex) => (ai.side === 'soviet' ? inUssr(hex) : inFinland(hex)),
    );
    const hex = near[Math.floor(random() * near.length)]!;
    const next = new Map(best).set(unit, hex);
    if (!isOverfull(next, hex) && (ai.side === 'finn' || isSupplySafe(next))) best = next;
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

/**
 * Whether all units would be in supply even if Finnish ZOC covered the whole frontier: Finnish counters are face
 * down, and any of them may be a division.
 */
function isSupplySafe(places: SetUpPlan): boolean {
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
  return [...places].every(
    ([unit, at]) => isHq(unit) || isGuard(unit) || reached.has(at) || SOVIET_CITIES.includes(at),
  );
}
