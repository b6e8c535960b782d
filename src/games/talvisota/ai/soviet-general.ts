/** Soviet decisions: moves up, places four counters, and attacks with those of positive expected value. */
import {
  answersTo,
  chainsOf,
  check,
  conquered,
  freeUnits,
  FRONTS,
  isFinnish,
  isSoviet,
  kinds,
  LAST_TURN,
  MOST_MORALE,
  pathIn,
  placeOf,
  plus,
  size,
  SLOTS,
  SOVIET_PLANS,
  SOVIET_UNITS,
  soviets,
  stakeOf,
  startsOf,
  type Action,
  type ActionOf,
  type Front,
  type Slot,
  type SovietForce,
  type SovietUnit,
  type Space,
  type State,
  waitingCost,
} from '#engine/talvisota';
import { poolBySpace, poolByFront } from './plan-sources.ts';
import { maxBy, pickOne, seededRandom, type AiProfile, type SearchTask } from './ai-context.ts';
import {
  type TurnSearch,
  cacheSearch,
  chooseLayout,
  drawPlan,
  findUsedSlots,
  meanOver,
  scaleEffort,
  searchAssault,
  searchTurn,
  searchTurnCached,
} from './turn-search.ts';
import { END, Sketch, findOpenTargets, mergeMoves } from './sketch.ts';
import { strongestForce, type AssaultPlan, type Attack, type DefencePlan } from './plans.ts';
import { Payoffs } from './payoffs.ts';

type FrontShares = Readonly<Record<Front, SovietForce>>;

