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
import { best, whims, type Person, type Thought } from './contract.ts';
import { drawn } from './duel.ts';
import { stayHidden } from './habits.ts';
import type { Guard } from './plans.ts';
import { END, Sketch } from './sketch.ts';
import { harassWorth, slotsWith, studied } from './turn-plan.ts';

function* guardOf(state: State, person: Person): Thought<Guard> {
  const { duel } = yield* studied(state, slotsWith(state.soviet.plans), person);
  return drawn(duel.guards, whims(person, state, 'guard'));
}

export const withdraw = (state: State): Action[] => {
  const sketch = new Sketch(state);
  stayHidden(sketch);
  return sketch.done();
};

export function* finnishPlans(state: State, person: Person): Thought<Action[]> {
  const guard = yield* guardOf(state, person);
  const sketch = new Sketch(state);
  for (const { slot, strategy, supports } of guard) {
    sketch.play({ type: 'plan', slot, strategy });
    for (const support of supports) sketch.play({ type: 'post', support, front: SLOTS[slot]! });
  }
  return sketch.done();
}

export function* prepare(state: State, person: Person): Thought<Action[]> {
  const guard = yield* guardOf(state, person);
  const sketch = new Sketch(state);
  for (const { slot, units, environment, supports, entrenched } of guard) {
    const means = { units, environment, entrenched } as const;
    if (!sketch.play({ type: 'prepare', slot, ...means, supports }))
      sketch.play({ type: 'prepare', slot, ...means, supports: [] });
  }
  return sketch.done();
}

/** The one that holds better against whatever may come to this target, and leaves the better one for what comes next. */
export function* answer(state: State, person: Person): Thought<Action[]> {
  const decision = state.decisions.at(-1)!;
  if (decision.kind !== 'answer') return [];
  const { slot } = decision;
  const open = answersTo(state, slot);
  const { target } = state.soviet.plans[slot]!;
  const { stakes, duel } = yield* studied(state, slotsWith(state.soviet.plans), person);
  // Whatever of the other side's plans may lie behind this counter, and the one beside it that waits.
  const worth = (box: number): number => {
    const meets = state.finnish.plans[box]!;
    const other = open.find((one) => one !== box);
    const waits = other === undefined ? null : state.finnish.plans[other]!;
    let all = 0;
    for (const { plan, weight } of duel.assaults) {
      const order = plan.find((one) => one.slot === slot);
      if (!order?.attack) continue;
      const attack = { ...order.attack, target: target! };
      all += weight * stakes.of(attack, { ...meets, slot: box, strategy: meets.strategy! });
      const beside = plan.find((one) => one.slot !== slot && SLOTS[one.slot] === SLOTS[slot]);
      if (waits && beside?.attack && state.soviet.plans[beside.slot]?.stage === 'box')
        all += weight * stakes.of(beside.attack, { ...waits, slot: other!, strategy: waits.strategy! });
    }
    return all;
  };
  return [{ type: 'answer', slot: best(open, (box) => -worth(box)) ?? null }];
}

const TEMPTING = 0.15;

/** SCT go where they bring more than they risk. */
export function harass(state: State): Action[] {
  // In solo play a die says how many go, and the Soviet player where: to where it hurts least.
  if (state.options.solo) {
    const target = best(soloTargets(state), (space) => -harassWorth(state, space, 2));
    return target === undefined ? [END] : [{ type: 'harass', target, scouts: 0 }];
  }
  const most = Math.min(3, freeScouts(state));
  const ways = conquered(state).flatMap((target) =>
    Array.from({ length: most }, (_, i) => ({ type: 'harass' as const, target, scouts: i + 1 })),
  );
  const worth = (way: (typeof ways)[number]): number => harassWorth(state, way.target, way.scouts);
  const way = best(ways, worth);
  return way && worth(way) > TEMPTING ? [way] : [END];
}

/** They stay over the end of the turn: whoever is cut off loses a unit. */
export function stay(state: State): Action[] {
  const due = state.decisions.at(-1)!;
  return due.kind === 'stay' ? [{ type: 'stay', scouts: due.scouts }] : [];
}
