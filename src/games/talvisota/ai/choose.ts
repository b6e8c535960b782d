import * as v from 'valibot';
import { same } from '#engine/core/same.ts';
import {
  type Action,
  FRONTS,
  SLOTS,
  type Side,
  type State,
  apply,
  chanceAfter,
  check,
  decider,
  encounterOf,
  harassChances,
  isView,
  placeOf,
  view,
} from '#engine/talvisota';
import type { Question } from '#table/game';
import {
  type AiProfile,
  PLAYER_LEVELS,
  type PlayerLevel,
  type SearchTask,
  rankOf,
  runToEnd,
  seededRandom,
} from './ai-context.ts';
import { searchGeneral } from './general.ts';
import { meanOf, type Payoffs } from './payoffs.ts';
import {
  type AssaultPlan,
  type Attack,
  type DefencePlan,
  type Purpose,
  createPurpose,
  findPurpose,
  purposeKey,
} from './plans.ts';
import { playAtRandom } from './random-player.ts';
import { fallbackAction } from './sketch.ts';
import { chooseSlots, searchMovement } from './soviet-general.ts';
import { type TurnEquilibrium, drawPlan, meanOver, searchAssault, searchDefence } from './turn-search.ts';

/** Percentage of turns that a level plays at random; in the others it plays as the General. */
const RANDOM_TURN_PERCENT = { recruit: 55, officer: 25, general: 0 } as const;

/** Enough for an attack a turn (docs/players.md). */
const BOLD_INITIATIVE = 0.3;

/**
 * Searches the next action of a computer player and those that follow until a die is rolled or the other side
 * decides. Uses no more of the position than `view` shows to the side.
 */
function* searchActions(
  state: State,
  side: Side,
  level: PlayerLevel,
  seed: number,
  effort = 1,
): SearchTask<Action[]> {
  if (state.phase === 'over' || decider(state) !== side) return [];
  const seen = view(state, side);
  const rank = rankOf(level);
  const profile = { side, seed, effort, initiative: rank === level ? 0 : BOLD_INITIATIVE };
  const atRandom = seededRandom(profile, state, 'level')(100) < RANDOM_TURN_PERCENT[rank];
  const actions = atRandom ? playAtRandom(seen, profile) : yield* searchGeneral(seen, profile);
  const [first] = actions;
  return first && !check(seen, first) ? withoutRepeats(seen, actions) : [fallbackAction(seen)];
}

/** Without the orders that are on the sheet already. */
function withoutRepeats(state: State, actions: readonly Action[]): Action[] {
  let now = state;
  return actions.filter((action) => {
    if (!['plan', 'post', 'commit', 'prepare'].includes(action.type)) return true;
    const done = apply(now, action);
    if (!done.ok) return true;
    const before = now;
    now = done.state;
    return !same(before, now);
  });
}

export const chooseActions = (...about: Parameters<typeof searchActions>): Action[] =>
  runToEnd(searchActions(...about));

// A hint: what the General would do in the player's place, and the plan behind it.

export interface Hint {
  /** Up to the next die roll or decision of the other side. */
  readonly actions: readonly Action[];
  /** Purposes of the turn; empty if there is nothing to choose. */
  readonly plan: readonly Purpose[];
}

export function* advise(state: State, side: Side, seed: number, effort = 1): SearchTask<Hint> {
  const seen = view(state, side);
  const actions = yield* searchActions(seen, side, 'general', seed, effort);
  if (decider(state) !== side || !actions.length) return { actions, plan: [] };
  return { actions, plan: yield* explainPlan(seen, { side, seed, effort }, actions) };
}

function* explainPlan(
  state: State,
  profile: AiProfile,
  actions: readonly Action[],
): SearchTask<readonly Purpose[]> {
  const { phase } = state;
  if (state.combat) return explainCombat(state, profile, actions);
  if (phase === 'movement') {
    const { payoffs, equilibrium } = yield* searchMovement(state, profile);
    return explainAssault(
      drawPlan(equilibrium.assaults, seededRandom(profile, state, 'march')),
      payoffs,
      equilibrium,
    );
  }
  if (phase === 'soviet-plans' || phase === 'soviet-allotment') {
    const { plan, payoffs, equilibrium } = yield* searchAssault(state, chooseSlots(state, profile), profile);
    return explainAssault(plan, payoffs, equilibrium);
  }
  if (phase === 'finnish-plans' || phase === 'finnish-allotment') {
    const { plan, payoffs, equilibrium } = yield* searchDefence(state, profile);
    return explainGuard(plan, payoffs, equilibrium);
  }
  if (phase === 'harassment')
    return actions.flatMap((action) => (action.type === 'harass' ? [explainHarassment(state, action)] : []));
  return explainActions(state, actions);
}

