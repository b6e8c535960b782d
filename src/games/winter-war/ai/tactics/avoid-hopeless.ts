import { hexesInReach, mayMove, type Hex, type State } from '#engine/winter-war';
import type { AiContext } from '../ai-context.ts';
import { attackPreferences, forecastBattle } from '../attacks.ts';
import { landNeighbours, stacksOf, unitType } from '../ground.ts';
import { plannedAttacks } from '../../analysis/planning/index.ts';
import { scoreAttack } from '../values.ts';
import { findArrivals, type Response, type Tactic } from './tactic.ts';

/** Worth in attack points below which an attack is hopeless. */
const HOPELESS = -1;
const MAX_WAYS = 2;

/** The attacks that would be made, and are worth less than none. */
function findHopeless(end: State, ai: AiContext) {
  const forecast = forecastBattle(end, ai.side, attackPreferences(ai, end));
  if (!forecast) return [];
  const { battle, attacks } = forecast;
  return plannedAttacks(battle, attacks).filter(
    (attack) => scoreAttack(battle, ai.side, attack, ai.weights) < HOPELESS,
  );
}

/** No unit steps to where it owes an attack that can only lose: it stays away, or others come with it. Finns owe none. */
export const avoidHopeless: Tactic = {
  name: 'avoid-hopeless',
  side: 'soviet',
  assess({ end, ai }) {
    const hexes = findHopeless(end, ai).flatMap(({ targets }) => targets);
    // What the attacks cost is in their worth.
    return hexes.length ? { cost: 0, hexes } : null;
  },
  respond(march) {
    const { seen, end, ai } = march;
    const found: Response[] = [];
    const enemies = stacksOf(end, 'finn');
    const isInContact = (hex: Hex): boolean => landNeighbours(hex).some((next) => enemies.has(next));
    for (const { attackers, targets } of findHopeless(end, ai)) {
      for (const unit of attackers) {
        if (!mayMove(seen, unit)) continue;
        const { at } = seen.units[unit]!;
        const away = [at, ...hexesInReach(seen, unit)].filter((hex) => !isInContact(hex));
        found.push(...away.slice(0, MAX_WAYS).map((to) => [{ unit, to }]));
      }
      const beside = targets.flatMap(landNeighbours);
      found.push(
        ...findArrivals(
          march,
          beside,
          (unit) => unitType(unit).attack > 0 && !isInContact(end.units[unit]!.at),
        ).toReversed(),
      );
    }
    return found;
  },
};
