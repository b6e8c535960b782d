import type { UnitId } from '#engine/winter-war';
import { unitType } from './ground.ts';
import { unitValue } from './worth.ts';

/** Units worth least together whose attack strengths reach some points; some sets of them are dear and go last. */
export function chooseCheapestLosses(
  units: readonly UnitId[],
  points: number,
  isAvoided: (units: readonly UnitId[]) => boolean = () => false,
): UnitId[] {
  let best: UnitId[] = [...units];
  let cost = Infinity;
  for (let bits = 1; bits < 2 ** Math.min(units.length, 12); bits++) {
    const some = units.filter((_, i) => bits & (1 << i));
    if (some.reduce((sum, id) => sum + unitType(id).attack, 0) < points) continue;
    const price = some.reduce((sum, id) => sum + unitValue(id), isAvoided(some) ? AVOIDED_COST : 0);
    if (price < cost) [best, cost] = [some, price];
  }
  return best;
}

const AVOIDED_COST = 1000;
