/** What is asked of the player, for the bar and its button. */
import { firstTurn, decider, type PhaseName, type State } from '#engine/winter-war';
import type { Standing, Step } from '#table/game/game.ts';
import { useCoach, type Coach } from '#table/features/lessons/coach.ts';
import type { Mode } from '../../table-adapter.ts';
import { primaryOf, todoOf } from '../controller/controller.ts';
import { situationOf } from '../controller/situation.ts';
import { barWords } from '../words/bar-words.ts';
import { datesOf } from '../words/calendar.ts';
import { commonWords } from '../words/common-words.ts';

/** Whether the main button draws attention; in a lesson only where the step needs it. */
function isUrgent(primary: { readonly urgent: boolean }, mode: Mode, { lesson, press }: Coach): boolean {
  if (!lesson) return primary.urgent;
  return press || (primary.urgent && (mode.mode === 'attack' || mode.mode === 'lose'));
}

/** What is asked of the player in a position and a mode. */
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
