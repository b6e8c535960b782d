import { HQ_TO_UNIT, board, hexesInReach, mayMove, type Hex, type UnitId } from '#engine/winter-war';
import {
  isGuard,
  isHq,
  isNextToFinns,
  landNeighbours,
  stackingCapacity,
  stacksOf,
  unitsOf,
  unitType,
} from '../ground.ts';
import { citiesCutBy, isAloneInCity } from '../railway.ts';
import type { PlanChange } from '../sketch.ts';
import { findSuppliedHexes } from '../soviet-supply.ts';
import type { TacticName } from './names.ts';
import { firstOfEach, type PlannedMarch, type Tactic } from './tactic.ts';

/** Attack points that a raider must be worth. */
const MIN_RELIEF = 5;
/** Stronger units are needed against the Line, unless an army starves. */
const MAX_HUNTER_ATTACK = 6;
const HEAVY_RELIEF = 12;
const MAX_HQS = 2;
/** Ways tried with units of each strength. */
const TRIED_OF_EACH = 3;

/** A tactic against raiders on some hexes: those who can come beside them, an HQ with them if need be. */
const againstRaiders = (name: TacticName, isOnLine: boolean): Tactic => ({
  name,
  side: 'soviet',
  assess({ end, ai }) {
    const finns = stacksOf(end, 'finn');
    const hexes = [...(ai.weights.raiderRelief ?? [])].flatMap(([hex, relief]) =>
      relief >= MIN_RELIEF && finns.has(hex) && citiesCutBy().has(hex) === isOnLine ? [hex] : [],
    );
    // What the raiders cost is in the worth of the attacks on them.
    return hexes.length ? { cost: 0, hexes } : null;
  },
  respond(march, { hexes }) {
    const { end, ai } = march;
    const finns = stacksOf(end, 'finn');
    const soviets = stacksOf(end, 'soviet');
    const supplied = findSuppliedHexes(end);
    const found: { changes: PlanChange[]; attack: number; worth: number }[] = [];
    for (const target of hexes) {
      const relief = ai.weights.raiderRelief!.get(target)!;
      const hqs = findHqs(march, target);
      for (const to of landNeighbours(target)) {
        if (finns.has(to)) continue;
        const others = landNeighbours(to).filter((hex) => finns.has(hex)).length - 1;
        for (const unit of unitsOf(end, 'soviet')) {
          const { attack } = unitType(unit);
          const stays = end.units[unit]!.at === to;
          const isHeavy = attack > MAX_HUNTER_ATTACK && !(isOnLine && relief >= HEAVY_RELIEF);
          if (!attack || isHeavy || isHq(unit) || isAloneInCity(end, unit)) continue;
          if (!stays && (!canCome(march, unit, to) || stackingCapacity(to, soviets.get(to) ?? []) < 1))
            continue;
          const worth = relief / 10 - attack * 0.3 - others * 2;
          const change = stays ? [] : [{ unit, to }];
          if (isGuard(unit) || supplied.has(to)) found.push({ changes: change, attack, worth });
          else
            for (const hq of hqs)
              if (board.distance(hq.to, to) < HQ_TO_UNIT)
                found.push({ changes: [hq, ...change], attack, worth: worth - 1 });
        }
      }
    }
    const useful = found.filter(({ changes }) => changes.length).sort((a, b) => b.worth - a.worth);
    return firstOfEach(useful, TRIED_OF_EACH, ({ attack }) => attack).map(({ changes }) => changes);
  },
});

/** A Finn on the railway starves an army: whoever can drives him off. */
export const reopenLine = againstRaiders('reopen-line', true);

/** A raider near the railway is attacked from two sides before he comes there, so that he cannot give way. */
export const huntRaider = againstRaiders('hunt-raider', false);

const canCome = ({ seen, end }: PlannedMarch, unit: UnitId, to: Hex): boolean =>
  mayMove(seen, unit) &&
  !isNextToFinns(end, end.units[unit]!.at) &&
  (seen.units[unit]!.at === to || hexesInReach(seen, unit).includes(to));

/** HQs that can come near a hex, and where: out of contact, the nearest to where they are. */
function findHqs({ seen, end }: PlannedMarch, target: Hex): PlanChange[] {
  const soviets = stacksOf(end, 'soviet');
  return unitsOf(end, 'soviet')
    .filter((unit) => isHq(unit) && mayMove(seen, unit))
    .flatMap((unit) => {
      const { at } = end.units[unit]!;
      const [to] = [...hexesInReach(seen, unit)]
        .filter(
          (hex) =>
            board.distance(hex, target) < HQ_TO_UNIT &&
            hex !== at &&
            !isNextToFinns(end, hex) &&
            stackingCapacity(hex, soviets.get(hex) ?? []) > 0,
        )
        .sort((a, b) => board.distance(a, target) - board.distance(b, target) || a - b);
      return to === undefined ? [] : [{ unit, to, far: board.distance(at, target) }];
    })
    .sort((a, b) => a.far - b.far || a.unit - b.unit)
    .slice(0, MAX_HQS)
    .map(({ unit, to }) => ({ unit, to }));
}
