/** Soviet tactics against Finns on the Murmansk railway or on their way to it. */
import {
  HQ_TO_UNIT,
  board,
  hexesInReach,
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
  isHq,
  isNextTo,
  landNeighbours,
  maxBy,
  stackingCapacity,
  stacksOf,
  unitsIn,
  unitsOf,
  unitType,
  citiesCutBy,
  isAloneInCity,
} from '../ground.ts';
import { relocateUnit, withoutUnits, withTaken, type PlanChange } from '../sketch.ts';
import { findSuppliedHexes, isolatedPoints } from '../soviet-supply.ts';
import { weakensMurmansk } from '../soviet-theatres.ts';
import { canEvade } from '../values.ts';
import {
  chanceOfBlow,
  forecastMarches,
  judgeMarches,
  type FinnishMarch,
  type HexCost,
} from './finnish-march.ts';
import { canReach, firstOfEach, isFreeToMove, type PlannedMarch, type Tactic } from './tactic.ts';

/**
 * Attack points that a Finn on each vital railway hex would isolate, even on one that is held; a stretch
 * shares a stake. Finns on the railway and in contact are assumed to be driven off.
 */
export function railStakes(end: State): Map<Hex, number> {
  const stakes = new Map<Hex, number>();
  const taker = unitsOf(end, 'finn')[0];
  if (taker === undefined) return stakes;
  const driven = [...stacksOf(end, 'finn')].flatMap(([hex, there]) =>
    citiesCutBy().has(hex) && isNextTo(end, 'soviet', hex) ? there : [],
  );
  const start = withoutUnits(end, driven);
  const before = isolatedPoints(start);
  const known = new Map<string, number>();
  for (const [hex, cities] of citiesCutBy()) {
    const stretch = cities.join();
    const stake = known.get(stretch) ?? isolatedPoints(withTaken(start, hex, taker)) - before;
    known.set(stretch, stake);
    if (stake > 0) stakes.set(hex, stake);
  }
  return stakes;
}

/** Share of the strength of an isolated unit that is lost to its side. */
const ISOLATION_COST = 0.5;
/** Share of the stake that each further entry to the railway costs. */
const FURTHER_WAY_COST = 0.01;
/** Chance that a mandatory attack drives a Finn off. */
const DRIVEN_CHANCE = 0.5;

/**
 * Railway hexes that Finns can enter in a march, with the strength that isolates. Finns in contact may be
 * driven to an adjacent hex, or go there themselves if light. Guards can be beaten.
 */
function findEntries(finns: FinnishMarch, stakes: ReadonlyMap<Hex, number>): HexCost[] {
  const { end, state: march, reachOf } = finns;
  const free = freeFinns(march);
  const soviets = stacksOf(end, 'soviet');
  const zone = zoneOfControl(march, 'soviet');
  const found: HexCost[] = [];
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
    for (const [hex, chance] of reached) if (hex !== at) found.push({ hex, cost: stakes.get(hex)! * chance });
  }
  for (const [hex, stake] of stakes) {
    const chance = soviets.has(hex) ? chanceOfBlow(finns, hex) : 0;
    if (chance) found.push({ hex, cost: stake * chance });
  }
  return found;
}

/** Finns as if their supply lines were open again, which a lost battle may cause. */
const freeFinns = (march: State): State => ({
  ...march,
  units: march.units.map((unit, id) =>
    unit.cut && unitType(id).side === 'finn' ? unitWith(unit, { cut: 0, marks: 0 }) : unit,
  ),
});

/** Costs of entries: the most expensive in full, the others slightly. */
function costsOfEntries(entries: readonly HexCost[]): HexCost[] {
  const dearest = maxBy(entries, ({ cost }) => cost);
  return entries.map((entry) => ({
    hex: entry.hex,
    cost: entry.cost * (FURTHER_WAY_COST + (entry === dearest ? ISOLATION_COST : 0)),
  }));
}
const GUARDS_TRIED = 2;
/** Share of a path that a guard blocks, by its distance from the end. */
const BAR_BY_DISTANCE = [1, 0.6];

/** How far a unit in each hex blocks the paths to the railway, the most expensive path counting 1. */
function findBars(march: PlannedMarch): Map<Hex, number> {
  const stakes = railStakes(march.end);
  const dear = new Map<Hex, number>();
  for (const finns of forecastMarches(march))
    for (const { hex, cost } of findEntries(finns, stakes)) dear.set(hex, Math.max(dear.get(hex) ?? 0, cost));
  const most = Math.max(...dear.values());
  const bars = new Map<Hex, number>();
  for (const [entry, stake] of dear)
    for (const [hex, far] of discAround(entry, 1))
      bars.set(hex, (bars.get(hex) ?? 0) + (stake / most) ** 2 * BAR_BY_DISTANCE[far]!);
  return bars;
}

