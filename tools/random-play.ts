/** Random players for the fuzzer and the benchmark: they choose among legal actions without judgement. */
import {
  attackable,
  inForce,
  legalActions,
  mayPlan,
  newGame,
  OPTION_KEYS,
  placements,
  planHexes,
  readySetUp,
  waiting,
  type Action,
  type Options,
  type State,
} from '#engine/winter-war';
import { apply, applyLegal } from '#engine/winter-war/game/apply.ts';
import { factsOf } from '#engine/winter-war/rules/facts.ts';
import { openActions, PHASES } from '#engine/winter-war/game/sequence.ts';
import { attackActions, checkAttack } from '#engine/winter-war/rules/attack.ts';
import { demolishActions } from '#engine/winter-war/rules/demolition.ts';
import { loseActions } from '#engine/winter-war/rules/losses.ts';
import { mayEndIn, mayMove, moverOf } from '#engine/winter-war/rules/movement.ts';
import { administerActions } from '#engine/winter-war/rules/supply-orders.ts';
import { pathTo, search, searchFrom } from '#engine/winter-war/rules/reach.ts';

/** A whole number from 0 to `count - 1`. */
export type Pick = (count: number) => number;

const oneOf = <T>(pick: Pick, items: readonly T[]): T => items[pick(items.length)]!;

/** A game after two random set-ups, at the start of the first Soviet Movement Phase. */
export function randomOpening(seed: number, options: Partial<Options> = {}): State {
  let state = newGame(options, seed);
  for (const side of [0, 1]) {
    for (const action of readySetUp(state, 'random', seed * 2 + side))
      state = applyLegal(state, action).state;
    const ended = apply(state, { type: 'end' });
    if (!ended.ok) throw new Error(`Set-up of seed ${seed} cannot end: ${ended.refusal.text}`);
    state = ended.state;
  }
  return state;
}

/** One in this many chances to end a phase although the player could still act. */
const ENDING = 12;
/** One in this many chances of a supply order before a move. */
const ORDERING = 60;
/** One in this many chances to try breaking a railway. */
const BREAKING = 4;

/** One legal action: a random unit, then a random destination, without listing all others. */
export function sampleAction(state: State, pick: Pick): Action {
  if (state.decisions.length) return sampleDecision(state, pick);
  if (state.phase === 'movement' || state.phase === 'exploitation') return sampleMove(state, pick);
  if (state.phase === 'reinforcement') return sampleArrival(state, pick);
  if (state.phase === 'attack') return sampleAttack(state, pick);
  const actions = [...legalActions(state)];
  const going = actions.filter((a) => a.type !== 'end');
  const end = actions.find((a) => a.type === 'end');
  return end && !(going.length && pick(ENDING)) ? end : oneOf(pick, going);
}

function sampleDecision(state: State, pick: Pick): Action {
  if (!openActions(state).includes('lose')) return oneOf(pick, [...legalActions(state)]);
  // Losses have many combinations: takes one of the first few.
  const some: Action[] = [];
  for (const action of loseActions(state)) if (some.push(action) >= 20) break;

  return oneOf(pick, some);
}

const mayEnd = (state: State): boolean => !PHASES[state.phase].mayEnd?.(state);

function sampleMove(state: State, pick: Pick): Action {
  const end: Action = { type: 'end' };
  if (!pick(ENDING * 2) && mayEnd(state)) return end;
  if (state.phase === 'movement' && !pick(ORDERING)) {
    const orders = administerActions(state);
    if (orders.length) return oneOf(pick, orders);
  }
  if (state.options.variableDemolition && state.phase === 'movement' && !pick(BREAKING)) {
    const breaks = demolishActions(state);
    if (breaks.length) return oneOf(pick, breaks);
  }
  const movers: number[] = [];
  for (let id = 0; id < state.units.length; id++) if (mayMove(state, id)) movers.push(id);
  while (movers.length) {
    const [unit] = movers.splice(pick(movers.length), 1);
    const move = moveSomewhere(state, unit!, pick);
    if (move) return move;
  }
  return end;
}

/** A random destination of a unit, by its cheapest path; null if it cannot move. */
function moveSomewhere(state: State, unit: number, pick: Pick): Action | null {
  searchFrom(moverOf(state, unit), factsOf(state).field());
  const { count, hexes } = search;
  const start = count ? pick(count) : 0;
  for (let i = 0; i < count; i++) {
    const hex = hexes[(start + i) % count]!;
    if (mayEndIn(state, unit, hex)) return { type: 'move', unit, path: pathTo(hex) };
  }
  return null;
}

function sampleArrival(state: State, pick: Pick): Action {
  if (mayPlan(state) && !state.course.plan && pick(2))
    return { type: 'plan', hex: oneOf(pick, planHexes(state)) };
  const due = waiting(state, state.phasing);
  while (due.length && pick(ENDING)) {
    const [unit] = due.splice(pick(due.length), 1);
    const hexes = placements(state, unit!);
    if (hexes.length) return { type: 'arrive', unit: unit!, hex: oneOf(pick, hexes) };
  }
  return { type: 'end' };
}

/** Tries before the sampler falls back to the complete list. */
const TRIES = 8;

function sampleAttack(state: State, pick: Pick): Action {
  const options = attackable(state);
  const over = mayEnd(state);
  if (!options.length || (over && !pick(ENDING / 2))) return { type: 'end' };
  for (let i = 0; i < TRIES; i++) {
    const { hex, attackers } = oneOf(pick, options);
    const party = attackers.filter(() => pick(3) > 0);
    const action = { type: 'attack', attackers: party.length ? party : attackers, targets: [hex] } as const;
    if (!checkAttack(state, action)) return action;
  }
  const first = attackActions(state).next();
  return first.done ? { type: 'end' } : first.value;
}

/** Every switch on or off at random; the errata are mostly on. */
export const randomOptions = (pick: Pick): Options =>
  inForce(
    Object.fromEntries(
      OPTION_KEYS.map((key) => [key, key === 'errata' ? pick(4) > 0 : pick(2) === 0]),
    ) as unknown as Options,
  );
