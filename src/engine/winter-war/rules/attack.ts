import { SWEDISH_ENTRY } from '../board/board.ts';
import { directionTo, HEX_COUNT, hexName, type Hex } from '../board/grid.ts';
import type { Action } from '../state/actions.ts';
import { addMark, eliminate, pushDecision, refreshSupply, rollDie, type Draft } from './draft.ts';
import { factsOf } from './facts.ts';
import { enemiesOf, unitsIn } from '../state/occupancy.ts';
import { refuse, type Refusal, type RefusalKey } from '../state/refusals.ts';
import { MARK, type State } from '../state/state.ts';
import { ATTACK, counter, DEFENCE, IS_HQ, IS_NKVD, IS_SKI, unitLabel, type UnitId } from '../units/roster.ts';
import { enemyOf } from '../units/unit-types.ts';
import { offerAdvance } from './advance.ts';
import { attackable, canStrike, freshTarget, isHalved } from './attackers.ts';
import type { CombatResult } from '../state/events.ts';
import { isAvoidable, wayInstead } from './last-resort.ts';
import { leftOver, obligationGraph } from './obligations.ts';
import { columnOf, resultOf, strengths, type AttackPlan } from './odds.ts';
import { eliminateStranded } from './retreat.ts';
import { adjacentByLand } from './terrain.ts';

type AttackAction = Action & { readonly type: 'attack' };

/** Why a unit may not attack at all, or null. */
function checkAttacker(state: State, unit: UnitId): Refusal | null {
  const unitState = state.units[unit];
  if (!unitState) return refuse('no-such-unit');
  const label = { unit: unitLabel(unit) };
  const { at, cut, marks } = unitState;
  if (counter(unit).side !== state.phasing) return refuse('attack-side', label);
  if (at < 0) return refuse('not-on-map', label);
  if (IS_HQ[unit]) return refuse('attack-hq', label, [at]);
  if (marks & MARK.stunned) return refuse('attack-stunned', label, [at]);
  if (!ATTACK[unit]) return refuse('attack-no-strength', label, [at]);
  if (cut && !isHalved(state, unit)) return refuse('attack-isolated', label, [at]);
  if (marks & MARK.advanced) return refuse('attack-advanced', label, [at]);
  return marks & MARK.fought ? refuse('attack-twice', label, [at]) : null;
}

/** Why an attacker may not attack a hex, or null. */
function checkPair(state: State, unit: UnitId, hex: Hex): Refusal | null {
  if (canStrike(state, unit, hex)) return null;
  const { at } = state.units[unit]!;
  return refuse(pairProblem(state, unit, hex), { unit: unitLabel(unit), hex: hexName(hex) }, [at, hex]);
}

function pairProblem(state: State, unit: UnitId, hex: Hex): RefusalKey {
  const { at } = state.units[unit]!;
  if (directionTo(at, hex) < 0) return 'attack-not-adjacent';
  if (!adjacentByLand(at, hex)) return 'attack-water';
  if (hex === SWEDISH_ENTRY) return 'attack-neutral';
  return IS_NKVD[unit] ? 'attack-nkvd' : 'heavy-lake';
}

/** Combat.C to Combat.S as far as they limit attackers and targets, with the obligations of Combat.E (C1 to C4). */
export function checkAttack(state: State, { attackers, targets }: AttackAction): Refusal | null {
  if (!attackers.length || !targets.length) return refuse('attack-empty');
  if (new Set(attackers).size < attackers.length || new Set(targets).size < targets.length)
    return refuse('attack-double');
  for (const unit of attackers) {
    const refusal = checkAttacker(state, unit);
    if (refusal) return refusal;
  }
  const enemies = enemiesOf(factsOf(state).occupancy, state.phasing);
  for (const hex of targets) {
    if (!(hex >= 0 && hex < HEX_COUNT) || !enemies[hex])
      return refuse('attack-no-enemy', { hex: hex >= 0 && hex < HEX_COUNT ? hexName(hex) : '?' });
    if (!freshTarget(state, hex)) return refuse('attacked-twice', { hex: hexName(hex) }, [hex]);
    for (const unit of attackers) {
      const refusal = checkPair(state, unit, hex);
      if (refusal) return refusal;
    }
  }
  return checkPlan(state, { attackers, targets });
}

