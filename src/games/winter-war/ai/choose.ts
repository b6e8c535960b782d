import {
  check,
  decider,
  dropHexes,
  dropModifiers,
  enemyOf,
  view,
  zoneOfControl,
  type Action,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { arrivals } from './arrivals.ts';
import { nextAttack } from './attacks.ts';
import { advancesBefore, retreatsBefore } from './before-combat.ts';
import { whims } from './chance.ts';
import {
  mindOf,
  rising,
  share,
  toEnd,
  type Mind,
  type Person,
  type PlayerLevel,
  type Thought,
} from './contract.ts';
import { decide } from './decisions.ts';
import { anyAction } from './fallback.ts';
import { foresee, foresees } from './foresight.ts';
import { ofSafety } from './finnish-safety.ts';
import { ofSupply, ofTheEnd, ofWhatIsHeld, type Outlook } from './outlooks.ts';
import { fieldTo, MANNERHEIM, VIIPURI } from './ground.ts';
import { costsPoints } from './last-battle.ts';
import { isLastTurn } from './last-turn.ts';
import { withLeningradHeld } from './leningrad.ts';
import { moves } from './moves.ts';
import { played } from './plan-change.ts';
import { reliefs } from './relief.ts';
import { setUp } from './set-up.ts';
import { END, Sketch } from './sketch.ts';
import { tasteOf } from './taste.ts';
import { decided } from './war-plans.ts';
import { LAST_STAND } from './weights.ts';

/**
 * What a computer player does now: its next action, and those that follow it as far as neither a die nor
 * the enemy's word comes in between. It knows no more than `view` shows of the position it is given, and can
 * be stopped at every `yield`, which tells how much of the work is done, from 0 to 1.
 */
export function thinking(
  state: State,
  side: Side,
  level: PlayerLevel,
  seed: number,
  budget?: number,
): Thought<Action[]> {
  return thoughtOf(state, mindOf(side, level, seed, budget));
}

/** The same for anybody; who is imagined by others looks no further ahead. */
export function* thoughtOf(state: State, person: Person, looksAhead = true): Thought<Action[]> {
  if (state.phase === 'over' || decider(state) !== person.side) return [];
  const seen = view(state, person.side);
  const mind = decided(seen, person);
  const actions = yield* rising(proposed(seen, inTime(seen, mind), looksAhead));
  const [first] = actions;
  return first && !check(seen, first) ? actions : [anyAction(seen)];
}

const withoutForesight = (state: State, person: Person): Thought<Action[]> => thoughtOf(state, person, false);

/** All of `thinking` at once. */
export function think(...about: Parameters<typeof thinking>): Action[] {
  return toEnd(thinking(...about));
}

/** The next action alone; the position must be the side's to decide in. */
export function choose(...about: Parameters<typeof thinking>): Action {
  return think(...about)[0] ?? END;
}

/** A general knows when it is the last turn: then points count, and nobody is kept for another day. */
function inTime(seen: State, mind: Mind): Mind {
  if (mind.level !== 'general' || mind.side === 'finn') return mind;
  if (!isLastTurn(seen)) {
    const relief = mind.plan.soviet.hunt ? reliefs(seen) : null;
    return relief?.size ? { ...mind, weights: { ...mind.weights, relief } } : mind;
  }
  const forts = MANNERHEIM.filter((hex) => seen.owner[hex] === 1).length;
  return { ...mind, weights: { ...mind.weights, ...LAST_STAND, fort: LINE / 4 ** Math.max(0, forts - 1) } };
}
const LINE = 40;

function* proposed(seen: State, mind: Mind, looksAhead: boolean): Thought<Action[]> {
  const decision = seen.decisions.at(-1);
  if (decision) return decide(seen, mind, decision);
  const chance = whims(mind, seen);
  const sketch = new Sketch(seen);
  switch (seen.phase) {
    case 'set-up':
      return setUp(seen, mind, chance);
    case 'reinforcement':
      arrivals(sketch, mind, chance);
      return sketch.actions;
    case 'movement':
      return yield* march(seen, mind, sketch, looksAhead);
    case 'exploitation':
      yield* moves(sketch, mind, chance);
      return sketch.actions;
    case 'retreat-before':
      return retreatsBefore(seen, mind);
    case 'advance-before':
      return advancesBefore(seen, mind);
    case 'attack':
      return nextAttack(seen, mind.side, tasteOf(mind, seen), (attack) => costsPoints(seen, mind, attack));
    case 'planned-drop':
    case 'event-drop':
      return drop(seen);
    case 'interphase':
      return [{ type: seen.interphase?.steps.length ? 'roll' : 'end' }];
    case 'over':
      return [];
  }
}

/** A march that has been planned, and then searched for what the enemy could make of it. */
function* march(seen: State, mind: Mind, sketch: Sketch, looksAhead: boolean): Thought<Action[]> {
  const outlooks = looksAhead ? outlooksFor(seen, mind) : [];
  const planned = outlooks.length ? PLANNED : 1;
  yield* share(0, planned, moves(sketch, mind, whims(mind, seen)));
  if (mind.level === 'recruit') return sketch.actions;
  const held = (plan: Action[], wanted?: ReadonlySet<UnitId>): Action[] =>
    mind.side === 'soviet' ? withLeningradHeld(seen, mind, plan, wanted) : plan;
  let plan = held(sketch.actions);
  const each = (1 - planned) / outlooks.length;
  for (const [nth, outlook] of outlooks.entries()) {
    const from = planned + nth * each;
    const better = yield* share(from, from + each, foresee(seen, mind, plan, outlook));
    // The search knows nothing of Leningrad and may send its guard elsewhere; but whom it has sent has work there.
    if (better !== plan) plan = held(better, elsewhere(played(seen, plan), played(seen, better)));
  }
  return plan;
}
const PLANNED = 0.3;

/** Units that do not stand where they stood. */
const elsewhere = (one: State, other: State): Set<UnitId> =>
  new Set(one.units.flatMap(({ at }, unit) => (other.units[unit]!.at === at ? [] : [unit])));

/**
 * What a General looks at before a march is final: the end of the war when it is near, before that which Soviets could
 * be starved, and which Finns taken.
 */
function outlooksFor(seen: State, mind: Mind): Outlook[] {
  const { side, plan, level, budget } = mind;
  if (level !== 'general' || !budget) return [];
  const isNear = foresees(mind, seen);
  if (side === 'finn') {
    if (isNear) return plan.finn.playsOn ? [ofTheEnd(mind, withoutForesight)] : [];
    return plan.finn.caution && !isLastTurn(seen) ? [ofSafety(mind, seen)] : [];
  }
  // The last two marches are played on to the end; what comes before is judged by what is held.
  if (seen.turn >= seen.lastTurn - 1) return [ofTheEnd(mind, withoutForesight)];
  return [
    ...(plan.soviet.secures ? [ofSupply(mind)] : []),
    ...(isNear ? [ofWhatIsHeld(mind, withoutForesight)] : []),
  ];
}

/** Jump where it is not mad to: near Viipuri, out of reach of the Finns if it can be. */
function drop(seen: State): Action[] {
  const zone = zoneOfControl(seen, enemyOf('soviet'));
  const field = fieldTo([VIIPURI], seen.turn);
  const worth = (hex: number): number =>
    -field[hex]! -
    (zone[hex] ? 3 : 0) -
    (seen.phase === 'planned-drop' ? dropModifiers(seen, hex).length : 0);
  const [best] = dropHexes(seen).sort((a, b) => worth(b) - worth(a) || a - b);
  return best !== undefined && worth(best) > -6 ? [{ type: 'drop', hex: best }] : [END];
}
