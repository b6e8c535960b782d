/** The plans of a turn: made anew whenever they are needed, and the same every time. */
import {
  chainsOf,
  conquered,
  finns,
  freeScouts,
  harassChances,
  placeOf,
  SLOTS,
  type FinnishForce,
  type Slot,
  type Space,
  type State,
} from '#engine/talvisota';
import { assaults, placed, type Stock } from './assaults.ts';
import { oneOf, whims, type Person, type Thought } from './contract.ts';
import { againstChance, fought, scaled, type Duel, type Effort } from './duel.ts';
import { guards } from './guards.ts';
import { Stakes } from './stakes.ts';

/** Where four counters can lie: all of them, for one that stays in its box costs nothing and draws means. */
const LAYOUTS: readonly (readonly Slot[])[] = [
  [1, 2, 3, 4],
  [0, 1, 2, 3],
  [0, 1, 3, 4],
];

const GLANCE: Effort = { drawn: 6, rounds: 4, tries: 40 };
const STUDY: Effort = { drawn: 6, rounds: 24, tries: 120 };

/** Both sides work out the same duel: it hangs on nothing that either hides. */
const PUBLIC = { side: 'soviet', seed: 0 } as const;

/** What harassment would bring, in points of morale. */
export function harassWorth(state: State, target: Space, scouts: number): number {
  const { success, setback, failure } = harassChances(state, target, scouts).faces;
  const cut = chainsOf(state, [target]).some(
    (to, space) => to === null && space !== target && chainsOf(state)[space] !== null,
  );
  return (success * (2 + placeOf(target).value + (cut ? 1 : 0)) + setback * 0.7 - failure * 1.3) / 6;
}

const WORTH_KEEPING = 0.6;

/** SCT that are kept for what they can do behind the lines. */
function keptScouts(state: State): FinnishForce {
  const scouts = Math.min(3, freeScouts({ ...state, finnish: { ...state.finnish, plans: [] } }));
  const worth = scouts ? Math.max(0, ...conquered(state).map((at) => harassWorth(state, at, scouts))) : 0;
  return finns({ SCT: worth > WORTH_KEEPING ? scouts : 0 });
}

/** The duel over counters in these boxes. */
export function duelOver(
  state: State,
  slots: readonly Slot[],
  stock: Stock,
  stakes: Stakes,
  effort: Effort,
): Thought<Duel> {
  const pick = whims(PUBLIC, state, `duel ${slots.join()}`);
  return (state.options.solo ? againstChance : fought)(
    stakes,
    assaults(state, stock, slots, pick),
    guards(state, slots, keptScouts(state), pick),
    effort,
  );
}

/** Layouts with next to the same promise are as good. */
const NEXT_TO = 0.4;

/** Where the Soviets lay their counters: where most is promised. */
export function* layoutOf(
  state: State,
  stock: Stock,
  stakes: Stakes,
  person: Person,
): Thought<readonly Slot[]> {
  const values: number[] = [];
  for (const slots of LAYOUTS)
    values.push((yield* duelOver(state, slots, stock, stakes, scaled(GLANCE, person.effort))).value);
  const most = Math.max(...values);
  return oneOf(
    whims(person, state, 'layout'),
    LAYOUTS.filter((_, i) => values[i]! > most - NEXT_TO),
  );
}

/** What the last study was about: the same question is asked twice in a turn, and the answer is long in coming. */
let last: { readonly key: string; readonly stakes: Stakes; readonly duel: Duel } | null = null;

/** All that the duel of a turn hangs on. */
const keyOf = ({ turn, morale, options, soviet, finnish, paid }: State, slots: readonly Slot[]): string =>
  JSON.stringify([
    turn,
    morale,
    options,
    soviet.map,
    soviet.used,
    soviet.markers,
    finnish.pool,
    finnish.scouts,
    paid,
    slots,
  ]);

/** The duel of the turn, with units where they stand. */
export function* studied(state: State, slots: readonly Slot[], { effort }: Person): Thought<Studied> {
  const key = `${effort} ${keyOf(state, slots)}`;
  if (last?.key === key) return last;
  const bare = { ...state, soviet: { ...state.soviet, plans: SLOTS.map(() => null) } };
  const stakes = new Stakes(bare);
  const duel = yield* duelOver(bare, slots, placed(bare), stakes, scaled(STUDY, effort));
  last = { key, stakes, duel };
  return last;
}

/** A duel, and what its combats are worth. */
export interface Studied {
  readonly stakes: Stakes;
  readonly duel: Duel;
}

/** A thought about a position that is asked for again at once: by who acts, and by who tells what for. */
export function remembered(
  think: (state: State, person: Person) => Thought<Studied>,
): (state: State, person: Person) => Thought<Studied> {
  let known: { readonly key: string; readonly studied: Studied } | null = null;
  return function* (state, person) {
    const key = JSON.stringify([person, keyOf(state, []), state.soviet.boxes]);
    if (known?.key !== key) known = { key, studied: yield* think(state, person) };
    return known.studied;
  };
}

export const slotsWith = (plans: readonly (object | null)[]): Slot[] =>
  plans.flatMap((plan, slot) => (plan ? [slot] : []));
