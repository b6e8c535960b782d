import {
  hexesInReach,
  isolation,
  supplyTable,
  unitWith,
  zoneOfControl,
  type Hex,
  type State,
} from '#engine/winter-war';
import {
  discAround,
  inUssr,
  isGuard,
  landNeighbours,
  stackingCapacity,
  stacksOf,
  unitType,
  unitsOf,
} from '../ground.ts';
import { citiesCutBy } from '../railway.ts';
import { relocateUnit, withoutUnits, type PlanChange } from '../sketch.ts';
import { findSuppliedHexes } from '../soviet-supply.ts';
import { weakensMurmansk } from '../soviet-theatres.ts';
import { canEvade } from '../values.ts';
import { chanceOfBlow, forecastMarches, judgeMarches, type FinnishMarch } from './finnish-march.ts';
import { firstOfEach, isFreeToMove, type PlannedMarch, type Tactic } from './tactic.ts';

/** Soviet attack points without supply if it were judged now. */
export const isolatedPoints = (state: State): number =>
  isolation({ ...state, phase: 'interphase', combat: null }, 'soviet').reduce(
    (sum, cut, unit) => sum + (cut === 1 ? unitType(unit).attack : 0),
    0,
  );

/**
 * Attack points that a Finn on each vital railway hex would isolate, even one that is held; a stretch shares a stake.
 * Finns who are on the railway and in contact are taken to be driven off.
 */
export function railStakes(end: State): Map<Hex, number> {
  const stakes = new Map<Hex, number>();
  const taker = unitsOf(end, 'finn')[0];
  if (taker === undefined) return stakes;
  const soviets = stacksOf(end, 'soviet');
  const driven = [...stacksOf(end, 'finn')].flatMap(([hex, there]) =>
    citiesCutBy().has(hex) && landNeighbours(hex).some((near) => soviets.has(near)) ? there : [],
  );
  const start = withoutUnits(end, new Set(driven));
  const before = isolatedPoints(start);
  const known = new Map<string, number>();
  for (const [hex, cities] of citiesCutBy()) {
    const stretch = cities.join();
    const stake =
      known.get(stretch) ??
      isolatedPoints(relocateUnit(withoutUnits(start, new Set(soviets.get(hex))), { unit: taker, to: hex })) -
        before;
    known.set(stretch, stake);
    if (stake > 0) stakes.set(hex, stake);
  }
  return stakes;
}

/** Share of the strength of an isolated unit that is lost to its side. */
const ISOLATION_COST = 0.5;
/** Share of the stake of each further way onto the railway. */
const FURTHER_WAY_COST = 0.01;

/**
 * The railway hexes that Finns can enter in a march, with what each entry isolates. Finns in contact may be driven to
 * a hex beside theirs, where light ones go by themselves. Guards can be beaten.
 */
function findEntries(finns: FinnishMarch, stakes: ReadonlyMap<Hex, number>): { hex: Hex; stake: number }[] {
  const { end, state: march, reachOf } = finns;
  const free = freeFinns(march);
  const soviets = stacksOf(end, 'soviet');
  const zone = zoneOfControl(march, 'soviet');
  const found: { hex: Hex; stake: number }[] = [];
  for (const unit of unitsOf(march, 'finn')) {
    const { at, cut } = march.units[unit]!;
    const reached = new Map<Hex, number>();
    for (const hex of cut ? hexesInReach(free, unit) : reachOf(unit).hexes)
      if (stakes.has(hex)) reached.set(hex, 1);
    if (zone[at]) {
      const chance = canEvade(unit, at) ? 1 : DRIVEN_CHANCE;
      for (const to of landNeighbours(at)) {
        if (zone[to] || soviets.has(to) || !supplyTable(end.turn)[to]) continue;
        for (const hex of [to, ...hexesInReach(relocateUnit(free, { unit, to }), unit)])
          if (stakes.has(hex) && !reached.has(hex)) reached.set(hex, chance);
      }
    }
    for (const [hex, chance] of reached) {
      if (hex !== at) found.push({ hex, stake: stakes.get(hex)! * chance });
    }
  }
  for (const [hex, stake] of stakes) {
    const chance = soviets.has(hex) ? chanceOfBlow(finns, hex) : 0;
    if (chance) found.push({ hex, stake: stake * chance });
  }
  return found;
}

