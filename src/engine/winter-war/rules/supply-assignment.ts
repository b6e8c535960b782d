/** One unit's claim for supply from a city. */
export interface Claim {
  /** Attack Strength Points that it needs. */
  readonly points: number;
  /** Bit i set: city i may supply it. */
  readonly cities: number;
  /** Higher ranks are served before lower ones, whatever their strength. */
  readonly rank: number;
}

/** Larger than the strength of the whole army, so that ranks never mix. */
const RANK_WEIGHT = 512;

/**
 * Shares the capacities of the cities out so that the most Attack Strength Points are supplied, higher ranks first
 * (U3). Returns the number of the city for each claim, or -1 without room.
 *
 * Exact: claims that can always be met are settled first, the rest by dynamic programming over the loads.
 */
export function assign(claims: readonly Claim[], capacities: readonly number[]): number[] {
  const result = claims.map(() => -1);
  const load = capacities.map(() => 0);
  // A city with room for all its claimants supplies them, and they need no other city.
  for (let again = true; again;) {
    again = false;
    for (let city = 0; city < capacities.length; city++) {
      const points = asked(claims, result, city, load[city]!);
      if (points === load[city] || points > capacities[city]!) continue;
      for (let i = 0; i < claims.length; i++)
        if (result[i] === -1 && claims[i]!.cities & (1 << city)) result[i] = city;
      load[city] = points;
      again = true;
    }
  }
  const open: number[] = [];
  for (let i = 0; i < claims.length; i++) if (result[i] === -1 && claims[i]!.cities) open.push(i);
  if (open.length) {
    const settled = settledBefore(claims, capacities, load, open);
    open.forEach((i, k) => {
      result[i] = settled[k]!;
    });
  }
  return result;
}

/** Points of a city's load and of all its claims not yet settled. */
function asked(claims: readonly Claim[], result: readonly number[], city: number, load: number): number {
  let points = load;
  for (let i = 0; i < claims.length; i++)
    if (result[i] === -1 && claims[i]!.cities & (1 << city)) points += claims[i]!.points;
  return points;
}

/** Moves seldom change the claims, so recent results are used again and again. */
const answers = new Map<string, readonly number[]>();
const MOST_ANSWERS = 256;

function settledBefore(
  claims: readonly Claim[],
  capacities: readonly number[],
  load: readonly number[],
  open: readonly number[],
): readonly number[] {
  const asking = open.map((i) => claims[i]!);
  const free = capacities.map((capacity, city) => capacity - load[city]!);
  let key = '';
  for (const points of free) key += `${points},`;
  for (const { points, cities, rank } of asking) key += `;${points},${cities},${rank}`;
  let answer = answers.get(key);
  if (!answer) {
    if (answers.size >= MOST_ANSWERS) answers.clear();
    answers.set(key, (answer = settle(asking, free)));
  }
  return answer;
}

/** Settles claims that cannot all be met, one cluster of cities with common claimants at a time. */
function settle(claims: readonly Claim[], free: readonly number[]): number[] {
  const result = claims.map(() => -1);
  let left = claims.map((_, i) => i);
  while (left.length) {
    let cities = claims[left[0]!]!.cities;
    for (let grown = 0; grown !== cities;) {
      grown = cities;
      for (const i of left) if (claims[i]!.cities & cities) cities |= claims[i]!.cities;
    }
    const cluster = left.filter((i) => claims[i]!.cities & cities);
    left = left.filter((i) => !(claims[i]!.cities & cities));
    settleCluster(claims, cluster, result, citiesWithCapacity(cities, free));
  }
  return result;
}

interface CityCapacity {
  readonly city: number;
  /** Points still free. */
  readonly capacity: number;
  /** Weight of this city's load in the index of all load combinations. */
  readonly stride: number;
}

function citiesWithCapacity(cities: number, free: readonly number[]): CityCapacity[] {
  const cityCapacities: CityCapacity[] = [];
  let stride = 1;
  free.forEach((capacity, city) => {
    if (!(cities & (1 << city))) return;
    cityCapacities.push({ city, capacity, stride });
    stride *= capacity + 1;
  });
  return cityCapacities;
}

/** By combination of loads: the best value reached, -1 for unreachable; cleared after use. */
let worthOf = new Float64Array(0);
/** By claim and combination: the city chosen by the claim on the best path there, -1 for none; cleared after use. */
let choices = new Int8Array(0);

function growTables(size: number, claims: number): void {
  if (worthOf.length < size) worthOf = new Float64Array(size).fill(-1);
  if (choices.length < size * claims) choices = new Int8Array(size * claims).fill(-1);
}

/**
 * Dynamic programming over the reachable combinations of loads: the best value of each, and the choice of each claim on
 * the path there.
 */
function settleCluster(
  claims: readonly Claim[],
  cluster: readonly number[],
  result: number[],
  cityCapacities: readonly CityCapacity[],
): void {
  const size = cityCapacities.reduce((product, { capacity }) => product * (capacity + 1), 1);
  growTables(size, cluster.length);
  worthOf[0] = 0;
  const reached = [0];
  const before: number[] = [];
  const chosen: number[] = [];
  for (let k = 0; k < cluster.length; k++) {
    const { points, cities, rank } = claims[cluster[k]!]!;
    const worth = points * RANK_WEIGHT ** rank;
    const count = reached.length;
    for (let n = 0; n < count; n++) before[n] = worthOf[reached[n]!]!;
    for (let n = 0; n < count; n++) {
      const loads = reached[n]!;
      for (const { city, capacity, stride } of cityCapacities) {
        if (!(cities & (1 << city)) || (Math.floor(loads / stride) % (capacity + 1)) + points > capacity)
          continue;
        const to = loads + points * stride;
        if (before[n]! + worth <= worthOf[to]!) continue;
        if (worthOf[to]! < 0) reached.push(to);
        worthOf[to] = before[n]! + worth;
        choices[k * size + to] = city;
        chosen.push(k * size + to);
      }
    }
  }
  let loads = reached.reduce((top, n) => (worthOf[n]! > worthOf[top]! ? n : top), 0);
  for (let k = cluster.length - 1; k >= 0; k--) {
    const city = choices[k * size + loads]!;
    if (city < 0) continue;
    result[cluster[k]!] = city;
    loads -= claims[cluster[k]!]!.points * cityCapacities.find((r) => r.city === city)!.stride;
  }
  for (const n of reached) worthOf[n] = -1;
  for (const n of chosen) choices[n] = -1;
}
