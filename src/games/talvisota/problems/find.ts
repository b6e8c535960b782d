/**
 * Makes a problem of a position of Talvisota, with both sheets open. The lab uses it on games, and the worker on edited
 * positions.
 */
import {
  chanceAfter,
  check,
  decider,
  FINNISH_VALUES,
  kinds,
  LAST_TURN,
  legalActions,
  placeOf,
  pursuitTargets,
  SLOTS,
  slotsOf,
  SPACES,
  type Action,
  type FinnishForce,
  type State,
} from '#engine/talvisota';
import { LEAST_LOST, noProblem, type NewProblem, type NoProblem } from '#table/game';
import { maxBy, type SearchTask } from '../ai/ai-context.ts';
import { chooseActions } from '../ai/index.ts';
import type { Payoffs } from '../ai/payoffs.ts';
import type { Attack, Defence } from '../ai/plans.ts';
import { loseWeakest } from '../ai/sketch.ts';
import { CombatValue } from './combat.ts';
import {
  answerValue,
  attackOf,
  defencesOf,
  launch,
  launchChance,
  launchValue,
  payoffsOf,
  type Deploy,
  type ProblemKind,
  type Theme,
} from './judge.ts';

export interface Found extends NewProblem<Action> {
  /** Sort key: problems are ordered by it. */
  readonly hardness: number;
}

/** Why there is no problem; the game's texts explain it. */
export type NoProblemReason =
  | 'decided'
  | 'none'
  | 'tooMany'
  | 'single'
  | 'idle'
  | 'whether'
  | 'equal'
  | 'doubt'
  | 'usual'
  | 'sure';
type Finding = Found | NoProblem<Action, NoProblemReason>;

/** Limit on the ways to send strategies, so that all can be searched. */
const MOST_WAYS = 600;

/** Every way to send strategies, each to a legal space or not at all. */
function* waysFrom(state: State, slot = 0): Generator<readonly Deploy[]> {
  if (slot === SLOTS.length) return yield [];
  yield* waysFrom(state, slot + 1);
  for (const target of SPACES.keys()) {
    const action: Deploy = { type: 'deploy', slot, target };
    if (check(state, action)) continue;
    for (const rest of waysFrom(launch(state, action), slot + 1)) yield [action, ...rest];
  }
}

/** Chances that differ less are equal to a player. */
const SAME_CHANCE = 0.05;

function themeOf(state: State, payoffs: Payoffs, best: readonly Deploy[], second: readonly Deploy[]): Theme {
  if (best.length !== second.length) return best.length < second.length ? 'hold-back' : 'send';
  const others = new Set(second.map(({ slot, target }) => `${slot} ${target}`));
  const own = best.filter(({ slot, target }) => !others.has(`${slot} ${target}`));
  const isFort = ({ target }: Deploy): boolean => placeOf(target).fortified;
  const isShared = ({ slot, target }: Deploy): boolean =>
    best.some((one) => one.slot === slot && one.target === target);
  if (own.some(isFort) && !second.some((other) => isFort(other) && !isShared(other))) return 'line';
  const chance = (action: Deploy): number => launchChance(state, action, payoffs);
  const isAsSure = (action: Deploy): boolean =>
    second.some(
      (other) => other.slot === action.slot && Math.abs(chance(other) - chance(action)) <= SAME_CHANCE,
    );
  return own.length && own.every(isAsSure) ? 'worth' : 'weak-point';
}

/** Difference in points up to which two answers are equally good. */
const EQUAL = 0.5;
/** Added to the difficulty if the obvious answer is not the best. */
const SURPRISE = 3;

/** More answers and a smaller loss of the second best make a problem harder. */
const hardnessOf = (choices: number, lost: number, isSurprise: boolean): number =>
  Math.log2(choices) - lost / 4 + (isSurprise ? SURPRISE : 0);

/** The turn as the General values it: all attacks together, with the answers uncertain. */
function turnValue(start: State, way: readonly Deploy[], payoffs: Payoffs): number {
  const attacks = way.map((action) => ({
    slot: action.slot,
    strategy: start.soviet.plans[action.slot]!.strategy!,
    attack: attackOf(start, action),
  }));
  return payoffs.turnValue(attacks, defencesOf(start));
}

