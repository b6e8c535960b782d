import { randomSource } from '#engine/core/random.ts';
import {
  type Bags,
  type Employment,
  type Encounter,
  FINNISH_WEAKEST_FIRST,
  type FinnishStrategy,
  FRONTS,
  LAST_TURN,
  MOST_MORALE,
  MOST_UNITS,
  type Mannerheim,
  RESERVES,
  SLOTS,
  type Slot,
  SOVIET_PLANS,
  type SovietStrategy,
  type SovietUnit,
  type Space,
  type State,
  bagsOf,
  boardOf,
  drawMeans,
  drawStrongest,
  drawsBy,
  encounterAt,
  failurePoints,
  finns,
  fortPoints,
  inOrder,
  isFinnish,
  isSoviet,
  leadWith,
  odds,
  placeOf,
  plus,
  size,
  soloMannerheim,
  soviets,
  waitingCost,
} from '#engine/talvisota';
import { type CombatEnding, CombatForecast, successChance } from './combat-forecast.ts';
import type { PickIndex } from './ai-context.ts';
import type { AssaultPlan, Attack, Defence, DefencePlan } from './plans.ts';

// Values of combats in points of Finnish morale: positive for the Soviets, negative for the Finns.

/** Lost units can come back, Finnish ones free of charge; hence the low value. */
export const SOVIET_UNIT_VALUE = 0.15;
export const FINNISH_UNIT_VALUE = 0.15;
/** Value of any space taken, for the targets that it opens. */
export const GROUND_VALUE = 0.2;

/** Value of a point of morale to the Soviets if they must catch up in the end. */
const LEAST_LOSS = 0.1;

const STRONGEST = FINNISH_WEAKEST_FIRST.toReversed();
/** Mannerheim is used against the unit kinds lost last. */
const LAST_TO_BE_LOST: readonly SovietUnit[] = ['ELI', 'FUS', 'TAN', 'MECA'];

/**
 * Number of draws in a sample: for comparing thousands of attacks, for a figure on screen (a prime), and for that of an
 * attack after others.
 */
const SEARCHED_DRAWS = 8;
export const SHOWN_DRAWS = 1999;
const LATER_DRAWS = 400;

/** Precomputed random numbers: a search draws millions of counters. */
const NUMBERS = Array.from(
  { length: 4096 },
  (
    (next) => () =>
      next(2 ** 30)
  )(randomSource(1)),
);

const pickFrom =
  (next: number): PickIndex =>
  (among) =>
    NUMBERS[next++ % NUMBERS.length]! % among;

/** The generator of a lattice rule, which spreads draws more evenly than chance would (sought for 14 picks a draw). */
const LATTICE = 634;

/** The picks of one draw of a sample. */
function pickEvenly(nth: number): PickIndex {
  let at = nth;
  return (among) => {
    at = (at * LATTICE) % SHOWN_DRAWS;
    return Math.floor(((at + 0.5) / SHOWN_DRAWS) * among);
  };
}

/** The Finnish strategies that may meet an attack in solo play; each is equally likely. */
function answersTo({ soviet, finnish }: State, { slot }: Attack, bags: Bags): readonly FinnishStrategy[] {
  const answer = soviet.plans[slot]?.answer ?? null;
  const known = answer === null ? null : finnish.plans[answer]?.strategy;
  return known ? [known] : bags.strategies;
}

/** What an attack meets in each of several draws, and the resulting positions. */
interface Drawn {
  readonly defences: readonly Defence[];
  readonly states: readonly State[];
}

/**
 * Draws the means against an attack in solo play from what is left in the bags, as the engine does at the game's level
 * (9.1). The fixed seed gives the same draws for the same question.
 */
function drawDefences(states: readonly State[], attack: Attack, pick = pickFrom(attack.slot)): Drawn {
  const { slot } = attack;
  const defences = states.map((state, i): Defence => {
    const bags = bagsOf(state);
    const answers = answersTo(state, attack, bags);
    const strategy = answers[i % answers.length]!;
    return { slot, strategy, ...drawStrongest(state, attack, strategy, bags, pick) };
  });
  return {
    defences,
    states: states.map((state, i) => {
      const plans = state.finnish.plans.with(slot, { ...defences[i]!, stage: 'open' });
      return { ...state, finnish: { ...state.finnish, plans } };
    }),
  };
}

/** Draws less likely than this are left out of a figure. */
const LEAST_WEIGHT = 1e-6;

