import { battleSpoilsPlan, dropHexes, dropPlanLapses, gatherParatroops, mayPlan } from '../rules/air-drop.ts';
import { anyAttack } from '../rules/attackers.ts';
import { mendRailways } from '../rules/demolition.ts';
import { exploiters } from '../rules/exploitation.ts';
import {
  beginInterphase,
  checkInterphaseEnd,
  hasInterphase,
  interphaseSide,
  settleInterphase,
} from '../rules/interphase.ts';
import { firstTurn, waiting } from '../rules/reinforcement.ts';
import { breakUpIce } from '../rules/thaw.ts';
import { advancers } from '../rules/advance.ts';
import { judgeMurmansk, mannerheimCaptured, scoreGame } from '../rules/victory.ts';
import { findObligations, obligationGraph } from '../rules/obligations.ts';
import { retreatersBefore } from '../rules/retreat.ts';
import { owedWithdrawals, settleWithdrawals } from '../rules/withdrawal.ts';
import { checkSetUpEnd, reveal } from '../rules/set-up.ts';
import { markSlow } from '../rules/supply-orders.ts';
import { canMove } from '../rules/movement.ts';
import { overstackedHexes, stackingLimit, stackingUnits } from '../rules/stacking.ts';
import type { RuleId } from '../state/rule-ids.ts';
import { unitLabels } from '../units/roster.ts';
import { enemyOf, type Side } from '../units/unit-types.ts';
import { hexName } from '../board/grid.ts';
import type { ActionType } from '../state/actions.ts';
import { clearMarks, pushDecision, refreshSupply, type Draft } from '../rules/draft.ts';
import { factsOf } from '../rules/facts.ts';
import type { OptionKey } from '../state/options.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import type { Decision, PhaseName, State } from '../state/state.ts';

/** One line of the sequence of play. */
interface PhaseRule {
  readonly rule: RuleId;
  /** The side to decide. */
  decider(state: State): Side;
  readonly actions: readonly ActionType[];
  /** False when there is nothing to choose: the phase is skipped. */
  hasChoice(state: State): boolean;
  enter?(draft: Draft): void;
  /** Why the phase may not end yet, or null. */
  mayEnd?(state: State): Refusal | null;
  leave?(draft: Draft): void;
  /** The next phase of the same Player-Turn; absent for the last. */
  readonly next?: PhaseName;
  /** The option without which the phase never comes. */
  readonly option?: OptionKey;
}

const phasing = (state: State): Side => state.phasing;

