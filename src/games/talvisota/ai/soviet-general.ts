/** The Soviet General: moves up, lays four counters, and attacks with those that promise something. */
import {
  chainsOf,
  check,
  conquered,
  FRONTS,
  isFinnish,
  isSoviet,
  kinds,
  pathIn,
  placeOf,
  plus,
  recoveryCost,
  size,
  SLOTS,
  SOVIET_UNITS,
  soviets,
  type Action,
  type Front,
  type SovietForce,
  type SovietUnit,
  type Space,
  type State,
  waitingCost,
} from '#engine/talvisota';
import { placed, pooled } from './assaults.ts';
import { best, oneOf, whims, type Person, type Thought } from './contract.ts';
import { drawn, scaled } from './duel.ts';
import { openTargets } from './habits.ts';
import type { Assault } from './plans.ts';
import { END, Sketch, together } from './sketch.ts';
import { Stakes } from './stakes.ts';
import { duelOver, layoutOf, remembered, slotsWith, studied, type Studied } from './turn-plan.ts';

type Shares = Readonly<Record<Front, SovietForce>>;

/** Ways to divide the army: all of them can attack on three fronts. */
const OPENINGS: readonly Shares[] = [
  {
    LAP: soviets({ FUS: 3, ELI: 1 }),
    LAD: soviets({ FUS: 6, ELI: 1, MECA: 1, TAN: 1 }),
    KAR: soviets({ FUS: 4, ELI: 1, MECA: 3, TAN: 2 }),
  },
  {
    LAP: soviets({ FUS: 3 }),
    LAD: soviets({ FUS: 6, ELI: 2, MECA: 1 }),
    KAR: soviets({ FUS: 4, ELI: 1, MECA: 3, TAN: 3 }),
  },
  {
    LAP: soviets({ FUS: 2, ELI: 1, TAN: 1 }),
    LAD: soviets({ FUS: 5, ELI: 1, MECA: 3, TAN: 2 }),
    KAR: soviets({ FUS: 6, ELI: 1, MECA: 1 }),
  },
];

export function setUp(state: State, person: Person): Action[] {
  const shares = oneOf(whims(person, state, 'opening'), OPENINGS);
  const sketch = new Sketch(state);
  for (const front of FRONTS)
    for (const unit of SOVIET_UNITS) {
      const count = shares[front][unit] - sketch.state.soviet.boxes[front][unit];
      if (count) sketch.play({ type: 'assign', unit, front, count });
    }
  return sketch.done();
}

/** How many of ten that arrive go to a front. */
const ARRIVING: Readonly<Record<Front, number>> = { LAP: 2, LAD: 4, KAR: 4 };
/** Fewer units than this are too few for four attacks; morale below this is not spent. */
const ENOUGH = 16;
const RESERVE = 8;
const SPENT = 2;

/** All units of a front, in boxes and on the map. */
const unitsOf = ({ soviet }: State, front: Front): SovietForce =>
  soviet.map.reduce(
    (all, units, space) => (placeOf(space).front === front ? plus(all, units) : all),
    soviet.boxes[front],
  );

const needy = (state: State): Front =>
  best(FRONTS, (front) => -size(unitsOf(state, front)) / ARRIVING[front])!;

export function arrive(state: State): Action[] {
  const sketch = new Sketch(state);
  for (const unit of SOVIET_UNITS)
    while (sketch.state.soviet.waiting[unit])
      if (!sketch.play({ type: 'assign', unit, front: needy(sketch.state), count: 1 })) return sketch.actions;
  const before = sketch.state.morale.soviet;
  const wanted: readonly (readonly [SovietUnit, number])[] = [
    ['ELI', 1],
    ['FUS', 2],
    ['TAN', 1],
  ];
  for (const [unit, count] of wanted)
    while (sketch.state.soviet.reinforcements[unit] >= count) {
      const now = sketch.state;
      const all = FRONTS.reduce((sum, front) => sum + size(unitsOf(now, front)), 0);
      const cost = recoveryCost(now, unit, count);
      const dear = now.morale.soviet - cost < RESERVE || before - now.morale.soviet + cost > SPENT;
      if (all >= ENOUGH || dear) break;
      if (!sketch.play({ type: 'recover', unit, front: needy(now), count })) break;
    }
  return sketch.done();
}

const MOVING = { drawn: 6, rounds: 10, tries: 80 } as const;

/** What the army could do this turn from wherever it can still go, and what would meet it. */
export const advance = remembered(function* (state: State, person: Person): Thought<Studied> {
  const stakes = new Stakes(state);
  const stock = pooled(state);
  const slots = yield* layoutOf(state, stock, stakes, person);
  const duel = yield* duelOver(state, slots, stock, stakes, scaled(MOVING, person.effort));
  return { stakes, duel };
});

/** Units to where the plan of the turn wants them, the rest to where something can be attacked. */
export function* march(state: State, person: Person): Thought<Action[]> {
  const { duel } = yield* advance(state, person);
  const assault = drawn(duel.assaults, whims(person, state, 'march'));
  const sketch = new Sketch(state);
  const needs = needsOf(assault);
  const path = pathsTo(state, [...needs.keys()]);
  for (const [to, force] of needs)
    for (const unit of kinds(force)) bring(sketch, to, unit, force[unit], needs, path);
  moveUp(sketch);
  liftMarkers(sketch, path);
  return together(state, sketch.done());
}

function needsOf(assault: Assault): Map<Space, SovietForce> {
  const needs = new Map<Space, SovietForce>();
  for (const { attack } of assault)
    if (attack) needs.set(attack.from, plus(needs.get(attack.from) ?? soviets(), attack.units));
  return needs;
}