/** The hex of all attackers, or null when they are in several (C1). */
function commonHex(state: State, attackers: readonly UnitId[]): Hex | null {
  const from = state.units[attackers[0]!]!.at;
  return attackers.every((id) => state.units[id]!.at === from) ? from : null;
}

/** Why an attack from next to all its targets is not permitted (C1, C3, C4), or null. */
function planProblem(state: State, plan: AttackPlan): PlanProblem | null {
  const { attackers, targets } = plan;
  if (targets.length > 1 && commonHex(state, attackers) === null) return 'attack-many-on-many';
  const { attack, defence } = strengths(state, plan);
  const last = columnOf(attack, defence) === '1-4';
  if (last && !allObliged(state, plan)) return 'attack-odds';
  const left = leftOver(state, attackers, targets);
  if (left) return 'hex' in left ? 'leaves-hex' : 'leaves-unit';
  if (state.options.soakOffs || !isAvoidable(state, plan, last)) return null;
  return last ? 'odds-avoidable' : 'odds-ahead';
}

type PlanProblem =
  | 'attack-many-on-many'
  | 'attack-odds'
  | 'leaves-hex'
  | 'leaves-unit'
  | 'odds-avoidable'
  | 'odds-ahead';

/** The refusal for `planProblem`; for bad odds with a better set of attacks. */
function checkPlan(state: State, plan: AttackPlan): Refusal | null {
  const problem = planProblem(state, plan);
  if (!problem) return null;
  const { targets, attackers } = plan;
  const { attack, defence } = strengths(state, plan);
  const params = { attack: attack / 2, defence: defence / 2 };
  switch (problem) {
    case 'attack-many-on-many':
      return refuse(problem, {}, targets);
    case 'attack-odds':
      return refuse(problem, params, targets);
    case 'odds-avoidable':
    case 'odds-ahead': {
      const way = wayInstead(state, plan);
      const hexes = [...new Set(way.flatMap((one) => one.targets))];
      return { ...refuse(problem, { ...params, way: wayText(way) }, hexes), way };
    }
    case 'leaves-hex':
    case 'leaves-unit': {
      const left = leftOver(state, attackers, targets)!;
      return 'hex' in left
        ? refuse(problem, { hex: hexName(left.hex) }, [left.hex])
        : refuse(problem, { unit: unitLabel(left.unit) }, [state.units[left.unit]!.at]);
    }
  }
}

/** "20-12-2 (XIX) + 2-1-2 (25) → 1405 + 1506; …", the same in every language. */
const wayText = (way: readonly AttackPlan[]): string =>
  way
    .map(({ attackers, targets }) => [attackers.map(unitLabel), targets.map(hexName)])
    .map((sides) => sides.map((names) => names.join(' + ')).join(' → '))
    .join('; ');

function allObliged(state: State, { attackers, targets }: AttackPlan): boolean {
  const { byUnit, byHex } = obligationGraph(state);
  return attackers.every((id) => byUnit.has(id)) && targets.every((hex) => byHex.has(hex));
}

