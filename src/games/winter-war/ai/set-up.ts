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
import type { Chance } from './chance.ts';
import type { Mind } from './contract.ts';
import {
  around,
  fieldTo,
  inFinland,
  inUssr,
  isHq,
  kind,
  LADOGA,
  MANNERHEIM,
  OULU,
  mayDrawOn,
  roomIn,
  PETSAMO,
  SOVIET_CITIES,
  VIIPURI,
  within,
} from './ground.ts';
import { byTheBook, FINNISH_BOOK } from './set-up-book.ts';
import { END, Sketch } from './sketch.ts';
import { opened } from './soviet-openings.ts';

type Places = Map<UnitId, Hex>;

/** How many counters leave their historical place, at most. */
const CHANGES: Readonly<Record<Mind['level'], number>> = { recruit: 8, officer: 4, general: 4 };
/** How far they go. */
const STEP = 2;

/** Sets up the side's army: as in 1939, with changes that keep what the set-up is for. */
export function setUp(state: State, mind: Mind, chance: Chance): Action[] {
  const places = new Map(
    readySetUp(state, 'historical', 0).map(({ unit, hex }) => [unit, hex as Hex] as const),
  );
  if (mind.level === 'recruit') return lay(state, mind, varied(state, mind, places, chance), places);
  if (mind.side === 'soviet') {
    const base = mind.level === 'general' ? new Map(opened(places, mind.plan.soviet.setUp)) : places;
    return lay(state, mind, varied(state, mind, base, chance), places);
  }
  const page = mind.plan.finn.setUp;
  if (page)
    return lay(state, mind, varied(state, mind, byTheBook(places, FINNISH_BOOK[page]), chance), places);
  const base = closed(places);
  const north = mind.level === 'general' && !state.options.clar10 ? petsamo(base) : base;
  return lay(state, mind, varied(state, mind, north, chance), places);
}

/** What an officer changes in the Finnish set-up: no fort but one behind pickets is held by a single unit. */
const CLOSER: readonly (readonly [from: string, to: string])[] = [
  ['1406', '1606'],
  ['1306', '1405'],
  ['1529', '1506'],
  ['1525', '1406'],
];

function closed(places: Places): Places {
  const next = new Map(places);
  for (const [from, to] of CLOSER)
    for (const [unit, hex] of places) if (hex === board.hexByName(from)) next.set(unit, board.hexByName(to));
  return next;
}

/** The field division goes to Petsamo, where the Soviets can bring little against it; its place is filled from there. */
function petsamo(places: Places): Places {
  const next = new Map(places);
  for (const [unit, hex] of places)
    if (kind(unit).label === '4-4-2') next.set(unit, PETSAMO);
    else if (hex === PETSAMO) next.set(unit, board.hexByName('1911'));
  return next;
}

/** Place actions to a wanted set-up and its end; the plain one when the wanted one will not do. */
function lay(state: State, mind: Mind, wanted: Places, plain: Places): Action[] {
  for (const places of [wanted, plain]) {
    const sketch = new Sketch(state);
    for (const { id, side } of ROSTER) {
      const { at } = state.units[id]!;
      const stays = at === (places.get(id) ?? -1) || (at < 0 && !places.has(id));
      if (side === mind.side && !stays && at >= 0) sketch.play({ type: 'place', unit: id, hex: null });
    }
    for (const [unit, hex] of places)
      if (sketch.state.units[unit]!.at !== hex) sketch.play({ type: 'place', unit, hex });
    plan(sketch);
    if (!check(sketch.state, END)) return [...sketch.actions, END];
  }
  return [];
}

/** With Soviet preparedness the brigade may jump at once: behind the Line, in the open. */
function plan(sketch: Sketch): void {
  const { state } = sketch;
  if (!mayPlan(state) || state.course.plan) return;
  const field = fieldTo([VIIPURI], 1);
  const open = planHexes(state).filter((hex) => field[hex]! >= 2);
  const [hex] = [...open].sort((a, b) => field[a]! - field[b]! || a - b);
  if (hex !== undefined) sketch.play({ type: 'plan', hex });
}

function varied(state: State, mind: Mind, places: Places, chance: Chance): Places {
  let best = mind.side === 'soviet' ? safe(places) : places;
  const posts = new Set(mind.plan.finn.setUp ? FINNISH_POSTS : []);
  const movable = [...places.keys()].filter((id) => mayVary(id) && !posts.has(places.get(id)!));
  for (let i = 0; i < CHANGES[mind.level]; i++) {
    const unit = movable[Math.floor(chance() * movable.length)]!;
    const from = best.get(unit)!;
    const near = [...within(from, STEP, (hex) => supplyTable(1)[hex] === 1).keys()].filter((hex) =>
      mind.side === 'soviet' ? inUssr(hex) : inFinland(hex),
    );
    const hex = near[Math.floor(chance() * near.length)]!;
    const next = new Map(best).set(unit, hex);
    if (full(next, hex) || (mind.side === 'soviet' && !isSafe(next))) continue;
    if (legalPlace(state, unit, hex)) best = next;
  }
  return best;
}

const FINNISH_POSTS = [...MANNERHEIM, ...LADOGA, PETSAMO, OULU];

/** The great units stay where they are. */
const mayVary = (unit: UnitId): boolean => {
  const { label } = kind(unit);
  return ['1-1-3', '2-2-3', '2-1-2', '1-1-4', '2-1-3', ''].includes(label);
};

const full = (places: Places, hex: Hex): boolean => {
  const there = [...places].filter(([, at]) => at === hex).map(([id]) => id);
  return roomIn(hex, there) < 0;
};

function legalPlace(state: State, unit: UnitId, hex: Hex): boolean {
  const empty: State = {
    ...state,
    units: state.units.map((u, id) => (sideOf(id) === state.phasing ? unitWith(u, { at: -1 }) : u)),
  };
  return !check(empty, { type: 'place', unit, hex });
}
const sideOf = (unit: UnitId): Side => counter(unit).side;

/**
 * Whether all would be in supply even if every hex along the frontier were in a Finnish ZOC: where the
 * face-down counters stand is not known here, and any of them may hide a division.
 */
function isSafe(places: Places): boolean {
  return unsafe(places).length === 0;
}

function unsafe(places: Places): UnitId[] {
  const manned = new Set(places.values());
  const open = (hex: Hex): boolean =>
    supplyTable(1)[hex] === 1 && inUssr(hex) && (manned.has(hex) || !around(hex).some(inFinland));
  const reached = new Set<Hex>();
  for (const [unit, at] of places) {
    if (!isHq(unit)) continue;
    const far = within(at, HQ_TO_CITY, open);
    if (!SOVIET_CITIES.some((hex) => far.has(hex) && mayDrawOn({ clar9: false }, at, hex))) continue;
    for (const [hex, steps] of far) if (steps <= HQ_TO_UNIT) reached.add(hex);
  }
  return [...places].flatMap(([unit, at]) =>
    isHq(unit) || reached.has(at) || SOVIET_CITIES.includes(at) || kind(unit).arm === 'border-guard'
      ? []
      : [unit],
  );
}

/** The set-up with those drawn back who might find themselves cut off. */
function safe(places: Places): Places {
  let best = places;
  for (const unit of unsafe(places)) {
    const near = within(best.get(unit)!, 3, (hex) => supplyTable(1)[hex] === 1 && inUssr(hex));
    for (const hex of near.keys()) {
      const next = new Map(best).set(unit, hex);
      if (full(next, hex) || unsafe(next).includes(unit)) continue;
      best = next;
      break;
    }
  }
  return best;
}
