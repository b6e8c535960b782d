/** The General: decides by exact odds against what the other side may have. */
import {
  type Action,
  type Decision,
  type Encounter,
  FINNISH_VALUES,
  type PhaseName,
  SLOTS,
  SOVIET_VALUES,
  type State,
  type UnitValue,
  answersTo,
  check,
  choices,
  conquered,
  decider,
  encounterOf,
  fights,
  finnsInCombat,
  freeScouts,
  isFinnish,
  kinds,
  legalActions,
  mannerheimUses,
  minus,
  odds,
  pursuitTargets,
  roundAfter,
  size,
  soloTargets,
  soviets,
} from '#engine/talvisota';
import { type AiProfile, type SearchTask, maxBy } from './ai-context.ts';
import { CombatForecast, successChance } from './combat-forecast.ts';
import { END, Sketch, occupyWithAll, withdrawScouts } from './sketch.ts';
import { Payoffs } from './payoffs.ts';
import {
  chooseArrivals,
  chooseCommitment,
  chooseDeployment,
  chooseMovement,
  chooseSetUp,
  chooseSovietPlans,
} from './soviet-general.ts';
import { findUsedSlots, harassmentValue, searchDefence, searchTurnCached } from './turn-search.ts';

// Decisions in a combat, with both forces open.

const takingChance = (state: State, encounter: Encounter): number =>
  successChance(
    new CombatForecast(encounter, state.options.literalTable).ends(
      0,
      0,
      encounter.value,
      encounter.fortified,
    ),
  );

/** Uses commanders, artillery and reserves in the way that raises the chance of taking the space most. */
function chooseEmployment(state: State): Action[] {
  const ways = [...legalActions(state)].filter((action) => action.type === 'employ');
  const way = maxBy(ways, (action) => {
    const { encounter } = roundAfter(state, action)!;
    const uses = encounter.finnishSupports.includes('MANN') ? mannerheimUses(encounter.units) : [null];
    const held = uses.map((mannerheim) => takingChance(state, { ...encounter, mannerheim }));
    return Math.min(...held) - size(encounter.units) / 1000;
  });
  return way ? [way] : [];
}

function chooseMannerheim(state: State): Action[] {
  const encounter = encounterOf(state);
  const use = maxBy(
    mannerheimUses(encounter.units),
    (one) => -takingChance(state, { ...encounter, mannerheim: one }),
  )!;
  return [{ type: 'mannerheim', use }];
}

/** Chance of taking the space that is worth one point of unit strength. */
const STRENGTH_COST = 0.004;

/** The loss without which the rest of a force is worth most; the cheaper units on equal worth. */
const bestLoss = <Unit extends string>(
  force: Readonly<Record<Unit, number>>,
  count: number,
  values: Readonly<Record<Unit, UnitValue>>,
  worth: (left: Readonly<Record<Unit, number>>) => number,
): Readonly<Record<Unit, number>> =>
  maxBy([...choices(force, count)], (units) => {
    const cost = kinds(units).reduce((all, unit) => all + units[unit] * values[unit].strength, 0);
    return worth(minus(force, units)) - STRENGTH_COST * cost;
  })!;

/** Loses the units without which the rest has the best chance. */
function chooseLosses(state: State): Action[] {
  const due = state.decisions.at(-1)!;
  if (due.kind !== 'losses') return [];
  const { count, side } = due;
  const encounter = encounterOf(state);
  const literal = state.options.literalTable;
  // After the last round only a second attack uses what remains.
  const success = (change: Partial<Encounter>): number => {
    const left = { ...encounter, ...change };
    return size(left.units) && size(left.finns) ? odds(left, { literal, round: 2 }).success : 0;
  };
  const units =
    side === 'soviet'
      ? bestLoss(encounter.units, count, SOVIET_VALUES, (left) => success({ units: left }))
      : bestLoss(finnsInCombat(state), count, FINNISH_VALUES, (left) => -success({ finns: left }));
  return [{ type: 'lose', units }];
}

/** Below this chance a second round costs more units than it can win. */
const MIN_SECOND_ROUND_CHANCE = 0.03;

