/** Prompt and main button for the player. */
import startMessages from '../../content/en/start.ftl';
import { firstTurn, decider, type PhaseName, type State } from '#engine/winter-war';
import type { StatusLine, Step } from '#table/game';
import { type Coach, useCoach } from '#table';
import type { Mode } from '../../table-adapter.ts';
import { primaryOf, todoOf } from '../controller/controller.ts';
import { situationOf } from '../controller/situation.ts';
import { datesOf } from '../text/names.ts';

/** True when the main button is emphasised; in a lesson only if the step needs it. */
function isUrgent(primary: { readonly urgent: boolean }, mode: Mode, { lesson, press }: Coach): boolean {
  if (!lesson) return primary.urgent;
  return press || (primary.urgent && (mode.mode === 'attack' || mode.mode === 'lose'));
}

/** Prompt and main button in a position and a mode. */
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
  if (outcome) return startMessages().common.level[outcome.level];
  const side = decider(state);
  if (phase === 'interphase' || side !== phasing) return startMessages().bar.decides({ side });
  return phase === 'set-up' ? startMessages().common.player[side] : startMessages().bar.playerTurn({ side });
}

/** Turn, date, phase, and side to decide. */
export function barOf(state: State): StatusLine {
  const { turn, phase } = state;
  const setUp = phase === 'set-up';
  const short = (startMessages().bar.shortPhase as Partial<Record<PhaseName, string>>)[phase];
  return {
    turn: setUp ? startMessages().common.title : startMessages().bar.turn({ n: turn }),
    dates: setUp ? startMessages().bar.setUp({ first: firstTurn(state.options) }) : datesOf(turn),
    phase: startMessages().common.phase[phase],
    ...(short && { shortPhase: short }),
    who: whoseTurn(state),
    side: decider(state),
  };
}
