/** Parts and moments of a game by name: for the log, the replay and the list of looks. */
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
import type { Head, Standing, Stretch } from '#table/game/game.ts';
import type { Sentence } from '#table/words/parts.ts';
import { turnKind, splitIntoTurns, type PlayerTurn } from '../../analysis/records/events.ts';
import { datesOf } from '../words/names.ts';

interface PhaseOfTurn {
  readonly turn: number;
  readonly phase: PhaseName;
  readonly phasing: Side;
}

function headOf({ turn, phase, phasing }: PhaseOfTurn): Head {
  const name = startMessages().common.phase[phase];
  if (phase === 'set-up') return { title: name, side: phasing };
  return phase === 'interphase'
    ? { title: logMessages().log.interphase({ turn }), side: null }
    : {
        title: logMessages().log.phase({ turn, side: phasing, name }),
        // Whoever is attacked retreats.
        side: phase === 'retreat-before' ? enemyOf(phasing) : phasing,
      };
}

/** The head of the log at the start of a game. */
export const opening = (start: State): Head => headOf(start);

/** The head over what comes after an event: every phase has one. */
export const begins = (event: GameEvent): Head | null => (event.type === 'phase' ? headOf(event) : null);

/** Turn, player and phase of a moment. */
export function heading({ turn, phase, phasing }: State): string {
  if (phase === 'set-up')
    return logMessages().log.setUpOf({ player: startMessages().common.player[phasing] });
  return phase === 'interphase'
    ? logMessages().log.interphaseAfter({ turn })
    : logMessages().log.phase({ turn, side: phasing, name: startMessages().common.phase[phase] });
}

/** What is said of a step that the log does not tell. Steps of a set-up are not told: they may be hidden. */
export function unsaid(game: Timeline, step: number): Sentence {
  const { action, state } = game.steps[step - 1]!;
  if (at(game, step - 1).phase === 'set-up' && state.phase === 'set-up') return [logMessages().log.placing];
  return [action.type === 'end' ? `${heading(state)}.` : logMessages().log.silent];
}

const KINDS = { 'set-up': 'before', 'player-turn': 'turn', interphase: 'between' } as const satisfies Record<
  PlayerTurn['kind'],
  Stretch['kind']
>;

/** In which kind of stretch a position lies. */
export const kindOf = (state: State): Stretch['kind'] => KINDS[turnKind(state)];

/** Player-Turns, Interphases and set-ups up to a step, in order; the last one may still be going on. */
export const stretches = (game: Timeline, upTo: number): Stretch[] =>
  splitIntoTurns(game, upTo).map(({ kind, ...turn }) => ({ ...turn, kind: KINDS[kind] }));

/** "Turn 3, Soviet Player-Turn" */
export function stretchName({ kind, turn, side: of }: Stretch): string {
  const side = of as Side;
  if (kind === 'before') return logMessages().log.setUpOf({ player: startMessages().common.player[side] });
  return kind === 'between'
    ? logMessages().log.interphaseAfter({ turn })
    : `${startMessages().bar.turn({ n: turn })}, ${startMessages().bar.playerTurn({ side })}`;
}

/** What the bar says of a moment that is watched. */
export function standing({ turn, phase, phasing: side }: State): Standing {
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
