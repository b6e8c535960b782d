/** An attacker that is carried onto enemies: the attack is put together by it, and rolled for by the button. */
import { type Hex, type Refusal, type State, type UnitId } from '#engine/winter-war';
import type { Mode } from '../../table-adapter.ts';
import * as ask from './queries.ts';
import { situationOf } from './situation.ts';

type Attack = Extract<Mode, { mode: 'attack' }>;

const isAble = (state: State, units: readonly UnitId[], hex: Hex): boolean => {
  const target = ask.attackable(state).find((enemies) => enemies.hex === hex);
  return target !== undefined && units.every((unit) => target.attackers.includes(unit));
};

export const mayStrike = (state: State, unit: UnitId): boolean =>
  situationOf(state).kind === 'attack' &&
  ask.attackable(state).some(({ attackers }) => attackers.includes(unit));

/** What is carried with a unit: those of its hex that are chosen with it. */
export function strikers(state: State, mode: Mode, unit: UnitId): readonly UnitId[] {
  const chosen = mode.mode === 'attack' ? mode.attackers : [];
  const { at } = state.units[unit]!;
  return chosen.includes(unit) ? chosen.filter((other) => state.units[other]!.at === at) : [unit];
}

/** What it makes of a hex: it joins the attack that is being put together, or begins one; or why neither. */
export function strikeAt(
  state: State,
  mode: Mode,
  units: readonly UnitId[],
  hex: Hex,
): { readonly attack: Attack } | { readonly refusal: Refusal | null } {
  if (!isAble(state, units, hex))
    return { refusal: ask.check(state, { type: 'attack', attackers: units, targets: [hex] }) };
  const begun = mode.mode === 'attack' ? mode : { attackers: [], targets: [] };
  const attackers = [...new Set([...begun.attackers, ...units])];
  const targets = [...new Set([...begun.targets, hex])];
  const together = targets.every((target) => isAble(state, attackers, target));
  return {
    attack: { mode: 'attack', ...(together ? { attackers, targets } : { attackers: units, targets: [hex] }) },
  };
}
