import {
  board,
  counter,
  exertsZone,
  IS_LIGHT,
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

/** Why a unit has no ZOC, or why its ZOC does not cover a hex. */
export type ZoneGap =
  | 'headquarters'
  | 'isolated'
  | 'light'
  | 'disrupted'
  /** Fortification hex held or last held by Finns. */
  | 'fort'
  /** NKVD into Finland. */
  | 'nkvd'
  /** Hexside that is all sea or major lake. */
  | 'water'
  /** The Swedish hex R. */
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

/** An exception to the rule that a ZOC covers the six adjacent hexes. */
export interface ZoneException {
  readonly gap: ZoneGap;
  readonly rule: RuleId;
  readonly units: readonly UnitId[];
  /** Hexes that would be covered but for the exception, or the units' own hexes if they have no ZOC. */
  readonly hexes: readonly Hex[];
}

export function zoneOfUnit(state: State, unit: UnitId): Hex[] {
  const units = state.units.map((one, id) => (id === unit ? one : unitWith(one, { at: -1 })));
  const zone = zoneTable({ ...state, units }, counter(unit).side);
  const { at } = state.units[unit]!;
  return board.neighbours(at).filter((hex) => zone[hex] === 1);
}

/** Why a unit on the map has no ZOC; null if it has one. */
function whyNoZone(state: State, unit: UnitId): ZoneGap | null {
  const { cut, marks, at } = state.units[unit]!;
  if (exertsZone(unit, state.units[unit]!)) return null;
  if (counter(unit).type.arm === 'headquarters') return 'headquarters';
  // The first applicable reason is the one that would remain without the others.
  if (counter(unit).side === 'finn' && board.countryOf(at) === 'ussr' && IS_LIGHT[unit]) return 'light';
  return cut ? 'isolated' : marks & MARK.disrupted ? 'disrupted' : null;
}

/** Why a ZOC does not cover an adjacent hex across land; null if it does or if it makes no difference. */
function whyZoneStops(unit: UnitId, hex: Hex): ZoneGap | null {
  if (board.isFortification(hex)) return 'fort';
  if (counter(unit).type.arm === 'border-guard') return board.countryOf(hex) === 'finland' ? 'nkvd' : null;
  return board.countryOf(hex) === 'sweden' ? 'neutral' : null;
}

/** Whether units can ever be in a hex; ZOC over open water does not matter. */
const canHoldUnits = (hex: Hex): boolean =>
  !['water', 'mountain', 'minorLake'].includes(board.terrainOf(hex));

/** All current exceptions to the ZOC of a side. */
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
      // A hex covered by another unit is no exception.
      if (gap && !whole[hex]) note(gap, unit, hex);
    }
  });
  return (Object.keys(RULES) as ZoneGap[]).flatMap((gap) => {
    const known = found.get(gap);
    return known ? [{ gap, rule: RULES[gap], units: [...known.units], hexes: [...known.hexes] }] : [];
  });
}
