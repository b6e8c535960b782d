/**
 * Attacks at 1-4 or worse are a last resort (C4): how few of them the obligations that stand can be met with,
 * and by which attacks.
 */
import type { State } from '../state/state.ts';
import { isTooLarge, partsOf, pieces, type Found, type Part } from './last-resort-parts.ts';
import { leastIn, Trial } from './last-resort-search.ts';
import type { AttackPlan } from './odds.ts';

const all = (count: number): number => 2 ** count - 1;

/** What an attack takes out of a part. */
function leftBy(
  { fighters, hexes }: Part,
  { attackers, targets }: AttackPlan,
): [party: number, hexes: number] {
  let party = all(fighters.length);
  let there = all(hexes.length);
  fighters.forEach(({ unit }, i) => {
    if (attackers.includes(unit)) party &= ~(1 << i);
  });
  hexes.forEach((hex, i) => {
    if (targets.includes(hex)) there &= ~(1 << i);
  });
  return [party, there];
}

/**
 * True when an attack is no part of any way to meet the obligations with the fewest attacks at 1-4 or worse
 * (C4); `last` tells that it is one itself.
 */
export function isAvoidable(state: State, attack: AttackPlan, last: boolean): boolean {
  for (const part of partsOf(state)) {
    const { fighters, hexes } = part;
    if (isTooLarge(part)) continue;
    const [party, there] = leftBy(part, attack);
    const everybody = all(fighters.length);
    if (party === everybody && there === all(hexes.length)) continue;
    const before = leastIn(part, everybody, all(hexes.length));
    const after = before === null ? null : leastIn(part, party, there);
    if (before !== null && after !== null && after + Number(last) > before) return true;
  }
  return false;
}

/** Attacks that meet the obligations with as few at 1-4 or worse as can be: those of them that an attack would upset. */
export function wayInstead(state: State, attack: AttackPlan): AttackPlan[] {
  return partsOf(state).flatMap((part) => {
    const [everybody, everything] = [all(part.fighters.length), all(part.hexes.length)];
    const [party, there] = leftBy(part, attack);
    if (party === everybody && there === everything) return [];
    const trial = new Trial(part);
    const found: AttackPlan[] = [];
    const retrace = (some: number, hexes: number): void => {
      for (const [units, near] of pieces(part, some, hexes)) {
        const best = trial.piece(units, near);
        if (!best.targets) continue;
        if ((best.party & ~party) | (best.targets & ~there)) found.push(planOf(part, best));
        retrace(units & ~best.party, near & ~best.targets);
      }
    };
    retrace(everybody, everything);
    return found;
  });
}

const planOf = ({ fighters, hexes }: Part, { party, targets }: Found): AttackPlan => ({
  attackers: fighters.flatMap(({ unit }, i) => (party & (1 << i) ? [unit] : [])).sort((a, b) => a - b),
  targets: hexes.filter((_, i) => targets & (1 << i)).sort((a, b) => a - b),
});
