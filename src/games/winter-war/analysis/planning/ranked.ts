/** What a way through the stages of a search comes to. */
import type { AttackPlan, Hex, UnitId } from '#engine/winter-war';
import type { Battlefield } from './battlefield.ts';
import { bitsOf, decodeNode, type Move, type SearchPath } from './stages.ts';

/** Some attacks and the sum of their ranks. */
export interface RankedSet {
  readonly rank: number;
  /** Attacks at 1-4 or worse: no plan may have more of them than it must (C4). */
  readonly last: number;
  readonly attacks: readonly AttackPlan[];
}

/**
 * More than the ranks of all attacks together; with one attack on each of 30 hexes the sums stay whole numbers.
 * Of ways to a node those with the fewest attacks at 1-4 or worse are the best, whatever the wish.
 */
export const LOW_ODDS_PENALTY = 2 ** 47;

/** The attacks along a way, with units by name: of a group, those that come first in the roster. */
export function readAttacks(field: Battlefield, end: SearchPath): RankedSet {
  const steps: { move: Move; used: number }[] = [];
  for (let way: SearchPath | null = end; way?.move; way = way.before)
    steps.unshift({ move: way.move, used: way.used });
  const left = field.parties.map(({ units }) => [...units]);
  const attacks: AttackPlan[] = [];
  for (const { move, used } of steps) {
    if (!move.attack) continue;
    const counts = decodeNode(used, move.stage.groups);
    const attackers: UnitId[] = [];
    left.forEach((units, party) => {
      const group = move.stage.groupOf[party]!;
      for (; group >= 0 && counts[group]! > 0 && units.length; counts[group]!--)
        attackers.push(units.shift()!);
    });
    const targets: Hex[] = bitsOf(move.hexes).map((bit) => field.targets[bit]!.hex);
    attacks.push({ attackers: attackers.sort((a, b) => a - b), targets: targets.sort((a, b) => a - b) });
  }
  return { rank: end.rank + end.last * LOW_ODDS_PENALTY, last: end.last, attacks };
}
