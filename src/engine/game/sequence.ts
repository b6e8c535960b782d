import { attackable } from '../rules/attackers.ts';
import { advancers } from '../rules/advance.ts';
import { judgeMurmansk } from '../rules/murmansk-defence.ts';
import { findObligations, obligationGraph } from '../rules/obligations.ts';
import { waiting } from '../rules/reinforcement.ts';
import { retreatersBefore } from '../rules/retreat.ts';
import { owedWithdrawals, settleWithdrawals } from '../rules/withdrawal.ts';
import { checkSetUpEnd, reveal } from '../rules/set-up.ts';
import { markSlow } from '../rules/supply-orders.ts';
import { moveActions } from '../rules/movement.ts';
import { overstackedHexes, stackingLimit, stackingUnits } from '../rules/stacking.ts';
import { scoreGame } from '../rules/victory.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import { unitLabels } from '../units/roster.ts';
import { enemyOf, type Side } from '../units/unit-types.ts';
import { hexName } from '../board/grid.ts';
import type { ActionType } from './actions.ts';
import { clearMarks, pushDecision, refreshSupply, type Draft } from './draft.ts';
import { factsOf } from './facts.ts';
import { refuse, type Refusal } from './refusals.ts';
import type { Decision, PhaseName, State } from './state.ts';

export const LAST_TURN = 10;

/** One line of the sequence of play. */
interface PhaseRule {
  readonly rule: RuleId;
  /** Whose decision it is. */
  readonly decider: 'phasing' | 'other';
  readonly actions: readonly ActionType[];
  /** False when nobody has anything to choose: the phase passes by. */
  hasChoice(state: State): boolean;
  /** Done on the way in. */
  enter?(draft: Draft): void;
  /** Why it may not end yet, or null. */
  mayEnd?(state: State): Refusal | null;
  /** Done on the way out. */
  leave?(draft: Draft): void;
  /** What comes next in the same Player-Turn; absent on the last. */
  readonly next?: PhaseName;
}

/** The sequence of play: every phase of a Player-Turn, in the words of the rules folder (Sequence.A1 to A3c). */
export const PHASES: Readonly<Record<PhaseName, PhaseRule>> = {
  'set-up': {
    rule: 'SetUp.Finnish',
    decider: 'phasing',
    actions: ['place', 'end'],
    hasChoice: () => true,
    mayEnd: checkSetUpEnd,
  },
  reinforcement: {
    rule: 'Sequence.A1',
    decider: 'phasing',
    actions: ['arrive', 'end'],
    hasChoice: (state) => waiting(state, state.phasing).length > 0,
    next: 'movement',
  },
  movement: {
    rule: 'Sequence.A2',
    decider: 'phasing',
    actions: ['move', 'administer', 'end'],
    hasChoice: () => true,
    enter: (draft) => {
      refreshSupply(draft, 'movement-start');
      markSlow(draft);
    },
    mayEnd: checkStacking,
    leave: settleStacking,
    next: 'retreat-before',
  },
  'retreat-before': {
    rule: 'Sequence.A3a',
    decider: 'other',
    actions: ['retreat', 'end'],
    hasChoice: (state) => retreatersBefore(state).length > 0,
    enter: (draft) => {
      draft.state.combat = { vacated: [], obligedUnits: [], obligedHexes: [], halved: [] };
      refreshSupply(draft, 'combat-start');
    },
    next: 'advance-before',
  },
  'advance-before': {
    rule: 'Sequence.A3b',
    decider: 'phasing',
    actions: ['advance', 'end'],
    hasChoice: (state) => advancers(state).length > 0,
    next: 'attack',
  },
  attack: {
    rule: 'Sequence.A3c',
    decider: 'phasing',
    actions: ['attack', 'administer', 'end'],
    hasChoice: (state) => state.decisions.length > 0 || attackable(state).length > 0,
    enter: (draft) => {
      owedWithdrawals(draft);
      if (!draft.state.decisions.length) beginAttacks(draft);
    },
    mayEnd: checkObligations,
    leave: endPlayerTurn,
  },
  over: { rule: 'Sequence.D', decider: 'phasing', actions: [], hasChoice: () => true },
};

/** What must be decided, by decision kind. */
export const DECISION_ACTIONS: Readonly<Record<Decision['kind'], readonly ActionType[]>> = {
  retreat: ['retreat'],
  withdraw: ['retreat'],
  exchange: ['lose'],
  advance: ['advance', 'decline'],
  overstack: ['lose'],
};

/** Whose decision it is now. */
export function decider(state: State): Side {
  const decision = state.decisions.at(-1);
  if (decision) return decision.side;
  return PHASES[state.phase].decider === 'phasing' ? state.phasing : enemyOf(state.phasing);
}

