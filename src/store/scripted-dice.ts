/**
 * A hook for tests: with `#dice=3,6,1` in the address the first rolls show those faces, in that order.
 * `#seed=7` likewise fixes the seed of new games. Without them the hash changes nothing.
 */
const parameter = (name: string): string | null =>
  new URLSearchParams(globalThis.location?.hash.slice(1) ?? '').get(name);

let queue: number[] | null = null;
let source = '';

function faces(): number[] {
  const list = parameter('dice') ?? '';
  if (!queue || list !== source) {
    source = list;
    queue = list
      .split(',')
      .map(Number)
      .filter((n) => n >= 1 && n <= 6);
  }
  return queue;
}

/** The dice that come next; chance decides what is not among them. */
export const nextDice = (): readonly number[] => faces();

export function spendDice(count: number): void {
  faces().splice(0, count);
}

/** A seed for a new game or a random set-up. */
export function freshSeed(): number {
  const fixed = parameter('seed');
  return fixed === null ? crypto.getRandomValues(new Int32Array(1))[0]! : Number(fixed) | 0;
}
