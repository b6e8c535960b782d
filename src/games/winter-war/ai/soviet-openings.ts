import { board, supplyTable, type Hex, type UnitId } from '#engine/winter-war';
import {
  landNeighbours,
  distanceField,
  inFinland,
  inUssr,
  isGuard,
  isHq,
  unitType,
  KEM,
  MURMANSK,
  OULU,
  PETROZAVODSK,
  PETSAMO,
  stackingRoom,
  theatreOf,
  hexesWithin,
} from './ground.ts';

type Placement = ReadonlyMap<UnitId, Hex>;

/** A blow in the north: who goes, from which city, for what; each takes the place of a regiment there. */
interface NorthernOffensive {
  readonly goal: Hex;
  readonly city: Hex;
  /** Attack Points that the city feeds. */
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

/** A counter of a kind that leaves its place of 1939 for another. */
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

/** What falls on the north, and so what is left for the isthmus and Lake Ladoga. */
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

/** One of the General's openings, as changes of the set-up of 1939. */
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

/** How far from its city an HQ stands that is to follow a blow. */
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
    stackingRoom(
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
  // The city feeds no more than so many; the rest come in at Petrozavodsk.
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
