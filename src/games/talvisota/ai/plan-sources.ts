import {
  COMMANDERS,
  ENVIRONMENTS,
  FINNISH_PLANS,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  FINNISH_UNITS,
  FINNISH_WEAKEST_FIRST,
  FRONTS,
  type FinnishForce,
  type FinnishStrategy,
  type FinnishSupport,
  type FinnishUnit,
  type Front,
  MOST_UNITS,
  RESERVES,
  SLOTS,
  SOVIET_PLANS,
  SOVIET_STRATEGIES,
  type Slot,
  type SovietForce,
  type SovietStrategy,
  type SovietSupport,
  type Space,
  type State,
  chainsOf,
  finns,
  freeUnits,
  isFinnish,
  isSoviet,
  minus,
  placeOf,
  plus,
  size,
  soviets,
  supportLimits,
  supportsIn,
} from '#engine/talvisota';
import { type PickIndex, pickSome } from './ai-context.ts';
import {
  strongestForce,
  type AssaultPlan,
  type Attack,
  type AttackOrder,
  type Defence,
  type DefencePlan,
  type PlanSource,
} from './plans.ts';
import { findOpenTargets } from './sketch.ts';

// Soviet plans: random assaults with the available units, for the search to improve.

/** Attack paths, and the units for them by space or by front. */
export interface ForcePool {
  readonly ways: readonly { readonly from: Space; readonly target: Space; readonly front: Front }[];
  readonly pools: ReadonlyMap<Space | Front, SovietForce>;
  poolOf(from: Space): Space | Front;
}

/** Units in a space with SCT must fight these first. */
const targetsFrom = (state: State, from: Space): readonly Space[] =>
  state.finnish.scouts[from] ? [from] : findOpenTargets(state, from);

const findAttackPaths = (state: State, starts: readonly Space[]): ForcePool['ways'] =>
  starts.flatMap((from) =>
    targetsFrom(state, from).map((target) => ({ from, target, front: placeOf(from).front })),
  );

/** Units attack from their current spaces. */
export function poolBySpace(state: State): ForcePool {
  const { map } = state.soviet;
  const starts = [...map.keys()].filter((space) => size(freeUnits(state, space)) > 0);
  return {
    ways: findAttackPaths(state, starts),
    pools: new Map(starts.map((space) => [space, freeUnits(state, space)])),
    poolOf: (from) => from,
  };
}

/** Units that may leave a space: one stays in a conquered space without a marker. */
const movableUnits = (state: State, space: Space): SovietForce => {
  const units = state.soviet.map[space]!;
  if (!isFinnish(space) || !size(units) || state.soviet.markers.includes(space)) return units;
  const guard = (['MECA', 'FUS', 'TAN', 'ELI'] as const).find((unit) => units[unit])!;
  return minus(units, soviets({ [guard]: 1 }));
};

/** Units may first be moved along the supply lines of their front. */
export function poolByFront(state: State): ForcePool {
  const chains = chainsOf(state);
  const fed = [...state.soviet.map.keys()].filter(
    (space) => isSoviet(state, space) && chains[space] !== null,
  );
  const pools = new Map<Space | Front, SovietForce>();
  for (const front of FRONTS)
    pools.set(
      front,
      fed
        .filter((space) => placeOf(space).front === front)
        .map((space) => movableUnits(state, space))
        .reduce(plus, state.soviet.boxes[front]),
    );
  return { ways: findAttackPaths(state, fed), pools, poolOf: (from) => placeOf(from).front };
}

/** An assault in the form that the search varies; `read` processes it by priority, which keeps it legal. */
interface AssaultGenome {
  /** Box of each counter. */
  readonly slots: readonly Slot[];
  readonly strategies: readonly SovietStrategy[];
  /** Index of the attack path among those of the front; null for a bluff. */
  readonly ways: readonly (number | null)[];
  /** Index of the counter that each support goes to. */
  readonly supports: readonly number[];
  readonly priority: readonly number[];
  /** Units left out of each force. */
  readonly spared: readonly number[];
}

const ATTACK_ODDS = 5;

/** What is already on a side's own sheet and is kept: strategies by box, and whether a support may go to a box. */
export interface LaidSheet<Strategy, Support> {
  strategyIn(slot: Slot): Strategy | null;
  allows(support: Support, slot: Slot): boolean;
}

const EMPTY_SHEET: LaidSheet<never, unknown> = { strategyIn: () => null, allows: () => true };

