/** Plays at random, like the draws of solo play (9): always legal, rarely sensible. */
import {
  answersTo,
  bagsOf,
  choices,
  conquered,
  drawMeans,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  freeFinns,
  freeScouts,
  freeUnits,
  FRONTS,
  fights,
  inOrder,
  isSoviet,
  kinds,
  legalActions,
  placeOf,
  size,
  SLOTS,
  soloScouts,
  SOVIET_PLANS,
  SOVIET_STRATEGIES,
  soviets,
  startsOf,
  supportsFor,
  supportsIn,
  type Action,
  type Decision,
  type PhaseName,
  type Space,
  type State,
} from '#engine/talvisota';
import { usualSetUp } from '../set-up/usual.ts';
import { pickOne, pickSome, seededRandom, type AiProfile, type PickIndex } from './ai-context.ts';
import { END, Sketch, findOpenTargets, loseWeakest, occupyWithAll, withdrawScouts } from './sketch.ts';

type RandomChoice = (state: State, pick: PickIndex) => Action[];

/** No lost units are bought back at this morale or a lower one, nor once so much has been spent on them in a turn. */
const MORALE_RESERVE = 14;
const MAX_MORALE_SPENT = 2;

const ROLL: Action[] = [{ type: 'roll' }];

const playSketch =
  (draw: (sketch: Sketch, pick: PickIndex) => void): RandomChoice =>
  (state, pick) => {
    const sketch = new Sketch(state);
    draw(sketch, pick);
    return sketch.done();
  };

/** Arrivals go to random fronts; some lost units are bought back. */
const recoverAtRandom = playSketch((sketch, pick) => {
  for (const unit of kinds(sketch.state.soviet.waiting))
    while (sketch.state.soviet.waiting[unit])
      sketch.play({ type: 'assign', unit, front: pickOne(pick, FRONTS), count: 1 });
  const before = sketch.state.morale.soviet;
  for (const unit of kinds(sketch.state.soviet.reinforcements)) {
    const { soviet } = sketch.state.morale;
    if (soviet <= MORALE_RESERVE || before - soviet >= MAX_MORALE_SPENT) return;
    const count = Math.min(2, sketch.state.soviet.reinforcements[unit]);
    sketch.play({ type: 'recover', unit, front: pickOne(pick, FRONTS), count });
  }
});

/** Units enter spaces from which something can be attacked. */
const moveForward = playSketch((sketch, pick) => {
  for (const front of FRONTS)
    for (const unit of kinds(sketch.state.soviet.boxes[front]))
      while (sketch.state.soviet.boxes[front][unit]) {
        const goals = spacesWithTargets(sketch.state).filter((space) => placeOf(space).front === front);
        const units = soviets({ [unit]: 1 });
        if (!pickSome(pick, goals).some((to) => sketch.play({ type: 'enter', front, to, units }))) break;
      }
});

const spacesWithTargets = (state: State): Space[] =>
  state.soviet.map.flatMap((_, space) =>
    isSoviet(state, space) && findOpenTargets(state, space).length ? [space] : [],
  );

/** Random strategies into boxes that have a target, and supports posted beside them. */
const planSoviet = playSketch((sketch, pick) => {
  const wanted = pickSome(pick, SOVIET_STRATEGIES, 2 + pick(3));
  const open = pickSome(
    pick,
    [...SLOTS.keys()].filter((slot) =>
      startsOf(sketch.state, slot).some((from) => findOpenTargets(sketch.state, from).length),
    ),
  );
  open.slice(0, wanted.length).forEach((slot, i) => {
    sketch.play({ type: 'plan', slot, strategy: wanted[i]! });
  });
  const fronts = open.slice(0, wanted.length).map((slot) => SLOTS[slot]!);
  if (fronts.length)
    for (const support of supportsIn(sketch.state.turn))
      sketch.play({ type: 'post', support, front: pickOne(pick, fronts) });
});

/** One counter against each of the other side, on the same front. */
const planFinnish = playSketch((sketch, pick) => {
  const slots = sketch.state.soviet.plans.flatMap((plan, slot) => (plan ? [slot] : []));
  const drawn = pickSome(pick, FINNISH_STRATEGIES);
  for (const [i, slot] of slots.entries())
    if (drawn[i]) sketch.play({ type: 'plan', slot, strategy: drawn[i] });
  for (const support of FINNISH_SUPPORTS)
    if (slots.length) sketch.play({ type: 'post', support, front: SLOTS[pickOne(pick, slots)]! });
});

const COMMIT_TRIES = 12;