/** The problem of sending strategies. */
function* findLaunch(state: State): SearchTask<Finding> {
  yield 0;
  const ways: (readonly Deploy[])[] = [];
  for (const way of waysFrom(state)) if (ways.push(way) > MOST_WAYS) return noProblem('tooMany');
  if (ways.length < 2) return noProblem('none');
  if (ways.length < 3) return noProblem('whether');
  const payoffs = payoffsOf(state);
  const valued: { way: readonly Deploy[]; value: number }[] = [];
  for (const way of ways) {
    yield valued.length / ways.length;
    valued.push({ way, value: launchValue(state, way, payoffs) });
  }
  valued.sort((a, b) => b.value - a.value);
  const [best, second] = valued;
  const lost = best!.value - second!.value;
  // Whether to attack at all is a different question from where.
  const answers = [best!.way, second!.way];
  if (!best!.way.length) return noProblem('idle');
  if (lost < LEAST_LOST) return noProblem('equal', answers, lost);
  if (!second!.way.length) return noProblem('whether', answers, lost);
  const general = maxBy(valued, ({ way }) => turnValue(state, way, payoffs))!;
  if (best!.value - general.value > EQUAL) return noProblem('doubt', [best!.way, general.way]);
  // The obvious answer: send everything to where it wins the most.
  const first = maxBy(valued, ({ way }) =>
    way.reduce((sum, { target }) => sum + placeOf(target).value, way.length * 9),
  )!;
  return {
    kind: 'launch',
    side: 'soviet',
    theme: themeOf(state, payoffs, best!.way, second!.way),
    hardness: hardnessOf(ways.length, lost, first !== best),
    best: best!.way,
    second: second!.way,
    lost,
  };
}

/** An answer and its value to the side that gives it. */
interface Valued {
  readonly action: Action;
  readonly value: number;
  /** Answers of the same shape count as one. */
  readonly shape: string;
}

interface Ranking {
  readonly best: Valued;
  readonly second: Valued;
  readonly lost: number;
  readonly count: number;
}

/** The best answer and the best of another shape; or why there is no problem. */
function rank(answers: readonly Valued[]): Ranking | NoProblem<Action, 'single' | 'equal'> {
  const sorted = answers.toSorted((a, b) => b.value - a.value);
  const [best] = sorted;
  const second = sorted.find(({ shape }) => shape !== best?.shape);
  if (!best || !second) return noProblem('single');
  const lost = best.value - second.value;
  if (lost < LEAST_LOST) return noProblem('equal', [[best.action], [second.action]], lost);
  return { best, second, lost, count: new Set(answers.map(({ shape }) => shape)).size };
}

const GENERAL_SEED = 1;

/** True if the General decides the same: a combat is open, and he searches it to the end. */
function generalAgrees(state: State, answers: readonly Valued[], best: number): boolean {
  const [action] = chooseActions(state, decider(state), 'general', GENERAL_SEED);
  const his = answers.find((one) => JSON.stringify(one.action) === JSON.stringify(action));
  return his !== undefined && best - his.value <= EQUAL;
}

/** An answer as the General values it: this combat, and later attacks on the front against the other box. */
function generalWorth(
  state: State,
  payoffs: Payoffs,
  attack: Attack,
  defence: Defence,
  defences: readonly Defence[],
): number {
  const other = defences.find((one) => one !== defence) ?? null;
  const position = { ...state, decisions: [] };
  const waiting = slotsOf(SLOTS[attack.slot]!)
    .flatMap((slot) => [...SPACES.keys()].map((target): Deploy => ({ type: 'deploy', slot, target })))
    .filter((action) => !check(position, action))
    .map((action) => payoffs.combatValue(attackOf(position, action), other));
  return payoffs.combatValue(attack, defence) + (waiting.length ? Math.max(...waiting) : 0);
}

