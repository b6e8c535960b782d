import {
  FINNISH_PLANS,
  SOVIET_PLANS,
  type FinnishStrategy,
  type SovietStrategy,
} from '../../../../engine/talvisota/index.ts';
import { commonWords } from '../words/common-words.ts';
import { handWords } from './hand-words.ts';

/** What a strategy may engage, in sentences. */
export function limitsText(strategy: SovietStrategy | FinnishStrategy): string {
  const w = handWords();
  if (!(strategy in SOVIET_PLANS)) {
    const { units, environment, supports } = FINNISH_PLANS[strategy as FinnishStrategy];
    return `${w.engagesFinn(units, environment, supports)}.`;
  }
  const { most, supports, needs, spaces } = SOVIET_PLANS[strategy as SovietStrategy];
  const kinds = needs?.of.map((unit) => commonWords().unit[unit]).join(', ') ?? '';
  return [w.engages(most, supports), ...(needs ? [w.needs(needs.count, kinds)] : []), w.spaces(spaces)]
    .map((line) => `${line}.`)
    .join(' ');
}
