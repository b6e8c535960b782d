/** Lessons write a unit as the log does, "6-4-2 (18)", and a hex as on the map, "1602". */
import { counter, ROSTER, unitLabel, type UnitId, type UnitSpec } from '#engine/winter-war';

export type UnitName = string;
export type HexName = string;

const named = new Map<UnitName, UnitId[]>();
for (const { id } of ROSTER) named.set(unitLabel(id), [...(named.get(unitLabel(id)) ?? []), id]);

/** The counter of a name; throws a RangeError when there is none, or more than one. */
export function unitNamed(name: UnitName): UnitId {
  const [id, another] = named.get(name) ?? [];
  if (id === undefined || another !== undefined) throw new RangeError(`No one counter is called "${name}"`);
  return id;
}

/** Counters on a hex, for a position. */
export const on = (hex: HexName, ...names: readonly UnitName[]): UnitSpec[] =>
  names.map((wanted) => {
    const { type, side, name } = counter(unitNamed(wanted));
    return { type: type.label, side, name, hex };
  });