const chooseFightOn = (state: State): Action[] => [
  {
    type: 'fight-on',
    on:
      odds(encounterOf(state), { literal: state.options.literalTable, round: 2 }).success >
      MIN_SECOND_ROUND_CHANCE,
  },
];

/** Makes the second attack on the space with the highest expected value, if it is positive. */
function choosePursuit(state: State): Action[] {
  const payoffs = new Payoffs(state, true);
  const { strategy } = encounterOf(state);
  const leave = soviets();
  const worth = (target: number): number => {
    const { encounter } = roundAfter(state, { type: 'pursue', target, leave })!;
    const success = takingChance(state, encounter);
    return (
      success * payoffs.successValue(strategy, target) -
      (1 - success) * payoffs.failureCost(strategy, target, true)
    );
  };
  const targets = pursuitTargets(state).filter((target) => !check(state, { type: 'pursue', target, leave }));
  const target = maxBy(targets, worth);
  return target !== undefined && worth(target) > 0
    ? [{ type: 'pursue', target, leave }]
    : [{ type: 'pursue', target: null, leave }];
}

/** Retreats to Soviet territory, where SCT cannot harass. */
function chooseRetreat(state: State): Action[] {
  const due = state.decisions.at(-1)!;
  const spaces = due.kind === 'retreat' ? due.spaces : [];
  const to = maxBy(spaces, (space) => (isFinnish(space) ? 0 : 1))!;
  const marked: Action = { type: 'retreat', to, marker: true };
  return [check(state, marked) ? { type: 'retreat', to, marker: false } : marked];
}

function chooseStarvation(state: State): Action[] {
  const due = state.decisions.at(-1)!;
  return due.kind === 'starve'
    ? [{ type: 'starve', space: maxBy(due.spaces, (space) => size(state.soviet.map[space]!))! }]
    : [];
}

// Finnish decisions, made against up to four face-down counters.

const chooseWithdrawal = (state: State): Action[] => {
  const sketch = new Sketch(state);
  withdrawScouts(sketch);
  return sketch.done();
};

function* chooseFinnishPlans(state: State, profile: AiProfile): SearchTask<Action[]> {
  const { plan: guard } = yield* searchDefence(state, profile);
  const sketch = new Sketch(state);
  for (const { slot, strategy, supports } of guard) {
    if (state.finnish.plans[slot]?.strategy !== strategy) sketch.play({ type: 'plan', slot, strategy });
    for (const support of supports)
      if (state.finnish.posts[support] !== SLOTS[slot])
        sketch.play({ type: 'post', support, front: SLOTS[slot]! });
  }
  return sketch.done();
}

function* choosePreparation(state: State, profile: AiProfile): SearchTask<Action[]> {
  const { plan: guard } = yield* searchDefence(state, profile);
  const sketch = new Sketch(state);
  for (const { slot, units, environment, supports, entrenched } of guard) {
    const means = { units, environment, entrenched } as const;
    if (!sketch.play({ type: 'prepare', slot, ...means, supports }))
      sketch.play({ type: 'prepare', slot, ...means, supports: [] });
  }
  return sketch.done();
}

/** Answers with the box that holds best here, and saves the better one for a pending attack. */
function* chooseAnswer(state: State, profile: AiProfile): SearchTask<Action[]> {
  const decision = state.decisions.at(-1)!;
  if (decision.kind !== 'answer') return [];
  const { slot } = decision;
  const open = answersTo(state, slot);
  const { target } = state.soviet.plans[slot]!;
  const { payoffs, equilibrium } = yield* searchTurnCached(state, findUsedSlots(state.soviet.plans), profile);
  // Averaged over the expected Soviet plans: this combat, and that of the other box if another attack is pending.
  const worth = (box: number): number => {
    const meets = state.finnish.plans[box]!;
    const other = open.find((one) => one !== box);
    const waits = other === undefined ? null : state.finnish.plans[other]!;
    let all = 0;
    for (const { plan, weight } of equilibrium.assaults) {
      const order = plan.find((one) => one.slot === slot);
      if (!order?.attack) continue;
      const attack = { ...order.attack, target: target! };
      all += weight * payoffs.combatValue(attack, { ...meets, slot: box, strategy: meets.strategy! });
      const beside = plan.find((one) => one.slot !== slot && SLOTS[one.slot] === SLOTS[slot]);
      if (waits && beside?.attack && state.soviet.plans[beside.slot]?.stage === 'box')
        all +=
          weight * payoffs.combatValue(beside.attack, { ...waits, slot: other!, strategy: waits.strategy! });
    }
    return all;
  };
  return [{ type: 'answer', slot: maxBy(open, (box) => -worth(box)) ?? null }];
}

