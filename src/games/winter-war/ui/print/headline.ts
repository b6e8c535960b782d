import { decider, firstTurn, type State } from '../../../../engine/winter-war/index.ts';
import { datesOf } from '../words/calendar.ts';
import { t } from '../words/strings.ts';

/** "Winter War · Turn 4, 30 Dec – 9 Jan · Movement, Soviet Player-Turn" */
export function headline(state: State): string {
  const { turn, phase, phasing, outcome, options } = state;
  if (phase === 'set-up')
    return [t.title, t.bar.setUp(firstTurn(options)), t.player[decider(state)]].join(' · ');
  const when = `${t.bar.turn(turn)}, ${datesOf(turn)}`;
  if (outcome) return [t.title, when, t.level[outcome.level]].join(' · ');
  const whose = phase === 'interphase' ? '' : `, ${t.bar.playerTurn(phasing)}`;
  return [t.title, when, `${t.phase[phase]}${whose}`].join(' · ');
}
