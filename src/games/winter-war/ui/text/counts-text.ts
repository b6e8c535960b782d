import { score, type Goal, type LedgerLine, type State } from '#engine/winter-war';
import logMessages from '../../content/en/log.ftl';
import messages from '../../content/en/short-games.ftl';
import { hexText } from './describe.ts';
import { signed } from './numbers.ts';

/** Objectives of a short game that can be won or lost, each once: "Viipuri +25". */
export function countsText(state: State, goal: Goal): string {
  const w = messages();
  const { lines, risks } = score(state);
  const nameOf = ({ key, hexes }: LedgerLine): string =>
    key === 'goal-hex' ? hexText(hexes[0]!) : logMessages().ledger.key[key].replace(/:$/, '');
  const ofSchedule = [...lines, ...risks]
    .filter(({ key }) => key !== 'finnish-losses' && key !== 'soviet-losses')
    .map((line) => `${nameOf(line)} ${signed(line.worth)}`);
  const losses = [
    ...(goal.losses.finn ? [w.losses.finn({ worth: signed(goal.losses.finn) })] : []),
    ...(goal.losses.soviet ? [w.losses.soviet({ worth: signed(-goal.losses.soviet) })] : []),
  ];
  return [...new Set([...ofSchedule, ...losses])].join(', ');
}