/** Every legal attack: on each hex by any of the units next to it, and on several hexes by units of one hex (C1). */
export function* attackActions(state: State): Generator<AttackAction> {
  const options = attackable(state);
  const { byUnit } = obligationGraph(state);
  function* by(able: readonly UnitId[], targets: readonly Hex[]): Generator<AttackAction> {
    // Units that would have no target left must take part (C3).
    const forced: UnitId[] = [];
    for (const [unit, hexes] of byUnit) if (hexes.every((h) => targets.includes(h))) forced.push(unit);
    if (!forced.every((id) => able.includes(id))) return;
    for (const group of subsets(able.filter((id) => !forced.includes(id)))) {
      const attackers = [...forced, ...group].sort((a, b) => a - b);
      if (attackers.length && !planProblem(state, { attackers, targets }))
        yield { type: 'attack', attackers, targets };
    }
  }
  for (const { hex, attackers } of options) yield* by(attackers, [hex]);
  const stacks = new Map<Hex, UnitId[]>();
  for (const unit of new Set(options.flatMap(({ attackers }) => attackers))) {
    const { at } = state.units[unit]!;
    stacks.set(at, [...(stacks.get(at) ?? []), unit]);
  }
  function* extend(start: number, targets: readonly Hex[], able: readonly UnitId[]): Generator<AttackAction> {
    if (targets.length > 1) yield* by(able, targets);
    for (let i = start; i < options.length; i++) {
      const { hex, attackers } = options[i]!;
      const both = able.filter((id) => attackers.includes(id));
      if (both.length) yield* extend(i + 1, [...targets, hex], both);
    }
  }
  for (const stack of stacks.values()) yield* extend(0, [], stack);
}

/** All subsets, the empty one first. */
function* subsets<T>(items: readonly T[]): Generator<T[]> {
  for (let bits = 0; bits < 2 ** items.length; bits++)
    yield items.filter((_, i) => Math.floor(bits / 2 ** i) % 2);
}

export function applyAttack(draft: Draft, before: State, { attackers, targets }: AttackAction): void {
  const { occupancy } = factsOf(before);
  const found = strengths(before, { attackers, targets });
  const { attack, defence, fortified } = found;
  const column = columnOf(attack, defence);
  const defenders = targets.flatMap((hex) => unitsIn(occupancy, hex));
  for (const id of [...attackers, ...defenders]) addMark(draft, id, MARK.fought);
  const die = column === null || column === '1-4' ? null : rollDie(draft);
  const result = resultOf(column, die ?? 1, found);
  draft.events.push({
    type: 'attacked',
    attackers,
    from: attackers.map((id) => before.units[id]!.at),
    targets,
    attack: attack / 2,
    defence: defence / 2,
    column,
    die,
    result,
    fortified,
  });
  applyResult(draft, result, attackers, defenders, targets);
  refreshSupply(draft);
}

function applyResult(
  draft: Draft,
  result: CombatResult,
  attackers: readonly UnitId[],
  defenders: readonly UnitId[],
  targets: readonly Hex[],
): void {
  const { phasing } = draft.state;
  switch (result) {
    case 'Ne':
      return;
    case 'Ae':
      for (const id of attackers) eliminate(draft, id, 'attack');
      return;
    case 'Ar':
    case 'Dr':
      pushDecision(
        draft,
        result === 'Ar'
          ? { kind: 'retreat', side: phasing, units: attackers }
          : { kind: 'retreat', side: enemyOf(phasing), units: defenders },
      );
      eliminateStranded(draft);
      return;
    case 'De':
      for (const id of defenders) eliminate(draft, id, IS_SKI[id] ? 'ski-patrol' : 'attack');
      offerAdvance(draft, attackers, targets);
      return;
    case 'Ex': {
      for (const id of defenders) eliminate(draft, id, 'exchange');
      exchange(draft, attackers, defenders, targets);
    }
  }
}

/** The attacker's losses in an exchange: printed attack points for printed defence points, or all (C11). */
function exchange(
  draft: Draft,
  attackers: readonly UnitId[],
  defenders: readonly UnitId[],
  targets: readonly Hex[],
): void {
  const points = defenders.reduce((sum, id) => sum + DEFENCE[id]!, 0);
  const strength = attackers.reduce((sum, id) => sum + ATTACK[id]!, 0);
  if (points === 0) offerAdvance(draft, attackers, targets);
  else if (strength <= points) for (const id of attackers) eliminate(draft, id, 'exchange');
  else {
    // Pushed first, so that it follows the choice of losses.
    offerAdvance(draft, attackers, targets);
    pushDecision(draft, { kind: 'exchange', side: draft.state.phasing, units: attackers, points });
  }
}