/** The sequence of play: every phase of a Player-Turn, named as in the rules folder (Sequence.A1 to A3c). */
export const PHASES: Readonly<Record<PhaseName, PhaseRule>> = {
  'set-up': {
    rule: 'SetUp.Finnish',
    decider: phasing,
    actions: ['place', 'heavy', 'plan', 'end'],
    hasChoice: () => true,
    mayEnd: checkSetUpEnd,
  },
  reinforcement: {
    rule: 'Sequence.A1',
    decider: phasing,
    actions: ['arrive', 'plan', 'end'],
    hasChoice: (state) => waiting(state, state.phasing).length > 0 || mayPlan(state),
    enter: gatherParatroops,
    next: 'movement',
  },
  movement: {
    rule: 'Sequence.A2',
    decider: phasing,
    actions: ['move', 'demolish', 'administer', 'end'],
    hasChoice: () => true,
    enter: (draft) => {
      refreshSupply(draft, 'movement-start');
      markSlow(draft);
    },
    mayEnd: checkStacking,
    leave: (draft) => {
      mendRailways(draft);
      settleStacking(draft);
    },
    next: 'planned-drop',
  },
  'planned-drop': {
    rule: 'Option.D',
    option: 'airborne',
    decider: phasing,
    actions: ['drop', 'end'],
    hasChoice: (state) => dropHexes(state).length > 0,
    leave: dropPlanLapses,
    next: 'retreat-before',
  },
  'retreat-before': {
    rule: 'Sequence.A3a',
    decider: (state) => enemyOf(state.phasing),
    actions: ['retreat', 'end'],
    hasChoice: (state) => retreatersBefore(state).length > 0,
    enter: (draft) => {
      draft.state.combat = { vacated: [], obligedUnits: [], obligedHexes: [], halved: [] };
      refreshSupply(draft, 'combat-start');
      if (mannerheimCaptured(snapshot(draft))) draft.state.combat = { ...draft.state.combat, lineLost: true };
    },
    next: 'advance-before',
  },
  'advance-before': {
    rule: 'Sequence.A3b',
    decider: phasing,
    actions: ['advance', 'end'],
    hasChoice: (state) => advancers(state).length > 0,
    next: 'attack',
  },
  attack: {
    rule: 'Sequence.A3c',
    decider: phasing,
    actions: ['attack', 'administer', 'end'],
    hasChoice: (state) => state.decisions.length > 0 || anyAttack(state),
    enter: (draft) => {
      owedWithdrawals(draft);
      if (!draft.state.decisions.length) beginAttacks(draft);
    },
    mayEnd: checkObligations,
    next: 'event-drop',
  },
  'event-drop': {
    rule: 'Event.F',
    option: 'events',
    decider: phasing,
    actions: ['drop', 'end'],
    hasChoice: (state) => dropHexes(state).length > 0,
    next: 'exploitation',
  },
  exploitation: {
    rule: 'Designer.A2',
    option: 'skiExploitation',
    decider: phasing,
    actions: ['move', 'end'],
    hasChoice: (state) => exploiters(state).some((id) => canMove(state, id)),
    mayEnd: checkStacking,
    leave: (draft) => {
      if (draft.state.options.skiExploitation) settleStacking(draft);
    },
  },
  interphase: {
    rule: 'Sequence.C',
    decider: interphaseSide,
    actions: ['roll', 'end'],
    hasChoice: () => true,
    enter: beginInterphase,
    mayEnd: checkInterphaseEnd,
    leave: (draft) => {
      draft.state.interphase = null;
      clearMarks(draft);
    },
  },
  over: { rule: 'Sequence.D', decider: phasing, actions: [], hasChoice: () => true },
};

/** The phases of a Player-Turn under these options, in their order. */
export function playerTurnPhases(options: State['options']): PhaseName[] {
  const phases: PhaseName[] = [];
  for (let name: PhaseName | undefined = 'reinforcement'; name; name = PHASES[name].next) {
    const { option } = PHASES[name];
    if (option === undefined || options[option]) phases.push(name);
  }
  return phases;
}

/** Actions that answer each kind of decision. */
export const DECISION_ACTIONS: Readonly<Record<Decision['kind'], readonly ActionType[]>> = {
  retreat: ['retreat'],
  withdraw: ['retreat'],
  exchange: ['lose'],
  advance: ['advance', 'decline'],
  overstack: ['lose'],
  'cease-fire': ['accept', 'decline'],
  landing: ['accept', 'decline'],
  muster: ['arrive'],
  forfeit: ['lose'],
};

/** The side to decide now. */
export function decider(state: State): Side {
  const decision = state.decisions.at(-1);
  return decision ? decision.side : PHASES[state.phase].decider(state);
}

/** Actions that need the switch of an optional rule. */
const SWITCH_OF: Readonly<Partial<Record<ActionType, OptionKey>>> = {
  heavy: 'heavyTanks',
  plan: 'airborne',
  demolish: 'variableDemolition',
};

const switchedOn = ({ options }: State, type: ActionType): boolean =>
  SWITCH_OF[type] === undefined || options[SWITCH_OF[type]];

export function isOpen(state: State, type: ActionType): boolean {
  const decision = state.decisions.at(-1);
  if (decision) return DECISION_ACTIONS[decision.kind].includes(type);
  return PHASES[state.phase].actions.includes(type) && switchedOn(state, type);
}

export const openActions = (state: State): readonly ActionType[] => {
  const decision = state.decisions.at(-1);
  if (decision) return DECISION_ACTIONS[decision.kind];
  return PHASES[state.phase].actions.filter((type) => switchedOn(state, type));
};