type Worth = (forecast: CombatForecast, encounter: Encounter) => number;

const takingChance: Worth = (forecast, { value, fortified }) =>
  successChance(forecast.ends(0, 0, value, fortified));

const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Groups the items of a plan by front; cached by plan, as searches ask for the same ones many times. */
function byFrontOnce<Plan extends object, Item extends { readonly slot: Slot }>(
  itemsOf: (plan: Plan) => readonly Item[],
): (plan: Plan) => readonly (readonly Item[])[] {
  const known = new WeakMap<Plan, readonly (readonly Item[])[]>();
  return (plan) => {
    let found = known.get(plan);
    if (!found) {
      const items = itemsOf(plan);
      found = FRONTS.map((front) => items.filter(({ slot }) => SLOTS[slot] === front));
      known.set(plan, found);
    }
    return found;
  };
}

const attacksByFront = byFrontOnce((plan: AssaultPlan): readonly Attack[] =>
  plan.flatMap(({ attack }) => attack ?? []),
);
const defencesByFront = byFrontOnce((plan: DefencePlan) => plan);

export class Payoffs {
  /** Value of a point of Soviet morale, won and lost: higher when little is left, none above the cap. */
  readonly gain: number;
  readonly loss: number;
  readonly #known = new Map<Attack, Map<Defence | null, number>>();
  readonly #firstDrawn = new Map<Attack, { readonly value: number; readonly states: readonly State[] }>();
  readonly #next = new Map<Space, readonly Space[]>();

  readonly state: State;
  readonly #initiative: number;

  /**
   * `catchesUp`: at the end of the war a side that is behind loses, however small the difference. `initiative`: what
   * each attack of a turn is worth besides its result.
   */
  constructor(state: State, catchesUp = false, initiative = 0) {
    this.state = state;
    this.#initiative = initiative;
    const { soviet, finn } = state.morale;
    const late = state.turn >= LAST_TURN - 1;
    const worth = late ? 1 : clamp(0.5, Math.max(1, finn) / Math.max(1, soviet), 2);
    const behind = late && catchesUp ? Math.max(0, finn - soviet) : 0;
    const hopeless = state.turn === LAST_TURN ? Math.min(1, behind) : behind / 10;
    this.loss = Math.max(LEAST_LOSS, worth - hopeless);
    const missing = MOST_MORALE - soviet;
    this.gain = state.options.fortGainOnly ? 0 : worth * clamp(0.35, 0.4 + missing / 8, 1);
  }

  /** Value of taking a space with a strategy. */
  successValue(strategy: SovietStrategy, space: Space): number {
    const { value } = placeOf(space);
    const fort = fortPoints(this.state, space);
    const first = !this.state.paid.includes(space);
    const { success } = SOVIET_PLANS[strategy];
    return GROUND_VALUE + (first ? (success + value) * (1 + this.gain) + fort * (1 + this.loss) : 0);
  }

  /** Cost of failing at a space; `taken`: the strategy has taken one before. */
  failureCost(strategy: SovietStrategy, space: Space, taken: boolean): number {
    return (
      failurePoints(strategy, Number(taken)) * this.loss + fortPoints(this.state, space) * (1 + this.loss)
    );
  }

  /** Value of a whole turn: in solo play against drawn means, else averaged over the pairings of each front. */
  turnValue(assault: AssaultPlan, guard: DefencePlan): number {
    const { solo, moscowWaits } = this.state.options;
    const attacks = attacksByFront(assault);
    if (!attacks.some(({ length }) => length)) return moscowWaits ? 0 : -this.loss * waitingCost(this.state);
    if (solo) return this.#drawnValue(attacks.flat());
    const defences = defencesByFront(guard);
    let total = 0;
    for (const [i, ofFront] of attacks.entries())
      if (ofFront.length) total += this.#ofFront(ofFront, defences[i]!) + this.#initiative * ofFront.length;
    return total;
  }

