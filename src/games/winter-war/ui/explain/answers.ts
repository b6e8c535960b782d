/** Why a click would do nothing: the engine's reason, whatever is being done. */
import { counter, decider, type Hex, type Refusal, type State, type UnitId } from '#engine/winter-war';
import type { Mode, Position } from '../../table-adapter.ts';
import { canPick, goalsOf, losable, whyNotTo } from '../controller/actions.ts';
import { unitsAt } from '../controller/situation.ts';
import { firstReason } from '../controller/telling.ts';
import { wayOf } from '../controller/ways.ts';

/** With nothing in hand, enemy units are there to be looked at. */
const isLookedAt = (state: State, mode: Mode, units: readonly UnitId[]): boolean =>
  (mode.mode === 'idle' || mode.mode === 'look') &&
  units.length > 0 &&
  units.every((unit) => counter(unit).side !== decider(state));

/** Where nothing is in hand: why what is in the hex, or the hex itself, is not for the choosing. */
function whyNotHex(
  position: Position,
  mode: Mode,
  hex: Hex,
  unit: UnitId | null,
  strict: boolean,
): Refusal | null {
  const { state, seen } = position;
  const way = wayOf(position);
  const units = unitsAt(seen, hex);
  if (!strict && isLookedAt(state, mode, units)) return null;
  const named = unit !== null && units.includes(unit) ? [unit] : units;
  const answer = way.whyNotHex(position, mode, hex, named);
  if (answer !== 'units') return answer;
  if (units.some((id) => canPick(state, id) || losable(state).includes(id))) return null;
  return firstReason(named, (id) => way.whyNotUnit(position, id));
}

/**
 * Why a press on a hex, or on a counter in it, brings nothing; null when it does something, or when there is
 * nothing to be had. With `strict` it is about the unit in hand alone, though others could be taken there, and about
 * enemy units too, which else are merely looked at.
 */
export function whyNot(
  position: Position,
  mode: Mode,
  hex: Hex,
  unit: UnitId | null = null,
  strict = false,
): Refusal | null {
  const { state, seen } = position;
  if (mode.mode !== 'unit') return whyNotHex(position, mode, hex, unit, strict);
  const others = unitsAt(seen, hex).some((id) => id !== mode.unit && canPick(state, id));
  if (!strict && others && !goalsOf(state, mode).includes(hex)) return null;
  return state.units[mode.unit]!.at === hex ? null : whyNotTo(state, mode, hex);
}
