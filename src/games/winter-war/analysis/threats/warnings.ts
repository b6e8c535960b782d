import {
  apply,
  attackable,
  board,
  check,
  counter,
  decider,
  FIRST_MURMANSK_TURN,
  MURMANSK_UNITS,
  murmanskDefended,
  murmanskUnits,
  obligations,
  odds,
  ODDS_COLUMNS,
  OWNER,
  overstacked,
  placements,
  stackingLimit,
  stacksFree,
  supply,
  waiting,
  type Hex,
  type OddsColumn,
  type RuleId,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { MURMANSK } from '../places.ts';

interface WarningBase {
  readonly rule: RuleId;
  /** Hexes to highlight. */
  readonly hexes: readonly Hex[];
}

/** A reason to reconsider before the phase ends. */
export type Warning = WarningBase &
  (
    | {
        /** Isolated at the next judgement of supply; `already` if isolated now. */
        readonly kind: 'isolated';
        readonly units: readonly UnitId[];
        readonly already: boolean;
      }
    | {
        readonly kind: 'overload';
        readonly city: Hex;
        readonly points: number;
        readonly units: readonly UnitId[];
      }
    | { readonly kind: 'murmansk'; readonly count: number; readonly needed: number }
    | {
        /** A hex that must be attacked at these odds even with all possible attackers. */
        readonly kind: 'bad-odds';
        readonly hex: Hex;
        readonly column: OddsColumn;
        readonly units: readonly UnitId[];
      }
    | { readonly kind: 'overstacked'; readonly hex: Hex; readonly excess: number }
    | { readonly kind: 'empty-forts' }
    | { readonly kind: 'unused'; readonly units: readonly UnitId[] }
  );

/** Columns that are worse for the attacker than for the defender. */
const BAD_COLUMNS: readonly (OddsColumn | null)[] = ODDS_COLUMNS.slice(0, 2);

const FORTS: readonly Hex[] = board.places.filter(({ kind }) => kind === 'fortification').map((p) => p.hex);

const distinct = (hexes: readonly Hex[]): Hex[] => [...new Set(hexes)];

/** The position after the end of the phase; null if it cannot end. */
function endPhase(state: State): State | null {
  const applied = apply(state, { type: 'end' });
  return applied.ok ? applied.state : null;
}

const hexesOf = (state: State, units: readonly UnitId[]): Hex[] =>
  distinct(units.map((unit) => state.units[unit]!.at));

/** Own units that will be without supply at its next judgement. */
function warnIsolated(state: State, after: State, side: Side): Warning[] {
  const cut = after.units.flatMap((unit, id) =>
    unit.at >= 0 && unit.cut === 1 && counter(id).side === side ? [id] : [],
  );
  return [false, true].flatMap((already): Warning[] => {
    const units = cut.filter((id) => (state.units[id]!.cut === 1) === already);
    if (!units.length) return [];
    const rule = side === 'soviet' ? 'Supply.F' : 'Supply.G';
    return [{ kind: 'isolated', rule, hexes: hexesOf(after, units), units, already }];
  });
}

/** Supply Cities whose capacity is exceeded. */
function warnOverload(state: State): Warning[] {
  const { cities, units } = supply(state, 'soviet');
  return cities
    .filter(({ overload }) => overload > 0)
    .map(({ city, overload }): Warning => {
      const out = units.filter((u) => u.isolation === 2 && u.choices.some((c) => c.city === city));
      const left = out.map(({ unit }) => unit);
      const hexes = distinct([city, ...hexesOf(state, left)]);
      return { kind: 'overload', rule: 'U3', hexes, city, points: overload, units: left };
    });
}

function warnMurmansk(state: State): Warning[] {
  if (state.turn < FIRST_MURMANSK_TURN || !murmanskDefended(state)) return [];
  const count = murmanskUnits(state);
  if (count >= MURMANSK_UNITS) return [];
  return [{ kind: 'murmansk', rule: 'Murmansk', hexes: [MURMANSK], count, needed: MURMANSK_UNITS }];
}

/** The Attack Segment that follows without further actions; null if none follows. */
function advanceToAttacks(state: State): State | null {
  for (let now = endPhase(state); now; now = endPhase(now)) {
    if (now.phasing !== state.phasing || now.turn !== state.turn || now.decisions.length) return null;
    if (now.phase === 'attack') return now;
  }
  return null;
}

/** Hexes that must be attacked at bad odds even with all possible attackers. */
function warnBadOdds(state: State): Warning[] {
  const then = advanceToAttacks(state);
  if (!then) return [];
  const owed = obligations(then).hexes;
  return attackable(then)
    .filter(({ hex }) => owed.includes(hex))
    .flatMap(({ hex, attackers }): Warning[] => {
      const { column } = odds(then, { attackers, targets: [hex] });
      if (column === null || !BAD_COLUMNS.includes(column)) return [];
      const hexes = distinct([hex, ...hexesOf(then, attackers)]);
      return [{ kind: 'bad-odds', rule: 'Combat.E', hexes, hex, column, units: attackers }];
    });
}

/** Overstacked hexes, whose excess will be lost. */
const warnOverstacked = (state: State, side: Side): Warning[] =>
  overstacked(state, side).map((hex): Warning => {
    const there = state.units.filter(
      ({ at }, id) => at === hex && counter(id).type.arm !== 'ski' && !stacksFree(id, hex),
    );
    return { kind: 'overstacked', rule: 'K3', hexes: [hex], hex, excess: there.length - stackingLimit(hex) };
  });

/** Finnish-held fortifications without units. */
function warnEmptyForts(state: State): Warning[] {
  const hexes = FORTS.filter(
    (hex) => state.owner[hex] === OWNER.finn && !state.units.some(({ at }) => at === hex),
  );
  return hexes.length ? [{ kind: 'empty-forts', rule: 'Fortifications.B', hexes }] : [];
}

/** Reinforcements that could arrive now. */
function warnUnusedReinforcements(state: State, side: Side): Warning[] {
  const open = waiting(state, side).map((unit) => ({ unit, hexes: placements(state, unit) }));
  const able = open.filter(({ hexes }) => hexes.length);
  if (!able.length) return [];
  const hexes = distinct(able.flatMap((one) => one.hexes));
  return [{ kind: 'unused', rule: 'O4', hexes, units: able.map(({ unit }) => unit) }];
}

/** Warnings before the end of the phase; empty if it cannot end. */
export function findWarnings(state: State): Warning[] {
  if (state.decisions.length || check(state, { type: 'end' })) return [];
  const side = decider(state);
  switch (state.phase) {
    case 'reinforcement':
      return warnUnusedReinforcements(state, side);
    case 'movement':
    case 'exploitation': {
      const after = endPhase(state);
      if (!after) return [];
      const stacks = warnOverstacked(state, side);
      if (side === 'finn') return [...stacks, ...warnIsolated(state, after, side), ...warnEmptyForts(state)];
      return [
        ...stacks,
        ...warnIsolated(state, after, side),
        ...warnOverload(state),
        ...warnBadOdds(state),
        ...warnMurmansk(state),
      ];
    }
    case 'set-up':
    case 'retreat-before':
    case 'planned-drop':
    case 'advance-before':
    case 'attack':
    case 'event-drop':
    case 'interphase':
    case 'over':
      return [];
  }
}
