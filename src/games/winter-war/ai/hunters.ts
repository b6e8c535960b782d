import { supplyTable, type Hex, type State, type UnitId } from '#engine/winter-war';
import { fieldTo, inUssr, isGuard, isHq, kind, stacks, theatreOf, touchesFinns, unitsOf } from './ground.ts';
import { groundWorth } from './worth.ts';

/** Regiments to a raider, and how far they come for it. */
const HUNTERS = 2;
const LIGHT = 2;
const FROM = 12;
/** Soviet Attack Strength cut off that calls out divisions, how strong they are, and how many go. */
const CALLED_BY = 15;
const HEAVY = 5;
const MOST_HEAVY = 4;
/** Finnish Defence Strength in the USSR for each of them. */
const PREY = 3;

/**
 * Who goes after the Finns in the USSR, of units that have nothing else to do: two regiments near each of them, and,
 * when the railway behind an army has been cut, regiments and divisions from anywhere.
 */
export function huntersAmong(state: State, units: readonly UnitId[]): Set<UnitId> {
  const raiders = [...stacks(state, 'finn').keys()].filter(
    (hex) => inUssr(hex) && supplyTable(state.turn)[hex],
  );
  const found = new Set<UnitId>();
  const able = units.filter((id) => {
    const { at, cut } = state.units[id]!;
    return !isGuard(id) && !cut && groundWorth(at) < 2 && !touchesFinns(state, at);
  });
  const send = (party: readonly UnitId[], field: Int16Array, most: number): void => {
    const far = (id: UnitId): number => field[state.units[id]!.at]!;
    const free = party.filter((id) => !found.has(id));
    for (const id of free.sort((a, b) => far(a) - far(b) || a - b).slice(0, most)) found.add(id);
  };
  const isCut = starving(state) >= CALLED_BY;
  const light = able.filter(
    (id) => kind(id).attack <= LIGHT && (isCut || theatreOf(state.units[id]!.at) !== 'isthmus'),
  );
  for (const raider of raiders) {
    const field = fieldTo([raider], state.turn);
    send(
      light.filter((id) => isCut || field[state.units[id]!.at]! <= FROM),
      field,
      HUNTERS,
    );
  }
  const heavies = raiders.length && isCut ? heaviesFor(state, raiders) : 0;
  const heavy = able.filter(
    (id) => kind(id).attack >= HEAVY && theatreOf(state.units[id]!.at) !== 'murmansk',
  );
  send(heavy, fieldTo(raiders, state.turn), heavies);
  return found;
}

const starving = (state: State): number =>
  unitsOf(state, 'soviet').reduce(
    (sum, id) => sum + (state.units[id]!.cut && !isHq(id) ? kind(id).attack : 0),
    0,
  );

function heaviesFor(state: State, raiders: readonly Hex[]): number {
  const finns = stacks(state, 'finn');
  const points = raiders.flatMap((hex) => finns.get(hex)!).reduce((sum, id) => sum + kind(id).defence, 0);
  return Math.min(MOST_HEAVY, Math.ceil(points / PREY));
}
