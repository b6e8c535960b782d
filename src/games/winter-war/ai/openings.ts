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

type Placement = ReadonlyMap<UnitId, Hex>;

/** Set-up hexes by counter label, the most important first; units without a hex keep their place of 1939. */
type SetUpPage = Readonly<Record<string, string>>;

const DECOY_HEXES = '0604 0931 1306 1712 1422';

/**
 * Finnish set-ups. No Mannerheim fort is held by a single battalion; they differ in where the other divisions
 * go, in pickets before the Line, and in the use of the north.
 */
export const FINNISH_SET_UPS = {
  /** All six divisions behind the Line, the Ladoga forts with light troops. */
  line: {
    '6-6-2': '1405 1405 1406 1506 1606 1606',
    '4-4-2': '1656',
    '2-2-3': '1506 1912 1913',
    '1-1-3': '1406 1910 1911 1505 1504 1815 1441 1436 1330 1621 1718',
    '': DECOY_HEXES,
  },
  /** Two divisions on Lake Ladoga, regiments in the forts beside them, one division to a fort on the isthmus. */
  lakes: {
    '6-6-2': '1405 1406 1506 1606 1910 1912',
    '4-4-2': '1656',
    '2-2-3': '1606 1911 1913',
    '1-1-3': '1405 1406 1506 1505 1504 1815 1441 1436 1330 1525 1621',
    '': '1655 0931 1306 1712 1422',
  },
  /** Battalions also stand beside Petsamo, so that fewer Soviets can attack it. */
  arctic: {
    '6-6-2': '1405 1406 1506 1606 1606 1911',
    '4-4-2': '1656',
    '2-2-3': '1405 1912 1913',
    '1-1-3': '1406 1506 1655 1910 1505 1815 1755 1436 1330 1621 1718',
    '': DECOY_HEXES,
  },
  /** Battalions along the frontier, a march from the Murmansk railway. */
  raiders: {
    '6-6-2': '1405 1406 1506 1606 1606 1911',
    '4-4-2': '1656',
    '2-2-3': '1405 1912 1913',
    '1-1-3': '1406 1506 1910 1641 1538 1652 1815 1330 1533 1621 1718',
    '': '1540 1550 1306 1505 1504',
  },
  /** Battalions on every road to the Line. */
  pickets: {
    '6-6-2': '1405 1406 1506 1606 1606 1912',
    '4-4-2': '1656',
    '2-2-3': '1405 1406 1913',
    '1-1-3': '1506 1505 1504 1605 1404 1910 1911 1815 1436 1330 1621',
    '': '1441 0931 1306 1712 1422',
  },
  /** A regiment and battalions hold Oulu. */
  oulu: {
    '6-6-2': '1405 1406 1506 1606 1606 1911',
    '4-4-2': '1656',
    '2-2-3': '0931 1405 1912',
    '1-1-3': '1406 1506 1910 1913 1505 0931 1815 1330 1230 1621 1441',
    '': '1504 1436 1306 1712 1422',
  },
  /** A reserve at Viipuri and on the railways. */
  reserve: {
    '6-6-2': '1405 1406 1506 1606 1910 1912',
    '4-4-2': '1306',
    '2-2-3': '1656 1306 1913',
    '1-1-3': '1405 1406 1506 1606 1911 1505 1815 1441 1436 1330 1621',
    '': '1504 0931 1655 1712 1422',
  },
  /** Most light troops on the open flank north of Lake Ladoga. */
  flank: {
    '6-6-2': '1405 1406 1506 1606 1606 1912',
    '4-4-2': '1656',
    '2-2-3': '1913 1814 1405',
    '1-1-3': '1406 1506 1910 1911 1815 1914 1915 1505 1330 1436 1621',
    '': '1504 0931 1306 1916 1422',
  },
} as const satisfies Readonly<Record<string, SetUpPage>>;

export type FinnishSetUp = keyof typeof FINNISH_SET_UPS;

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
  readonly goal: Hex;
  readonly city: Hex;
  /** Attack points that the city can supply. */
  readonly capacity: number;
  readonly units: readonly string[];
}