/** A random order of strategies; boxes that already have one keep it. */
function shuffleOthers<Strategy>(
  all: readonly Strategy[],
  slots: readonly Slot[],
  laid: LaidSheet<Strategy, never>,
  pick: PickIndex,
): readonly Strategy[] {
  const kept = slots.map((slot) => laid.strategyIn(slot));
  const others = pickSome(
    pick,
    all.filter((strategy) => !kept.includes(strategy)),
  );
  return [...kept.map((strategy) => strategy ?? others.pop()!), ...others];
}

/** Returns the first of equal items for all of them, so that what is known of it is found again. */
function unify<T>(keyOf: (item: T) => string): (item: T) => T {
  const known = new Map<string, T>();
  return (item) => {
    const key = keyOf(item);
    const found = known.get(key) ?? item;
    known.set(key, found);
    return found;
  };
}

/** Source of assaults with counters in the given boxes. */
export function assaultPlans(
  state: State,
  stock: ForcePool,
  slots: readonly Slot[],
  pick: PickIndex,
  laid: LaidSheet<SovietStrategy, SovietSupport> = EMPTY_SHEET,
): PlanSource<AssaultGenome, AssaultPlan> {
  const ways = slots.map((slot) => stock.ways.filter(({ front }) => front === SLOTS[slot]));
  const supports = supportsIn(state.turn);
  const same = unify(({ slot, strategy, from, target, units, supports: own }: Attack) =>
    [slot, strategy, from, target, ...Object.values(units), ...own].join(),
  );

  const wayFor = (i: number): number | null =>
    ways[i]!.length && pick(ATTACK_ODDS) ? pick(ways[i]!.length) : null;

  return {
    draw: () => ({
      slots,
      strategies: shuffleOthers(SOVIET_STRATEGIES, slots, laid, pick),
      ways: slots.map((_, i) => wayFor(i)),
      supports: supports.map(() => pick(slots.length)),
      priority: pickSome(pick, [...slots.keys()]),
      spared: slots.map(() => 0),
    }),
    change(genes) {
      const i = pick(slots.length);
      switch (pick(6)) {
        case 0:
          return {
            ...genes,
            strategies: swapFree(genes.strategies, i, pick(SOVIET_STRATEGIES.length), slots, laid),
          };
        case 1:
          return { ...genes, ways: genes.ways.with(i, wayFor(i)) };
        case 2:
          return { ...genes, priority: swapItems(genes.priority, i, pick(slots.length)) };
        case 3:
          return { ...genes, spared: genes.spared.with(i, pick(3)) };
        default:
          return { ...genes, supports: genes.supports.with(pick(supports.length), i) };
      }
    },
    read(genes) {
      const left = new Map(stock.pools);
      const free = new Map<Space, number>();
      const targets = new Set<Space>();
      const orders: (AttackOrder | undefined)[] = slots.map(() => undefined);
      for (const i of genes.priority) {
        const slot = slots[i]!;
        const strategy = genes.strategies[i]!;
        const way = ways[i]![genes.ways[i] ?? -1];
        orders[i] = { slot, strategy, attack: null };
        if (!way || targets.has(way.target)) continue;
        const pool = stock.poolOf(way.from);
        const space = isFinnish(way.from) ? (free.get(way.from) ?? MOST_UNITS) : MOST_UNITS;
        const most = Math.min(SOVIET_PLANS[strategy].most - genes.spared[i]!, space);
        const units = strongestForce(strategy, left.get(pool)!, most);
        if (!units || size(units) > space) continue;
        left.set(pool, minus(left.get(pool)!, units));
        free.set(way.from, space - size(units));
        targets.add(way.target);
        const limits = supportLimits(strategy, state.turn);
        const mine = supports.filter((one, s) => genes.supports[s] === i && laid.allows(one, slot));
        const isCommander = (support: SovietSupport): boolean => COMMANDERS.includes(support);
        const attack = same({
          slot,
          strategy,
          from: way.from,
          target: way.target,
          units,
          supports: [
            ...mine.filter((support) => !isCommander(support)).slice(0, limits.normal),
            ...mine.filter(isCommander).slice(0, limits.commanders),
          ],
        });
        orders[i] = { slot, strategy, attack };
      }
      return orders as AttackOrder[];
    },
  };
}

const swapItems = <T>(list: readonly T[], i: number, j: number): readonly T[] =>
  list.with(i, list[j]!).with(j, list[i]!);

/** Exchanges two strategies, unless one of them is already in its box. */
const swapFree = <Strategy>(
  strategies: readonly Strategy[],
  i: number,
  j: number,
  slots: readonly Slot[],
  laid: LaidSheet<Strategy, never>,
): readonly Strategy[] =>
  [i, j].some((at) => at < slots.length && laid.strategyIn(slots[at]!) !== null)
    ? strategies
    : swapItems(strategies, i, j);

