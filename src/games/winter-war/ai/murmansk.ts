import {
  FIRST_MURMANSK_TURN,
  mayMove,
  MURMANSK_UNITS,
  murmanskDefended,
  murmanskUnits,
  board,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { go, type Ways } from './assault.ts';
import {
  isGuard,
  isHq,
  kind,
  LENINGRAD,
  MURMANSK,
  PETSAMO,
  SOVIET_CITIES,
  stacks,
  theatreOf,
  unitsOf,
  touchesFinns,
} from './ground.ts';
import type { Sketch } from './sketch.ts';

/** From Murmansk to where a unit still counts for its defence. */
export const MURMANSK_RANGE = 5;

/** A strong unit in the far north whose work is done: Petsamo is Soviet, and no Finns of any weight are near. */
function hasDone(state: State, unit: UnitId): boolean {
  const { at } = state.units[unit]!;
  if (kind(unit).attack < 5 || theatreOf(at) !== 'murmansk' || at === PETSAMO) return false;
  if (state.owner[PETSAMO] !== 2 || !stacks(state, 'soviet').has(PETSAMO)) return false;
  for (const [hex, there] of stacks(state, 'finn'))
    if (board.distance(hex, PETSAMO) <= 4 && there.some((id) => kind(id).attack > 1)) return false;
  return true;
}

/** One of those that Murmansk can do without. */
export const isSpare = (state: State, unit: UnitId): boolean =>
  hasDone(state, unit) && !(murmanskDefended(state.options) && murmanskUnits(state) <= MURMANSK_UNITS + 1);

/** How many are wanted there: with `relief` one for the losses to come, and one for each division that could go. */
function wantedThere(state: State, relief: boolean): number {
  const divisions = relief ? unitsOf(state, 'soviet').filter((id) => hasDone(state, id)).length : 0;
  return MURMANSK_UNITS + 1 + divisions;
}

/** A unit of the seven that hold Murmansk stays near it, and with `relief` a light one of those who are wanted there. */
export function leavesMurmansk(state: State, unit: UnitId, to: Hex, relief: boolean): boolean {
  if (!murmanskDefended(state.options) || state.turn < FIRST_MURMANSK_TURN - 1) return false;
  const far = (hex: Hex): boolean => board.distance(hex, MURMANSK) > MURMANSK_RANGE;
  if (far(state.units[unit]!.at) || !far(to)) return false;
  return murmanskUnits(state) <= leastFor(state, unit, relief);
}

/** With how many there a unit may not go: guards have raiders to hunt, and divisions a war to win. */
function leastFor(state: State, unit: UnitId, relief: boolean): number {
  if (!relief) return MURMANSK_UNITS;
  if (isGuard(unit)) return MURMANSK_UNITS + 1;
  return kind(unit).attack <= LIGHT ? wantedThere(state, relief) : MURMANSK_UNITS;
}
const LIGHT = 2;

/** Whoever can be spared goes north by rail until there are enough. */
export function holdMurmansk(sketch: Sketch, ways: Ways, relief: boolean): void {
  if (!murmanskDefended(sketch.state.options) || sketch.state.turn < FIRST_MURMANSK_TURN - 1) return;
  const near = (hex: Hex): boolean => board.distance(hex, MURMANSK) <= MURMANSK_RANGE;
  const price = (id: UnitId): number => kind(id).attack + (relief && isGuard(id) ? LIGHT : 0);
  const spare = unitsOf(sketch.state, 'soviet')
    .filter((id) => !isHq(id) && kind(id).attack <= LIGHT && mayMove(sketch.state, id))
    .filter(
      (id) => !near(sketch.state.units[id]!.at) && !touchesFinns(sketch.state, sketch.state.units[id]!.at),
    )
    .sort((a, b) => price(a) - price(b) || a - b);
  const wanted = wantedThere(sketch.state, relief);
  for (const unit of spare) {
    if (murmanskUnits(sketch.state) >= wanted) return;
    const { at } = sketch.state.units[unit]!;
    const mates =
      stacks(sketch.state, 'soviet')
        .get(at)
        ?.filter((id) => !isHq(id)).length ?? 0;
    if (SOVIET_CITIES.includes(at) && at !== LENINGRAD && mates < 2) continue;
    const open = [...(ways.get(unit)?.keys() ?? [])].filter(
      (hex) => near(hex) && !touchesFinns(sketch.state, hex),
    );
    for (const hex of open.sort((a, b) => board.distance(a, MURMANSK) - board.distance(b, MURMANSK) || a - b))
      if (go(sketch, ways, unit, hex)) break;
  }
}
