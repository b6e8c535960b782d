/** The Attack Segment: targets and attackers are chosen, then the die is rolled. */
import playMessages from '#games/winter-war/content/en/play.ftl';
import {
  board,
  counter,
  enemyOf,
  type AttackPlan,
  type Hex,
  type Refusal,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { look, setMode, toggled, useGame, type Mode } from '#games/winter-war/table-adapter.ts';
import type { HexHighlight } from '../../board/map-props.ts';
import {
  baseHandler,
  hexesOf,
  markAll,
  mostRelevantRefusal,
  primaryFor,
  type DecisionHandler,
  type PrimaryStep,
} from '../decision.ts';
import { isSolving } from '#table';
import * as ask from '../queries.ts';
import { situationOf, unitsAt } from '../situation.ts';

type Attack = Extract<Mode, { mode: 'attack' }>;

/** The attack chosen so far. */
const attackOf = (mode: Mode): Attack =>
  mode.mode === 'attack' ? mode : { mode: 'attack', attackers: [], targets: [] };

/** Those near a hex that must attack; none in lessons and problems, where choosing them is the task. */
function owedAttackers(state: State, hex: Hex): readonly UnitId[] {
  if (useGame.getState().practice) return [];
  const { units } = ask.obligations(state);
  const near = ask.attackable(state).find((target) => target.hex === hex);
  return near?.attackers.filter((unit) => units.includes(unit)) ?? [];
}

/** Adds or removes a target. The first one brings the units near it that must attack. */
export function toggleTarget(state: State, { attackers, targets }: AttackPlan, hex: Hex): void {
  const isFirst = !targets.length && !attackers.length;
  setMode({
    mode: 'attack',
    attackers: isFirst ? owedAttackers(state, hex) : attackers,
    targets: toggled<Hex>(targets, hex),
  });
}

/** Adds or removes the pressed target or attacker. */
function pressInAttack(state: State, mode: Mode, hex: Hex, unit: UnitId | null): void {
  const attack = attackOf(mode);
  const targets = ask.attackable(state);
  if (targets.some((target) => target.hex === hex)) return toggleTarget(state, attack, hex);
  const able = unitsAt(state, hex).filter((id) => targets.some(({ attackers }) => attackers.includes(id)));
  // First the pressed counter, then the rest of its stack; once all are chosen, a press removes one.
  const inOrder = able.toSorted((a, b) => Number(b === unit) - Number(a === unit));
  const chosen = inOrder.find((id) => !attack.attackers.includes(id)) ?? inOrder[0];
  if (chosen === undefined) return look(hex);
  setMode({ ...attack, attackers: toggled<UnitId>(attack.attackers, chosen) });
}

/* Why not */

const enemyHexes = (state: State): Hex[] => {
  const enemy = enemyOf(state.phasing);
  return [
    ...new Set(state.units.flatMap(({ at }, id) => (at >= 0 && counter(id).side === enemy ? [at] : []))),
  ];
};

/** Why a unit of the attacker cannot attack; null if it can. */
function whyNoAttacker(state: State, unit: UnitId): Refusal | null {
  if (ask.attackable(state).some(({ attackers }) => attackers.includes(unit))) return null;
  const { at } = state.units[unit]!;
  const [nearest] = enemyHexes(state).toSorted((a, b) => board.distance(at, a) - board.distance(at, b));
  return nearest === undefined
    ? null
    : ask.check(state, { type: 'attack', attackers: [unit], targets: [nearest] });
}

/** Why no unit, or none of those chosen, can attack a hex with enemies; null if one can. */
function whyNoTarget(state: State, { attackers, targets }: Attack, hex: Hex): Refusal | null {
  if (ask.attackable(state).some((target) => target.hex === hex)) return null;
  if (attackers.length) return ask.check(state, { type: 'attack', attackers, targets: [...targets, hex] });
  const own = state.units.flatMap(({ at }, id) =>
    at >= 0 && counter(id).side === state.phasing ? [id] : [],
  );
  const near = own.toSorted(
    (a, b) => board.distance(state.units[a]!.at, hex) - board.distance(state.units[b]!.at, hex),
  );
  const refusals = near.map((unit) =>
    ask.check(state, { type: 'attack', attackers: [unit], targets: [hex] }),
  );
  return mostRelevantRefusal(refusals, ['attacked-twice']);
}

function whyNoAttack(state: State, mode: Mode, hex: Hex, units: readonly UnitId[]): Refusal | null {
  const attack = attackOf(mode);
  if (units.some((unit) => counter(unit).side !== state.phasing)) return whyNoTarget(state, attack, hex);
  // One in the hex that can attack is enough.
  const refusals = units.map((unit) => whyNoAttacker(state, unit));
  if (refusals.length) return refusals.includes(null) ? null : refusals[0]!;
  const { attackers, targets } = attack;
  if (!attackers.length) return null;
  return ask.check(state, { type: 'attack', attackers, targets: [...targets, hex] });
}

/* Highlights */

function attackMarks(state: State, mode: Mode): HexHighlight[] {
  const { attackers, targets } = attackOf(mode);
  const { hexes } = ask.obligations(state);
  const possible = ask
    .attackable(state)
    .filter(({ hex }) => !targets.includes(hex))
    .map(({ hex }): HexHighlight => ({
      hex,
      kind: hexes.includes(hex) ? 'must-be-attacked' : 'attackable',
    }));
  return [...possible, ...markAll(targets, 'target'), ...markAll(hexesOf(state, attackers), 'unit')];
}

/** Hexes of units that must attack, and those that must be attacked, each once. */
function obligatoryHexes(state: State): Hex[] {
  const { units, hexes } = ask.obligations(state);
  return [...new Set([...hexes, ...hexesOf(state, units)])];
}

function attackPrimary(state: State, mode: Mode): PrimaryStep {
  const { attackers, targets } = attackOf(mode);
  if (!attackers.length || !targets.length)
    return primaryFor(state, playMessages().end.attack, { type: 'end' }, !ask.attackable(state).length);
  const report = ask.odds(state, attackers, targets);
  const wanted = { type: 'attack', attackers, targets } as const;
  // No soak-off where the rules forbid the attack.
  const soakOff = report.soakOff && ask.check(state, wanted) === null;
  const label = isSolving()
    ? playMessages().end.propose
    : report.column === null
      ? playMessages().end.takeHexes
      : soakOff
        ? playMessages().end.soakOff
        : playMessages().end.roll;
  return primaryFor(state, label, wanted, true);
}

export const attack: DecisionHandler<'attack'> = {
  ...baseHandler,
  units: ({ state }) => ask.obligations(state).units,
  select: (unit) => setMode({ mode: 'attack', attackers: [unit], targets: [] }),
  handlePress: ({ state }, mode, hex, unit) => {
    pressInAttack(state, mode, hex, unit);
    return true;
  },
  whyNotHex: ({ state }, mode, hex, units) => whyNoAttack(state, mode, hex, units),
  marks: ({ state }, mode) => attackMarks(state, mode),
  obligatoryHexes: ({ state }) => obligatoryHexes(state),
  targetHexes: ({ state }) => ask.attackable(state).map(({ hex }) => hex),
  firstHex: ({ state }) => ask.obligations(state).hexes[0] ?? ask.attackable(state)[0]?.hex ?? null,
  primary: ({ state }, mode) => attackPrimary(state, mode),
  todo: ({ state }) => {
    const { units, hexes } = ask.obligations(state);
    if (units.length) return playMessages().todo.attackObliged({ units: units.length, hexes: hexes.length });
    return ask.attackable(state).length ? playMessages().todo.attack : playMessages().todo.attackDone;
  },
  panel: () => ({ panel: 'attack' }),
};

/* Dragging: attackers dropped onto enemies join the attack; the button rolls the die */

const canAttack = (state: State, units: readonly UnitId[], hex: Hex): boolean => {
  const target = ask.attackable(state).find((enemies) => enemies.hex === hex);
  return target !== undefined && units.every((unit) => target.attackers.includes(unit));
};

/** True when a unit may be dragged into an attack. */
export const canJoinAttack = (state: State, unit: UnitId): boolean =>
  situationOf(state).kind === 'attack' &&
  ask.attackable(state).some(({ attackers }) => attackers.includes(unit));

/** The units dragged with one: the attackers chosen in its hex, or all in its stack that can attack. */
export function draggedAttackers(
  state: State,
  mode: Mode,
  unit: UnitId,
  isStack: boolean,
): readonly UnitId[] {
  const { at } = state.units[unit]!;
  if (isStack) return unitsAt(state, at).filter((other) => canJoinAttack(state, other));
  const chosen = mode.mode === 'attack' ? mode.attackers : [];
  return chosen.includes(unit) ? chosen.filter((other) => state.units[other]!.at === at) : [unit];
}

/** The attack after units are dropped on a hex: they join the current one or start another; or a refusal. */
export function attackAfterDrop(
  state: State,
  mode: Mode,
  units: readonly UnitId[],
  hex: Hex,
): { readonly attack: Attack } | { readonly refusal: Refusal | null } {
  if (!canAttack(state, units, hex))
    return { refusal: ask.check(state, { type: 'attack', attackers: units, targets: [hex] }) };
  const begun = attackOf(mode);
  const attackers = [...new Set([...begun.attackers, ...units])];
  const targets = [...new Set([...begun.targets, hex])];
  const together = targets.every((target) => canAttack(state, attackers, target));
  return {
    attack: { mode: 'attack', ...(together ? { attackers, targets } : { attackers: units, targets: [hex] }) },
  };
}
