/** Makes problems of Talvisota out of games between computer players, with both sheets open. */
import {
  apply,
  check,
  decider,
  encounterOf,
  FINNISH_VALUES,
  kinds,
  LAST_TURN,
  legalActions,
  newGame,
  odds,
  placeOf,
  pursuitTargets,
  readPosition,
  SLOTS,
  slotsOf,
  SPACES,
  writePosition,
  type Action,
  type FinnishForce,
  type Side,
  type Space,
  type State,
} from '#engine/talvisota';
import { present } from '#engine/core/timeline.ts';
import { maxBy, type PlayerLevel } from '#games/talvisota/ai/ai-context.ts';
import { chooseActions } from '#games/talvisota/ai/index.ts';
import type { Payoffs } from '#games/talvisota/ai/payoffs.ts';
import type { Attack, Defence } from '#games/talvisota/ai/plans.ts';
import { loseWeakest } from '#games/talvisota/ai/sketch.ts';
import { CombatValue } from '#games/talvisota/problems/combat.ts';
import {
  answerValue,
  attackOf,
  defencesOf,
  launch,
  launchChance,
  launchValue,
  payoffsOf,
  type Deploy,
  type Theme,
} from '#games/talvisota/problems/judge.ts';
import { LEAST_LOST, type Problem } from '#table/game';

export type LaunchProblem = Problem<Action>;

/** More ways to send them are too many to look through. */
const MOST_WAYS = 600;

/** Every way to send strategies, each against a space that the rules allow, or not at all. */
function* waysFrom(state: State, slot = 0): Generator<readonly Deploy[]> {
  if (slot === SLOTS.length) return yield [];
  yield* waysFrom(state, slot + 1);
  for (const target of SPACES.keys()) {
    const action: Deploy = { type: 'deploy', slot, target };
    if (check(state, action)) continue;
    for (const rest of waysFrom(launch(state, action), slot + 1)) yield [action, ...rest];
  }
}

/** Chances that are the same to a player. */
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

export interface Found extends Pick<LaunchProblem, 'kind' | 'side' | 'theme' | 'best' | 'second' | 'lost'> {
  /** By which problems are ordered. */
  readonly hardness: number;
}

/** Points within which two answers are equally good. */
const EQUAL = 0.5;
/** What is added to the difficulty where the answer that comes to mind first is not the best. */
const SURPRISE = 3;

/** The more answers there are, and the nearer the second is, the harder. */
const hardnessOf = (choices: number, lost: number, isSurprise: boolean): number =>
  Math.log2(choices) - lost / 4 + (isSurprise ? SURPRISE : 0);

/** The strategies of a turn as the General weighs them up: all attacks together, answered with no certainty. */
function turnValue(start: State, way: readonly Deploy[], payoffs: Payoffs): number {
  const attacks = way.map((action) => ({
    slot: action.slot,
    strategy: start.soviet.plans[action.slot]!.strategy!,
    attack: attackOf(start, action),
  }));
  return payoffs.turnValue(attacks, defencesOf(start));
}

