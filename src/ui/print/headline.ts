import { firstTurn, type Side, type State } from '../../engine/index.ts';
import { datesOf } from '../calendar.ts';
import { t } from '../strings.ts';

/** "Winter War · Turn 4, 30 Dec – 9 Jan · Movement, Soviet Player-Turn" */
export function headline({ turn, phase, phasing, outcome, options }: State, viewer: Side): string {
  if (phase === 'set-up') return [t.title, t.bar.setUp(firstTurn(options)), t.player[viewer]].join(' · ');
  const when = `${t.bar.turn(turn)}, ${datesOf(turn)}`;
  if (outcome) return [t.title, when, t.level[outcome.level]].join(' · ');
  const whose = phase === 'interphase' ? '' : `, ${t.bar.playerTurn(phasing)}`;
  return [t.title, when, `${t.phase[phase]}${whose}`].join(' · ');
}
