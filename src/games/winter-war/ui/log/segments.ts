/** Names for parts and moments of a game: for the log and the replay. */
import logMessages from '../../content/en/log.ftl';
import startMessages from '../../content/en/start.ftl';
import {
  at,
  enemyOf,
  type GameEvent,
  type PhaseName,
  type Side,
  type State,
  type Timeline,
} from '#engine/winter-war';
import type { LogHeading, StatusLine, TurnSegment } from '#table/game';
import type { Sentence } from '#table';
import { turnKind, splitIntoTurns, type PlayerTurn } from '../../analysis/records/events.ts';
import { datesOf } from '../text/names.ts';

interface PhaseOfTurn {
  readonly turn: number;
  readonly phase: PhaseName;
  readonly phasing: Side;
}

function headingOf({ turn, phase, phasing }: PhaseOfTurn): LogHeading {
  const name = startMessages().common.phase[phase];
  if (phase === 'set-up') return { title: name, side: phasing };
  return phase === 'interphase'
    ? { title: logMessages().log.interphase({ turn }), side: null }
    : {
        title: logMessages().log.phase({ turn, side: phasing, name }),
        // The attacked side retreats.
        side: phase === 'retreat-before' ? enemyOf(phasing) : phasing,
      };
}

/** Heading of the log at the start of a game. */
export const opening = (start: State): LogHeading => headingOf(start);

/** Heading that begins after an event: every phase has one. */
export const headingFor = (event: GameEvent): LogHeading | null =>
  event.type === 'phase' ? headingOf(event) : null;

/** Turn, player and phase of a moment. */
export function heading({ turn, phase, phasing }: State): string {
  if (phase === 'set-up')
    return logMessages().log.setUpOf({ player: startMessages().common.player[phasing] });
  return phase === 'interphase'
    ? logMessages().log.interphaseAfter({ turn })
    : logMessages().log.phase({ turn, side: phasing, name: startMessages().common.phase[phase] });
}

/** Line for a step that the log leaves out. Steps of a set-up may be hidden, so they are not described. */
export function redactedLine(game: Timeline, step: number): Sentence {
  const { action, state } = game.steps[step - 1]!;
  if (at(game, step - 1).phase === 'set-up' && state.phase === 'set-up') return [logMessages().log.placing];
  return [action.type === 'end' ? `${heading(state)}.` : logMessages().log.silent];
}

const KINDS = { 'set-up': 'before', 'player-turn': 'turn', interphase: 'between' } as const satisfies Record<
  PlayerTurn['kind'],
  TurnSegment['kind']
>;

/** Kind of segment that a position belongs to. */
export const kindOf = (state: State): TurnSegment['kind'] => KINDS[turnKind(state)];

/** Player-Turns, Interphases and set-ups up to a step, in order; the last one may be unfinished. */
export const segments = (game: Timeline, upTo: number): TurnSegment[] =>
  splitIntoTurns(game, upTo).map(({ kind, ...turn }) => ({ ...turn, kind: KINDS[kind] }));

/** "Turn 3, Soviet Player-Turn" */
export function segmentName({ kind, turn, side: of }: TurnSegment): string {
  const side = of as Side;
  if (kind === 'before') return logMessages().log.setUpOf({ player: startMessages().common.player[side] });
  return kind === 'between'
    ? logMessages().log.interphaseAfter({ turn })
    : `${startMessages().bar.turn({ n: turn })}, ${startMessages().bar.playerTurn({ side })}`;
}

/** Text of the status bar for a moment of a replay. */
export function statusLine({ turn, phase, phasing: side }: State): StatusLine {
  const name = startMessages().common.phase[phase];
  if (phase === 'set-up')
    return {
      turn: startMessages().common.title,
      dates: name,
      phase: name,
      who: startMessages().common.player[side],
      side,
    };
  const nobodys = phase === 'interphase' || phase === 'over';
  const who = nobodys ? null : startMessages().bar.playerTurn({ side });
  return { turn: startMessages().bar.turn({ n: turn }), dates: datesOf(turn), phase: name, who, side };
}