  #ofFront([a, b]: readonly Attack[], defences: readonly Defence[]): number {
    if (!b) return this.answeredValue(a!, defences);
    const [c = null, d = null] = defences;
    return (
      0.5 *
      (this.combatValue(a!, c) + this.combatValue(b, d) + this.combatValue(a!, d) + this.combatValue(b, c))
    );
  }

  /** Expected value of an attack against one of these defences, chosen by the defender, who may choose wrongly. */
  answeredValue(attack: Attack, [c, d]: readonly Defence[]): number {
    const one = this.combatValue(attack, c ?? null);
    if (!d || this.state.options.boundAnswers) return one;
    const other = this.combatValue(attack, d);
    return 0.8 * Math.min(one, other) + 0.2 * Math.max(one, other);
  }

  /** Expected value of an attack against a defence; null: none. */
  combatValue(attack: Attack, defence: Defence | null): number {
    let known = this.#known.get(attack);
    if (!known) this.#known.set(attack, (known = new Map<Defence | null, number>()));
    const found = known.get(defence);
    if (found !== undefined) return found;
    const worth = this.#met(attack, defence);
    known.set(defence, worth);
    return worth;
  }

  #draws = (count: number): readonly State[] => Array.from({ length: count }, () => this.state);

  /** Expected value of attacks in solo play, fought in this order: means drawn by one are gone for the next. */
  #drawnValue([first, ...others]: readonly Attack[]): number {
    if (!first) return 0;
    let known = this.#firstDrawn.get(first);
    if (!known) {
      const { defences, states } = drawDefences(this.#draws(SEARCHED_DRAWS), first);
      known = { value: meanOf(defences, (met) => this.#met(first, met)), states };
      this.#firstDrawn.set(first, known);
    }
    let { value, states } = known;
    for (const attack of others) {
      const drawn = drawDefences(states, attack);
      value += meanOf(drawn.defences, (met) => this.#met(attack, met));
      ({ states } = drawn);
    }
    return value;
  }

  /** Chances of taking the targets, 0 to 1, in solo play before the draw; attacks are fought in this order. */
  drawnChances(attacks: readonly Attack[]): number[] {
    const pick = randomSource(1);
    let states = attacks.length > 1 ? this.#draws(LATER_DRAWS) : [];
    return attacks.map((attack, nth) => {
      const drawn = drawDefences(states, attack, pick);
      ({ states } = drawn);
      return nth ? meanOf(drawn.defences, (met) => this.chance(attack, met)) : this.drawnChance(attack);
    });
  }

  /**
   * Chance of the next attack. In order of strength, the strongest of several draws is the nth of `count` or a weaker one
   * in (nth / count) to the power of their number.
   */
  drawnChance(attack: Attack): number {
    const { state } = this;
    const bags = bagsOf(state);
    const answers = answersTo(state, attack, bags);
    const count = Math.floor(SHOWN_DRAWS / answers.length);
    return meanOf(answers, (strategy) => {
      const draws = Array.from({ length: count }, (_, nth) => {
        const means = drawMeans(strategy, bags, pickEvenly(nth * answers.length + answers.indexOf(strategy)));
        return { means, lead: leadWith(state, attack, means) };
      });
      const upTo = (nth: number): number => (nth / count) ** drawsBy(state.options);
      return draws
        .sort((a, b) => a.lead - b.lead)
        .reduce((all, { means }, nth) => {
          const weight = upTo(nth + 1) - upTo(nth);
          return weight < LEAST_WEIGHT
            ? all
            : all + weight * this.chance(attack, { slot: attack.slot, strategy, ...means });
        }, 0);
    });
  }

  /** Chance of taking the target, 0 to 1, with the best use of supports by both sides; the weakest units are lost first. */
  chance(attack: Attack, defence: Defence | null): number {
    return this.#best(attack, defence, takingChance);
  }

  /** The same with every loss chosen for the best chance. */
  exactChance(attack: Attack, defence: Defence | null): number {
    const { literalTable: literal } = this.state.options;
    return this.#best(
      attack,
      defence,
      (_, encounter) => odds(encounter, { literal, losses: 'best' }).success,
    );
  }

  /** Orders forces by their chance, those with the same chance by the difference of both strengths. */
  difference(attack: Attack, defence: Defence): number {
    return this.#best(
      attack,
      defence,
      (forecast, encounter) => takingChance(forecast, encounter) + forecast.lead(encounter) / 1e6,
    );
  }

  #met(attack: Attack, defence: Defence | null): number {
    return this.#best(attack, defence, (forecast) => this.#fought(attack, forecast));
  }

  #best(attack: Attack, defence: Defence | null, worth: Worth): number {
    const inPlace = this.state.finnish.scouts[attack.target]!;
    const ours = defence?.units ?? finns();
    const force = inPlace ? plus(ours, finns({ SCT: Math.min(inPlace, MOST_UNITS - size(ours)) })) : ours;
    const units = attack.supports.includes('RENF') ? this.#reinforced(attack) : attack.units;
    const bare = encounterAt(attack.target, { ...attack, units }, force, defence);
    const of = (employment: Employment, mannerheim: Mannerheim | null): number => {
      const encounter = { ...bare, employment, mannerheim };
      return worth(new CombatForecast(encounter, this.state.options.literalTable), encounter);
    };
    const answered = (employment: Employment): number => {
      if (!defence?.supports.includes('MANN')) return of(employment, null);
      if (this.state.options.solo) return of(employment, soloMannerheim({ ...bare, employment }));
      return Math.min(
        of(employment, 'hold'),
        of(employment, LAST_TO_BE_LOST.find((unit) => units[unit]) ?? 'hold'),
      );
    };
    const ways = employmentsOf(attack, force);
    let best = -Infinity;
    for (const way of ways) best = Math.max(best, answered(way));
    return best;
  }

  /** Adds up to two reserves, limited by room and by the units in the space. */
  #reinforced({ from, units }: Attack): Attack['units'] {
    const spare = this.state.soviet.map[from]!;
    const more = Math.min(RESERVES, MOST_UNITS - size(units));
    const left = soviets({
      FUS: Math.max(0, spare.FUS - units.FUS),
      ELI: Math.max(0, spare.ELI - units.ELI),
    });
    return plus(units, inOrder<SovietUnit>(left, ['ELI', 'FUS'], more));
  }

  #fought({ strategy, target }: Attack, forecast: CombatForecast): number {
    const { value, fortified } = placeOf(target);
    const two = SOVIET_PLANS[strategy].spaces === 2;
    const force = forecast.soviets.each.length;
    let total = 0;
    for (const end of forecast.ends(0, 0, value, fortified)) {
      let worth = FINNISH_UNIT_VALUE * end.finns - SOVIET_UNIT_VALUE * end.soviets;
      if (!end.won) worth -= this.failureCost(strategy, target, false);
      else {
        worth += this.successValue(strategy, target);
        if (two && end.soviets < force) worth += this.#pursued(strategy, target, forecast, end);
      }
      total += end.probability * worth;
    }
    return total;
  }

  /** Value of the second attack if it is better than stopping. */
  #pursued(
    strategy: SovietStrategy,
    through: Space,
    forecast: CombatForecast,
    { soviets: s, finns: f }: CombatEnding,
  ): number {
    let best = 0;
    for (const target of this.#beyond(through)) {
      const { value, fortified } = placeOf(target);
      let worth = 0;
      for (const end of forecast.ends(s, f, value, fortified))
        worth +=
          end.probability *
          ((end.won ? this.successValue(strategy, target) : -this.failureCost(strategy, target, true)) +
            FINNISH_UNIT_VALUE * (end.finns - f) -
            SOVIET_UNIT_VALUE * (end.soviets - s));
      best = Math.max(best, worth);
    }
    return best;
  }

  /** Targets of a second attack, only one of those with equal value. */
  #beyond(space: Space): readonly Space[] {
    let found = this.#next.get(space);
    if (!found) {
      const targets = boardOf(this.state.options)
        .neighbours(space)
        .filter((next) => isFinnish(next) && !isSoviet(this.state, next));
      const looks = (target: Space): string => {
        const { value, fortified } = placeOf(target);
        return `${value} ${fortified} ${this.state.paid.includes(target)}`;
      };
      found = [...new Map(targets.map((target) => [looks(target), target])).values()];
      this.#next.set(space, found);
    }
    return found;
  }
}

/** The uses of commanders and artillery that make a difference. */
function employmentsOf({ supports, strategy, target }: Attack, force: Defence['units']): Employment[] {
  const artillery = supports.includes('ART') ? (STRONGEST.find((unit) => force[unit]) ?? null) : null;
  const line = !artillery || placeOf(target).fortified;
  const meretskov = supports.includes('MER') ? (line ? 'line' : 'artillery') : null;
  const ways: Employment['timoshenko'][] = [];
  if (supports.includes('TIMO') && artillery) ways.push('losses');
  if (supports.includes('TIMO') && strategy === 'MAN') ways.push('bonus');
  if (!ways.length) ways.push(null);
  return ways.map((timoshenko) => ({ meretskov, timoshenko, artillery }));
}

export const meanOf = <T>(items: readonly T[], worth: (item: T) => number): number =>
  items.reduce((all, item) => all + worth(item), 0) / items.length;
