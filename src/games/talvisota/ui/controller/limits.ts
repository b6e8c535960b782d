import {
  FINNISH_PLANS,
  SOVIET_PLANS,
  supportLimits,
  type FinnishStrategy,
  type SovietStrategy,
} from '#engine/talvisota';
import { commonWords } from '../words/common-words.ts';
import { handWords } from './hand-words.ts';

/** What a strategy may engage, in sentences: in a turn, or as it is printed. */
export function limitsText(strategy: SovietStrategy | FinnishStrategy, turn?: number): string {
  const w = handWords();
  if (!(strategy in SOVIET_PLANS)) {
    const { units, environment, supports } = FINNISH_PLANS[strategy as FinnishStrategy];
    return `${w.engagesFinn(units, environment, supports)}.`;
  }
  const { most, supports, needs, spaces } = SOVIET_PLANS[strategy as SovietStrategy];
  const { normal, commanders } =
    turn === undefined
      ? { normal: supports, commanders: 0 }
      : supportLimits(strategy as SovietStrategy, turn);
  const kinds = needs?.of.map((unit) => commonWords().unit[unit]).join(', ') ?? '';
  return [
    w.engages(most, normal, commanders),
    ...(needs ? [w.needs(needs.count, kinds)] : []),
    w.spaces(spaces),
  ]
    .map((line) => `${line}.`)
    .join(' ');
}
