import type { UnitId } from '#engine/winter-war';
import { kind } from './ground.ts';
import { unitWorth } from './worth.ts';

/** Units worth least together whose attack strengths reach some points; some sets of them are dear and go last. */
export function cheapest(
  units: readonly UnitId[],
  points: number,
  isDear: (units: readonly UnitId[]) => boolean = () => false,
): UnitId[] {
  let best: UnitId[] = [...units];
  let cost = Infinity;
  for (let bits = 1; bits < 2 ** Math.min(units.length, 12); bits++) {
    const some = units.filter((_, i) => bits & (1 << i));
    if (some.reduce((sum, id) => sum + kind(id).attack, 0) < points) continue;
    const price = some.reduce((sum, id) => sum + unitWorth(id), isDear(some) ? DEAR : 0);
    if (price < cost) [best, cost] = [some, price];
  }
  return best;
}

const DEAR = 1000;
