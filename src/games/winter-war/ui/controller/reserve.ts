/** What an earlier start keeps in the tray for Game-Turn 0 (Option.H). */
import { counter, type UnitId } from '#engine/winter-war';

export interface KeptBack {
  /** Attack points, those of them in 2-1-2s, and headquarters. */
  readonly points: number;
  readonly inRegiments: number;
  readonly headquarters: number;
  /** Finnish 2-2-3s and 1-1-3s, and counters that should be on the map. */
  readonly regiments: number;
  readonly battalions: number;
  readonly others: number;
}

/** The Finnish counters that stay behind. */
export const FINNISH_RESERVE = { regiments: 1, battalions: 2 } as const;

/** Counts what is in the tray; blanks may lie there anyway. */
export function keptBack(tray: readonly UnitId[]): KeptBack {
  const found = tray.map((unit) => counter(unit)).filter(({ type }) => type.arm !== 'blank');
  const points = (units: typeof found): number => units.reduce((sum, { type }) => sum + type.attack, 0);
  const labelled = (label: string): number => found.filter(({ type }) => type.label === label).length;
  const regiments = labelled('2-2-3');
  const battalions = labelled('1-1-3');
  return {
    points: points(found),
    inRegiments: points(found.filter(({ typeName }) => typeName === 'rifleRegiment')),
    headquarters: found.filter(({ type }) => type.arm === 'headquarters').length,
    regiments,
    battalions,
    others:
      found.length -
      Math.min(regiments, FINNISH_RESERVE.regiments) -
      Math.min(battalions, FINNISH_RESERVE.battalions),
  };
}