/** Divisions of the army among the fronts; each allows attacks on all three. */
const OPENINGS: readonly FrontShares[] = [
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

export function chooseSetUp(state: State, profile: AiProfile): Action[] {
  const shares = pickOne(seededRandom(profile, state, 'opening'), OPENINGS);
  const sketch = new Sketch(state);
  for (const front of FRONTS)
    for (const unit of SOVIET_UNITS) {
      const count = shares[front][unit] - sketch.state.soviet.boxes[front][unit];
      if (count) sketch.play({ type: 'assign', unit, front, count });
    }
  return sketch.done();
}

/** Share of arrivals that goes to each front. */
const ARRIVAL_SHARES: Readonly<Record<Front, number>> = { LAP: 2, LAD: 4, KAR: 4 };
/** All units of a front, in its box and on the map. */
const unitsOf = ({ soviet }: State, front: Front): SovietForce =>
  soviet.map.reduce(
    (all, units, space) => (placeOf(space).front === front ? plus(all, units) : all),
    soviet.boxes[front],
  );

const neediestFront = (state: State): Front =>
  maxBy(FRONTS, (front) => -size(unitsOf(state, front)) / ARRIVAL_SHARES[front])!;

/** Allots the arrivals to fronts. Does not buy back lost units, having more than can be sent. */
export function chooseArrivals(state: State): Action[] {
  const sketch = new Sketch(state);
  for (const unit of SOVIET_UNITS)
    while (sketch.state.soviet.waiting[unit])
      if (!sketch.play({ type: 'assign', unit, front: neediestFront(sketch.state), count: 1 }))
        return sketch.actions;
  return sketch.done();
}

const MOVEMENT_EFFORT = { startPlans: 6, rounds: 10, changesPerRound: 80 } as const;

const searchWithBoxes = cacheSearch<[AiProfile, boxes: object]>(function* (state, profile) {
  const payoffs = new Payoffs(state, true, profile.initiative);
  const stock = poolByFront(state);
  const slots = chooseLayout(state, stock, profile);
  const scaled = scaleEffort(MOVEMENT_EFFORT, profile.effort);
  return { payoffs, equilibrium: yield* searchTurn(state, slots, stock, payoffs, scaled) };
});

/** Searches the turn for units that can still move, with the expected defences; cached. */
export const searchMovement = (state: State, profile: AiProfile): SearchTask<TurnSearch> =>
  searchWithBoxes(state, profile, state.soviet.boxes);

/** Moves units to where the plan needs them, the rest to where they have targets. */
export function* chooseMovement(state: State, profile: AiProfile): SearchTask<Action[]> {
  const { equilibrium } = yield* searchMovement(state, profile);
  const assault = drawPlan(equilibrium.assaults, seededRandom(profile, state, 'march'));
  const sketch = new Sketch(state);
  const needs = unitsNeededAt(assault);
  const path = supplyPathsTo(state, [...needs.keys()]);
  for (const [to, force] of needs)
    for (const unit of kinds(force)) bringUnits(sketch, to, unit, force[unit], needs, path);
  moveBoxedUnits(sketch);
  removeIdleMarkers(sketch, path);
  return mergeMoves(state, sketch.done());
}

function unitsNeededAt(assault: AssaultPlan): Map<Space, SovietForce> {
  const needs = new Map<Space, SovietForce>();
  for (const { attack } of assault)
    if (attack) needs.set(attack.from, plus(needs.get(attack.from) ?? soviets(), attack.units));
  return needs;
}

/** Spaces on the supply paths of the given spaces. */
function supplyPathsTo(state: State, starts: readonly Space[]): ReadonlySet<Space> {
  const chains = chainsOf(state);
  return new Set(starts.flatMap((space) => pathIn(chains, space) ?? []));
}

/** Brings a space up to `count` units of a kind, from the box first, then from spaces with units to spare. */
function bringUnits(
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

/** Moves units left in a box into the space with the most targets. */
function moveBoxedUnits(sketch: Sketch): void {
  for (const front of FRONTS)
    for (const unit of SOVIET_UNITS)
      while (sketch.state.soviet.boxes[front][unit]) {
        const now = sketch.state;
        const units = soviets({ [unit]: 1 });
        const goals = [...now.soviet.map.keys()].filter(
          (to) => findOpenTargets(now, to).length > 0 && !check(now, { type: 'enter', front, to, units }),
        );
        const to = maxBy(
          goals,
          (space) => findOpenTargets(now, space).length - size(now.soviet.map[space]!) / 4,
        );
        if (to === undefined || !sketch.play({ type: 'enter', front, to, units })) break;
      }
}

/** Removes markers that supply no unit, as SCT gain from them. */
function removeIdleMarkers(sketch: Sketch, path: ReadonlySet<Space>): void {
  for (const space of sketch.state.soviet.markers) {
    if (path.has(space) || size(sketch.state.soviet.map[space]!)) continue;
    const cut = chainsOf(sketch.state, [space]);
    const feeds = conquered(sketch.state).some(
      (other) => other !== space && cut[other] === null && isSoviet(sketch.state, other),
    );
    if (!feeds) sketch.play({ type: 'mark', space, on: false });
  }
}

/** The boxes for the plan of the turn: those with a strategy already, and others up to the number of counters. */
export function chooseSlots(state: State, profile: AiProfile): readonly Slot[] {
  const laid = findUsedSlots(state.soviet.plans);
  if (state.phase !== 'soviet-plans') return laid;
  const layout = chooseLayout(state, poolBySpace(state), profile);
  return [...new Set([...laid, ...layout])].slice(0, layout.length).toSorted((a, b) => a - b);
}

export function* chooseSovietPlans(state: State, profile: AiProfile): SearchTask<Action[]> {
  const { plan: assault } = yield* searchAssault(state, chooseSlots(state, profile), profile);
  const sketch = new Sketch(state);
  for (const { slot, strategy, attack } of assault) {
    if (state.soviet.plans[slot]?.strategy !== strategy) sketch.play({ type: 'plan', slot, strategy });
    for (const support of attack?.supports ?? [])
      if (state.soviet.posts[support] !== SLOTS[slot])
        sketch.play({ type: 'post', support, front: SLOTS[slot]! });
  }
  return sketch.done();
}

export function* chooseCommitment(state: State, profile: AiProfile): SearchTask<Action[]> {
  const { plan: assault } = yield* searchAssault(state, chooseSlots(state, profile), profile);
  const sketch = new Sketch(state);
  for (const { slot, attack } of assault) {
    if (!attack) continue;
    const { from, units, supports } = attack;
    if (!sketch.play({ type: 'commit', slot, from, units, supports }))
      sketch.play({ type: 'commit', slot, from, units, supports: [] });
  }
  for (const { slot, attack } of assault)
    if (!attack && !answersTo(state, slot).length) commitUnopposed(sketch, slot);
  return sketch.done();
}

/** Gives a counter meant as a bluff the units for the best target, since the Finns have left its front open. */
function commitUnopposed(sketch: Sketch, slot: Slot): void {
  const now = sketch.state;
  const payoffs = new Payoffs(now, true);
  const strategy = now.soviet.plans[slot]!.strategy!;
  const ways = startsOf(now, slot).flatMap((from) => {
    const units = strongestForce(strategy, freeUnits(now, from, slot), SOVIET_PLANS[strategy].most);
    return units ? findOpenTargets(now, from).map((target) => ({ from, units, target })) : [];
  });
  const way = maxBy(ways, ({ from, units, target }) =>
    payoffs.combatValue({ slot, strategy, from, target, units, supports: [] }, null),
  );
  if (way) sketch.play({ type: 'commit', slot, from: way.from, units: way.units, supports: [] });
}

/** The most that an Events die adds to Finnish morale (3.1). */
const MOST_EVENT = 2;

/** True if the Soviets win without another attack, and `lost` points less; only raids could change that. */
function winsByResting(state: State, lost = 0): boolean {
  const { turn, waited, options, morale } = state;
  let [soviet, finn] = [morale.soviet, morale.finn];
  for (let rest = 0; turn + rest <= LAST_TURN; rest++) {
    if (rest) finn = Math.min(MOST_MORALE, finn + MOST_EVENT);
    if (!options.moscowWaits) soviet -= waitingCost({ options, waited: waited + rest });
  }
  return soviet - lost > Math.max(0, finn);
}

/**
 * An attack is sent if it is worth more than this: the value of a turn without any, or 0 once one has been sent. A side
 * that is behind at the end has nothing to lose.
 */
export function leastWorth(state: State): number {
  const { turn, morale, options, soviet } = state;
  if (soviet.plans.some((plan) => plan?.stage === 'map')) return 0;
  if (turn === LAST_TURN && morale.soviet < morale.finn) return -Infinity;
  return options.moscowWaits ? 0 : -new Payoffs(state, true).loss * waitingCost(state);
}

/** An attack that can be sent now. */
export interface Launch {
  readonly action: ActionOf<'deploy'>;
  readonly worth: number;
}

/**
 * All attacks that can be sent now. `worthOf` values one against the defences that can still answer it; the result is
 * the mean over the expected Finnish plans.
 */
export function* searchLaunches(
  state: State,
  profile: AiProfile,
  worthOf = (payoffs: Payoffs, attack: Attack, defences: DefencePlan): number =>
    payoffs.answeredValue(attack, defences),
): SearchTask<Launch[]> {
  const { payoffs, equilibrium } = yield* searchTurnCached(state, findUsedSlots(state.soviet.plans), profile);
  return [...SLOTS.keys()].flatMap((slot) => {
    // Boxes that have answered already meet no other attack.
    const open = answersTo(state, slot);
    return readyAttacks(state, slot).map((attack) => {
      const worth = meanOver(equilibrium.guards, (guard) =>
        worthOf(
          payoffs,
          attack,
          guard.filter((defence) => open.includes(defence.slot)),
        ),
      );
      return { action: { type: 'deploy' as const, slot, target: attack.target }, worth };
    });
  });
}

/** The attacks for which a strategy can be sent now. */
function readyAttacks(state: State, slot: Slot): Attack[] {
  const plan = state.soviet.plans[slot];
  if (plan?.stage !== 'box' || plan.from === null || !size(plan.units)) return [];
  const { from, units, supports } = plan;
  return findOpenTargets(state, from)
    .concat(from)
    .filter((target) => !check(state, { type: 'deploy', slot, target }))
    .map((target) => ({ slot, strategy: plan.strategy!, from, target, units, supports }));
}

/** All ways to send or hold back the ready strategies, with the attacks already on the map. */
function launchPlans(state: State): Attack[][] {
  let plans: Attack[][] = [[]];
  for (const [slot, plan] of state.soviet.plans.entries()) {
    if (!plan?.strategy || plan.from === null || !size(plan.units)) continue;
    const { strategy, from, target, units, supports } = plan;
    const sent = target === null ? null : { slot, strategy, from, target, units, supports };
    const ways = sent ? [sent] : readyAttacks(state, slot);
    plans = plans.flatMap((attacks) => [
      ...(plan.target === null ? [attacks] : []),
      ...ways
        .filter(({ target }) => attacks.every((other) => other.target !== target))
        .map((attack) => [...attacks, attack]),
    ]);
  }
  return plans;
}

/**
 * Solo play: sends the first of the attacks with the highest total value. A failing one may be worth it for the means
 * drawn against it.
 */
function deployAgainstDraws(state: State): Action[] {
  const payoffs = new Payoffs(state, true);
  const best = maxBy(launchPlans(state), (attacks) =>
    payoffs.turnValue(
      attacks.map((attack) => ({ ...attack, attack })),
      [],
    ),
  );
  const next = best?.find(({ slot }) => state.soviet.plans[slot]!.stage === 'box');
  return [next ? { type: 'deploy', slot: next.slot, target: next.target } : END];
}

/** What the failure of an attack costs, in points of either morale. */
function costOfFailure(state: State, { slot, target }: ActionOf<'deploy'>): number {
  const { finn, soviet } = stakeOf(state, state.soviet.plans[slot]!.strategy!, target).failure;
  return finn - soviet;
}

/** Sends the attack with the highest value; those with too little stay in their boxes, and those that risk a sure win. */
export function* chooseDeployment(state: State, profile: AiProfile): SearchTask<Action[]> {
  const { initiative = 0 } = profile;
  const leads = !state.soviet.plans.some((plan) => plan?.stage === 'map') && winsByResting(state);
  if (leads && !initiative) return [END];
  if (state.options.solo) return deployAgainstDraws(state);
  const launches = (yield* searchLaunches(state, profile)).filter(
    ({ action }) => !leads || winsByResting(state, costOfFailure(state, action)),
  );
  const best = maxBy(launches, ({ worth }) => worth);
  return best && best.worth > leastWorth(state) - initiative ? [best.action] : [END];
}
