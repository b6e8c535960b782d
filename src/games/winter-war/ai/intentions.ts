import {
  type Action,
  type Hex,
  type Side,
  type State,
  type UnitId,
  board,
  decider,
} from '#engine/winter-war';
import {
  inUssr,
  isHq,
  isNearMurmansk,
  isNextTo,
  landNeighbours,
  sovietRailway,
  stacksOf,
  theatreOf,
} from './ground.ts';
import { movedUnits, playPlan, Sketch } from './sketch.ts';
import { createPurpose, type Front, type Purpose } from './war-plan.ts';
import {
  LADOGA,
  LENINGRAD,
  MANNERHEIM,
  OULU,
  PETSAMO,
  SOVIET_CITIES,
  VIIPURI,
  VIIPURI_ROW,
} from '../analysis/places.ts';

/** Units that move for the same purpose, and their destinations. */
export interface MarchGroup extends Purpose {
  readonly units: readonly UnitId[];
  readonly hexes: readonly Hex[];
}

/** Groups the moves among some actions by purpose, in their order. */
export const groupMarches = (before: State, side: Side, actions: readonly Action[]): MarchGroup[] =>
  groupUnitsByPurpose(playPlan(before, actions), side, movedUnits(actions));

/** Groups units that have moved by the purpose of their hex. */
export function groupUnitsByPurpose(after: State, side: Side, units: readonly UnitId[]): MarchGroup[] {
  const found = new Map<string, { purpose: Purpose; units: UnitId[]; hexes: Hex[] }>();
  for (const unit of new Set(units)) {
    const { at } = after.units[unit]!;
    if (at < 0) continue;
    const purpose = side === 'finn' ? finnishPurpose(after, at) : sovietPurpose(after, unit, at);
    const key = Object.values(purpose).join();
    const known = found.get(key) ?? { purpose, units: [], hexes: [] };
    known.units.push(unit);
    if (!known.hexes.includes(at)) known.hexes.push(at);
    found.set(key, known);
  }
  return [...found.values()].map(({ purpose, units, hexes }) => ({ ...purpose, units, hexes }));
}

function sectorOf(hex: Hex): Front {
  if (hex === VIIPURI || VIIPURI_ROW.includes(hex)) return 'viipuri';
  const theatre = theatreOf(hex);
  if (theatre === 'isthmus' || theatre === 'ladoga') return theatre;
  return theatre === 'murmansk' ? 'petsamo' : 'oulu';
}

function finnishPurpose(state: State, at: Hex): Purpose {
  if (inUssr(at)) {
    if (SOVIET_CITIES.includes(at)) return createPurpose('take', 'railway', 'feeds-the-enemy');
    if (board.isRail(at) || !isNextTo(state, 'soviet', at))
      return createPurpose('cut', 'railway', 'feeds-the-enemy');
    return createPurpose('strike', sectorOf(at), 'enemy-is-weak-here');
  }
  if (MANNERHEIM.includes(at)) return createPurpose('hold', 'isthmus', 'counts-for-victory');
  if (LADOGA.includes(at)) return createPurpose('hold', 'ladoga', 'opens-the-way');
  if ([VIIPURI, OULU, PETSAMO].includes(at)) return createPurpose('hold', sectorOf(at), 'counts-for-victory');
  if (isNextTo(state, 'soviet', at)) return createPurpose('delay', sectorOf(at), 'enemy-is-strong-here');
  return createPurpose('gather', sectorOf(at), 'enemy-is-strong-here');
}

function sovietPurpose(state: State, unit: UnitId, at: Hex): Purpose {
  if (at === LENINGRAD) return createPurpose('guard', 'leningrad', 'counts-for-victory');
  if (isHq(unit)) return createPurpose('gather', sectorOf(at), 'feeds-us');
  if (inUssr(at)) {
    const finns = stacksOf(state, 'finn');
    if (landNeighbours(at).some((next) => finns.has(next) && inUssr(next)))
      return createPurpose('strike', 'railway', 'feeds-us');
    if (isNextTo(state, 'finn', at)) return createPurpose('take', sectorOf(at), 'counts-for-victory');
    if (isNearMurmansk(at)) return createPurpose('hold', 'murmansk', 'counts-for-victory');
    if (sovietRailway().some((hex) => board.distance(hex, at) <= 1))
      return createPurpose('guard', 'railway', 'feeds-us');
    return createPurpose('gather', sectorOf(at), 'not-yet-ready');
  }
  const reason = isNextTo(state, 'finn', at) ? 'counts-for-victory' : 'opens-the-way';
  return createPurpose('take', sectorOf(at), reason);
}

/** Sorts moves by purpose for display; unchanged if their legality depends on the order. */
export function sortByPurpose(state: State, actions: readonly Action[]): readonly Action[] {
  if (state.phase !== 'movement' || actions.some(({ type }) => type !== 'move' && type !== 'end'))
    return actions;
  const groups = groupMarches(state, decider(state), actions);
  const groupOf = (action: Action): number =>
    action.type === 'move' ? groups.findIndex(({ units }) => units.includes(action.unit)) : groups.length;
  const sorted = actions.toSorted((a, b) => groupOf(a) - groupOf(b));
  const sketch = new Sketch(state);
  return sorted.every((action) => sketch.play(action)) ? sorted : actions;
}
