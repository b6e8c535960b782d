/** One unit that asks a Supply City for supply. */
export interface Claim {
  /** Attack Strength Points it draws. */
  readonly points: number;
  /** Bit i set: city i may supply it. */
  readonly cities: number;
  /** Higher ranks are served before lower ones, whatever their strength. */
  readonly rank: number;
}

/** Ranks are kept apart by more than the whole army's strength. */
const RANK_WEIGHT = 512;

/**
 * Shares out the capacities of the cities so that the most Attack Strength Points are supplied, higher
 * ranks first (U3). Returns for each claim the number of its city, or -1 when there is no room.
 *
 * Exact: claims that can always be met are settled first, the rest by dynamic programming over the loads.
 */
export function assign(claims: readonly Claim[], capacities: readonly number[]): number[] {
  const result = claims.map(() => -1);
  const load = capacities.map(() => 0);
  let open = claims.map((_, i) => i).filter((i) => claims[i]!.cities !== 0);

  // A city that could feed all who ask for it does so, and its claimants ask nowhere else.
  for (let again = true; again;) {
    again = false;
    for (let city = 0; city < capacities.length; city++) {
      const asking = open.filter((i) => claims[i]!.cities & (1 << city));
      if (!asking.length) continue;
      const points = asking.reduce((sum, i) => sum + claims[i]!.points, load[city]!);
      if (points > capacities[city]!) continue;
      for (const i of asking) result[i] = city;
      load[city] = points;
      open = open.filter((i) => result[i] === -1);
      again = true;
    }
  }
  return open.length ? settle(claims, capacities, load, open, result) : result;
}

interface Plan {
  readonly value: number;
  readonly loads: readonly number[];
  readonly city: number;
  readonly before: Plan | null;
}

/** Dynamic programming over the loads of the cities still asked for. */
function settle(
  claims: readonly Claim[],
  capacities: readonly number[],
  load: readonly number[],
  open: readonly number[],
  result: number[],
): number[] {
  let plans = new Map<string, Plan>([['', { value: 0, loads: load, city: -1, before: null }]]);
  for (const i of open) {
    const { points, cities, rank } = claims[i]!;
    const worth = points * RANK_WEIGHT ** rank;
    const next = new Map<string, Plan>();
    const offer = (plan: Plan): void => {
      const key = plan.loads.join();
      const known = next.get(key);
      if (!known || plan.value > known.value) next.set(key, plan);
    };
    for (const plan of plans.values()) {
      for (let city = 0; city < capacities.length; city++) {
        const total = plan.loads[city]! + points;
        if (!(cities & (1 << city)) || total > capacities[city]!) continue;
        const loads = plan.loads.slice();
        loads[city] = total;
        offer({ value: plan.value + worth, loads, city, before: plan });
      }
      offer({ value: plan.value, loads: plan.loads, city: -1, before: plan });
    }
    plans = next;
  }
  let best: Plan | null = null;
  for (const plan of plans.values()) if (!best || plan.value > best.value) best = plan;
  for (let k = open.length - 1; best?.before && k >= 0; k--, best = best.before) result[open[k]!] = best.city;
  return result;
}
