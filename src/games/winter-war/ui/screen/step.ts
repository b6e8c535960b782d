/** Prompt and main button for the player. */
import startMessages from '../../content/en/start.ftl';
import {
  decider,
  firstTurn,
  playerTurnPhases,
  type Hex,
  type PhaseName,
  type State,
} from '#engine/winter-war';
import type { PrimaryStep, StatusLine, Step } from '#table/game';
import { type Coach, useCoach } from '#table';
import { position, useTable, type Mode } from '../../table-adapter.ts';
import { handleMapPress, primaryOf, todoOf } from '../controller/controller.ts';
import { hexesOf } from '../controller/decision.ts';
import * as ask from '../controller/queries.ts';
import { situationOf } from '../controller/situation.ts';
import { datesOf } from '../text/names.ts';

/** True when the main button is emphasised; in a lesson only if the step needs it. */
function isUrgent(primary: { readonly urgent: boolean }, mode: Mode, { lesson, press }: Coach): boolean {
  if (!lesson) return primary.urgent;
  return press || (primary.urgent && (mode.mode === 'attack' || mode.mode === 'lose'));
}

/**
 * Targets that must still be attacked, else hexes of units that must attack; in other phases, what hinders its end.
 * Overfull hexes are named in the prompt.
 */
function owedHexes(state: State, refusal: PrimaryStep['refusal']): readonly Hex[] {
  const { kind } = situationOf(state);
  if (kind !== 'attack') return kind === 'move' ? [] : (refusal?.places ?? []);
  const { units, hexes } = ask.obligations(state);
  return hexes.length ? hexes : hexesOf(state, units);
}

/** Begins the attack that is owed on a hex, or by the units in it, unless one is being chosen. */
function beginAttack(hex: Hex): void {
  const { mode } = useTable.getState();
  const isBegun = mode.mode === 'attack' && mode.targets.length > 0;
  if (situationOf(position()).kind === 'attack' && !isBegun) handleMapPress(hex);
}

/** Prompt and main button in a position and a mode. */
export function stepIn(state: State, mode: Mode): Step {
  const { turn, phase, phasing, decisions } = state;
  const primary = primaryOf(state, mode);
  return {
    todo: todoOf(state, mode),
    owed: owedHexes(state, primary.refusal),
    beginOwed: beginAttack,
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

const shortPhase = (phase: PhaseName): string =>
  (startMessages().bar.shortPhase as Partial<Record<PhaseName, string>>)[phase] ??
  startMessages().common.phase[phase];

/** The phases of the Player-Turn by their short names; none before the first, between two, and after the last. */
export function stagesOf({ phase, options }: State): readonly string[] {
  const phases = playerTurnPhases(options);
  return phases.includes(phase) ? phases.map(shortPhase) : [];
}

/** Turn, date, phase, and side to decide. */
export function barOf(state: State): StatusLine {
  const { turn, phase } = state;
  const setUp = phase === 'set-up';
  return {
    turn: setUp ? startMessages().common.title : startMessages().bar.turn({ n: turn }),
    dates: setUp ? startMessages().bar.setUp({ first: firstTurn(state.options) }) : datesOf(turn),
    phase: startMessages().common.phase[phase],
    shortPhase: shortPhase(phase),
    who: whoseTurn(state),
    side: decider(state),
  };
}
