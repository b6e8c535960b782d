import { decider, firstTurn, type State } from '#engine/winter-war';
import { datesOf } from '../words/calendar.ts';
import { commonWords } from '../words/common-words.ts';
import { barWords } from '../words/bar-words.ts';

/** "Winter War · Turn 4, 30 Dec – 9 Jan · Movement, Soviet Player-Turn" */
export function headline(state: State): string {
  const { turn, phase, phasing, outcome, options } = state;
  if (phase === 'set-up')
    return [
      commonWords().title,
      barWords().setUp(firstTurn(options)),
      commonWords().player[decider(state)],
    ].join(' · ');
  const when = `${barWords().turn(turn)}, ${datesOf(turn)}`;
  if (outcome) return [commonWords().title, when, commonWords().level[outcome.level]].join(' · ');
  const whose = phase === 'interphase' ? '' : `, ${barWords().playerTurn(phasing)}`;
  return [commonWords().title, when, `${commonWords().phase[phase]}${whose}`].join(' · ');
}
