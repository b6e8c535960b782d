/** The Finnish side played by draws (9). Pure: what is drawn, and the bags and the generator afterwards. */
import { draw, type RandomState } from '../../core/random.ts';
import { FRONTS, isFinnish, type Space } from '../board/board.ts';
import type { Mannerheim, State } from '../game/state.ts';
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
  type SovietForce,
} from '../units/forces.ts';
import {
  ENVIRONMENTS,
  FINNISH_PLANS,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  RESERVES,
  SLOTS,
  type Environment,
  type FinnishStrategy,
  type FinnishSupport,
  type Slot,
} from '../units/strategies.ts';
import { conquered } from './control.ts';
import { freeScouts } from './harassment.ts';
import { strengths, type Encounter } from './strength.ts';

/** What is left in the containers of a turn: strategies, supports, units, Environment, and Entrenchments beside them. */
export interface Bags {
  readonly strategies: readonly FinnishStrategy[];
  readonly supports: readonly FinnishSupport[];
  readonly units: FinnishForce;
  readonly environment: readonly Environment[];
  readonly entrenchments: number;
}

/** The containers at the start of a turn: everything but losses and SCT in place. */
export const fullBags = ({ finnish }: Pick<State, 'finnish'>): Bags => ({
  strategies: FINNISH_STRATEGIES,
  supports: FINNISH_SUPPORTS,
  units: finnish.pool,
  environment: ENVIRONMENTS,
  entrenchments: 2,
});

/** How many counters each container holds: all that the player is told. */
export const bagSizes = (bags: Bags): Record<keyof Bags, number> => ({
  strategies: bags.strategies.length,
  supports: bags.supports.length,
  units: size(bags.units),
  environment: bags.environment.length,
  entrenchments: bags.entrenchments,
});

function drawFrom<T>(bag: readonly T[], count: number, random: RandomState): [T[], T[], RandomState] {
  const left = bag.slice();
  const drawn: T[] = [];
  let next = random;
  while (drawn.length < count && left.length) {
    let index: number;
    [index, next] = draw(next, left.length);
    drawn.push(...left.splice(index, 1));
  }
  return [drawn, left, next];
}

/** For each Soviet counter in a box one Finnish counter, into the same front (9.1). */
export function drawAnswers(
  slots: readonly Slot[],
  bags: Bags,
  random: RandomState,
): { answers: ReadonlyMap<Slot, FinnishStrategy>; bags: Bags; random: RandomState } {
  const [drawn, strategies, next] = drawFrom(bags.strategies, slots.length, random);
  const ordered = [...slots].sort((a, b) => FRONTS.indexOf(SLOTS[a]!) - FRONTS.indexOf(SLOTS[b]!) || a - b);
  const answers = new Map(ordered.slice(0, drawn.length).map((slot, i) => [slot, drawn[i]!]));
  return { answers, bags: { ...bags, strategies }, random: next };
}

export interface DrawnMeans {
  readonly units: FinnishForce;
  readonly environment: readonly Environment[];
  readonly supports: readonly FinnishSupport[];
  readonly entrenched: boolean;
}

function drawUnits(
  units: FinnishForce,
  count: number,
  random: RandomState,
): [FinnishForce, FinnishForce, RandomState] {
  const bag = FINNISH_UNITS.flatMap((unit) => Array.from({ length: units[unit] }, () => unit));
  const [drawn, left, next] = drawFrom(bag, count, random);
  const counted = (list: readonly (typeof bag)[number][]): FinnishForce =>
    finns(Object.fromEntries(FINNISH_UNITS.map((unit) => [unit, list.filter((u) => u === unit).length])));
  return [counted(drawn), counted(left), next];
}

/**
 * The means of a drawn strategy: units to its number, fewer if the container runs out, then Environment, then supports;
 * RENF brings two units more, and the Entrenchment of a position comes by itself (9.1, N44).
 */
export function drawMeans(
  strategy: FinnishStrategy,
  bags: Bags,
  random: RandomState,
): { means: DrawnMeans; bags: Bags; random: RandomState } {
  const limits = FINNISH_PLANS[strategy];
  const [first, rest, afterUnits] = drawUnits(bags.units, limits.units, random);
  const [environment, climate, afterClimate] = drawFrom(bags.environment, limits.environment, afterUnits);
  const [supports, kept, afterSupports] = drawFrom(bags.supports, limits.supports, afterClimate);
  const more = supports.includes('RENF') ? RESERVES : 0;
  const [second, left, next] = drawUnits(rest, more, afterSupports);
  const entrenched = limits.entrenched && bags.entrenchments > 0;
  const units = finns(Object.fromEntries(FINNISH_UNITS.map((unit) => [unit, first[unit] + second[unit]])));
  return {
    means: { units, environment, supports, entrenched },
    bags: {
      ...bags,
      units: left,
      environment: climate,
      supports: kept,
      entrenchments: bags.entrenchments - (entrenched ? 1 : 0),
    },
    random: next,
  };
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
