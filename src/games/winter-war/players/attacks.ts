import {
  check,
  obligations,
  odds,
  type Action,
  type AttackPlan,
  type Hex,
  type Side,
  type State,
} from '../../../engine/winter-war/index.ts';
import { attackSets, plannedAttacks, type Plan } from '../planning/index.ts';
import type { Taste } from './taste.ts';
import { END } from './sketch.ts';
import { attackWorth } from './worth.ts';

/** What a side promises itself of a set of attacks. */
const planWorth = (state: State, side: Side, attacks: Plan['attacks'], { weights }: Taste): number =>
  attacks.reduce((total, attack) => total + attackWorth(state, side, attack, weights), 0);

/** The best set of attacks that meets every obligation, with its worth; nothing to do is worth nothing. */
export function bestPlan(
  state: State,
  side: Side,
  taste: Taste,
): { attacks: readonly AttackPlan[]; worth: number } {
  let best: { attacks: readonly AttackPlan[]; worth: number } | null = obligations(state).units.length
    ? null
    : { attacks: [], worth: 0 };
  for (const plan of attackSets(state, taste.wishes, taste.plans)) {
    const attacks = pruned(state, side, plan, taste);
    const worth = planWorth(state, side, plannedAttacks(state, attacks), taste);
    if (!best || worth > best.worth) best = { attacks, worth };
  }
  return best ?? { attacks: [], worth: 0 };
}

/** Without the attacks that nobody asks for and that are not worth it; garrisons stay out of them. */
function pruned(state: State, side: Side, attacks: readonly AttackPlan[], taste: Taste): AttackPlan[] {
  const owed = obligations(state);
  const [units, hexes] = [new Set(owed.units), new Set<Hex>(owed.hexes)];
  return attacks.flatMap(({ attackers, targets }): AttackPlan[] => {
    if (attackers.some((id) => units.has(id)) || targets.some((hex) => hexes.has(hex)))
      return [{ attackers, targets }];
    if (taste.sorties && isSafe(state, { attackers, targets })) return [{ attackers, targets }];
    const free = attackers.filter((id) => !taste.staysIn(state, id));
    if (!free.length) return [];
    const plan = { attackers: free, targets };
    if (free.length < attackers.length && check(state, { type: 'attack', ...plan })) return [];
    const [seen] = plannedAttacks(state, [plan]);
    return seen && attackWorth(state, side, seen, taste.weights) > taste.weights.least ? [plan] : [];
  });
}

/** Whether no face of the die costs the attackers anything. */
function isSafe(state: State, attack: AttackPlan): boolean {
  const { faces, column } = odds(state, attack);
  return column !== null && faces.every((face) => face === 'Ne' || face === 'Dr' || face === 'De');
}

/** The next attack, or the end of the segment; `refuses` leaves out what had better not be made. */
export function nextAttack(
  state: State,
  side: Side,
  taste: Taste,
  refuses: (attack: AttackPlan) => boolean,
): Action[] {
  const { attacks } = bestPlan(state, side, taste);
  for (const { attackers, targets } of attacks) {
    const action: Action = { type: 'attack', attackers, targets };
    if (!check(state, action) && !refuses(action)) return [action];
  }
  return [END];
}
