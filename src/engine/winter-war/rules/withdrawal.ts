import { changeDecision, popDecision, pushDecision, type Draft } from './draft.ts';
import { MARK, type State } from '../state/state.ts';
import type { UnitId } from '../units/roster.ts';
import { mightAttack, targetsOf } from './attackers.ts';
import { retreatHexes } from './retreat.ts';

const snapshot = (draft: Draft): State => ({ ...draft.state, units: draft.state.units.slice() });

/** Units left out by an overloaded city that would have to attack if they were supplied (CL7). */
const overloadedAtTheFront = (state: State): UnitId[] =>
  state.units.flatMap(({ cut, marks }, unit) =>
    cut === 2 && !(marks & MARK.fled) && mightAttack(state, unit) && targetsOf(state, unit).length
      ? [unit]
      : [],
  );

/** At the start of the Soviet Attack Segment these units withdraw one hex before any battle (CL7). */
export function owedWithdrawals(draft: Draft): void {
  const { state } = draft;
  if (!state.options.clar7 || state.phasing !== 'soviet') return;
  const units = overloadedAtTheFront(snapshot(draft));
  if (!units.length) return;
  pushDecision(draft, { kind: 'withdraw', side: 'soviet', units });
  settleWithdrawals(draft);
}

/** Removes units no longer next to the enemy; when none of the others can step back, all of them attack halved. */
export function settleWithdrawals(draft: Draft): void {
  const decision = draft.state.decisions.at(-1);
  if (decision?.kind !== 'withdraw') return;
  const state = snapshot(draft);
  const owing = overloadedAtTheFront(state);
  const units = decision.units.filter((id) => owing.includes(id));
  if (units.some((id) => retreatHexes(state, id).length)) {
    changeDecision(draft, { ...decision, units });
    return;
  }
  popDecision(draft);
  if (state.combat) draft.state.combat = { ...state.combat, halved: units };
}
