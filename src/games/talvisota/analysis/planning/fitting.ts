/** Proposes forces: all that a strategy may engage, the strongest first; the player may change them. */
import {
  apply,
  check,
  checkSupports,
  ENVIRONMENTS,
  FINNISH_PLANS,
  FINNISH_SUPPORTS,
  FINNISH_WEAKEST_FIRST,
  freeFinns,
  freeUnits,
  inOrder,
  size,
  SLOTS,
  SOVIET_PLANS,
  startsOf,
  supportsFor,
  type ActionOf,
  type Side,
  type Slot,
  type SovietSupport,
  type Space,
  type State,
} from '#engine/talvisota';
import { strongestForce } from '../../ai/plans.ts';

type Commit = ActionOf<'commit'>;
type Prepare = ActionOf<'prepare'>;

/** Items that are legal together with those accepted before them. */
const takeWhileLegal = <T>(items: readonly T[], fits: (chosen: T[]) => boolean): T[] =>
  items.reduce<T[]>((chosen, item) => (fits([...chosen, item]) ? [...chosen, item] : chosen), []);

/** Full force from the given space, or from the one with the most units; null if none is legal. */
export function fullSovietForce(state: State, slot: Slot, start: Space | null): Commit | null {
  const starts = startsOf(state, slot).toSorted(
    (a, b) => size(freeUnits(state, b, slot)) - size(freeUnits(state, a, slot)),
  );
  const from = start ?? starts[0];
  if (from === undefined) return null;
  const { strategy } = state.soviet.plans[slot]!;
  const units = strongestForce(strategy!, freeUnits(state, from, slot), SOVIET_PLANS[strategy!].most);
  if (!units) return null;
  const supports = takeWhileLegal<SovietSupport>(
    supportsFor(state, slot),
    (chosen) => !checkSupports(state, { slot, supports: chosen }),
  );
  const action: Commit = { type: 'commit', slot, from, units, supports };
  return check(state, action) ? null : action;
}

/** Full defence of a box; null if none is legal. */
export function fullFinnishForce(state: State, slot: Slot): Prepare | null {
  const limits = FINNISH_PLANS[state.finnish.plans[slot]!.strategy!];
  const units = inOrder(freeFinns(state, slot), FINNISH_WEAKEST_FIRST.toReversed(), limits.units);
  const bare: Prepare = {
    type: 'prepare',
    slot,
    units,
    environment: [],
    supports: [],
    entrenched: limits.entrenched,
  };
  const supports = takeWhileLegal(FINNISH_SUPPORTS, (some) => !check(state, { ...bare, supports: some }));
  const environment = takeWhileLegal(ENVIRONMENTS, (some) => !check(state, { ...bare, environment: some }));
  const action: Prepare = { ...bare, supports, environment };
  return check(state, action) ? null : action;
}

/** A full force for each strategy of a side that has none, box by box. */
export function fullForces(state: State, side: Side): (Commit | Prepare)[] {
  let now = state;
  return SLOTS.flatMap((_, slot) => {
    const plan = (side === 'soviet' ? now.soviet : now.finnish).plans[slot];
    if (!plan?.strategy || size(plan.units)) return [];
    const full = side === 'soviet' ? fullSovietForce(now, slot, null) : fullFinnishForce(now, slot);
    const after = full && apply(now, full);
    if (after?.ok) now = after.state;
    return full ? [full] : [];
  });
}
