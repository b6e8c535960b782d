import { COUNTRY_CODES, countryTable, fortification, LENINGRAD } from '../board/board.ts';
import { distance, HEX_COUNT, hexByName, type Hex } from '../board/grid.ts';
import { randomSource } from '#engine/core/random.ts';
import type { Action } from '../state/actions.ts';
import { occupancyOf } from '../state/occupancy.ts';
import { unitWith, type State, type UnitState } from '../state/state.ts';
import { IS_HQ, ROSTER, type UnitId } from '../units/roster.ts';
import type { UnitTypeName } from '../units/unit-types.ts';
import { initialForces } from './reinforcement.ts';
import { setUpHexes, setUpSupply } from './set-up.ts';
import { CITIES, needsNoSupply } from './soviet-supply.ts';
import { hasCapacity } from './stacking.ts';

type PlaceAction = Action & { readonly type: 'place' };

/** The armies of 30 November 1939 as far as the counters allow; hexes in roster order of each type. */
const FINNS_1939: Partial<Record<UnitTypeName, string>> = {
  fortressDivision: '1405 1406 1606 1506 1910 2012',
  fieldDivision: '2011',
  finnishRegiment: '1815 2113 1306',
  finnishBattalion: '1656 1441 1436 1330 1525 1621 1718 1504 1505 1529 1817',
  blank: '0604 0931 1712 1251 1422',
};
const SOVIETS_1939: Partial<Record<UnitTypeName, string>> = {
  infantryCorps: '1603 1703 1603 1602',
  rifleDivision: '2110 2110 2214 2115 2016',
  tankBrigade: '1703',
  mountainBrigade: '1856',
  rifleRegiment:
    '1854 1853 1953 1955 1754 1742 1743 1841 1731 1732 1629 1728 1827 2017 1702 1702 1704 1704 1502 1501 1802',
  tankRegiment: '1604 1604',
  borderGuards: '1855 1840 1631 1622 2018',
  sovietHeadquarters: '1602 2313 1931 1952 1843',
};

const HISTORICAL = { finn: FINNS_1939, soviet: SOVIETS_1939 } as const;

/** Number of units of each type kept back by an earlier start, the last in the roster (Option.H). */
const KEPT_BACK: Partial<Record<UnitTypeName, number>> = {
  finnishRegiment: 1,
  finnishBattalion: 2,
  rifleRegiment: 7,
  rifleDivision: 1,
};

function placed({ phasing, options }: State): UnitId[] {
  const units = initialForces(phasing, options);
  if (!options.earlierStart) return units;
  const ofType = (id: UnitId) => units.filter((other) => ROSTER[other]!.typeName === ROSTER[id]!.typeName);
  return units.filter((id) => {
    const kept = KEPT_BACK[ROSTER[id]!.typeName] ?? 0;
    return ofType(id).indexOf(id) < ofType(id).length - kept;
  });
}

const historicalHexes = ({ phasing }: State): Map<UnitTypeName, string[]> =>
  new Map(
    Object.entries(HISTORICAL[phasing]).map(([type, hexes]) => [type as UnitTypeName, hexes.split(' ')]),
  );

function historical(state: State): PlaceAction[] {
  const next = historicalHexes(state);
  return placed(state).map((unit) => {
    const hex = next.get(ROSTER[unit]!.typeName)?.shift();
    if (hex === undefined) throw new Error(`The historical set-up forgets ${ROSTER[unit]!.typeName}`);
    return { type: 'place', unit, hex: hexByName(hex) };
  });
}

/** The same position with all units of the side back in the tray. */
function emptied(state: State): State {
  const units = state.units.slice();
  for (const id of initialForces(state.phasing, state.options)) units[id] = unitWith(units[id]!, { at: -1 });
  return { ...state, units };
}

const withUnit = (state: State, unit: UnitId, hex: Hex): State => {
  const units: UnitState[] = state.units.slice();
  units[unit] = unitWith(units[unit]!, { at: hex });
  return { ...state, units };
};

/**
 * Place actions for units still in the tray: to an unused hex of the historical set-up for their type, or as near to it
 * as there is room. Units already placed stay.
 */
