/** Soviet tactics against Finns on the Murmansk railway, or on their way there. */
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
} from '../ground.ts';
import { citiesCutBy, isAloneInCity } from '../railway.ts';
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
 * Attack points that a Finn on each vital railway hex would isolate, even one that is held; a stretch shares a stake.
 * Finns who are on the railway and in contact are taken to be driven off.
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
/** Share of the stake of each further way onto the railway. */
const FURTHER_WAY_COST = 0.01;
/** Chance that an attack that is owed drives a Finn off. */
const DRIVEN_CHANCE = 0.5;

/**
 * The railway hexes that Finns can enter in a march, with what the entry isolates. Finns in contact may be driven to a
 * hex beside theirs, where light ones go by themselves. Guards can be beaten.
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

/** Finns as they are once their supply lines are open again, which a lost battle may bring about. */
const freeFinns = (march: State): State => ({
  ...march,
  units: march.units.map((unit, id) =>
    unit.cut && unitType(id).side === 'finn' ? unitWith(unit, { cut: 0, marks: 0 }) : unit,
  ),
});

/** What entries cost: the dearest in full, the others a little. */
function costsOfEntries(entries: readonly HexCost[]): HexCost[] {
  const dearest = maxBy(entries, ({ cost }) => cost);
  return entries.map((entry) => ({
    hex: entry.hex,
    cost: entry.cost * (FURTHER_WAY_COST + (entry === dearest ? ISOLATION_COST : 0)),
  }));
}
/** Units that are tried as a guard in a hex. */
const GUARDS_TRIED = 2;
/** Share of a way that a guard bars, by his distance from its end. */
const BAR_BY_DISTANCE = [1, 0.6];

/** How much of the ways to the railway a unit on each hex bars, the dearest way counting 1. */
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

/** The railway is open to raiders: light troops bar the ways to it. */
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

/** Share of the stake of a railway within reach of a raider that he is worth. */
const THREAT_SHARE = 0.25;

/** What each Finn in the USSR who could be on the railway after his next march would isolate there. */
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

/** Attack points that a raider must be worth. */
const MIN_RELIEF = 5;
/** Stronger units are needed against the Line, unless an army starves. */
export const MAX_HUNTER_ATTACK = 6;
const HEAVY_RELIEF = 12;
const MAX_HQS = 2;
/** Ways tried with units of each strength. */
const TRIED_OF_EACH = 3;

/** A tactic against raiders on some hexes: those who can come beside them, an HQ with them if need be. */
const againstRaiders = (isOnLine: boolean): Tactic => ({
  assess({ end, ai }) {
    const hexes = [...(ai.weights.raiderRelief ?? [])].flatMap(([hex, relief]) =>
      relief >= MIN_RELIEF && unitsIn(end, 'finn', hex).length && citiesCutBy().has(hex) === isOnLine
        ? [hex]
        : [],
    );
    // What the raiders cost is in the worth of the attacks on them.
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

/** A Finn on the railway starves an army: whoever can drives him off. */
export const reopenLine = againstRaiders(true);

/** A raider near the railway is attacked from two sides before he comes there, so that he cannot give way. */
export const huntRaider = againstRaiders(false);

/** HQs that can come near a hex, and where: out of contact, the nearest to where they are. */
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
