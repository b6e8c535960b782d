/** The Finnish General: answers four counters of which he sees but the backs. */
import {
  answersTo,
  conquered,
  freeScouts,
  soloTargets,
  SLOTS,
  type Action,
  type State,
} from '#engine/talvisota';
import { maxBy, seededRandom, type AiProfile, type SearchTask } from './contract.ts';
import { drawPlan } from './duel.ts';
import { withdrawScouts } from './habits.ts';
import type { DefencePlan } from './plans.ts';
import { END, Sketch } from './sketch.ts';
import { harassmentValue, findUsedSlots, searchTurnCached } from './turn-plan.ts';

function* drawDefence(state: State, profile: AiProfile): SearchTask<DefencePlan> {
  const { equilibrium } = yield* searchTurnCached(state, findUsedSlots(state.soviet.plans), profile);
  return drawPlan(equilibrium.guards, seededRandom(profile, state, 'guard'));
}

export const chooseWithdrawal = (state: State): Action[] => {
  const sketch = new Sketch(state);
  withdrawScouts(sketch);
  return sketch.done();
};

export function* chooseFinnishPlans(state: State, profile: AiProfile): SearchTask<Action[]> {
  const guard = yield* drawDefence(state, profile);
  const sketch = new Sketch(state);
  for (const { slot, strategy, supports } of guard) {
    sketch.play({ type: 'plan', slot, strategy });
    for (const support of supports) sketch.play({ type: 'post', support, front: SLOTS[slot]! });
  }
  return sketch.done();
}

export function* choosePreparation(state: State, profile: AiProfile): SearchTask<Action[]> {
  const guard = yield* drawDefence(state, profile);
  const sketch = new Sketch(state);
  for (const { slot, units, environment, supports, entrenched } of guard) {
    const means = { units, environment, entrenched } as const;
    if (!sketch.play({ type: 'prepare', slot, ...means, supports }))
      sketch.play({ type: 'prepare', slot, ...means, supports: [] });
  }
  return sketch.done();
}

/** The one that holds better against whatever may come to this target, and leaves the better one for what comes next. */
export function* chooseAnswer(state: State, profile: AiProfile): SearchTask<Action[]> {
  const decision = state.decisions.at(-1)!;
  if (decision.kind !== 'answer') return [];
  const { slot } = decision;
  const open = answersTo(state, slot);
  const { target } = state.soviet.plans[slot]!;
  const { payoffs, equilibrium } = yield* searchTurnCached(state, findUsedSlots(state.soviet.plans), profile);
  // Whatever of the other side's plans may lie behind this counter, and the one beside it that waits.
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

/** SCT go where they bring more than they risk. */
export function chooseHarassment(state: State): Action[] {
  // In solo play a die says how many go, and the Soviet player where: to where it hurts least.
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
  return way && worth(way) > MIN_HARASS_VALUE ? [way] : [END];
}

/** They stay over the end of the turn: whoever is cut off loses a unit. */
export function chooseStay(state: State): Action[] {
  const due = state.decisions.at(-1)!;
  return due.kind === 'stay' ? [{ type: 'stay', scouts: due.scouts }] : [];
}