/** The problem of a position in which strategies are sent; null where it makes none. */
function findLaunch(state: State): Found | null {
  if (state.phase !== 'deployment' || state.decisions.length) return null;
  const ways: (readonly Deploy[])[] = [];
  for (const way of waysFrom(state)) if (ways.push(way) > MOST_WAYS) return null;
  if (ways.length < 3) return null;
  const payoffs = payoffsOf(state);
  const valued = ways
    .map((way) => ({ way, value: launchValue(state, way, payoffs) }))
    .toSorted((a, b) => b.value - a.value);
  const [best, second] = valued;
  const lost = best!.value - second!.value;
  // Whether to attack at all is no question of where.
  if (lost < LEAST_LOST || !best!.way.length || !second!.way.length) return null;
  const general = maxBy(valued, ({ way }) => turnValue(state, way, payoffs))!;
  if (best!.value - general.value > EQUAL) return null;
  // Everything is sent to where it wins the most.
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

/** One of several answers with what it is worth to the side that gives it. */
interface Valued {
  readonly action: Action;
  readonly value: number;
  /** Answers of the same shape are one. */
  readonly shape: string;
}

interface Ranking {
  readonly best: Valued;
  readonly second: Valued;
  readonly lost: number;
  /** How many answers there are. */
  readonly count: number;
}

/** The best answer and the best of another shape; null where they are too close. */
function rank(answers: readonly Valued[]): Ranking | null {
  const sorted = answers.toSorted((a, b) => b.value - a.value);
  const [best] = sorted;
  const second = sorted.find(({ shape }) => shape !== best?.shape);
  if (!best || !second || best.value - second.value < LEAST_LOST) return null;
  const count = new Set(answers.map(({ shape }) => shape)).size;
  return { best, second, lost: best.value - second.value, count };
}

const GENERAL_SEED = 1;

/** True where the General decides as well; all is open in a combat, and he works it out to the end. */
function generalAgrees(state: State, answers: readonly Valued[], best: number): boolean {
  const [action] = chooseActions(state, decider(state), 'general', GENERAL_SEED);
  const his = answers.find((one) => JSON.stringify(one.action) === JSON.stringify(action));
  return his !== undefined && best - his.value <= EQUAL;
}

/** An answer as the General weighs it up: this combat, and what may still be sent to the front against the other box. */
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

/** The problem of a Finnish answer to a strategy that is sent; null where it makes none. */
function findAnswer(state: State): Found | null {
  const decision = state.decisions.at(-1);
  if (decision?.kind !== 'answer') return null;
  const front = SLOTS[decision.slot];
  const defences = defencesOf(state).filter(({ slot }) => SLOTS[slot] === front);
  if (defences.length < 2) return null;
  const payoffs = payoffsOf(state);
  const answers = [...defences.map(({ slot }) => slot), null].map((slot) => {
    const action = { type: 'answer', slot } as const;
    return { action, slot, value: answerValue(state, action, payoffs), shape: String(slot) };
  });
  const ranking = rank(answers);
  // Whether to answer at all is no question of with what.
  if (!ranking || ranking.best.shape === 'null' || ranking.second.shape === 'null') return null;
  const { best, second, lost, count } = ranking;
  const { target } = state.soviet.plans[decision.slot]!;
  const attack = attackOf(state, { type: 'deploy', slot: decision.slot, target: target! });
  // By this combat alone, whatever may still be sent to the front.
  const nearest = maxBy(defences, (defence) => -payoffs.combatValue(attack, defence))!;
  const his = maxBy(defences, (defence) => -generalWorth(state, payoffs, attack, defence, defences))!;
  const hisValue = answers.find(({ slot }) => slot === his.slot)!.value;
  if (best.value - hisValue > EQUAL) return null;
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

/** Chances within which it is a question whether to attack again. */
const [LEAST_CHANCE, MOST_CHANCE] = [0.1, 0.9];

/** The problem of a decision in a combat: a second attack, or losses; null where it makes none. */
function findInCombat(state: State): Found | null {
  const decision = state.decisions.at(-1);
  if (decision?.kind !== 'pursue' && decision?.kind !== 'losses') return null;
  const { side } = decision;
  const combat = new CombatValue(state);
  const answers = [...legalActions(state)].map((action): Valued => {
    const value = combat.after(state, action);
    const shape = action.type === 'pursue' ? String(action.target) : JSON.stringify(action);
    return { action, value: side === 'soviet' ? value : -value, shape };
  });
  const ranking = rank(answers);
  if (!ranking || !generalAgrees(state, answers, ranking.best.value)) return null;
  const { best, second, lost, count } = ranking;
  const { action } = best;
  // The table selects the weakest by itself.
  if (JSON.stringify(action) === JSON.stringify(loseWeakest(state))) return null;
  let theme: Theme = 'spare';
  if (action.type === 'pursue') {
    theme = action.target === null ? 'stop' : second.shape === 'null' ? 'goOn' : 'where';
    const target = action.target ?? Number(second.shape);
    const chance = chanceOf(state, target);
    // What is certain and brings the most needs no thought.
    const isMost = pursuitTargets(state).every((other) => placeOf(other).value <= placeOf(target).value);
    if (chance > MOST_CHANCE && isMost) return null;
    if (theme !== 'where' && chance < LEAST_CHANCE) return null;
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

/** The chance that all that is left of a strategy takes another space. */
function chanceOf(state: State, target: Space): number {
  const { value, fortified } = placeOf(target);
  return odds({ ...encounterOf(state), value, fortified }, { literal: state.options.literalTable }).success;
}

/** Morale below which a side is as good as beaten, whatever is decided. */
const LEAST_MORALE = 4;
/** Points that a side can still make up for in the last two turns. */
const MOST_BEHIND = 12;

/** True where the decision can still matter to who wins. */
function isOpen({ morale: { soviet, finn }, turn }: State): boolean {
  return (
    Math.min(soviet, finn) >= LEAST_MORALE && (turn < LAST_TURN - 1 || Math.abs(soviet - finn) <= MOST_BEHIND)
  );
}

/** The problem that a position makes; null where it makes none. */
export const findProblem = (state: State): Found | null =>
  isOpen(state) ? (findLaunch(state) ?? findAnswer(state) ?? findInCombat(state)) : null;

export type MadeLaunch = Omit<LaunchProblem, 'level'> & { readonly hardness: number };

const MOST_STEPS = 5000;

/** All problems of a game between players of these levels who try out so much (`effort`, 1 as at the table). */
export function launchesOf(
  levels: Readonly<Record<Side, PlayerLevel>>,
  seed: number,
  effort: number,
): MadeLaunch[] {
  const found: MadeLaunch[] = [];
  let state = newGame({}, seed);
  for (let steps = 0; state.phase !== 'over' && steps < MOST_STEPS; steps++) {
    const side = decider(state);
    if (isOpen(state) && (state.phase === 'deployment' || state.combat)) {
      const position = writePosition(state).trim();
      const read = readPosition(position);
      const problem = read.ok ? findProblem(present(read.timeline)) : null;
      if (problem)
        found.push({
          id: `${problem.kind}-${seed >>> 0}-${levels.soviet[0]}${levels.finn[0]}-${state.turn}-${steps}`,
          ...problem,
          lost: Math.round(problem.lost * 100) / 100,
          source: { players: `${levels.soviet} v ${levels.finn}`, seed, turn: String(state.turn) },
          position,
        });
    }
    let done = false;
    for (const action of chooseActions(state, side, levels[side], seed, effort)) {
      const applied = apply(state, action);
      if (!applied.ok) break;
      ({ state } = applied);
      done = true;
      if (applied.dice.length) break;
    }
    if (!done) break;
  }
  return found;
}
