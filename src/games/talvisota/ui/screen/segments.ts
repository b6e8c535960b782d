/** Names of turns and phases, for bar, log and replay. */
import logMessages from '../../content/en/log.ftl';
import startMessages from '../../content/en/start.ftl';
import playMessages from '../../content/en/play.ftl';
import { at, decider, type GameEvent, type State, type Timeline } from '#engine/talvisota';
import type { LogHeading, StatusLine, TurnSegment } from '#table/game';
import type { Sentence } from '#table';

const turnName = (turn: number): string =>
  turn > 0 ? startMessages().common.turn({ turn }) : startMessages().common.setUp;
const datesOf = (turn: number): string => startMessages().common.dates[turn - 1] ?? '';

/** The phase for a small screen, where the morale takes the room. */
function shortPhase({ phase }: State): string {
  const { phase: names, shortPhase: short } = startMessages().common;
  if (phase.endsWith('-plans')) return short.plans;
  return phase.endsWith('-allotment') ? short.means : names[phase];
}

/** Turn, date, phase, and the side to decide or the result. */
export function statusLine(state: State): StatusLine {
  const { turn, phase, outcome } = state;
  const side = outcome && outcome.winner !== 'draw' ? outcome.winner : decider(state);
  return {
    // A phone's bar has room for one word: the title without its years.
    turn: turn > 0 ? startMessages().common.turn({ turn }) : startMessages().common.title.split(' ')[0]!,
    dates: datesOf(turn),
    phase: startMessages().common.phase[phase],
    shortPhase: shortPhase(state),
    ...(outcome ? {} : { shortWho: startMessages().common.adjective[decider(state)] }),
    who: outcome
      ? startMessages().common.winner[outcome.winner]
      : playMessages().table.decides[decider(state)],
    side,
  };
}

export const heading = ({ turn, phase }: Pick<State, 'turn' | 'phase'>): string =>
  playMessages().table.heading({ turn: turnName(turn), phase: startMessages().common.phase[phase] });

export const opening = (): LogHeading => ({ title: startMessages().common.setUp, side: null });

/** A heading for every turn and every phase with actions. */
export function headingFor(event: GameEvent): LogHeading | null {
  if (event.type !== 'phase') return null;
  const { turn, phase } = event;
  const title =
    phase === 'event' ? logMessages().log.head({ turn, dates: datesOf(turn) }) : heading({ turn, phase });
  return { title, side: null };
}

export const kindOf = ({ turn }: State): TurnSegment['kind'] => (turn > 0 ? 'turn' : 'before');

/** A segment is a turn, in which both sides act alternately. */
export function segments(line: Timeline, upTo: number): TurnSegment[] {
  const found: TurnSegment[] = [];
  for (let step = 1; step <= upTo; step++) {
    const before = at(line, step - 1);
    const latest = found.at(-1);
    if (latest && latest.turn === before.turn) found[found.length - 1] = { ...latest, to: step };
    else
      found.push({
        kind: kindOf(before),
        turn: before.turn,
        side: 'soviet',
        from: step - 1,
        to: step,
      });
  }
  return found;
}

export const segmentName = ({ turn }: TurnSegment): string => turnName(turn);

export const redactedLine = (line: Timeline, step: number): Sentence =>
  logMessages().log.unsaid.parts({ side: decider(at(line, step - 1)) });
