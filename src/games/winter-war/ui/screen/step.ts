/** What is asked of the player, for the bar and its button. */
import { firstTurn, decider, type PhaseName, type State } from '#engine/winter-war';
import type { Standing, Step } from '#table/contract.ts';
import { useCoach } from '#table/lessons/coach.ts';
import type { Mode } from '../../here.ts';
import { isUrgent } from '../hand/coach.ts';
import { primaryOf } from '../hand/primary.ts';
import { situationOf } from '../hand/situation.ts';
import { todoOf } from '../hand/todo.ts';
import { barWords } from '../words/bar-words.ts';
import { datesOf } from '../words/calendar.ts';
import { commonWords } from '../words/common-words.ts';

/** What is asked in a position with this in hand; in a lesson, the button asks for the eye where the step needs it. */
export function stepIn(state: State, mode: Mode): Step {
  const { turn, phase, phasing, decisions } = state;
  const primary = primaryOf(state, mode);
  return {
    todo: todoOf(state, mode),
    primary: { ...primary, urgent: isUrgent(primary, mode, useCoach.getState()) },
    asked: [turn, phase, phasing, situationOf(state).kind, decisions.length].join(),
  };
}

function whoseTurn(state: State): string {
  const { phase, phasing, outcome } = state;
  if (outcome) return commonWords().level[outcome.level];
  const side = decider(state);
  if (phase === 'interphase' || side !== phasing) return barWords().decides(side);
  return phase === 'set-up' ? commonWords().player[side] : barWords().playerTurn(side);
}

/** Turn, date, phase, whose decision it is. */
export function barOf(state: State): Standing {
  const { turn, phase } = state;
  const setUp = phase === 'set-up';
  const short = (barWords().shortPhase as Partial<Record<PhaseName, string>>)[phase];
  return {
    turn: setUp ? commonWords().title : barWords().turn(turn),
    dates: setUp ? barWords().setUp(firstTurn(state.options)) : datesOf(turn),
    phase: commonWords().phase[phase],
    ...(short && { shortPhase: short }),
    who: whoseTurn(state),
    side: decider(state),
  };
}
