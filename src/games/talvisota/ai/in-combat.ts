/** Decisions of a combat whose means lie open: by exact odds. */
import {
  check,
  choices,
  encounterOf,
  fights,
  finnsInCombat,
  FINNISH_VALUES,
  isFinnish,
  kinds,
  legalActions,
  minus,
  odds,
  placeOf,
  plus,
  pursuitTargets,
  size,
  SOVIET_VALUES,
  soviets,
  type Action,
  type ActionOf,
  type Encounter,
  type FinnishForce,
  type SovietForce,
  type State,
} from '#engine/talvisota';
import { CombatForecast, successChance } from './clash.ts';
import { maxBy } from './contract.ts';
import { occupyWithAll } from './habits.ts';
import { Payoffs } from './stakes.ts';

const takingChance = (state: State, encounter: Encounter): number =>
  successChance(
    new CombatForecast(encounter, state.options.literalTable).ends(
      0,
      0,
      encounter.value,
      encounter.fortified,
    ),
  );

/** The combats that promise most first: what falls there may be wanted elsewhere. */
export const chooseFight = (state: State): Action[] => [{ type: 'fight', slot: fights(state)[0]! }];

/** Commanders, artillery and reserves as they serve best against what lies open now. */
export function chooseEmployment(state: State): Action[] {
  const encounter = encounterOf(state);
  const ways = [...legalActions(state)].filter((action) => action.type === 'employ');
  const worth = (action: ActionOf<'employ'>): number => {
    const { meretskov, timoshenko, artillery, reserves } = action;
    const units = reserves.reduce((all, part) => plus(all, part.units), encounter.units);
    const meeting = { ...encounter, units, employment: { meretskov, timoshenko, artillery } };
    const held = encounter.finnishSupports.includes('MANN')
      ? Math.min(...mannerheimUses(units).map((use) => takingChance(state, { ...meeting, mannerheim: use })))
      : takingChance(state, meeting);
    return held - size(units) / 1000;
  };
  const way = maxBy(ways, worth);
  return way ? [way] : [];
}

const mannerheimUses = (units: SovietForce) => ['hold' as const, ...kinds(units)];

export function chooseMannerheim(state: State): Action[] {
  const encounter = encounterOf(state);
  const use = maxBy(
    mannerheimUses(encounter.units),
    (one) => -takingChance(state, { ...encounter, mannerheim: one }),
  )!;
  return [{ type: 'mannerheim', use }];
}

/** So much of a chance of the space is given for a point of strength. */
const STRENGTH_COST = 0.004;

/** Those are given up without whom the rest does best; of two such choices, the cheaper ones. */
export function chooseLosses(state: State): Action[] {
  const due = state.decisions.at(-1)!;
  if (due.kind !== 'losses') return [];
  const encounter = encounterOf(state);
  const literal = state.options.literalTable;
  // Nothing is fought with what remains when this was the last round, unless a second attack follows.
  const success = (left: Encounter): number =>
    size(left.units) && size(left.finns) ? odds(left, { literal, round: 2 }).success : 0;
  if (due.side === 'soviet') {
    const cost = (force: SovietForce): number =>
      kinds(force).reduce((all, unit) => all + force[unit] * SOVIET_VALUES[unit].strength, 0);
    const lost = maxBy(
      [...choices(encounter.units, due.count)],
      (units) =>
        success({ ...encounter, units: minus(encounter.units, units) }) - STRENGTH_COST * cost(units),
    )!;
    return [{ type: 'lose', units: lost }];
  }
  const cost = (force: FinnishForce): number =>
    kinds(force).reduce((all, unit) => all + force[unit] * FINNISH_VALUES[unit].strength, 0);
  const force = finnsInCombat(state);
  const lost = maxBy(
    [...choices(force, due.count)],
    (units) => -success({ ...encounter, finns: minus(force, units) }) - STRENGTH_COST * cost(units),
  )!;
  return [{ type: 'lose', units: lost }];
}

/** Below this a second round costs more men than it can win. */
const MIN_SECOND_ROUND_CHANCE = 0.03;

export const chooseFightOn = (state: State): Action[] => [
  {
    type: 'fight-on',
    on:
      odds(encounterOf(state), { literal: state.options.literalTable, round: 2 }).success >
      MIN_SECOND_ROUND_CHANCE,
  },
];

export const chooseOccupation = (state: State): Action[] => [occupyWithAll(state)];

/** The second attack, where it promises more than it costs to fail. */
export function choosePursuit(state: State): Action[] {
  const payoffs = new Payoffs(state);
  const encounter = encounterOf(state);
  const { strategy, units } = encounter;
  const leave = soviets();
  const worth = (target: number): number => {
    const { value, fortified } = placeOf(target);
    const success = takingChance(state, { ...encounter, units, value, fortified });
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

/** To Soviet ground, where nobody harasses. */
export function chooseRetreat(state: State): Action[] {
  const due = state.decisions.at(-1)!;
  const spaces = due.kind === 'retreat' ? due.spaces : [];
  const to = maxBy(spaces, (space) => (isFinnish(space) ? 0 : 1))!;
  const marked: Action = { type: 'retreat', to, marker: true };
  return [check(state, marked) ? { type: 'retreat', to, marker: false } : marked];
}

export function chooseStarvation(state: State): Action[] {
  const due = state.decisions.at(-1)!;
  return due.kind === 'starve'
    ? [{ type: 'starve', space: maxBy(due.spaces, (space) => size(state.soviet.map[space]!))! }]
    : [];
}
