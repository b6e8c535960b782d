/** Proposes forces: all that a strategy may engage, the strongest first; the player may change them. */
import {
  check,
  checkSupports,
  ENVIRONMENTS,
  FINNISH_PLANS,
  FINNISH_SUPPORTS,
  FINNISH_VALUES,
  finns,
  freeFinns,
  freeUnits,
  kinds,
  size,
  SOVIET_PLANS,
  SOVIET_VALUES,
  soviets,
  startsOf,
  supportsFor,
  type ActionOf,
  type Slot,
  type SovietForce,
  type SovietSupport,
  type SovietUnit,
  type Space,
  type State,
} from '#engine/talvisota';

type Commit = ActionOf<'commit'>;
type Prepare = ActionOf<'prepare'>;

/** Items that are legal together with those accepted before them. */
const takeWhileLegal = <T>(items: readonly T[], fits: (chosen: T[]) => boolean): T[] =>
  items.reduce<T[]>((chosen, item) => (fits([...chosen, item]) ? [...chosen, item] : chosen), []);

/** Units of a space for a strategy: the required ones first, then the strongest. */
function strongestUnits(state: State, slot: Slot, from: Space): SovietForce {
  const { most, needs, bonus } = SOVIET_PLANS[state.soviet.plans[slot]!.strategy!];
  const free = freeUnits(state, from, slot);
  const worth = (unit: SovietUnit): number =>
    SOVIET_VALUES[unit].strength + bonus[unit] * SOVIET_VALUES[unit].bonus;
  const strongest = kinds(free).sort((a, b) => worth(b) - worth(a));
  const each = strongest.flatMap((unit) => Array.from({ length: free[unit] }, () => unit));
  const needed = needs ? each.filter((unit) => needs.of.includes(unit)).slice(0, needs.count) : [];
  const rest = each.slice();
  for (const unit of needed) rest.splice(rest.indexOf(unit), 1);
  const chosen = [...needed, ...rest].slice(0, most);
  return soviets(
    Object.fromEntries(strongest.map((unit) => [unit, chosen.filter((one) => one === unit).length])),
  );
}

/** Full force from the given space, or from the one with the most units; null if none is legal. */
export function fullSovietForce(state: State, slot: Slot, start: Space | null): Commit | null {
  const starts = startsOf(state, slot).toSorted(
    (a, b) => size(freeUnits(state, b, slot)) - size(freeUnits(state, a, slot)),
  );
  const from = start ?? starts[0];
  if (from === undefined) return null;
  const supports = takeWhileLegal<SovietSupport>(
    supportsFor(state, slot),
    (chosen) => !checkSupports(state, { slot, supports: chosen }),
  );
  const action: Commit = { type: 'commit', slot, from, units: strongestUnits(state, slot, from), supports };
  return check(state, action) ? null : action;
}

/** Full defence of a box; null if none is legal. */
export function fullFinnishForce(state: State, slot: Slot): Prepare | null {
  const limits = FINNISH_PLANS[state.finnish.plans[slot]!.strategy!];
  const free = freeFinns(state, slot);
  const worth = (unit: keyof typeof FINNISH_VALUES): number =>
    FINNISH_VALUES[unit].strength + FINNISH_VALUES[unit].bonus;
  const chosen = (Object.keys(free) as (keyof typeof free)[])
    .sort((a, b) => worth(b) - worth(a))
    .flatMap((unit) => Array.from({ length: free[unit] }, () => unit))
    .slice(0, limits.units);
  const units = finns(
    Object.fromEntries(chosen.map((unit) => [unit, chosen.filter((one) => one === unit).length])),
  );
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
