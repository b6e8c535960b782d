/** The Finnish side as managed by draws (9, N44). */
import { isFinnish, type Space } from '../board/board.ts';
import { setFinnish, setFinnishPlan, type Draft } from './draft.ts';
import type { Mannerheim, State } from '../state/state.ts';
import {
  FINNISH_WEAKEST_FIRST,
  finns,
  inOrder,
  kinds,
  minus,
  plus,
  size,
  SOVIET_UNITS,
  SOVIET_VALUES,
  type FinnishForce,
  type FinnishUnit,
  type SovietForce,
} from '../units/forces.ts';
import {
  FINNISH_PLANS,
  RESERVES,
  type Environment,
  type FinnishStrategy,
  type FinnishSupport,
  type Slot,
  type SovietStrategy,
  type SovietSupport,
} from '../units/strategies.ts';
import type { Options } from '../state/options.ts';
import { bagSizes, bagsOf, byDice, drawFrom, MOST_DRAWS, unitList, type Bags, type Pick } from './bags.ts';
import { conquered } from './control.ts';
import { encounterAt, scoutsBeside } from './encounter.ts';
import { emptyFinnishPlan, filledSlots } from './plans.ts';
import { strengths, type Encounter } from './strength.ts';

/** SCT that no strategy has used in this turn (N41). */
export const freeScouts = ({ finnish }: State): number =>
  finnish.plans.reduce((free, plan) => free - (plan?.units.SCT ?? 0), finnish.pool.SCT);

/** For each Soviet strategy in a box, draws a Finnish one face down into the same box (9.1). */
export function drawAnswers(draft: Draft): void {
  const slots = filledSlots(draft.state, 'soviet');
  const drawn = drawFrom(bagsOf(draft.state).strategies, slots.length, byDice(draft));
  const plans = draft.state.finnish.plans.slice();
  slots.forEach((slot, i) => {
    plans[slot] = emptyFinnishPlan(drawn[i]!);
  });
  setFinnish(draft, { plans });
}

/** The means of a strategy as drawn from the containers. */
export interface DrawnMeans {
  readonly units: FinnishForce;
  readonly environment: readonly Environment[];
  readonly supports: readonly FinnishSupport[];
  readonly entrenched: boolean;
}

function counted(list: readonly FinnishUnit[]): FinnishForce {
  const force = { ...finns() };
  for (const unit of list) force[unit]++;
  return force;
}

/**
 * Draws the means of a strategy: its number of units, fewer if the container runs out, then Environment, then supports;
 * RENF brings two more units, and a strategy with an Entrenchment gets it without a draw (9.1, N44).
 */
export function drawMeans(strategy: FinnishStrategy, bags: Bags, pick: Pick): DrawnMeans {
  const limits = FINNISH_PLANS[strategy];
  const units = drawFrom(unitList(bags.units), limits.units, pick);
  const environment = drawFrom(bags.environment, limits.environment, pick);
  const supports = drawFrom(bags.supports, limits.supports, pick);
  if (supports.includes('RENF')) {
    units.push(...drawFrom(unitList(minus(bags.units, counted(units))), RESERVES, pick));
  }
  return {
    units: counted(units),
    environment,
    supports,
    entrenched: limits.entrenched && bags.entrenchments > 0,
  };
}

/** Number of draws for the means of a strategy. */
export const drawsBy = ({ bestOfThree, bestOfEight, bestOfTwelve }: Options): number =>
  bestOfTwelve ? MOST_DRAWS : bestOfEight ? 8 : bestOfThree ? 3 : 1;

export interface OpenedAttack {
  readonly strategy: SovietStrategy;
  readonly units: SovietForce;
  readonly supports: readonly SovietSupport[];
  readonly target: Space;
}

/** By how much the Finns are stronger than an attack with these means; of several draws the one with the most counts. */
export function leadWith(state: State, attack: OpenedAttack, means: DrawnMeans): number {
  const { target } = attack;
  const force = plus(means.units, finns({ SCT: scoutsBeside(state, target, means.units) }));
  const { soviet, finn } = strengths(encounterAt(target, attack, force, means));
  return finn.total - soviet.total;
}

/** Draws the means of a strategy against an attack, as often as the level says. */
export function drawStrongest(
  state: State,
  attack: OpenedAttack,
  strategy: FinnishStrategy,
  bags: Bags,
  pick: Pick,
): DrawnMeans {
  const draws = Array.from({ length: drawsBy(state.options) }, () => drawMeans(strategy, bags, pick));
  if (draws.length === 1) return draws[0]!;
  const leads = draws.map((means) => leadWith(state, attack, means));
  return draws[leads.indexOf(Math.max(...leads))]!;
}

/** The answering strategy gets its means when its combat is opened. */
export function drawFor(draft: Draft, slot: Slot, attack: OpenedAttack): void {
  const plan = draft.state.finnish.plans[slot]!;
  const strategy = plan.strategy!;
  const means = drawStrongest(draft.state, attack, strategy, bagsOf(draft.state), byDice(draft));
  setFinnishPlan(draft, slot, { ...plan, ...means });
  draft.events.push({
    type: 'drawn',
    slot,
    strategy,
    draws: drawsBy(draft.state.options),
    ...means,
    left: bagSizes(bagsOf(draft.state)),
  });
}

/** Finnish losses and retreating units: the weakest first (9.1). */
export const soloLosses = (units: FinnishForce, count: number): FinnishForce =>
  inOrder(units, FINNISH_WEAKEST_FIRST, count);

/** Use of a drawn Mannerheim: hold if the Soviets would roll, else hit their strongest unit (N44). */
export function soloMannerheim(encounter: Encounter): Mannerheim {
  const { soviet, finn } = strengths({ ...encounter, mannerheim: 'hold' });
  if (soviet.total >= finn.total) return 'hold';
  const [strongest] = [...soviet.lines].sort((a, b) => b.each - a.each);
  return strongest?.unit ?? kinds(encounter.units)[0]!;
}

/** Number of SCT that harass, by the die, limited to the free ones (9.2, N44). */
export const soloScouts = (state: State, die: number): number =>
  Math.min(Math.ceil(die / 2), freeScouts(state));

const points = (units: SovietForce): number =>
  SOVIET_UNITS.reduce((all, unit) => all + units[unit] * SOVIET_VALUES[unit].strength, 0);

/** Spaces that may be harassed, by the player's choice: any marker, or the weakest force (9.2, C21). */
export function soloTargets(state: State): Space[] {
  const { map, markers } = state.soviet;
  const spaces = conquered(state).filter(isFinnish);
  const manned = spaces.filter((space) => size(map[space]!) > 0);
  const least = Math.min(...manned.map((space) => points(map[space]!)));
  return spaces.filter(
    (space) => markers.includes(space) || (size(map[space]!) > 0 && points(map[space]!) === least),
  );
}
