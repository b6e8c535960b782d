import { supplyTable, type Hex, type UnitId } from '../../../engine/winter-war/index.ts';
import type { Chance } from './chance.ts';
import {
  around,
  fieldTo,
  inFinland,
  inUssr,
  isGuard,
  isHq,
  kind,
  KEM,
  MURMANSK,
  OULU,
  PETROZAVODSK,
  PETSAMO,
  roomIn,
  theatreOf,
  within,
} from './ground.ts';

type Places = ReadonlyMap<UnitId, Hex>;

/** A blow in the north: who goes, from which city, for what; each takes the place of a regiment there. */
interface Blow {
  readonly goal: Hex;
  readonly city: Hex;
  /** Attack Points that the city feeds. */
  readonly capacity: number;
  readonly units: readonly string[];
}

const ON_PETSAMO: Blow = { goal: PETSAMO, city: MURMANSK, capacity: 30, units: ['6-4-2', '6-4-2', '6-4-2'] };
const ON_OULU: Blow = { goal: OULU, city: KEM, capacity: 20, units: ['5-3-3', '6-4-2', '6-4-2'] };

const OPENINGS: readonly (readonly Blow[])[] = [[ON_PETSAMO, ON_OULU]];

/** One of the General's openings, as changes of the set-up of 1939. */
export function opened(places: Places, chance: Chance): Places {
  const blows = OPENINGS[Math.floor(chance() * OPENINGS.length)]!;
  let next = places;
  const used = new Set<UnitId>();
  for (const blow of blows) next = prepared(next, blow, used);
  return next;
}

/** How far from its city an HQ stands that is to follow a blow. */
const HQ_FROM_CITY = 7;

function prepared(places: Places, { goal, city, capacity, units }: Blow, used: Set<UnitId>): Places {
  const next = new Map(places);
  const field = fieldTo([goal], 1);
  const open = (hex: Hex): boolean => supplyTable(1)[hex] === 1 && inUssr(hex);
  const free = (hex: Hex): boolean =>
    roomIn(
      hex,
      [...next].filter(([, at]) => at === hex).map(([id]) => id),
    ) > 0;
  const here = [...next].filter(([, hex]) => theatreOf(hex) === theatreOf(city)).map(([id]) => id);
  const hq = here.find(isHq);
  if (hq === undefined) return places;
  const spots = [...within(city, HQ_FROM_CITY, open).keys()].filter(
    (hex) => free(hex) && !around(hex).some(inFinland),
  );
  spots.sort((a, b) => field[a]! - field[b]! || a - b);
  if (spots[0] !== undefined) next.set(hq, spots[0]);
  const regiments = here
    .filter((id) => kind(id).label === '2-1-2')
    .sort((a, b) => next.get(a)! - next.get(b)!);
  for (const label of units) {
    const striker = [...next.keys()].find((id) => kind(id).label === label && !used.has(id));
    const regiment = regiments.shift();
    if (striker === undefined || regiment === undefined) continue;
    used.add(striker);
    next.set(regiment, places.get(striker)!);
    next.delete(striker);
    const front = [...within(next.get(hq)!, 4, open).keys()].filter(free);
    front.sort((a, b) => field[a]! - field[b]! || a - b);
    next.set(striker, front[0] ?? places.get(striker)!);
  }
  // The city feeds no more than so many; the rest come in at Petrozavodsk.
  const load = (): number =>
    [...next].reduce(
      (sum, [id, hex]) => sum + (theatreOf(hex) === theatreOf(city) && !isGuard(id) ? kind(id).attack : 0),
      0,
    );
  const petrozavodsk = [...within(PETROZAVODSK, 3, open).keys()];
  while (load() > capacity && regiments.length) {
    const spot = petrozavodsk.find(free);
    if (spot === undefined) break;
    next.set(regiments.shift()!, spot);
  }
  return next;
}
