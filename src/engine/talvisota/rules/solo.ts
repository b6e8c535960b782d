/** The Finnish side as draws manage it (9, N44). */
import { isFinnish, type Space } from '../board/board.ts';
import { setFinnish, setFinnishPlan, type Draft } from './draft.ts';
import type { Mannerheim, State } from '../state/state.ts';
import {
  FINNISH_UNITS,
  FINNISH_WEAKEST_FIRST,
  finns,
  inOrder,
  kinds,
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
} from '../units/strategies.ts';
import type { Options } from '../state/options.ts';
import { bagSizes, bagsOf, byDice, drawFrom, MOST_DRAWS, unitList, type Bags, type Pick } from './bags.ts';
import { conquered } from './control.ts';
import { emptyFinnishPlan, filledSlots } from './plans.ts';
import { freeScouts } from './scouts.ts';
import { strengths, type Encounter } from './strength.ts';

/** For each Soviet counter in a box one Finnish counter, face down in the same box (9.1). */
export function drawAnswers(draft: Draft): void {
  const slots = filledSlots(draft.state, 'soviet');
  const drawn = drawFrom(bagsOf(draft.state).strategies, slots.length, byDice(draft));
  const plans = draft.state.finnish.plans.slice();
  slots.forEach((slot, i) => {
    plans[slot] = emptyFinnishPlan(drawn[i]!);
  });
  setFinnish(draft, { plans });
}

/** What a strategy engages, as it comes out of the containers. */
export interface DrawnMeans {
  readonly units: FinnishForce;
  readonly environment: readonly Environment[];
  readonly supports: readonly FinnishSupport[];
  readonly entrenched: boolean;
}

const counted = (list: readonly FinnishUnit[]): FinnishForce =>
  finns(Object.fromEntries(FINNISH_UNITS.map((unit) => [unit, list.filter((one) => one === unit).length])));

/**
 * The means of a drawn strategy: units to its number, fewer if the container runs out, then Environment, then supports;
 * RENF brings two units more, and the Entrenchment of a position comes by itself (9.1, N44).
 */
export function drawMeans(strategy: FinnishStrategy, bags: Bags, pick: Pick): DrawnMeans {
  const limits = FINNISH_PLANS[strategy];
  const units = drawFrom(unitList(bags.units), limits.units, pick);
  const environment = drawFrom(bags.environment, limits.environment, pick);
  const supports = drawFrom(bags.supports, limits.supports, pick);
  if (supports.includes('RENF')) {
    const left = FINNISH_UNITS.flatMap((unit) =>
      Array.from({ length: bags.units[unit] - counted(units)[unit] }, () => unit),
    );
    units.push(...drawFrom(left, RESERVES, pick));
  }
  return {
    units: counted(units),
    environment,
    supports,
    entrenched: limits.entrenched && bags.entrenchments > 0,
  };
}

/** How often the means of a strategy are drawn. */
const drawsBy = ({ bestOfThree, bestOfEight, bestOfTwelve }: Options): number =>
  bestOfTwelve ? MOST_DRAWS : bestOfEight ? 8 : bestOfThree ? 3 : 1;

/**
 * The means of the strategy that answers come out of the containers when its combat is opened; of several draws those
 * with which the Finns are strongest.
 */
export function drawFor(draft: Draft, slot: Slot, encounter: (means: DrawnMeans) => Encounter): void {
  const plan = draft.state.finnish.plans[slot]!;
  const strategy = plan.strategy!;
  const bags = bagsOf(draft.state);
  const draws = Array.from({ length: drawsBy(draft.state.options) }, () =>
    drawMeans(strategy, bags, byDice(draft)),
  );
  const leads = draws.map((means) => {
    const { soviet, finn } = strengths(encounter(means));
    return finn.total - soviet.total;
  });
  const means = draws[leads.indexOf(Math.max(...leads))]!;
  setFinnishPlan(draft, slot, { ...plan, ...means });
  draft.events.push({ type: 'drawn', slot, strategy, ...means, left: bagSizes(bagsOf(draft.state)) });
}

/** Finnish losses, and who is pushed back: the weakest first (9.1). */
export const soloLosses = (units: FinnishForce, count: number): FinnishForce =>
  inOrder(units, FINNISH_WEAKEST_FIRST, count);

/** Mannerheim drawn: he holds the line while the Soviets would roll, else he hits their strongest unit (N44). */
export function soloMannerheim(encounter: Encounter): Mannerheim {
  const { soviet, finn } = strengths({ ...encounter, mannerheim: 'hold' });
  if (soviet.total >= finn.total) return 'hold';
  const [strongest] = [...soviet.lines].sort((a, b) => b.each - a.each);
  return strongest?.unit ?? kinds(encounter.units)[0]!;
}

/** How many SCT harass, by the die; as many as are free (9.2, N44). */
export const soloScouts = (state: State, die: number): number =>
  Math.min(Math.ceil(die / 2), freeScouts(state));

const points = (units: SovietForce): number =>
  SOVIET_UNITS.reduce((all, unit) => all + units[unit] * SOVIET_VALUES[unit].strength, 0);

/** Where harassment may go, as the player chooses: any marker, or the space with the weakest force (9.2, C21). */
export function soloTargets(state: State): Space[] {
  const { map, markers } = state.soviet;
  const spaces = conquered(state).filter(isFinnish);
  const manned = spaces.filter((space) => size(map[space]!) > 0);
  const least = Math.min(...manned.map((space) => points(map[space]!)));
  return spaces.filter(
    (space) => markers.includes(space) || (size(map[space]!) > 0 && points(map[space]!) === least),
  );
}
