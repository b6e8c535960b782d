/** What the Finns could meet a turn's counters with. */
import {
  ENVIRONMENTS,
  FINNISH_PLANS,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  FINNISH_UNITS,
  finns,
  RESERVES,
  size,
  type FinnishForce,
  type FinnishStrategy,
  type FinnishUnit,
  type Slot,
  type State,
} from '#engine/talvisota';
import { pickSome, type PickIndex } from './contract.ts';
import type { Defence, DefencePlan, PlanSource } from './plans.ts';

/** What stands for a guard; a number below `slots.length` is a box, another is nowhere. */
interface DefenceGenome {
  readonly strategies: readonly FinnishStrategy[];
  readonly environment: readonly number[];
  readonly supports: readonly number[];
  /** Which box takes a unit next, the strongest first. */
  readonly turns: readonly number[];
}

/** The strongest first: with its bonus, and what a sniper takes off the other side. */
const BY_STRENGTH: readonly FinnishUnit[] = ['DIV', 'SCT', 'WD', 'SK', 'RES'];

const TURNS_PER_BOX = 6;

const swapItems = <T>(list: readonly T[], i: number, j: number): readonly T[] =>
  list.with(i, list[j]!).with(j, list[i]!);

/** Guards with counters in these boxes; `kept` stay out of it, as far as enough others are left. */
export function defencePlans(
  state: State,
  slots: readonly Slot[],
  kept: FinnishForce,
  pick: PickIndex,
): PlanSource<DefenceGenome, DefencePlan> {
  const count = slots.length;
  const known = new Map<string, Defence>();

  function same(defence: Defence): Defence {
    const { slot, strategy, units, environment, supports } = defence;
    const key = `${slot} ${strategy} ${Object.values(units).join()} ${environment.join()} ${supports.join()}`;
    const found = known.get(key);
    if (found) return found;
    known.set(key, defence);
    return defence;
  }

  return {
    draw: () => ({
      strategies: pickSome(pick, FINNISH_STRATEGIES),
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
            strategies: swapItems(genes.strategies, pick(count), pick(FINNISH_STRATEGIES.length)),
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
      const supports = slots.map((_, i) =>
        FINNISH_SUPPORTS.filter((__, s) => genes.supports[s] === i).slice(0, limits[i]!.supports),
      );
      const wanted = slots.map((_, i) => limits[i]!.units + (supports[i]!.includes('RENF') ? RESERVES : 0));
      const forces = shareOutUnits(state.finnish.pool, kept, wanted, genes.turns);
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

/** Units shared out by turns; those that are to be kept come last. */
function shareOutUnits(
  pool: FinnishForce,
  kept: FinnishForce,
  wanted: readonly number[],
  turns: readonly number[],
): FinnishForce[] {
  const list = BY_STRENGTH.flatMap((unit) =>
    Array.from({ length: Math.max(0, pool[unit] - kept[unit]) }, () => unit),
  );
  const last = FINNISH_UNITS.flatMap((unit) =>
    Array.from({ length: Math.min(pool[unit], kept[unit]) }, () => unit),
  );
  const forces: Record<FinnishUnit, number>[] = wanted.map(() => ({ ...finns() }));
  const left = [...list, ...last];
  const room = (i: number): boolean => size(forces[i]!) < wanted[i]!;
  const order = [...turns, ...turns.map((_, i) => i % wanted.length)];
  for (const i of order) if (room(i) && left.length) forces[i]![left.shift()!]++;
  return forces;
}
