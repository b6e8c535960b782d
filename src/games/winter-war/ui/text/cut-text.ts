import { fill } from '#kit/i18n/messages.ts';
import analysisMessages from '../../content/en/analysis.ftl';
import { counter, type UnitId } from '#engine/winter-war';
import { designation } from './names.ts';
import type { Cut } from '../../analysis/threats/index.ts';
import { hexText, unitText } from './describe.ts';

/** Names the first few units. */
export function fewUnits(units: readonly UnitId[], most = 3): string {
  const named = units.slice(0, most).map(unitText).join(', ');
  return units.length > most
    ? `${named}, ${analysisMessages().threats.more({ n: units.length - most })}`
    : named;
}

/** The cause of a cut supply path, as a sentence. */
export function cutText({ cause, hex, by, hq, city, far }: Omit<Cut, 'unit' | 'rule'>): string {
  return fill(analysisMessages().threats.cut[cause], {
    place: hex === null ? '' : hexText(hex),
    by: fewUnits(by),
    hq: hq === null ? '' : designation(counter(hq).name),
    city: city === null ? '' : hexText(city),
    far,
  });
}
