import { plural } from '#kit/i18n/plural.ts';
import { words } from '#kit/i18n/words.ts';

export interface WarningWords {
  readonly isolated: (units: string, already: boolean) => string;
  readonly overload: (city: string, points: number, units: string) => string;
  readonly murmansk: (count: number, needed: number) => string;
  readonly badOdds: (hex: string, column: string) => string;
  readonly overstacked: (hex: string, excess: number) => string;
  readonly emptyForts: (hexes: string) => string;
  readonly unused: (units: string) => string;
  readonly unmoved: (front: string, count: number, units: string) => string;
  readonly unfought: (front: string, count: number, units: string) => string;
}

/** What a player may regret if he ends the phase now. */
export const warningWords = words<WarningWords>('winter-war/warnings', {
  isolated: (units, already) => (already ? `Still cut off: ${units}.` : `Would be isolated: ${units}.`),
  overload: (city, points, units) =>
    `${city} cannot supply all: ${points} ${points === 1 ? 'point is' : 'points are'} left out (${units}).`,
  murmansk: (count, needed) =>
    `Only ${count} of ${needed} units near Murmansk: that costs 10 Victory Points.`,
  badOdds: (hex, column) => `${hex} will have to be attacked, at ${column} even with every unit nearby.`,
  overstacked: (hex, excess) => `${hex} is overstacked: ${plural(excess, 'unit')} will be lost.`,
  emptyForts: (hexes) => `Fortifications without a garrison: ${hexes}.`,
  unmoved: (front, count, units) => `${front}: ${plural(count, 'unit')} could still move (${units}).`,
  unfought: (front, count, units) => `${front}: ${plural(count, 'unit')} could still attack (${units}).`,
  unused: (units) => `Reinforcements that could arrive: ${units}.`,
});