export function restOfSetUp(state: State): PlaceAction[] {
  const hexes = historicalHexes(state);
  const listOf = (unit: UnitId): string[] => hexes.get(ROSTER[unit]!.typeName) ?? [];
  const units = placed(state);
  for (const unit of units) {
    const { at } = state.units[unit]!;
    const list = listOf(unit);
    const taken = list.findIndex((hex) => hexByName(hex) === at);
    if (taken >= 0) list.splice(taken, 1);
  }
  const actions: PlaceAction[] = [];
  let position = state;
  for (const unit of units.filter((unit) => state.units[unit]!.at < 0)) {
    const wanted = hexByName(listOf(unit).shift()!);
    const [hex] = setUpHexes(position, unit).toSorted((a, b) => distance(a, wanted) - distance(b, wanted));
    if (hex === undefined) continue;
    position = withUnit(position, unit, hex);
    actions.push({ type: 'place', unit, hex });
  }
  return actions;
}

/** A random defence gathers within this many hexes of the USSR. */
const NEAR_FRONTIER = 4;

let frontierHexes: ReadonlySet<Hex> | null = null;

/** Computed on first use. */
function nearUssr(): ReadonlySet<Hex> {
  if (frontierHexes) return frontierHexes;
  const all = Array.from({ length: HEX_COUNT }, (_, hex) => hex);
  const ussr = all.filter((hex) => countryTable[hex] === COUNTRY_CODES.ussr);
  frontierHexes = new Set(all.filter((hex) => ussr.some((other) => distance(hex, other) <= NEAR_FRONTIER)));
  return frontierHexes;
}

function randomFinns(state: State, pick: (count: number) => number): State {
  let position = state;
  const frontier = nearUssr();
  for (const unit of placed(state)) {
    const open = setUpHexes(position, unit);
    // Fortifications are manned evenly; most other units go where the enemy may come.
    const empty = open.filter((hex) => fortification[hex] && !position.units.some((u) => u.at === hex));
    const forward = open.filter((hex) => frontier.has(hex));
    const heavy = ROSTER[unit]!.type.southOnly;
    const choice = heavy && empty.length ? empty : !heavy && pick(5) && forward.length ? forward : open;
    position = withUnit(position, unit, choice[pick(choice.length)]!);
  }
  return position;
}

/** Maximum distance of a random HQ from its Supply City, and of its units from it. */
const HQ_RANGE = 4;
const UNIT_RANGE = 4;

function randomSoviets(state: State, pick: (count: number) => number): State {
  let position = state;
  const units = placed(state);
  const hqs = units.filter((id) => IS_HQ[id]);
  hqs.forEach((unit, i) => {
    const city = CITIES[i % CITIES.length]!;
    const near = setUpHexes(position, unit).filter((hex) => distance(hex, city) <= HQ_RANGE);
    position = withUnit(position, unit, near[pick(near.length)]!);
  });
  const posts = hqs.map((id) => position.units[id]!.at);
  for (const unit of units) {
    if (IS_HQ[unit]) continue;
    const post = posts[pick(posts.length)]!;
    const open = setUpHexes(position, unit);
    const near = open.filter((hex) => distance(hex, post) <= UNIT_RANGE);
    const choice = near.length ? near : open;
    position = withUnit(position, unit, choice[pick(choice.length)]!);
  }
  return feedAll(position, pick);
}

/** Moves units that would begin isolated to hexes in supply from Leningrad. */
function feedAll(start: State, pick: (count: number) => number): State {
  let position = start;
  for (let tries = 0; tries < 200; tries++) {
    const { cut } = setUpSupply(position);
    const hungry = initialForces('soviet', position.options).filter((id) => cut[id] && !needsNoSupply(id));
    if (!hungry.length) break;
    const unit = hungry[pick(hungry.length)]!;
    const occupancy = occupancyOf(position.units);
    const near = setUpHexes(position, unit).filter(
      (hex) => distance(hex, LENINGRAD) <= 5 && hasCapacity(occupancy, hex, unit),
    );
    if (!near.length) break;
    position = withUnit(position, unit, near[pick(near.length)]!);
  }
  return position;
}

/**
 * A ready set-up for the side that sets up now, as place actions. "random" differs for every seed (a 32-bit integer).
 */
export function readySetUp(state: State, kind: 'historical' | 'random', seed: number): PlaceAction[] {
  if (kind === 'historical') return historical(state);
  const pick = randomSource(seed);
  const start = emptied(state);
  const position = state.phasing === 'finn' ? randomFinns(start, pick) : randomSoviets(start, pick);
  return placed(state).map((unit) => ({ type: 'place', unit, hex: position.units[unit]!.at }));
}