/** Spaces through which the starts are fed. */
function pathsTo(state: State, starts: readonly Space[]): ReadonlySet<Space> {
  const chains = chainsOf(state);
  return new Set(starts.flatMap((space) => pathIn(chains, space) ?? []));
}

/** Fills a space up to so many of a kind: out of the box, then out of spaces that can spare them. */
function bring(
  sketch: Sketch,
  to: Space,
  unit: SovietUnit,
  count: number,
  needs: ReadonlyMap<Space, SovietForce>,
  path: ReadonlySet<Space>,
): void {
  const { front } = placeOf(to);
  const one = soviets({ [unit]: 1 });
  while (sketch.state.soviet.map[to]![unit] < count) {
    const { boxes, map, markers } = sketch.state.soviet;
    if (boxes[front][unit] && sketch.play({ type: 'enter', front, to, units: one })) continue;
    const from = [...map.keys()].find((space) => {
      if (space === to || placeOf(space).front !== front) return false;
      const needed = needs.get(space)?.[unit] ?? 0;
      if (map[space]![unit] <= needed) return false;
      const last = isFinnish(space) && size(map[space]!) === 1 && !markers.includes(space);
      return (
        !(last && path.has(space)) && !check(sketch.state, { type: 'march', from: space, to, units: one })
      );
    });
    if (from === undefined || !sketch.play({ type: 'march', from, to, units: one })) return;
  }
}

/** Whoever is still in a box goes to where most can be attacked. */
function moveUp(sketch: Sketch): void {
  for (const front of FRONTS)
    for (const unit of SOVIET_UNITS)
      while (sketch.state.soviet.boxes[front][unit]) {
        const now = sketch.state;
        const units = soviets({ [unit]: 1 });
        const goals = [...now.soviet.map.keys()].filter(
          (to) =>
            placeOf(to).front === front &&
            openTargets(now, to).length > 0 &&
            !check(now, { type: 'enter', front, to, units }),
        );
        const to = best(goals, (space) => openTargets(now, space).length - size(now.soviet.map[space]!) / 4);
        if (to === undefined || !sketch.play({ type: 'enter', front, to, units })) break;
      }
}

/** A marker that feeds nobody is a gift to the SCT. */
function liftMarkers(sketch: Sketch, path: ReadonlySet<Space>): void {
  for (const space of sketch.state.soviet.markers) {
    if (path.has(space) || size(sketch.state.soviet.map[space]!)) continue;
    const cut = chainsOf(sketch.state, [space]);
    const feeds = conquered(sketch.state).some(
      (other) => other !== space && cut[other] === null && isSoviet(sketch.state, other),
    );
    if (!feeds) sketch.play({ type: 'mark', space, on: false });
  }
}

function* assaultOf(state: State, person: Person, slots: readonly number[]): Thought<Assault> {
  const { duel } = yield* studied(state, slots, person);
  return drawn(duel.assaults, whims(person, state, 'assault'));
}

export function* sovietPlans(state: State, person: Person): Thought<Action[]> {
  const stakes = new Stakes(state);
  const slots = yield* layoutOf(state, placed(state), stakes, person);
  const assault = yield* assaultOf(state, person, slots);
  const sketch = new Sketch(state);
  for (const { slot, strategy, attack } of assault) {
    sketch.play({ type: 'plan', slot, strategy });
    for (const support of attack?.supports ?? []) sketch.play({ type: 'post', support, front: SLOTS[slot]! });
  }
  return sketch.done();
}

export function* commit(state: State, person: Person): Thought<Action[]> {
  const assault = yield* assaultOf(state, person, slotsWith(state.soviet.plans));
  const sketch = new Sketch(state);
  for (const { slot, attack } of assault) {
    if (!attack) continue;
    const { from, units, supports } = attack;
    if (!sketch.play({ type: 'commit', slot, from, units, supports }))
      sketch.play({ type: 'commit', slot, from, units, supports: [] });
  }
  return sketch.done();
}

/** One strategy after another, the most promising first; what promises nothing stays in its box. */
export function* deploy(state: State, person: Person): Thought<Action[]> {
  const { stakes, duel } = yield* studied(state, slotsWith(state.soviet.plans), person);
  const ways = state.soviet.plans.flatMap((plan, slot) => {
    if (plan?.stage !== 'box' || plan.from === null || !size(plan.units)) return [];
    const { from, units, supports, strategy } = plan;
    return openTargets(state, from)
      .concat(from)
      .map((target) => ({
        action: { type: 'deploy' as const, slot, target },
        from,
        units,
        supports,
        strategy,
      }))
      .filter(({ action }) => !check(state, action));
  });
  const worth = ({ action, from, units, supports, strategy }: (typeof ways)[number]): number => {
    const { slot, target } = action;
    const attack = { slot, target, from, units, supports, strategy: strategy! };
    return duel.guards.reduce((all, { plan, weight }) => {
      const meet = plan.filter((defence) => SLOTS[defence.slot] === SLOTS[slot]);
      const worths = meet.map((defence) => stakes.of(attack, defence));
      return all + (weight * worths.reduce((sum, one) => sum + one, 0)) / Math.max(1, worths.length);
    }, 0);
  };
  const way = best(ways, worth);
  const idle = !state.soviet.plans.some((plan) => plan?.stage === 'map') && !state.options.moscowWaits;
  return way && worth(way) > (idle ? -stakes.loss * waitingCost(state) : 0) ? [way.action] : [END];
}
