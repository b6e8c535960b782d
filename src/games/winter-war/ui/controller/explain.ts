/** Why a press would do nothing: the engine's reason, for any decision. */
import { counter, decider, type Hex, type Refusal, type State, type UnitId } from '#engine/winter-war';
import { canAct, useCoach } from '#table';
import { position, positionOf, type Mode, type Position } from '../../table-adapter.ts';
import { firstReason } from './decision.ts';
import { canSelect, handlerOf, losable } from './decisions/index.ts';
import { destinationsOf, whyNotTo } from './destinations.ts';
import { unitsAt } from './situation.ts';

/** False also while a lesson plays the other side's reply, which only the main button skips. */
export const canPress = (): boolean => canAct() && !useCoach.getState().busy;

/** With nothing selected, a press on enemy units only inspects them. */
const isLook = (state: State, mode: Mode, units: readonly UnitId[]): boolean =>
  (mode.mode === 'idle' || mode.mode === 'look') &&
  units.length > 0 &&
  units.every((unit) => counter(unit).side !== decider(state));

/** Why neither the units in the hex nor the hex itself can be chosen, with no unit selected. */
function whyNotHex(
  position: Position,
  mode: Mode,
  hex: Hex,
  unit: UnitId | null,
  strict: boolean,
): Refusal | null {
  const { state, seen } = position;
  const handler = handlerOf(position);
  const units = unitsAt(seen, hex);
  if (!strict && isLook(state, mode, units)) return null;
  // The press may mean any unit of the stack that can act; reasons start with the counter pressed.
  const meant = units.toSorted((a, b) => Number(b === unit) - Number(a === unit));
  const answer = handler.whyNotHex(position, mode, hex, meant);
  if (answer !== 'units') return answer;
  if (units.some((id) => canSelect(state, id) || losable(state).includes(id))) return null;
  return firstReason(meant, (id) => handler.whyNotUnit(position, id));
}

/**
 * Why a press on a hex, or on a unit in it, does nothing with this selection; null when it does something.
 * With `strict` only the selected unit counts: that others could be selected there, or enemies inspected, is
 * ignored.
 */
export function reasonFor(mode: Mode, hex: Hex, unit: UnitId | null = null, strict = false): Refusal | null {
  const here = positionOf(position());
  const { state, seen } = here;
  if (mode.mode !== 'unit') return whyNotHex(here, mode, hex, unit, strict);
  const others = unitsAt(seen, hex).some((id) => id !== mode.unit && canSelect(state, id));
  if (!strict && others && !destinationsOf(state, mode).includes(hex)) return null;
  return state.units[mode.unit]!.at === hex ? null : whyNotTo(state, mode, hex);
}
