import { board, type Hex, type UnitId } from '#engine/winter-war';
import { unitType } from './ground.ts';

type Placement = ReadonlyMap<UnitId, Hex>;

/** Where the counters of each kind stand, the most needed first; whoever has no hex here stays as in 1939. */
type SetUpPage = Readonly<Record<string, string>>;

const DECOY_HEXES = '0604 0931 1306 1712 1422';

/**
 * Finnish set-ups. No fort of the Mannerheim Line has a single battalion in it; what differs is where the divisions
 * that are left go, whether battalions stand before the Line, and what the north is for.
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
  /** Battalions stand beside Petsamo too, so that fewer can come at it. */
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
  /** The mass of the light troops on the open flank north of Lake Ladoga. */
  flank: {
    '6-6-2': '1405 1406 1506 1606 1606 1912',
    '4-4-2': '1656',
    '2-2-3': '1913 1814 1405',
    '1-1-3': '1406 1506 1910 1911 1815 1914 1915 1505 1330 1436 1621',
    '': '1504 0931 1306 1916 1422',
  },
} as const satisfies Readonly<Record<string, SetUpPage>>;

export type FinnishSetUp = keyof typeof FINNISH_SET_UPS;

/** A set-up with the counters where a page of the book has them. */
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
