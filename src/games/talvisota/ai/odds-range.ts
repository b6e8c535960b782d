/**
 * Chances of an attack before the other side's sheet is open (N51), over a sample of its possible allotments. Uses
 * public information only, so it reveals nothing.
 */
import { randomSource } from '#engine/core/random.ts';
import {
  checkComposition,
  choices,
  COMMANDERS,
  ENVIRONMENTS,
  finns,
  FINNISH_PLANS,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  FINNISH_UNITS,
  freeUnits,
  isAmbush,
  isFinnish,
  isSoviet,
  neighbours,
  placeOf,
  RESERVES,
  SLOTS,
  SOVIET_PLANS,
  SOVIET_STRATEGIES,
  supportLimits,
  supportsIn,
  view,
  type Slot,
  type SovietForce,
  type SovietStrategy,
  type SovietSupport,
  type Space,
  type State,
} from '#engine/talvisota';
import { pickOne, pickSome, type PickIndex } from './ai-context.ts';
import type { Attack, Defence } from './plans.ts';
import { Payoffs } from './payoffs.ts';

/** Chances that the Soviets take the space, 0 to 1, over the sample. */
export interface OddsRange {
  readonly least: number;
  readonly mean: number;
  readonly most: number;
}

/** Number of random allotments in a sample. */
export const SAMPLE_SIZE = 120;

/** The fixed seed gives the same sample for the same question. */
function sampleRange(chanceOf: (pick: PickIndex) => number): OddsRange {
  const pick = randomSource(1);
  const chances = Array.from({ length: SAMPLE_SIZE }, () => chanceOf(pick));
  const mean = chances.reduce((all, chance) => all + chance, 0) / SAMPLE_SIZE;
  return { least: Math.min(...chances), mean, most: Math.max(...chances) };
}

/** A random Finnish strategy with all the means that it allows. */
function drawDefencePlan(state: State, slot: Slot, pick: PickIndex, ambush: boolean): Defence {
  const strategy = pickOne(pick, FINNISH_STRATEGIES);
  const limits = FINNISH_PLANS[strategy];
  const others = FINNISH_SUPPORTS.filter((support) => !isAmbush(support));
  const supports = ambush
    ? (['EMB1', ...pickSome(pick, others, limits.supports - 1)] as const)
    : pickSome(pick, others, limits.supports);
  const { pool } = state.finnish;
  const counters = FINNISH_UNITS.flatMap((unit) => Array.from({ length: pool[unit] }, () => unit));
  const units = { ...finns() };
  for (const unit of pickSome(pick, counters, limits.units + (supports.includes('RENF') ? RESERVES : 0)))
    units[unit]++;
  const environment = pickSome(pick, ENVIRONMENTS, limits.environment);
  return { slot, strategy, units, environment, supports, entrenched: limits.entrenched };
}

/** Chances of an attack that is met by a Finnish strategy, without and with an Ambush. */
export function oddsWhenMet(state: State, attack: Attack): Readonly<Record<'plain' | 'ambush', OddsRange>> {
  const seen = view(state, 'soviet');
  const payoffs = new Payoffs(seen);
  const met = (ambush: boolean): OddsRange =>
    sampleRange((pick) => payoffs.chance(attack, drawDefencePlan(seen, attack.slot, pick, ambush)));
  return { plain: met(false), ambush: met(true) };
}

/** Chance of an attack in solo play, from what is left in the bags. */
export const oddsDrawn = (state: State, attack: Attack): number =>
  new Payoffs(view(state, 'soviet')).drawnChances([attack])[0]!;

/** Chance of an attack that no strategy meets: only SCT in the space fight. */
export const oddsUnmet = (state: State, attack: Attack): number => new Payoffs(state).chance(attack, null);

/** Spaces that can be attacked from a space; SCT in the space itself must be fought first (N50). */
export const targetsFrom = (state: State, from: Space): readonly Space[] =>
  state.finnish.scouts[from]
    ? [from]
    : neighbours(state, from).filter((space) => isFinnish(space) && !isSoviet(state, space));

/** The largest legal forces of a strategy from the free units. */
function findFullForces(strategy: SovietStrategy, free: SovietForce): SovietForce[] {
  const { least, most } = SOVIET_PLANS[strategy];
  for (let count = most; count >= least; count--) {
    const forces = [...choices(free, count)].filter((units) => !checkComposition(strategy, units));
    if (forces.length) return forces;
  }
  return [];
}

function drawSupports(strategy: SovietStrategy, turn: number, pick: PickIndex): SovietSupport[] {
  const limits = supportLimits(strategy, turn);
  const all = supportsIn(turn);
  const isCommander = (support: SovietSupport): boolean => COMMANDERS.includes(support);
  return [
    ...pickSome(
      pick,
      all.filter((support) => !isCommander(support)),
      limits.normal,
    ),
    ...pickSome(pick, all.filter(isCommander), limits.commanders),
  ];
}

/** Chances against a defence by Soviet strategy, for each that has a legal force on the front. */
export function oddsAgainst(
  state: State,
  defence: Defence,
): readonly { readonly strategy: SovietStrategy; readonly odds: OddsRange }[] {
  const seen = view(state, 'finn');
  const payoffs = new Payoffs(seen);
  const { slot } = defence;
  const starts = [...seen.soviet.map.keys()].filter((from) => placeOf(from).front === SLOTS[slot]);
  return SOVIET_STRATEGIES.flatMap((strategy) => {
    const attacks = starts.flatMap((from) =>
      findFullForces(strategy, freeUnits(seen, from)).flatMap((units) =>
        targetsFrom(seen, from).map((target): Attack => ({
          slot,
          strategy,
          from,
          target,
          units,
          supports: [],
        })),
      ),
    );
    if (!attacks.length) return [];
    const odds = sampleRange((pick) =>
      payoffs.chance(
        { ...pickOne(pick, attacks), supports: drawSupports(strategy, state.turn, pick) },
        defence,
      ),
    );
    return [{ strategy, odds }];
  });
}
