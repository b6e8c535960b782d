import { type Hex, type UnitId, board, supplyTable } from '#engine/winter-war';
import {
  distanceField,
  hexesWithin,
  inFinland,
  inUssr,
  isGuard,
  isHq,
  landNeighbours,
  stackingCapacity,
  theatreOf,
  unitType,
} from './ground.ts';
import { KEM, MURMANSK, OULU, PETROZAVODSK, PETSAMO } from '../analysis/places.ts';
import setUps from './set-ups.json' with { type: 'json' };

type Placement = ReadonlyMap<UnitId, Hex>;

/** Set-up hexes by counter label, the most important first; units without a hex keep their place of 1939. */
type SetUpPage = Readonly<Record<string, string>>;

/**
 * Finnish set-ups. No Mannerheim fort is held by a single battalion; they differ in where the other divisions
 * go, in pickets before the Line, and in the use of the north.
 */
export type FinnishSetUp = keyof typeof setUps.finnish;

/** The page of a Finnish set-up. */
export const setUpPage = (name: FinnishSetUp): SetUpPage => setUps.finnish[name].hexes;

/** Moves the counters of a set-up to the hexes of a page. */
export function applySetUp(places: Placement, page: SetUpPage): Map<UnitId, Hex> {
  const next = new Map(places);
  const left = new Map(
    Object.entries(page).map(([label, names]) => [label, names.split(' ').map(board.hexByName)]),
  );
  for (const unit of places.keys()) {
    const hex = left.get(unitType(unit).label)?.shift();
    if (hex !== undefined) next.set(unit, hex);
  }
  return next;
}

/** An offensive in the north; each of its units changes places with a regiment there. */
interface NorthernOffensive {
  readonly goal: string;
  readonly units: readonly string[];
}

/** By goal: its hex, the city that supplies the offensive, and the attack points that it can supply. */
const BASES: Readonly<Record<string, { readonly goal: Hex; readonly city: Hex; readonly capacity: number }>> =
  {
    petsamo: { goal: PETSAMO, city: MURMANSK, capacity: 30 },
    oulu: { goal: OULU, city: KEM, capacity: 20 },
  };

/** Soviet openings: what attacks in the north, and so what remains for the isthmus and Lake Ladoga. */
interface Opening {
  readonly blows: readonly NorthernOffensive[];
  /** Counters that move from their hex of 1939 to another: "label from to". */
  readonly shifts: readonly string[];
}

export type SovietSetUp = keyof typeof setUps.soviet;

/** Applies an opening to the set-up of 1939. */
export function applyOpening(places: Placement, setUp: SovietSetUp): Placement {
  const { blows, shifts }: Opening = setUps.soviet[setUp];
  let next = applyShifts(places, shifts);
  const used = new Set<UnitId>();
  for (const blow of blows) next = prepareOffensive(next, blow, used);
  return next;
}

function applyShifts(places: Placement, shifts: readonly string[]): Placement {
  const next = new Map(places);
  for (const shift of shifts) {
    const [label, from, to] = shift.split(' ');
    const unit = [...next.keys()].find(
      (id) => unitType(id).label === label && next.get(id) === board.hexByName(from!),
    );
    if (unit !== undefined) next.set(unit, board.hexByName(to!));
  }
  return next;
}

/** Farthest hexes from its city for an HQ that follows an offensive. */
const HQ_FROM_CITY = 7;

function prepareOffensive(
  places: Placement,
  { goal: name, units }: NorthernOffensive,
  used: Set<UnitId>,
): Placement {
  const { goal, city, capacity } = BASES[name]!;
  const next = new Map(places);
  const field = distanceField([goal], 1);
  const open = (hex: Hex): boolean => supplyTable(1)[hex] === 1 && inUssr(hex);
  const free = (hex: Hex): boolean =>
    stackingCapacity(
      hex,
      [...next].filter(([, at]) => at === hex).map(([id]) => id),
    ) > 0;
  const here = [...next].filter(([, hex]) => theatreOf(hex) === theatreOf(city)).map(([id]) => id);
  const hq = here.find(isHq);
  if (hq === undefined) return places;
  const spots = [...hexesWithin(city, HQ_FROM_CITY, open).keys()].filter(
    (hex) => free(hex) && !landNeighbours(hex).some(inFinland),
  );
  spots.sort((a, b) => field[a]! - field[b]! || a - b);
  if (spots[0] !== undefined) next.set(hq, spots[0]);
  const regiments = here
    .filter((id) => unitType(id).label === '2-1-2')
    .sort((a, b) => next.get(a)! - next.get(b)!);
  for (const label of units) {
    const striker = [...next.keys()].find((id) => unitType(id).label === label && !used.has(id));
    const regiment = regiments.shift();
    if (striker === undefined || regiment === undefined) continue;
    used.add(striker);
    next.set(regiment, places.get(striker)!);
    next.delete(striker);
    const front = [...hexesWithin(next.get(hq)!, 4, open).keys()].filter(free);
    front.sort((a, b) => field[a]! - field[b]! || a - b);
    next.set(striker, front[0] ?? places.get(striker)!);
  }
  // Regiments above the city's capacity start at Petrozavodsk.
  const load = (): number =>
    [...next].reduce(
      (sum, [id, hex]) =>
        sum + (theatreOf(hex) === theatreOf(city) && !isGuard(id) ? unitType(id).attack : 0),
      0,
    );
  const petrozavodsk = [...hexesWithin(PETROZAVODSK, 3, open).keys()];
  while (load() > capacity && regiments.length) {
    const spot = petrozavodsk.find(free);
    if (spot === undefined) break;
    next.set(regiments.shift()!, spot);
  }
  return next;
}