/** Chance that an attack that is owed drives a Finn off. */
const DRIVEN_CHANCE = 0.5;

/** Finns as they are once their supply lines are open again, which a lost battle may bring about. */
const freeFinns = (march: State): State => ({
  ...march,
  units: march.units.map((unit, id) =>
    unit.cut && unitType(id).side === 'finn' ? unitWith(unit, { cut: 0, marks: 0 }) : unit,
  ),
});

/** What entries cost: the dearest in full, the others a little. */
function costOfEntries(entries: readonly { stake: number }[]): number {
  const most = Math.max(0, ...entries.map(({ stake }) => stake));
  return ISOLATION_COST * most + FURTHER_WAY_COST * entries.reduce((sum, { stake }) => sum + stake, 0);
}
/** Units that are tried as a guard in a hex. */
const GUARDS_TRIED = 2;

/** How much of the ways to the railway a unit on each hex bars, the dearest way counting 1. */
function findBars({ end, ai }: PlannedMarch): Map<Hex, number> {
  const stakes = railStakes(end);
  const dear = new Map<Hex, number>();
  for (const march of forecastMarches(end, ai))
    for (const { hex, stake } of findEntries(march, stakes))
      dear.set(hex, Math.max(dear.get(hex) ?? 0, stake));
  const most = Math.max(...dear.values());
  const bars = new Map<Hex, number>();
  for (const [entry, stake] of dear)
    for (const [hex, far] of discAround(entry, 1))
      bars.set(hex, (bars.get(hex) ?? 0) + (stake / most) ** 2 * BAR_BY_DISTANCE[far]!);
  return bars;
}
/** Share of a way that a guard bars, by his distance from its end. */
const BAR_BY_DISTANCE = [1, 0.6];

/** The railway is open to raiders: light troops bar the ways to it. */
export const guardLine: Tactic = {
  name: 'guard-line',
  side: 'soviet',
  assess({ end, ai }) {
    const stakes = railStakes(end);
    return judgeMarches(forecastMarches(end, ai), (march) => {
      const entries = findEntries(march, stakes);
      return { cost: costOfEntries(entries), hexes: entries.map(({ hex }) => hex) };
    });
  },
  respond(march) {
    const { seen, end } = march;
    const finns = stacksOf(end, 'finn');
    const soviets = stacksOf(end, 'soviet');
    const supplied = findSuppliedHexes(end);
    const bars = findBars(march);
    const found: { change: PlanChange; worth: number }[] = [];
    for (const unit of unitsOf(end, 'soviet')) {
      if (!isFreeToMove(march, unit)) continue;
      const { at } = end.units[unit]!;
      for (const to of hexesInReach(seen, unit)) {
        const bar = bars.get(to);
        if (to === at || bar === undefined || finns.has(to) || weakensMurmansk(seen, unit, to, true))
          continue;
        if (stackingCapacity(to, soviets.get(to) ?? []) < 1) continue;
        const zone = isGuard(unit) || supplied.has(to) ? 1 : 0.4;
        found.push({ change: { unit, to }, worth: bar * zone - unitType(unit).attack * 0.2 });
      }
    }
    found.sort((a, b) => b.worth - a.worth);
    return firstOfEach(found, GUARDS_TRIED, ({ change }) => change.to).map(({ change }) => [change]);
  },
} satisfies Tactic;

/** Share of the stake of a railway within reach of a raider that he is worth. */
const THREAT_SHARE = 0.25;

/** What each Finn in the USSR who could be on the railway after his next march would isolate there. */
export function raiderThreats(seen: State): Map<Hex, number> {
  const found = new Map<Hex, number>();
  const stakes = railStakes(seen);
  for (const [hex, there] of stacksOf(seen, 'finn')) {
    if (!inUssr(hex)) continue;
    const reach = Math.max(...there.map((unit) => unitType(unit).movement));
    let most = 0;
    for (const near of discAround(hex, reach).keys()) most = Math.max(most, stakes.get(near) ?? 0);
    if (most) found.set(hex, most * THREAT_SHARE);
  }
  return found;
}
