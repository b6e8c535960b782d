import {
  board,
  counter,
  exertsZone,
  landNext,
  MARK,
  zoneTable,
  unitWith,
  type Hex,
  type RuleId,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';

/** Why a unit has no ZOC at all, or why one stops at a hex. */
export type ZoneGap =
  | 'headquarters'
  | 'isolated'
  | 'light'
  | 'disrupted'
  /** Into a Fortification hex that Finns hold or held last. */
  | 'fort'
  /** NKVD into Finland. */
  | 'nkvd'
  /** Across a hexside that is all sea or major lake. */
  | 'water'
  /** Into the Swedish hex R. */
  | 'neutral';

const RULES: Readonly<Record<ZoneGap, RuleId>> = {
  headquarters: 'ZoneOfControl.G',
  isolated: 'ZoneOfControl.H',
  light: 'ZoneOfControl.G',
  disrupted: 'Option.D2',
  fort: 'ZoneOfControl.G',
  nkvd: 'ZoneOfControl.G',
  water: 'ZoneOfControl.E',
  neutral: 'Scenario.Allies',
};

/** One exception to the rule that a unit's ZOC is the six hexes around it. */
export interface ZoneException {
  readonly gap: ZoneGap;
  readonly rule: RuleId;
  /** The units concerned. */
  readonly units: readonly UnitId[];
  /** Hexes that they would control but for the exception; where they stand, when they have no ZOC at all. */
  readonly hexes: readonly Hex[];
}

/** The ZOC of one unit alone. */
export function zoneOfUnit(state: State, unit: UnitId): Hex[] {
  const units = state.units.map((one, id) => (id === unit ? one : unitWith(one, { at: -1 })));
  const zone = zoneTable({ ...state, units }, counter(unit).side);
  const { at } = state.units[unit]!;
  return board.neighbours(at).filter((hex) => zone[hex] === 1);
}

/** Why a unit on the map has no ZOC anywhere, or null. */
function whyNoZone(state: State, unit: UnitId): ZoneGap | null {
  const { cut, marks, at } = state.units[unit]!;
  if (exertsZone(unit, state.units[unit]!)) return null;
  if (counter(unit).type.arm === 'headquarters') return 'headquarters';
  // What stands first in the list is the reason that would remain if the others were gone.
  if (counter(unit).side === 'finn' && board.countryOf(at) === 'ussr' && isLightUnit(unit)) return 'light';
  return cut ? 'isolated' : marks & MARK.disrupted ? 'disrupted' : null;
}

const isLightUnit = (unit: UnitId): boolean => ['1-1-3', '0-0-3'].includes(counter(unit).type.label);

/** Why the ZOC of a unit that has one does not reach a neighbouring hex, or null where it does not matter. */
function whyZoneStops(unit: UnitId, hex: Hex): ZoneGap | null {
  if (board.isFortification(hex)) return 'fort';
  if (counter(unit).type.arm === 'border-guard') return board.countryOf(hex) === 'finland' ? 'nkvd' : null;
  return board.countryOf(hex) === 'sweden' ? 'neutral' : null;
}

/** A hex that could hold units at some time: ZOC in open water are nobody's business. */
const canHoldUnits = (hex: Hex): boolean =>
  !['water', 'mountain', 'minorLake'].includes(board.terrainOf(hex));

/** Every exception to a side's ZOC now: units without one, and hexes which one does not reach. */
export function findZoneExceptions(state: State, side: Side): ZoneException[] {
  const found = new Map<ZoneGap, { units: Set<UnitId>; hexes: Set<Hex> }>();
  const note = (gap: ZoneGap, unit: UnitId, hex: Hex): void => {
    const known = found.get(gap) ?? { units: new Set<UnitId>(), hexes: new Set<Hex>() };
    known.units.add(unit);
    known.hexes.add(hex);
    found.set(gap, known);
  };
  const whole = zoneTable(state, side);
  state.units.forEach(({ at }, unit) => {
    if (at < 0 || counter(unit).side !== side) return;
    const silent = whyNoZone(state, unit);
    if (silent) return note(silent, unit, at);
    const zone = zoneOfUnit(state, unit);
    for (let d = 0; d < 6; d++) {
      const hex = board.tables.neighbours[at * 6 + d]!;
      if (hex < 0 || zone.includes(hex) || !canHoldUnits(hex)) continue;
      const dry = landNext[at * 6 + d]! >= 0;
      const gap = dry ? whyZoneStops(unit, hex) : 'water';
      // A hex that another unit controls all the same is no gap.
      if (gap && !whole[hex]) note(gap, unit, hex);
    }
  });
  return (Object.keys(RULES) as ZoneGap[]).flatMap((gap) => {
    const known = found.get(gap);
    return known ? [{ gap, rule: RULES[gap], units: [...known.units], hexes: [...known.hexes] }] : [];
  });
}