// Finnish plans: random defences, for the search to improve.

/** A defence in the form that the search varies; a box index of `slots.length` or more means unused. */
interface DefenceGenome {
  readonly strategies: readonly FinnishStrategy[];
  readonly environment: readonly number[];
  readonly supports: readonly number[];
  /** Order in which boxes take the next unit, the strongest unit first. */
  readonly turns: readonly number[];
}

const TURNS_PER_BOX = 6;

/** Source of defences with counters in the given boxes; `kept` units are used last. */
export function defencePlans(
  state: State,
  slots: readonly Slot[],
  kept: FinnishForce,
  pick: PickIndex,
  laid: LaidSheet<FinnishStrategy, FinnishSupport> = EMPTY_SHEET,
): PlanSource<DefenceGenome, DefencePlan> {
  const count = slots.length;
  const units = inOrderOfUse(state.finnish.pool, kept);
  const same = unify(({ slot, strategy, units: own, environment, supports }: Defence) =>
    [slot, strategy, ...Object.values(own), ...environment, ...supports].join(),
  );

  return {
    draw: () => ({
      strategies: shuffleOthers(FINNISH_STRATEGIES, slots, laid, pick),
      environment: ENVIRONMENTS.map(() => pick(count)),
      supports: FINNISH_SUPPORTS.map(() => pick(count)),
      turns: pickSome(
        pick,
        Array.from({ length: count * TURNS_PER_BOX }, (_, i) => i % count),
      ),
    }),
    change(genes) {
      switch (pick(6)) {
        case 0:
          return {
            ...genes,
            strategies: swapFree(genes.strategies, pick(count), pick(FINNISH_STRATEGIES.length), slots, laid),
          };
        case 1:
          return { ...genes, environment: genes.environment.with(pick(ENVIRONMENTS.length), pick(count)) };
        case 2: {
          const [a, b] = [pick(ENVIRONMENTS.length), pick(ENVIRONMENTS.length)];
          return { ...genes, environment: swapItems(genes.environment, a, b) };
        }
        case 3:
          return { ...genes, supports: genes.supports.with(pick(FINNISH_SUPPORTS.length), pick(count)) };
        case 4: {
          const [a, b] = [pick(FINNISH_SUPPORTS.length), pick(FINNISH_SUPPORTS.length)];
          return { ...genes, supports: swapItems(genes.supports, a, b) };
        }
        default: {
          const { turns } = genes;
          return { ...genes, turns: swapItems(turns, pick(turns.length), pick(turns.length)) };
        }
      }
    },
    read(genes) {
      const limits = slots.map((_, i) => FINNISH_PLANS[genes.strategies[i]!]);
      const supports = slots.map((slot, i) =>
        FINNISH_SUPPORTS.filter((one, s) => genes.supports[s] === i && laid.allows(one, slot)).slice(
          0,
          limits[i]!.supports,
        ),
      );
      const wanted = slots.map((_, i) => limits[i]!.units + (supports[i]!.includes('RENF') ? RESERVES : 0));
      const forces = shareOutUnits(units, wanted, genes.turns);
      return slots.map((slot, i): Defence =>
        same({
          slot,
          strategy: genes.strategies[i]!,
          units: forces[i]!,
          environment: ENVIRONMENTS.filter((_, e) => genes.environment[e] === i).slice(
            0,
            limits[i]!.environment,
          ),
          supports: supports[i]!,
          entrenched: limits[i]!.entrenched,
        }),
      );
    },
  };
}

/** Units in the order in which they are used, kept ones last. */
function inOrderOfUse(pool: FinnishForce, kept: FinnishForce): FinnishUnit[] {
  const of = (unit: FinnishUnit, count: number): FinnishUnit[] => Array.from({ length: count }, () => unit);
  return [
    ...FINNISH_WEAKEST_FIRST.toReversed().flatMap((unit) => of(unit, Math.max(0, pool[unit] - kept[unit]))),
    ...FINNISH_UNITS.flatMap((unit) => of(unit, Math.min(pool[unit], kept[unit]))),
  ];
}

function shareOutUnits(
  units: readonly FinnishUnit[],
  wanted: readonly number[],
  turns: readonly number[],
): FinnishForce[] {
  const forces: Record<FinnishUnit, number>[] = wanted.map(() => ({ ...finns() }));
  const missing = [...wanted];
  let next = 0;
  const give = (i: number): void => {
    if (missing[i]! <= 0 || next >= units.length) return;
    forces[i]![units[next++]!]++;
    missing[i]!--;
  };
  for (const i of turns) give(i);
  for (let n = 0; n < turns.length; n++) give(n % wanted.length);
  return forces;
}