/** A copy of an unfinished draft as a position, for queries. */
const snapshot = (draft: Draft): State => ({ ...draft.state, units: draft.state.units.slice() });

/** M7: no hex may be overstacked at the end while a unit there could still move on. */
function checkStacking(state: State): Refusal | null {
  const { occupancy } = factsOf(state);
  for (const hex of overstackedHexes(occupancy, state.phasing)) {
    const units = stackingUnits(occupancy, hex);
    if (units.some((id) => canMove(state, id)))
      return refuse(
        'overstacked',
        { hex: hexName(hex), limit: stackingLimit(hex), units: unitLabels(units) },
        [hex],
      );
  }
  return null;
}

/** K3: a hex still overstacked when no unit there can move on loses its excess, by the owner's choice. */
function settleStacking(draft: Draft): void {
  const { phasing } = draft.state;
  const hexes = overstackedHexes(factsOf(snapshot(draft)).occupancy, phasing);
  if (hexes.length) pushDecision(draft, { kind: 'overstack', side: phasing, hexes });
}

/** Combat.E: the segment continues until every obligation is met. */
function checkObligations(state: State): Refusal | null {
  // For every hex that must be attacked there is also a unit that must attack.
  const units = [...obligationGraph(state).byUnit.keys()];
  if (!units.length) return null;
  return refuse(
    'must-attack',
    { units: unitLabels(units) },
    units.map((id) => state.units[id]!.at),
  );
}

function endPlayerTurn(draft: Draft): void {
  if (draft.state.phasing === 'soviet') judgeMurmansk(draft);
  battleSpoilsPlan(draft);
  draft.state.combat = null;
  clearMarks(draft);
}

/** Ends the phase and continues with the next one in which a side has a choice. */
export function endPhase(draft: Draft): void {
  PHASES[draft.state.phase].leave?.(draft);
  // An overstacked hex is resolved first; the phase then ends by itself (see `resume`).
  if (draft.state.decisions.length === 0) nextPhase(draft);
}

/** Continues after the last decision: of a phase that was already ending, or in an Interphase. */
export function resume(draft: Draft): void {
  const { phase, decisions } = draft.state;
  if (decisions.length) return;
  if (phase === 'movement' || phase === 'exploitation') nextPhase(draft);
  else if (phase === 'interphase') settleInterphase(draft);
}

/** After a withdrawal: begins the attacks once no unit has to withdraw any more (CL7). */
export function finishWithdrawals(draft: Draft): void {
  if (draft.state.decisions.at(-1)?.kind !== 'withdraw') return;
  settleWithdrawals(draft);
  if (!draft.state.decisions.length) beginAttacks(draft);
}

/** Obligations are found at the start of the Attack Segment, after withdrawals (C2, CL7). */
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
  if (state.phase === 'exploitation') endPlayerTurn(draft);
  if (next) state.phase = next;
  else if (state.phase === 'set-up' && state.phasing === 'finn') state.phasing = 'soviet';
  else if (state.phase === 'set-up') {
    reveal(draft);
    Object.assign(state, { turn: firstTurn(state.options), phase: 'reinforcement', phasing: 'soviet' });
  } else if (state.phasing === 'soviet') Object.assign(state, { phase: 'reinforcement', phasing: 'finn' });
  else if (state.phase !== 'interphase' && hasInterphase(state)) state.phase = 'interphase';
  else if (state.turn < state.lastTurn) {
    Object.assign(state, { turn: state.turn + 1, phase: 'reinforcement', phasing: 'soviet' });
    breakUpIce(draft);
  } else {
    scoreGame(draft, 'turns');
    endGame(draft);
  }
}

/** Ends the game; `outcome` has the result. */
export function endGame(draft: Draft): void {
  const { state } = draft;
  state.phase = 'over';
  state.combat = null;
  state.interphase = null;
  state.decisions = [];
  if (state.outcome) draft.events.push({ type: 'ended', outcome: state.outcome });
}