/** Light troops block the paths of raiders to the railway. */
export const guardLine: Tactic = {
  assess(march) {
    const stakes = railStakes(march.end);
    return judgeMarches(march, (finns) => costsOfEntries(findEntries(finns, stakes)));
  },
  respond(march) {
    const { seen, end } = march;
    const supplied = findSuppliedHexes(end);
    const bars = findBars(march);
    const found: { change: PlanChange; worth: number }[] = [];
    for (const unit of unitsOf(end, 'soviet')) {
      if (!isFreeToMove(march, unit)) continue;
      const { at } = end.units[unit]!;
      for (const to of hexesInReach(seen, unit)) {
        const bar = bars.get(to);
        if (to === at || bar === undefined || unitsIn(end, 'finn', to).length) continue;
        if (weakensMurmansk(seen, unit, to, true) || stackingCapacity(end, 'soviet', to) < 1) continue;
        const zone = isGuard(unit) || supplied.has(to) ? 1 : 0.4;
        found.push({ change: { unit, to }, worth: bar * zone - unitType(unit).attack * 0.2 });
      }
    }
    found.sort((a, b) => b.worth - a.worth);
    return firstOfEach(found, GUARDS_TRIED, ({ change }) => change.to).map(({ change }) => [change]);
  },
};

/** Share of the stake of a railway within reach that a raider is worth. */
const THREAT_SHARE = 0.25;

/** Attack points that each Finn in the USSR could isolate by entering the railway in its next march. */
export function raiderThreats(seen: State): Map<Hex, number> {
  const found = new Map<Hex, number>();
  const stakes = railStakes(seen);
  for (const [hex, there] of stacksOf(seen, 'finn')) {
    if (!inUssr(hex)) continue;
    const reach = Math.max(...there.map((unit) => unitType(unit).movement));
    const most = Math.max(...[...discAround(hex, reach).keys()].map((near) => stakes.get(near) ?? 0));
    if (most) found.set(hex, most * THREAT_SHARE);
  }
  return found;
}

/** Least value of a raider, in attack points. */
const MIN_RELIEF = 5;
/** Stronger units are needed against the Line, unless an army is isolated. */
export const MAX_HUNTER_ATTACK = 6;
const HEAVY_RELIEF = 12;
const MAX_HQS = 2;
const TRIED_OF_EACH = 3;

/** A tactic against raiders in some hexes: sends units beside them, with an HQ if necessary. */
const againstRaiders = (isOnLine: boolean): Tactic => ({
  assess({ end, ai }) {
    const hexes = [...(ai.weights.raiderRelief ?? [])].flatMap(([hex, relief]) =>
      relief >= MIN_RELIEF && unitsIn(end, 'finn', hex).length && citiesCutBy().has(hex) === isOnLine
        ? [hex]
        : [],
    );
    // The cost of raiders is part of the worth of attacks on them.
    return hexes.length ? { cost: 0, hexes } : null;
  },
  respond(march, { hexes }) {
    const { end, ai } = march;
    const finns = stacksOf(end, 'finn');
    const supplied = findSuppliedHexes(end);
    const found: { changes: PlanChange[]; attack: number; worth: number }[] = [];
    for (const target of hexes) {
      const relief = ai.weights.raiderRelief!.get(target)!;
      const hqs = findHqs(march, target);
      for (const to of landNeighbours(target)) {
        if (finns.has(to)) continue;
        const others = landNeighbours(to).filter((hex) => finns.has(hex)).length - 1;
        for (const unit of unitsOf(end, 'soviet')) {
          const { attack } = unitType(unit);
          const stays = end.units[unit]!.at === to;
          const isHeavy = attack > MAX_HUNTER_ATTACK && !(isOnLine && relief >= HEAVY_RELIEF);
          if (!attack || isHeavy || isAloneInCity(end, unit)) continue;
          const canCome =
            !isNextTo(end, 'finn', end.units[unit]!.at) &&
            canReach(march, unit, to) &&
            stackingCapacity(end, 'soviet', to) > 0;
          if (!stays && !canCome) continue;
          const worth = relief / 10 - attack * 0.3 - others * 2;
          const change = stays ? [] : [{ unit, to }];
          if (isGuard(unit) || supplied.has(to)) found.push({ changes: change, attack, worth });
          else
            for (const hq of hqs)
              if (board.distance(hq.to, to) < HQ_TO_UNIT)
                found.push({ changes: [hq, ...change], attack, worth: worth - 1 });
        }
      }
    }
    const useful = found.filter(({ changes }) => changes.length).sort((a, b) => b.worth - a.worth);
    return firstOfEach(useful, TRIED_OF_EACH, ({ attack }) => attack).map(({ changes }) => changes);
  },
});

/** Drives off Finns on the railway, who isolate an army. */
export const reopenLine = againstRaiders(true);

/** Attacks a raider near the railway from two sides before it gets there, so that it cannot evade. */
export const huntRaider = againstRaiders(false);

/** HQs that can get near a hex, and their destinations: out of contact, the nearest first. */
function findHqs({ seen, end }: PlannedMarch, target: Hex): PlanChange[] {
  const far = (hex: Hex): number => board.distance(hex, target);
  const at = (unit: number): Hex => end.units[unit]!.at;
  return unitsOf(end, 'soviet')
    .filter(isHq)
    .flatMap((unit) => {
      const [to] = [...hexesInReach(seen, unit)]
        .filter((hex) => far(hex) < HQ_TO_UNIT && hex !== at(unit) && !isNextTo(end, 'finn', hex))
        .filter((hex) => stackingCapacity(end, 'soviet', hex) > 0)
        .sort((a, b) => far(a) - far(b) || a - b);
      return to === undefined ? [] : [{ unit, to }];
    })
    .sort((a, b) => far(at(a.unit)) - far(at(b.unit)) || a.unit - b.unit)
    .slice(0, MAX_HQS);
}