const petsamoOffensive = (...units: string[]): NorthernOffensive => ({
  goal: PETSAMO,
  city: MURMANSK,
  capacity: 30,
  units,
});
const ouluOffensive = (...units: string[]): NorthernOffensive => ({
  goal: OULU,
  city: KEM,
  capacity: 20,
  units,
});

const ARCTIC_OFFENSIVE = petsamoOffensive('6-4-2', '6-4-2', '6-4-2');
const TANK_OFFENSIVE = petsamoOffensive('6-4-2', '6-4-2', '5-3-3');
const WESTERN_OFFENSIVE = ouluOffensive('5-3-3', '6-4-2', '6-4-2');

/** A counter of the label moves from its hex of 1939 to another. */
type Shift = readonly [label: string, from: string, to: string];

interface Opening {
  readonly blows: readonly NorthernOffensive[];
  readonly shifts?: readonly Shift[];
}

/** Regiments near Kandalaksha, on the Murmansk railway: the Finns are after it from the first Game-Turn on. */
const KANDALAKSHA_GUARD: readonly Shift[] = [
  ['2-1-2', '1743', '1941'],
  ['2-1-2', '1742', '1940'],
];

/** Soviet openings: what attacks in the north, and so what remains for the isthmus and Lake Ladoga. */
const OPENINGS = {
  'arctic-and-oulu': { blows: [ARCTIC_OFFENSIVE, WESTERN_OFFENSIVE] },
  'light-on-oulu': { blows: [ARCTIC_OFFENSIVE, ouluOffensive('5-3-3', '6-4-2')] },
  'divisions-on-oulu': { blows: [ARCTIC_OFFENSIVE, ouluOffensive('6-4-2', '6-4-2')] },
  'tanks-in-the-arctic': { blows: [TANK_OFFENSIVE, ouluOffensive('6-4-2', '6-4-2')] },
  'tanks-and-guard': { blows: [TANK_OFFENSIVE, ouluOffensive('6-4-2', '6-4-2')], shifts: KANDALAKSHA_GUARD },
  /** Regiments of the isthmus behind the Ladoga front, and the guard of the railway. */
  'more-on-ladoga': {
    blows: [ARCTIC_OFFENSIVE, WESTERN_OFFENSIVE],
    shifts: [['2-1-2', '1704', '2111'], ['2-1-2', '1704', '2113'], ...KANDALAKSHA_GUARD],
  },
  /** Regiments on the Murmansk railway, north of Petrozavodsk. */
  'guard-at-petrozavodsk': {
    blows: [ARCTIC_OFFENSIVE, WESTERN_OFFENSIVE],
    shifts: [
      ['2-1-2', '1702', '2316'],
      ['2-1-2', '1702', '2314'],
    ],
  },
  'guard-at-kandalaksha': { blows: [ARCTIC_OFFENSIVE, WESTERN_OFFENSIVE], shifts: KANDALAKSHA_GUARD },
  /** Nothing in the north: the divisions stand on Lake Ladoga, as in 1939. */
  ladoga: { blows: [] },
} as const satisfies Readonly<Record<string, Opening>>;

export type SovietSetUp = keyof typeof OPENINGS;

/** Applies an opening to the set-up of 1939. */
export function applyOpening(places: Placement, setUp: SovietSetUp): Placement {
  const { blows, shifts = [] }: Opening = OPENINGS[setUp];
  let next = applyShifts(places, shifts);
  const used = new Set<UnitId>();
  for (const blow of blows) next = prepareOffensive(next, blow, used);
  return next;
}

function applyShifts(places: Placement, shifts: readonly Shift[]): Placement {
  const next = new Map(places);
  for (const [label, from, to] of shifts) {
    const unit = [...next.keys()].find(
      (id) => unitType(id).label === label && next.get(id) === board.hexByName(from),
    );
    if (unit !== undefined) next.set(unit, board.hexByName(to));
  }
  return next;
}

/** Farthest hexes from its city for an HQ that follows an offensive. */
const HQ_FROM_CITY = 7;

function prepareOffensive(
  places: Placement,
  { goal, city, capacity, units }: NorthernOffensive,
  used: Set<UnitId>,
): Placement {
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
