import { score, type LedgerLine, type State } from '#engine/winter-war';
import logMessages from '../../content/en/log.ftl';
import messages from '../../content/en/short-games.ftl';
import { hexText } from './describe.ts';
import { signed } from './numbers.ts';

/** Objectives that can be won or lost, each once: "Viipuri +25"; and the losses that count in a short game. */
export function countsText(state: State): string {
  const w = messages();
  const { lines, risks } = score(state);
  const losses = state.goal?.losses;
  const nameOf = ({ key, hexes }: LedgerLine): string =>
    key === 'goal-hex' ? hexText(hexes[0]!) : logMessages().ledger.key[key].replace(/:$/, '');
  const ofSchedule = [...lines, ...risks]
    .filter(({ key }) => key !== 'finnish-losses' && key !== 'soviet-losses')
    .map((line) => `${nameOf(line)} ${signed(line.worth)}`);
  const ofLosses = [
    ...(losses?.finn ? [w.losses.finn({ worth: signed(losses.finn) })] : []),
    ...(losses?.soviet ? [w.losses.soviet({ worth: signed(-losses.soviet) })] : []),
  ];
  return [...new Set([...ofSchedule, ...ofLosses])].join(', ');
}
