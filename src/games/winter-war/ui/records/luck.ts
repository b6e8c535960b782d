import { decimal } from '../text/numbers.ts';
import analysisMessages from '../../content/en/analysis.ftl';
import type { DiceRecord, Luck } from '../../analysis/records/dice-record.ts';
import type { Side } from '#engine/winter-war';

/** Names of the people who play, by their side; of those who gave one. */
export type Players = Readonly<Partial<Record<Side, string>>>;

/** How unusual losses are: within one standard deviation, within two, or beyond. */
type Rarity = 'usual' | 'uncommon' | 'rare';

/** Less than this is nothing. */
const LEAST = 0.05;

export function rarityOf({ points, deviation }: Luck): Rarity {
  const size = Math.abs(points);
  if (size <= deviation) return 'usual';
  return size <= 2 * deviation ? 'uncommon' : 'rare';
}

/** Whose losses were lighter than the average, and whether that is out of the ordinary; in plain words. */
export function verdictOf({ luck }: DiceRecord, players: Players = {}): string[] {
  const w = analysisMessages().records;
  const side: Side = luck.finn.points >= 0 ? 'finn' : 'soviet';
  const { points } = luck[side];
  if (points < LEAST) return [w.even];
  return [
    w.better({ side, name: players[side] ?? null, points: decimal(points) }),
    w.rarity[rarityOf(luck[side])],
  ];
}
