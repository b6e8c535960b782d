import type { Side } from '../board/board.ts';
import { checkPrepared } from '../rules/allotment.ts';
import { fights } from '../rules/combat.ts';
import { deployActions } from '../rules/deployment.ts';
import { hasHarassment, releaseUnused } from '../rules/harassment.ts';
import { filledSlots, planCounts } from '../rules/plans.ts';
import { drawAnswers, soloTargets } from '../rules/solo.ts';
import { moveBoxes, recoverActions } from '../rules/recovery.ts';
import type { RuleId } from '../state/rule-ids.ts';
import { checkAssigned } from '../rules/set-up.ts';
import { closeTurn, owedStarvation } from '../rules/turn-end.ts';
import { size } from '../units/forces.ts';
import type { ActionType } from '../state/actions.ts';
import type { Draft } from '../rules/draft.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import type { Decision, PhaseName, State } from '../state/state.ts';

/** One line of the sequence of play. */
interface PhaseRule {
  readonly rule: RuleId;
  /** The side to decide. */
  readonly decider: Side;
  readonly actions: readonly ActionType[];
  /** True while the decider has the sheet open: what it shows and what is done are hidden from the other side. */
  readonly secret?: true;
  /** False when there is nothing to choose: the phase is skipped. */
  hasChoice(state: State): boolean;
  /** It ends once nothing is left to choose; the others last until their player ends them. */
  readonly endsItself?: true;
  /** Its last choice may have been made before its player ends it. */
  readonly runsOut?: true;
  enter?(draft: Draft): void;
  /** Why the phase may not end yet, or null. */
  mayEnd?(state: State): Refusal | null;
  leave?(draft: Draft): void;
  readonly next: PhaseName;
}

const always = (): boolean => true;
/** In solo play the Finns make no decisions: these phases are skipped (9.1). */
const unlessSolo =
  (hasChoice: (state: State) => boolean) =>
  (state: State): boolean =>
    !state.options.solo && hasChoice(state);
const sovietPlans = (state: State): boolean => filledSlots(state, 'soviet').length > 0;
const bothPlan = (state: State): boolean => sovietPlans(state) && filledSlots(state, 'finn').length > 0;

/** The sequence of play: every phase of a turn (2.4, N8). */
export const PHASES: Readonly<Record<PhaseName, PhaseRule>> = {
  'set-up': {
    rule: '2.2',
    decider: 'soviet',
    actions: ['assign', 'end'],
    secret: true,
    hasChoice: always,
    mayEnd: checkAssigned,
    next: 'event',
  },
  event: {
    rule: '3.1',
    decider: 'finn',
    actions: ['roll'],
    hasChoice: always,
    enter: ({ state }) => {
      state.turn++;
    },
    leave: moveBoxes,
    endsItself: true,
    next: 'recovery',
  },
  recovery: {
    rule: '4.5.4',
    decider: 'soviet',
    actions: ['assign', 'recover', 'end'],
    secret: true,
    hasChoice: (state) => size(state.soviet.waiting) > 0 || !recoverActions(state).next().done,
    mayEnd: checkAssigned,
    runsOut: true,
    next: 'withdrawal',
  },
  withdrawal: {
    rule: '6.2',
    decider: 'finn',
    actions: ['withdraw', 'end'],
    hasChoice: unlessSolo((state) => state.finnish.scouts.some((scouts) => scouts > 0)),
    runsOut: true,
    next: 'movement',
  },
  movement: {
    rule: '2.4',
    decider: 'soviet',
    actions: ['enter', 'march', 'mark', 'end'],
    secret: true,
    hasChoice: always,
    next: 'soviet-plans',
  },
  'soviet-plans': {
    rule: '3.2.1',
    decider: 'soviet',
    actions: ['plan', 'post', 'end'],
    secret: true,
    hasChoice: always,
    leave: (draft) => announcePlans(draft, 'soviet'),
    next: 'finnish-plans',
  },
  'finnish-plans': {
    rule: '3.2.1',
    decider: 'finn',
    actions: ['plan', 'post', 'end'],
    secret: true,
    hasChoice: unlessSolo(sovietPlans),
    enter(draft) {
      if (draft.state.options.solo) drawAnswers(draft);
    },
    leave: (draft) => announcePlans(draft, 'finn'),
    next: 'soviet-allotment',
  },
  'soviet-allotment': {
    rule: '3.2.2',
    decider: 'soviet',
    actions: ['commit', 'end'],
    secret: true,
    hasChoice: sovietPlans,
    next: 'finnish-allotment',
  },
  'finnish-allotment': {
    rule: '3.2.3',
    decider: 'finn',
    actions: ['prepare', 'swap', 'end'],
    secret: true,
    hasChoice: unlessSolo(bothPlan),
    mayEnd: checkPrepared,
    next: 'deployment',
  },
  deployment: {
    rule: '3.2.1',
    decider: 'soviet',
    actions: ['deploy', 'end'],
    secret: true,
    hasChoice: (state) => state.decisions.length > 0 || deployActions(state).length > 0,
    leave: ({ events, state: { soviet, finnish } }) => {
      const attacks = soviet.plans.flatMap((plan) =>
        plan?.stage === 'map' && plan.strategy && plan.target !== null
          ? {
              target: plan.target,
              strategy: plan.strategy,
              answer: plan.answer === null ? null : finnish.plans[plan.answer]!.strategy,
            }
          : [],
      );
      if (attacks.length) events.push({ type: 'revealed', attacks });
    },
    endsItself: true,
    next: 'combat',
  },
  combat: {
    rule: '4.1',
    decider: 'soviet',
    actions: ['fight'],
    hasChoice: (state) => state.combat !== null || fights(state).length > 0,
    endsItself: true,
    next: 'harassment',
  },
  harassment: {
    rule: '6.2',
    decider: 'finn',
    actions: ['harass', 'end'],
    hasChoice: hasHarassment,
    enter: releaseUnused,
    mayEnd: (state) => (state.options.solo ? refuse('harass-must', {}, soloTargets(state)) : null),
    endsItself: true,
    next: 'turn-end',
  },
  'turn-end': {
    rule: 'N39',
    decider: 'soviet',
    actions: [],
    hasChoice: (state) => state.decisions.length > 0,
    enter: owedStarvation,
    leave: closeTurn,
    endsItself: true,
    next: 'event',
  },
  over: { rule: '1.2', decider: 'soviet', actions: [], hasChoice: always, next: 'over' },
};

