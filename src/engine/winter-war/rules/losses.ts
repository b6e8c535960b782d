import { hexName } from '../board/grid.ts';
import type { Action } from '../state/actions.ts';
import { changeDecision, eliminate, popDecision, refreshSupply, type Draft } from './draft.ts';
import { factsOf } from './facts.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import type { Decision, State } from '../state/state.ts';
import { ATTACK, type UnitId } from '../units/roster.ts';
import { pruneAdvance } from './advance.ts';
import { applyForfeit, checkForfeit, forfeitable } from './forfeit.ts';
import { stackingLimit, stackingUnits } from './stacking.ts';

type LoseAction = Action & { readonly type: 'lose' };

const attackPoints = (units: readonly UnitId[]): number => units.reduce((sum, id) => sum + ATTACK[id]!, 0);

/** Units from which an overstacked hex must lose, and how many (K3). */
function overstack(state: State, decision: Decision & { kind: 'overstack' }) {
  const hex = decision.hexes[0]!;
  const units = stackingUnits(factsOf(state).occupancy, hex);
  return { hex, units, excess: units.length - stackingLimit(hex) };
}

export function checkLose(state: State, { units }: LoseAction): Refusal | null {
  const decision = state.decisions.at(-1);
  if (decision?.kind === 'exchange') {
    if (new Set(units).size < units.length || !units.every((id) => decision.units.includes(id)))
      return refuse('lose-units');
    const given = attackPoints(units);
    return given < decision.points ? refuse('lose-too-few', { points: decision.points, given }) : null;
  }
  if (decision?.kind === 'forfeit') return checkForfeit(state, decision, units);
  if (decision?.kind === 'overstack') {
    const { hex, units: there, excess } = overstack(state, decision);
    const fits =
      new Set(units).size === excess && units.length === excess && units.every((id) => there.includes(id));
    return fits ? null : refuse('lose-overstack', { hex: hexName(hex) }, [hex]);
  }
  return refuse('when-lose');
}

/**
 * Every choice of losses open now, generated without trying invalid ones: there may be very many when a file has a
 * whole army in one hex.
 */
export function* loseActions(state: State): Generator<LoseAction> {
  const decision = state.decisions.at(-1);
  if (decision?.kind === 'forfeit')
    for (const unit of forfeitable(state, decision)) yield { type: 'lose', units: [unit] };
  if (decision?.kind === 'exchange')
    for (const units of worthAtLeast(decision.units, Math.max(1, decision.points)))
      yield { type: 'lose', units };
  if (decision?.kind === 'overstack') {
    const { units: there, excess } = overstack(state, decision);
    if (excess > 0) for (const units of soMany(there, excess)) yield { type: 'lose', units };
  }
}

/** All selections of units with at least `points` attack points. */
function* worthAtLeast(units: readonly UnitId[], points: number): Generator<UnitId[]> {
  const [first, ...others] = units;
  if (first === undefined) {
    if (points <= 0) yield [];
    return;
  }
  if (attackPoints(others) >= points) yield* worthAtLeast(others, points);
  if (attackPoints(units) < points) return;
  for (const more of worthAtLeast(others, points - ATTACK[first]!)) yield [first, ...more];
}

function* soMany(units: readonly UnitId[], count: number): Generator<UnitId[]> {
  const [first, ...others] = units;
  if (count === 0) yield [];
  if (count === 0 || first === undefined) return;
  if (others.length >= count - 1) for (const more of soMany(others, count - 1)) yield [first, ...more];
  if (others.length >= count) yield* soMany(others, count);
}

export function applyLose(draft: Draft, { units }: LoseAction): void {
  const decision = draft.state.decisions.at(-1);
  if (decision?.kind === 'forfeit') {
    applyForfeit(draft, decision, units[0]!);
    refreshSupply(draft);
    return;
  }
  const cause = decision?.kind === 'overstack' ? 'overstack' : 'exchange';
  for (const id of units) eliminate(draft, id, cause);
  if (decision?.kind === 'overstack' && decision.hexes.length > 1)
    changeDecision(draft, { ...decision, hexes: decision.hexes.slice(1) });
  else popDecision(draft);
  if (cause === 'exchange') pruneAdvance(draft);
  refreshSupply(draft);
}
