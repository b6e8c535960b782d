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
import { assaultPlans, poolBySpace, type ForcePool } from './assaults.ts';
import { pickOne, seededRandom, type AiProfile, type SearchTask } from './contract.ts';
import {
  searchAgainstChance,
  searchEquilibrium,
  scaleEffort,
  type TurnEquilibrium,
  type SearchEffort,
} from './duel.ts';
import { defencePlans } from './guards.ts';
import { Payoffs } from './stakes.ts';

/** Where four counters can lie: all of them, for one that stays in its box costs nothing and draws means. */
const LAYOUTS: readonly (readonly Slot[])[] = [
  [1, 2, 3, 4],
  [0, 1, 2, 3],
  [0, 1, 3, 4],
];

const LAYOUT_EFFORT: SearchEffort = { startPlans: 6, rounds: 4, changesPerRound: 40 };
const TURN_EFFORT: SearchEffort = { startPlans: 6, rounds: 24, changesPerRound: 120 };

/** Both sides work out the same duel: it hangs on nothing that either hides. */
const PUBLIC_SEED = { side: 'soviet', seed: 0 } as const;

/** What harassment would bring, in points of morale. */
export function harassmentValue(state: State, target: Space, scouts: number): number {
  const { success, setback, failure } = harassChances(state, target, scouts).faces;
  const cut = chainsOf(state, [target]).some(
    (to, space) => to === null && space !== target && chainsOf(state)[space] !== null,
  );
  return (success * (2 + placeOf(target).value + (cut ? 1 : 0)) + setback * 0.7 - failure * 1.3) / 6;
}

const MIN_SCOUT_VALUE = 0.6;

/** SCT that are kept for what they can do behind the lines. */
function reserveScouts(state: State): FinnishForce {
  const scouts = Math.min(3, freeScouts({ ...state, finnish: { ...state.finnish, plans: [] } }));
  const worth = scouts ? Math.max(0, ...conquered(state).map((at) => harassmentValue(state, at, scouts))) : 0;
  return finns({ SCT: worth > MIN_SCOUT_VALUE ? scouts : 0 });
}

/** The duel over counters in these boxes. */
export function searchTurn(
  state: State,
  slots: readonly Slot[],
  stock: ForcePool,
  payoffs: Payoffs,
  effort: SearchEffort,
): SearchTask<TurnEquilibrium> {
  const pick = seededRandom(PUBLIC_SEED, state, `duel ${slots.join()}`);
  return (state.options.solo ? searchAgainstChance : searchEquilibrium)(
    payoffs,
    assaultPlans(state, stock, slots, pick),
    defencePlans(state, slots, reserveScouts(state), pick),
    effort,
  );
}

/** Layouts with next to the same promise are as good. */
const LAYOUT_TOLERANCE = 0.4;

/** Where the Soviets lay their counters: where most is promised. */
export function* chooseLayout(
  state: State,
  stock: ForcePool,
  payoffs: Payoffs,
  profile: AiProfile,
): SearchTask<readonly Slot[]> {
  const values: number[] = [];
  for (const slots of LAYOUTS)
    values.push(
      (yield* searchTurn(state, slots, stock, payoffs, scaleEffort(LAYOUT_EFFORT, profile.effort))).value,
    );
  const most = Math.max(...values);
  return pickOne(
    seededRandom(profile, state, 'layout'),
    LAYOUTS.filter((_, i) => values[i]! > most - LAYOUT_TOLERANCE),
  );
}

/** What the last study was about: the same question is asked twice in a turn, and the answer is long in coming. */
let lastTurnSearch: {
  readonly key: string;
  readonly payoffs: Payoffs;
  readonly equilibrium: TurnEquilibrium;
} | null = null;

/** All that the duel of a turn hangs on. */
const turnKey = ({ turn, morale, options, soviet, finnish, paid }: State, slots: readonly Slot[]): string =>
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
export function* searchTurnCached(
  state: State,
  slots: readonly Slot[],
  { effort }: AiProfile,
): SearchTask<TurnSearch> {
  const key = `${effort} ${turnKey(state, slots)}`;
  if (lastTurnSearch?.key === key) return lastTurnSearch;
  const bare = { ...state, soviet: { ...state.soviet, plans: SLOTS.map(() => null) } };
  const payoffs = new Payoffs(bare);
  const equilibrium = yield* searchTurn(
    bare,
    slots,
    poolBySpace(bare),
    payoffs,
    scaleEffort(TURN_EFFORT, effort),
  );
  lastTurnSearch = { key, payoffs, equilibrium };
  return lastTurnSearch;
}

/** A duel, and what its combats are worth. */
export interface TurnSearch {
  readonly payoffs: Payoffs;
  readonly equilibrium: TurnEquilibrium;
}

/** A thought about a position that is asked for again at once: by who acts, and by who tells what for. */
export function cacheSearch(
  think: (state: State, profile: AiProfile) => SearchTask<TurnSearch>,
): (state: State, profile: AiProfile) => SearchTask<TurnSearch> {
  let known: { readonly key: string; readonly studied: TurnSearch } | null = null;
  return function* (state, profile) {
    const key = JSON.stringify([profile, turnKey(state, []), state.soviet.boxes]);
    if (known?.key !== key) known = { key, studied: yield* think(state, profile) };
    return known.studied;
  };
}

export const findUsedSlots = (plans: readonly (object | null)[]): Slot[] =>
  plans.flatMap((plan, slot) => (plan ? [slot] : []));
