/** Reinforcements, movement and supply. */
import { hexPart, unitText } from '../words/words.ts';
import { logWords } from './log-words.ts';
import type { Tellers } from './teller.ts';

/** Arrivals, marches, orders of supply, isolation. */
export const movement: Tellers<'arrived' | 'moved' | 'administered' | 'supply'> = {
  arrived: ({ unit, hex }) =>
    hex === null ? logWords().delayed(unitText(unit)) : logWords().arrived(unitText(unit), hexPart(hex)),
  moved: ({ unit, from, path, rail }) =>
    logWords().moved(unitText(unit), hexPart(from), hexPart(path.at(-1) ?? from), rail),
  administered: ({ unit }) => logWords().administered(unitText(unit)),
  supply: ({ unit, isolation }) =>
    [logWords().relieved, logWords().cut, logWords().leftOut][isolation]!(unitText(unit)),
};
