import { hexName } from '../board/grid.ts';
import type { Action } from '../game/actions.ts';
import { changeDecision, eliminate, popDecision, refreshSupply, type Draft } from '../game/draft.ts';
import { factsOf } from '../game/facts.ts';
import { refuse, type Refusal } from '../game/refusals.ts';
import type { Decision, State } from '../game/state.ts';
import { ATTACK, type UnitId } from '../units/roster.ts';
import { pruneAdvance } from './advance.ts';
import { subsets } from './attack.ts';
import { applyForfeit, checkForfeit, forfeitable } from './forfeit.ts';
import { stackingLimit, stackingUnits } from './stacking.ts';

type LoseAction = Action & { readonly type: 'lose' };

const attackPoints = (units: readonly UnitId[]): number => units.reduce((sum, id) => sum + ATTACK[id]!, 0);

/** Units from which an overfull hex must lose, and how many (K3). */
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

/** Every choice of losses open now. */
export function* loseActions(state: State): Generator<LoseAction> {
  const decision = state.decisions.at(-1);
  if (decision?.kind === 'forfeit') {
    for (const unit of forfeitable(state, decision.cause)) yield { type: 'lose', units: [unit] };
    return;
  }
  const from =
    decision?.kind === 'exchange'
      ? decision.units
      : decision?.kind === 'overstack'
        ? overstack(state, decision).units
        : [];
  for (const units of subsets(from)) {
    const action = { type: 'lose', units } as const;
    if (units.length && !checkLose(state, action)) yield action;
  }
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
