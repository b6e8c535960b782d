import {
  board,
  enemyOf,
  type Action,
  type Hex,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import {
  around,
  inUssr,
  isHq,
  LADOGA,
  LENINGRAD,
  MANNERHEIM,
  MURMANSK,
  OULU,
  PETSAMO,
  SOVIET_CITIES,
  sovietRailway,
  stacks,
  theatreOf,
  VIIPURI,
  VIIPURI_ROW,
} from './ground.ts';
import { played } from './plan-change.ts';
import type { Aim, Front, Purpose, Reason } from './war-plan.ts';

/** Units that march for the same purpose, and where they end. */
export interface Group extends Purpose {
  readonly units: readonly UnitId[];
  readonly hexes: readonly Hex[];
}

/** What the marches among some actions are for, told by where they end, in the order in which they are made. */
export function groupsOf(before: State, side: Side, actions: readonly Action[]): Group[] {
  const marching = actions.flatMap((action) => (action.type === 'move' ? [action.unit] : []));
  return groupsIn(played(before, actions), side, marching);
}

/** The same of units that have marched already. */
export function groupsIn(after: State, side: Side, units: readonly UnitId[]): Group[] {
  const marching = new Set(units);
  const found = new Map<string, { purpose: Purpose; units: UnitId[]; hexes: Hex[] }>();
  for (const unit of marching) {
    const { at } = after.units[unit]!;
    if (at < 0) continue;
    const purpose = side === 'finn' ? finnish(after, at) : soviet(after, unit, at);
    const key = Object.values(purpose).join();
    const known = found.get(key) ?? { purpose, units: [], hexes: [] };
    known.units.push(unit);
    if (!known.hexes.includes(at)) known.hexes.push(at);
    found.set(key, known);
  }
  return [...found.values()].map(({ purpose, units, hexes }) => ({ ...purpose, units, hexes }));
}

const purpose = (aim: Aim, front: Front, reason: Reason): Purpose => ({ aim, front, reason });

const touches = (state: State, side: Side, hex: Hex): boolean => {
  const enemies = stacks(state, enemyOf(side));
  return around(hex).some((next) => enemies.has(next));
};

/** The front that a hex belongs to. */
function frontOf(hex: Hex): Front {
  if (hex === VIIPURI || VIIPURI_ROW.includes(hex)) return 'viipuri';
  const theatre = theatreOf(hex);
  if (theatre === 'isthmus' || theatre === 'ladoga') return theatre;
  return theatre === 'murmansk' ? 'petsamo' : 'oulu';
}

function finnish(state: State, at: Hex): Purpose {
  if (inUssr(at)) {
    if (SOVIET_CITIES.includes(at)) return purpose('take', 'railway', 'feeds-the-enemy');
    if (board.isRail(at) || !touches(state, 'finn', at)) return purpose('cut', 'railway', 'feeds-the-enemy');
    return purpose('strike', frontOf(at), 'enemy-is-weak-here');
  }
  if (MANNERHEIM.includes(at)) return purpose('hold', 'isthmus', 'counts-for-victory');
  if (LADOGA.includes(at)) return purpose('hold', 'ladoga', 'opens-the-way');
  if ([VIIPURI, OULU, PETSAMO].includes(at)) return purpose('hold', frontOf(at), 'counts-for-victory');
  if (touches(state, 'finn', at)) return purpose('delay', frontOf(at), 'enemy-is-strong-here');
  return purpose('gather', frontOf(at), 'enemy-is-strong-here');
}

/** From Murmansk to where a unit still counts for its defence. */
const MURMANSK_RANGE = 5;

function soviet(state: State, unit: UnitId, at: Hex): Purpose {
  if (at === LENINGRAD) return purpose('guard', 'leningrad', 'counts-for-victory');
  if (isHq(unit)) return purpose('gather', frontOf(at), 'feeds-us');
  if (inUssr(at)) {
    const finns = stacks(state, 'finn');
    if (around(at).some((next) => finns.has(next) && inUssr(next)))
      return purpose('strike', 'railway', 'feeds-us');
    if (touches(state, 'soviet', at)) return purpose('take', frontOf(at), 'counts-for-victory');
    if (board.distance(at, MURMANSK) <= MURMANSK_RANGE)
      return purpose('hold', 'murmansk', 'counts-for-victory');
    if (sovietRailway().some((hex) => board.distance(hex, at) <= 1))
      return purpose('guard', 'railway', 'feeds-us');
    return purpose('gather', frontOf(at), 'not-yet-ready');
  }
  return purpose('take', frontOf(at), touches(state, 'soviet', at) ? 'counts-for-victory' : 'opens-the-way');
}