/** The problem of a Finnish answer to a strategy. */
function* findAnswer(state: State): SearchTask<Finding> {
  yield 0;
  const decision = state.decisions.at(-1);
  if (decision?.kind !== 'answer') return noProblem('none');
  const front = SLOTS[decision.slot];
  const defences = defencesOf(state).filter(({ slot }) => SLOTS[slot] === front);
  if (defences.length < 2) return noProblem('whether');
  const payoffs = payoffsOf(state);
  const answers = [...defences.map(({ slot }) => slot), null].map((slot) => {
    const action = { type: 'answer', slot } as const;
    return { action, slot, value: answerValue(state, action, payoffs), shape: String(slot) };
  });
  const ranking = rank(answers);
  if ('reason' in ranking) return ranking;
  const { best, second, lost, count } = ranking;
  // Whether to answer at all is a different question from with what.
  if (best.shape === 'null' || second.shape === 'null')
    return noProblem('whether', [[best.action], [second.action]], lost);
  const { target } = state.soviet.plans[decision.slot]!;
  const attack = attackOf(state, { type: 'deploy', slot: decision.slot, target: target! });
  // By this combat alone, without later attacks on the front.
  const nearest = maxBy(defences, (defence) => -payoffs.combatValue(attack, defence))!;
  const his = maxBy(defences, (defence) => -generalWorth(state, payoffs, attack, defence, defences))!;
  const hisAnswer = answers.find(({ slot }) => slot === his.slot)!;
  if (best.value - hisAnswer.value > EQUAL) return noProblem('doubt', [[best.action], [hisAnswer.action]]);
  const strongest = maxBy(defences, ({ units }) => strengthOf(units))!;
  const isBest = ({ slot }: { readonly slot: number }): boolean => String(slot) === best.shape;
  return {
    kind: 'answer',
    side: 'finn',
    theme: isBest(nearest) ? 'meet' : 'keep',
    hardness: hardnessOf(count, lost, !isBest(nearest) || !isBest(strongest)),
    best: [best.action],
    second: [second.action],
    lost,
  };
}

const strengthOf = (units: FinnishForce): number =>
  kinds(units).reduce((sum, unit) => sum + units[unit] * FINNISH_VALUES[unit].strength, 0);

/** Chances between which a second attack is worth a question. */
const [LEAST_CHANCE, MOST_CHANCE] = [0.1, 0.9];

/** The problem of a decision in a combat: a second attack, or losses. */
function* findInCombat(state: State): SearchTask<Finding> {
  yield 0;
  const side = decider(state);
  const combat = new CombatValue(state);
  const legal = [...legalActions(state)];
  const answers: Valued[] = [];
  for (const action of legal) {
    yield answers.length / legal.length;
    const value = combat.after(state, action);
    const shape = action.type === 'pursue' ? String(action.target) : JSON.stringify(action);
    answers.push({ action, value: side === 'soviet' ? value : -value, shape });
  }
  const ranking = rank(answers);
  if ('reason' in ranking) return ranking;
  const { best, second, lost, count } = ranking;
  const both = [[best.action], [second.action]];
  if (!generalAgrees(state, answers, best.value)) return noProblem('doubt', [[best.action]]);
  const { action } = best;
  // The table preselects the weakest.
  if (JSON.stringify(action) === JSON.stringify(loseWeakest(state))) return noProblem('usual', both, lost);
  let theme: Theme = 'spare';
  if (action.type === 'pursue') {
    theme = action.target === null ? 'stop' : second.shape === 'null' ? 'goOn' : 'where';
    const target = action.target ?? Number(second.shape);
    const chance = chanceAfter(state, { ...action, target })!;
    // A choice that is both certain and the most valuable is too obvious.
    const isMost = pursuitTargets(state).every((other) => placeOf(other).value <= placeOf(target).value);
    const isSure = chance > MOST_CHANCE ? isMost : theme !== 'where' && chance < LEAST_CHANCE;
    if (isSure) return noProblem('sure', both, lost);
  }
  return {
    kind: action.type === 'pursue' ? 'secondAttack' : 'losses',
    side,
    theme,
    hardness: hardnessOf(count, lost, theme === 'stop'),
    best: [action],
    second: [second.action],
    lost,
  };
}

/** Morale below which a side has practically lost. */
const LEAST_MORALE = 4;
/** Points that a side can still catch up in the last two turns. */
const MOST_BEHIND = 12;

/** True if the decision can still affect who wins. */
export function isOpen({ morale: { soviet, finn }, turn }: State): boolean {
  return (
    Math.min(soviet, finn) >= LEAST_MORALE && (turn < LAST_TURN - 1 || Math.abs(soviet - finn) <= MOST_BEHIND)
  );
}

const FINDERS: Readonly<Record<ProblemKind, (state: State) => SearchTask<Finding>>> = {
  launch: findLaunch,
  answer: findAnswer,
  secondAttack: findInCombat,
  losses: findInCombat,
};

/** The problem of a kind (one of `kindsAt`) for a position, or why there is none. */
export function* findProblem(state: State, kind: ProblemKind): SearchTask<Finding> {
  return isOpen(state) ? yield* FINDERS[kind](state) : noProblem('decided');
}
