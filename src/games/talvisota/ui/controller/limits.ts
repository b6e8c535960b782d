import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import {
  FINNISH_PLANS,
  SOVIET_PLANS,
  supportLimits,
  type FinnishStrategy,
  type SovietStrategy,
} from '#engine/talvisota';

/** What a strategy may engage, in sentences: in a turn, or as printed. */
export function limitsText(strategy: SovietStrategy | FinnishStrategy, turn?: number): string {
  const t = playMessages().decision;
  if (!(strategy in SOVIET_PLANS)) {
    const { units, environment, supports } = FINNISH_PLANS[strategy as FinnishStrategy];
    return `${t.engagesFinn({ units, environment, supports })}.`;
  }
  const { most, supports, needs, spaces } = SOVIET_PLANS[strategy as SovietStrategy];
  const { normal, commanders } =
    turn === undefined
      ? { normal: supports, commanders: 0 }
      : supportLimits(strategy as SovietStrategy, turn);
  const kinds = needs?.of.map((unit) => startMessages().common.unit[unit]).join(', ') ?? '';
  return [
    t.engages({ units: most, supports: normal, commanders }),
    ...(needs ? [t.needs({ count: needs.count, units: kinds })] : []),
    t.spaces({ count: spaces }),
  ]
    .map((line) => `${line}.`)
    .join(' ');
}