/** Actions that answer each kind of decision. */
const DECISION_ACTIONS: Readonly<Record<Decision['kind'], readonly ActionType[]>> = {
  answer: ['answer'],
  employ: ['employ'],
  mannerheim: ['mannerheim'],
  roll: ['roll'],
  losses: ['lose'],
  'fight-on': ['fight-on'],
  occupy: ['occupy'],
  pursue: ['pursue'],
  retreat: ['retreat'],
  stay: ['stay'],
  starve: ['starve'],
};

/** The side to decide now; in solo play always the Soviet player (9.1). */
export function decider(state: State): Side {
  if (state.options.solo) return 'soviet';
  return state.decisions.at(-1)?.side ?? PHASES[state.phase].decider;
}

export function openActions(state: State): readonly ActionType[] {
  const decision = state.decisions.at(-1);
  return decision ? DECISION_ACTIONS[decision.kind] : PHASES[state.phase].actions;
}

function announcePlans(draft: Draft, side: Side): void {
  draft.events.push({ type: 'planned', side, fronts: planCounts(draft.state, side) });
}

/** Phases in which solo play never has a decision. */
const DRAWN: readonly PhaseName[] = ['withdrawal', 'finnish-plans', 'finnish-allotment'];

/** Ends the phase and continues with the next one in which a side has a choice. */
export function endPhase(draft: Draft): void {
  const { state } = draft;
  for (;;) {
    PHASES[state.phase].leave?.(draft);
    if (state.outcome) return endGame(draft);
    state.phase = PHASES[state.phase].next;
    PHASES[state.phase].enter?.(draft);
    if (PHASES[state.phase].hasChoice(state)) break;
    const drawn = state.options.solo && DRAWN.includes(state.phase);
    if (state.phase !== 'turn-end' && !drawn) draft.events.push({ type: 'passed', phase: state.phase });
  }
  draft.events.push({ type: 'phase', turn: state.turn, phase: state.phase });
}

/** After an action: ends phases that end by themselves once nothing is left to decide. */
export function resume(draft: Draft, done: ActionType): void {
  const { state } = draft;
  if (done === 'end' || !PHASES[state.phase].endsItself) return;
  if (state.outcome) return endGame(draft);
  if (state.decisions.length) return;
  const over = state.phase === 'event' || state.phase === 'turn-end' || state.phase === 'harassment';
  if (over || !PHASES[state.phase].hasChoice(state)) endPhase(draft);
}

/** Ends the game; `outcome` has the result. */
function endGame(draft: Draft): void {
  const { state } = draft;
  state.phase = 'over';
  state.combat = null;
  state.decisions = [];
  if (state.outcome) draft.events.push({ type: 'ended', outcome: state.outcome });
}