const MIN_HARASS_VALUE = 0.15;

/** Sends SCT where the expected gain is highest, if it is high enough; with initiative, if there is any. */
function chooseHarassment(state: State, { initiative }: AiProfile): Action[] {
  // In solo play a die determines the number of SCT and the Soviet player chooses the space: the least harmful one.
  if (state.options.solo) {
    const target = maxBy(soloTargets(state), (space) => -harassmentValue(state, space, 2));
    return target === undefined ? [END] : [{ type: 'harass', target, scouts: 0 }];
  }
  const most = Math.min(3, freeScouts(state));
  const ways = conquered(state).flatMap((target) =>
    Array.from({ length: most }, (_, i) => ({ type: 'harass' as const, target, scouts: i + 1 })),
  );
  const worth = (way: (typeof ways)[number]): number => harassmentValue(state, way.target, way.scouts);
  const way = maxBy(ways, worth);
  return way && worth(way) > (initiative ? 0 : MIN_HARASS_VALUE) ? [way] : [END];
}

/** SCT stay over the end of the turn, since a unit that is cut off is lost. */
function chooseStay(state: State): Action[] {
  const due = state.decisions.at(-1)!;
  return due.kind === 'stay' ? [{ type: 'stay', scouts: due.scouts }] : [];
}

type DecisionSearch = (state: State, profile: AiProfile) => SearchTask<Action[]>;

const withoutSearch = (choose: (state: State, profile: AiProfile) => Action[]): DecisionSearch =>
  // oxlint-disable-next-line require-yield
  function* (state, profile) {
    return choose(state, profile);
  };

const roll = withoutSearch(() => [{ type: 'roll' }]);

const BY_PHASE: Readonly<Record<Exclude<PhaseName, 'turn-end' | 'over'>, DecisionSearch>> = {
  'set-up': withoutSearch(chooseSetUp),
  event: roll,
  recovery: withoutSearch(chooseArrivals),
  withdrawal: withoutSearch(chooseWithdrawal),
  movement: chooseMovement,
  'soviet-plans': chooseSovietPlans,
  'finnish-plans': chooseFinnishPlans,
  'soviet-allotment': chooseCommitment,
  'finnish-allotment': choosePreparation,
  deployment: chooseDeployment,
  // In the order of the boxes, as the solo plan assumed.
  combat: withoutSearch((state) => [{ type: 'fight', slot: fights(state)[0]! }]),
  harassment: withoutSearch(chooseHarassment),
};

const BY_DECISION: Readonly<Record<Decision['kind'], DecisionSearch>> = {
  answer: chooseAnswer,
  roll,
  employ: withoutSearch(chooseEmployment),
  mannerheim: withoutSearch(chooseMannerheim),
  losses: withoutSearch(chooseLosses),
  'fight-on': withoutSearch(chooseFightOn),
  occupy: withoutSearch((state) => [occupyWithAll(state)]),
  pursue: withoutSearch(choosePursuit),
  retreat: withoutSearch(chooseRetreat),
  stay: withoutSearch(chooseStay),
  starve: withoutSearch(chooseStarvation),
};

export function* searchGeneral(state: State, profile: AiProfile): SearchTask<Action[]> {
  const decision = state.decisions.at(-1);
  if (decision) return yield* BY_DECISION[decision.kind](state, profile);
  const { phase } = state;
  if (phase === 'turn-end' || phase === 'over' || decider(state) !== profile.side) return [];
  return yield* BY_PHASE[phase](state, profile);
}