/** The kinds of action that may be taken now. */
export const openActions = (state: State): readonly ActionType[] => {
  const decision = state.decisions.at(-1);
  return decision ? DECISION_ACTIONS[decision.kind] : PHASES[state.phase].actions;
};

/** A finished position in the midst of a draft, for questions about it. */
const snapshot = (draft: Draft): State => ({ ...draft.state, units: draft.state.units.slice() });

/** M7: no hex may be overfull at the end, as long as a unit there could still move on. */
function checkStacking(state: State): Refusal | null {
  const { occupancy } = factsOf(state);
  for (const hex of overstackedHexes(occupancy, state.phasing)) {
    const units = stackingUnits(occupancy, hex);
    if (units.some((id) => moveActions(state, id).length))
      return refuse(
        'overstacked',
        { hex: hexName(hex), limit: stackingLimit(hex), units: unitLabels(units) },
        [hex],
      );
  }
  return null;
}

/** K3: what is still overfull when nothing there can move on loses its excess, by the owner's choice. */
function settleStacking(draft: Draft): void {
  const { phasing } = draft.state;
  const hexes = overstackedHexes(factsOf(snapshot(draft)).occupancy, phasing);
  if (hexes.length) pushDecision(draft, { kind: 'overstack', side: phasing, hexes });
}

/** Combat.E: the segment goes on until every obligation is met. */
function checkObligations(state: State): Refusal | null {
  const { byUnit, byHex } = obligationGraph(state);
  const unit = byUnit.keys().next();
  if (!unit.done)
    return refuse(
      'must-attack',
      { units: unitLabels([...byUnit.keys()]) },
      [...byUnit.keys()].map((id) => state.units[id]!.at),
    );
  const hex = byHex.keys().next();
  return hex.done ? null : refuse('must-be-attacked', { hex: hexName(hex.value) }, [hex.value]);
}

function endPlayerTurn(draft: Draft): void {
  if (draft.state.phasing === 'soviet') judgeMurmansk(draft);
  draft.state.combat = null;
  clearMarks(draft);
}

/** Ends the phase and goes on to the next one in which somebody has a choice. */
export function endPhase(draft: Draft): void {
  PHASES[draft.state.phase].leave?.(draft);
  // An overfull hex is settled first; the phase then ends by itself (see `resume`).
  if (draft.state.decisions.length === 0) nextPhase(draft);
}

/** Goes on after the last decision of a phase that was already ending. */
export function resume(draft: Draft): void {
  if (draft.state.phase === 'movement' && draft.state.decisions.length === 0) nextPhase(draft);
}

/** After a withdrawal: the attacks begin when nobody owes one any more (CL7). */
export function finishWithdrawals(draft: Draft): void {
  if (draft.state.decisions.at(-1)?.kind !== 'withdraw') return;
  settleWithdrawals(draft);
  if (!draft.state.decisions.length) beginAttacks(draft);
}

/** What must be attacked is found when the Attack Segment begins, after withdrawals (C2, CL7). */
function beginAttacks(draft: Draft): void {
  const { units, hexes } = findObligations(snapshot(draft));
  const halved = draft.state.combat?.halved ?? [];
  draft.state.combat = { vacated: [], obligedUnits: units, obligedHexes: hexes, halved };
}

function nextPhase(draft: Draft): void {
  for (;;) {
    step(draft);
    const { state } = draft;
    if (state.phase === 'over') return;
    PHASES[state.phase].enter?.(draft);
    if (PHASES[state.phase].hasChoice(snapshot(draft))) return announce(draft);
    PHASES[state.phase].leave?.(draft);
  }
}

function announce(draft: Draft): void {
  const { turn, phase, phasing } = draft.state;
  draft.events.push({ type: 'phase', turn, phase, phasing });
}

/** One step of the sequence: next phase, next Player-Turn, next Game-Turn, or the end (Sequence.B, D). */
function step(draft: Draft): void {
  const { state } = draft;
  const { next } = PHASES[state.phase];
  if (next) state.phase = next;
  else if (state.phase === 'set-up' && state.phasing === 'finn') state.phasing = 'soviet';
  else if (state.phase === 'set-up') {
    reveal(draft);
    Object.assign(state, { turn: 1, phase: 'reinforcement', phasing: 'soviet' });
  } else if (state.phasing === 'soviet') Object.assign(state, { phase: 'reinforcement', phasing: 'finn' });
  else if (state.turn < LAST_TURN)
    Object.assign(state, { turn: state.turn + 1, phase: 'reinforcement', phasing: 'soviet' });
  else {
    scoreGame(draft);
    endGame(draft);
  }
}

/** Nothing can be done any more; the outcome stands in the state. */
export function endGame(draft: Draft): void {
  const { state } = draft;
  state.phase = 'over';
  state.combat = null;
  state.decisions = [];
  if (state.outcome) draft.events.push({ type: 'ended', outcome: state.outcome });
}
