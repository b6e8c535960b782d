/** When reinforcements fall due, for the tests of the variants that bring them earlier. */
import { newGame, ROSTER, waiting, type Options, type Side, type State } from '#engine/winter-war';

const labels = (units: readonly number[]): string[] => units.map((id) => ROSTER[id]!.type.label).sort();

/** A game in which everybody is still to come, at a side's Reinforcement Phase. */
export const reinforcing = (options: Partial<Options>, side: Side, turn: number): State => ({
  ...newGame(options, 1),
  turn,
  phase: 'reinforcement',
  phasing: side,
});

/** By Game-Turn from 1 on: what falls due in it and was not due before, the initial forces under 0. */
export function dueByTurn(options: Partial<Options>, side: Side): Record<number, string[]> {
  const found: Record<number, string[]> = {};
  let known: readonly number[] = [];
  for (let turn = 0; turn <= 13; turn++) {
    const due = waiting(reinforcing(options, side, turn), side);
    const fresh = labels(due.filter((id) => !known.includes(id)));
    if (fresh.length) found[turn] = fresh;
    known = due;
  }
  return found;
}

/** As many of each: `many({ '2-1-2': 3 })`. */
export const many = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts)
    .flatMap(([label, count]) => Array<string>(count).fill(label))
    .sort();