/** In solo play, an attack with a lower chance is made to draw enemy means. */
const LEAST_CHANCE = 0.1;

/** Each attack with its chance against the expected defences; bluffs as "draw". */
function explainAssault(assault: AssaultPlan, payoffs: Payoffs, { guards }: TurnEquilibrium): Purpose[] {
  const chances = payoffs.state.options.solo
    ? payoffs.drawnChances(assault.flatMap(({ attack }) => attack ?? []))
    : assault.flatMap(({ attack }) => (attack ? [meanChance(attack, payoffs, guards)] : []));
  return assault.map(({ slot, strategy, attack }) => {
    const front = SLOTS[slot]!;
    if (!attack) return createPurpose('draw', front, { strategy });
    const chance = clampChance(chances.shift()!);
    const lures = payoffs.state.options.solo && chance < LEAST_CHANCE;
    return createPurpose(lures ? 'lure' : 'take', front, { spaces: [attack.target], strategy, chance });
  });
}

/** The mean chance of an attack over the expected defences of its front. */
const meanChance = (attack: Attack, payoffs: Payoffs, guards: TurnEquilibrium['guards']): number =>
  meanOver(guards, (plan) => {
    const meets = plan.filter((defence) => SLOTS[defence.slot] === SLOTS[attack.slot]);
    return meets.length ? meanOf(meets, (defence) => payoffs.chance(attack, defence)) : 1;
  });

/** Each defence with its chance to hold against the expected attacks. */
const explainGuard = (guard: DefencePlan, payoffs: Payoffs, { assaults }: TurnEquilibrium): Purpose[] =>
  guard.map((defence) => {
    const front = SLOTS[defence.slot]!;
    let [held, all] = [0, 0];
    for (const { plan, weight } of assaults)
      for (const { slot, attack } of plan)
        if (attack && SLOTS[slot] === front) {
          held += weight * (1 - payoffs.chance(attack, defence));
          all += weight;
        }
    return createPurpose('hold', front, {
      strategy: defence.strategy,
      chance: all > 0 ? clampChance(held / all) : null,
    });
  });

/** The current combat, or the second attack advised. */
function explainCombat(state: State, { side }: AiProfile, [first]: readonly Action[]): Purpose[] {
  const target = first?.type === 'pursue' ? first.target : state.combat!.target;
  if (target === null) return [];
  const { strategy } = encounterOf(state);
  const { front } = placeOf(target);
  const won = first ? chanceAfter(state, first) : null;
  const spaces = [target];
  if (side === 'finn')
    return [createPurpose('hold', front, { spaces, chance: won === null ? null : 1 - won })];
  return [createPurpose('take', front, { spaces, strategy, chance: won })];
}

function explainHarassment(state: State, action: Action & { type: 'harass' }): Purpose {
  const { target, scouts } = action;
  const chance = scouts ? harassChances(state, target, scouts).faces.success / 6 : null;
  return createPurpose('harass', placeOf(target).front, { spaces: [target], chance });
}

/** Purposes that follow from the orders alone, sorted by front. */
function explainActions(state: State, actions: readonly Action[]): Purpose[] {
  const found = new Map<string, Purpose>();
  for (const action of actions) {
    const one = findPurpose(state, action);
    if (one) found.set(purposeKey(one), one);
  }
  return [...found.values()].toSorted((a, b) => FRONTS.indexOf(a.front) - FRONTS.indexOf(b.front));
}

const clampChance = (chance: number): number => Math.min(1, Math.max(0, chance));

const position = {
  state: v.custom<State>(isView),
  side: v.picklist(['finn', 'soviet']),
  seed: v.pipe(v.number(), v.integer()),
};

const question = v.variant('kind', [
  v.strictObject({ kind: v.literal('think'), ...position, level: v.picklist(PLAYER_LEVELS) }),
  v.strictObject({ kind: v.literal('advise'), ...position }),
]) satisfies v.GenericSchema<unknown, Question<State>>;

/** The search for a checked question of the page: actions or a hint; null for an invalid message. */
export function searchForQuestion(message: unknown): SearchTask<readonly Action[] | Hint> | null {
  const read = v.safeParse(question, message);
  if (!read.success) return null;
  const { state, side, seed } = read.output;
  return read.output.kind === 'advise'
    ? advise(state, side, seed)
    : searchActions(state, side, read.output.level, seed);
}
