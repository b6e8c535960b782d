import type { Refusal } from '#engine/winter-war';

/** The first of some answers that is one. */
export function firstReason<T>(items: Iterable<T>, answer: (item: T) => Refusal | null): Refusal | null {
  for (const item of items) {
    const refusal = answer(item);
    if (refusal) return refusal;
  }
  return null;
}

/** Of several refusals the one that tells most; by key, the best first. */
export function telling(refusals: readonly (Refusal | null)[], keys: readonly string[]): Refusal | null {
  const found = refusals.filter((one) => one !== null);
  return keys.map((key) => found.find((one) => one.key === key)).find(Boolean) ?? found[0] ?? null;
}
