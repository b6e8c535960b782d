import { decimal } from '../text/numbers.ts';
import analysisMessages from '../../content/en/analysis.ftl';
import type { DiceRecord, Luck } from '../../analysis/records/dice-record.ts';
import type { Side } from '#engine/winter-war';

/** How unusual a sum of luck is: within one standard deviation, within two, or beyond. */
type Rarity = 'usual' | 'uncommon' | 'rare';

/** Luck smaller than this is none. */
const LEAST = 0.05;

export function rarityOf({ points, deviation }: Luck): Rarity {
  const size = Math.abs(points);
  if (size <= deviation) return 'usual';
  return size <= 2 * deviation ? 'uncommon' : 'rare';
}

/** Whom the dice favoured, and whether that is out of the ordinary; in plain words. */
export function verdictOf({ luck }: DiceRecord): string[] {
  const w = analysisMessages().records;
  const side: Side = luck.finn.points >= 0 ? 'finn' : 'soviet';
  const { points } = luck[side];
  if (points < LEAST) return [w.even];
  return [w.favoured({ side, points: decimal(points) }), w.rarity[rarityOf(luck[side])]];
}