const commitAtRandom = playSketch((sketch, pick) => {
  for (const [slot, plan] of sketch.state.soviet.plans.entries()) {
    if (!plan?.strategy) continue;
    const starts = startsOf(sketch.state, slot).filter((from) => findOpenTargets(sketch.state, from).length);
    const { most } = SOVIET_PLANS[plan.strategy];
    for (let i = 0; i < COMMIT_TRIES && starts.length; i++) {
      const from = pickOne(pick, starts);
      const ways = [...choices(freeUnits(sketch.state, from, slot), Math.max(1, most - pick(2)))];
      const supports = pickSome(pick, supportsFor(sketch.state, slot), pick(3));
      const units = ways.length ? pickOne(pick, ways) : null;
      if (units && sketch.play({ type: 'commit', slot, from, units, supports })) break;
    }
  }
});

/** Units and Environment are drawn as in solo play (9.1), supports from those posted on the front. */
const prepareAtRandom = playSketch((sketch, pick) => {
  const { plans } = sketch.state.finnish;
  for (const [slot, plan] of plans.entries()) {
    if (!plan?.strategy) continue;
    const bags = bagsOf(sketch.state);
    const { freeSupports } = sketch.state.options;
    const supports = bags.supports.filter(
      (support) => freeSupports || sketch.state.finnish.posts[support] === SLOTS[slot],
    );
    sketch.play({ type: 'prepare', slot, ...drawMeans(plan.strategy, { ...bags, supports }, pick) });
  }
  // Forces that the draw could not fill are filled from the sheet.
  for (const [slot, plan] of plans.entries()) if (plan?.strategy) fillForce(sketch, slot);
});

function fillForce(sketch: Sketch, slot: number): void {
  if (size(sketch.state.finnish.plans[slot]!.units)) return;
  const free = freeFinns(sketch.state, slot);
  for (let count = 4; count > 0; count--) {
    const units = inOrder(free, ['DIV', 'SCT', 'WD', 'SK', 'RES'], count);
    const means = { environment: [], supports: [], entrenched: false };
    if (sketch.play({ type: 'prepare', slot, units, ...means })) return;
  }
}

function deployAtRandom(state: State, pick: PickIndex): Action[] {
  const ways = [...legalActions(state)].filter(({ type }) => type === 'deploy');
  return [ways.length ? pickOne(pick, ways) : END];
}

/** SCT as in solo play (9.2), but none half of the time. */
function harassAtRandom(state: State, pick: PickIndex): Action[] {
  const targets = conquered(state);
  const scouts = soloScouts(state, 1 + pick(6));
  if (!targets.length || !scouts || !freeScouts(state) || pick(2)) return [END];
  return [{ type: 'harass', target: pickOne(pick, targets), scouts }];
}

const anyLegalAction: RandomChoice = (state, pick) => [pickOne(pick, [...legalActions(state)])];

const BY_PHASE: Readonly<Partial<Record<PhaseName, RandomChoice>>> = {
  'set-up': usualSetUp,
  event: () => ROLL,
  recovery: recoverAtRandom,
  withdrawal: playSketch((sketch) => withdrawScouts(sketch)),
  movement: moveForward,
  'soviet-plans': planSoviet,
  'finnish-plans': planFinnish,
  'soviet-allotment': commitAtRandom,
  'finnish-allotment': prepareAtRandom,
  deployment: deployAtRandom,
  combat: (state, pick) => [{ type: 'fight', slot: pickOne(pick, fights(state)) }],
  harassment: harassAtRandom,
};

const BY_DECISION: Readonly<Partial<Record<Decision['kind'], RandomChoice>>> = {
  roll: () => ROLL,
  // Drawn counters answer in the order drawn.
  answer: (state) => {
    const decision = state.decisions.at(-1)!;
    const [slot = null] = decision.kind === 'answer' ? answersTo(state, decision.slot) : [];
    return [{ type: 'answer', slot }];
  },
  losses: (state) => [loseWeakest(state)],
  'fight-on': (_, pick) => [{ type: 'fight-on', on: pick(8) > 0 }],
  occupy: (state) => [occupyWithAll(state)],
  stay: (state) => {
    const decision = state.decisions.at(-1)!;
    return [{ type: 'stay', scouts: decision.kind === 'stay' ? decision.scouts : 0 }];
  },
};

/** Chooses actions at random, reproducibly for the profile's seed. */
export function playAtRandom(state: State, profile: AiProfile): Action[] {
  const decision = state.decisions.at(-1);
  const { combat } = state;
  const about = `${state.phase} ${decision?.kind} ${combat?.slot} ${combat?.attack} ${combat?.round}`;
  const pick = seededRandom(profile, state, `${about} ${fights(state).length}`);
  const choose = decision ? BY_DECISION[decision.kind] : BY_PHASE[state.phase];
  return (choose ?? anyLegalAction)(state, pick);
}
