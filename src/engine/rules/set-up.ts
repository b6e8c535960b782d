import { COUNTRY_CODES, countryTable, fortification, LENINGRAD, southOfRowA } from '../board/board.ts';
import { distance, HEX_COUNT, hexName, type Hex } from '../board/grid.ts';
import type { Action } from '../game/actions.ts';
import { setUnit, type Draft } from '../game/draft.ts';
import { factsOf } from '../game/facts.ts';
import { occupancyOf } from '../game/occupancy.ts';
import { refuse, type Refusal, type RefusalKey } from '../game/refusals.ts';
import { OFF_MAP, type State } from '../game/state.ts';
import { counter, IS_BLANK, ROSTER, unitLabel, unitLabels, type UnitId } from '../units/roster.ts';
import type { Side } from '../units/unit-types.ts';
import { sovietSupply, type SovietSupply } from './soviet-supply.ts';
import { hasRoom } from './stacking.ts';
import { passable } from './terrain.ts';
import { faceDownZone } from './zones-of-control.ts';

type PlaceAction = Action & { readonly type: 'place' };

/** How near Leningrad the 20-12-2s begin, in hexes. */
const LENINGRAD_RADIUS = 3;

/** The counters with which a side sets up, Finnish blanks among them (O1, O2). */
export const initialForces = (side: Side): UnitId[] =>
  ROSTER.filter((c) => c.side === side && c.arrival === 0).map((c) => c.id);

/** Counters still in the tray. */
export const inTray = (state: State, side: Side): UnitId[] =>
  initialForces(side).filter((id) => state.units[id]!.at === OFF_MAP.waiting);

/** Why a counter may not be set up on a hex, stacking apart, or null. */
function groundProblem({ options }: State, unit: UnitId, hex: Hex): RefusalKey | null {
  const { type, side, typeName } = counter(unit);
  const home = side === 'finn' ? COUNTRY_CODES.finland : COUNTRY_CODES.ussr;
  if (countryTable[hex] !== home) return side === 'finn' ? 'setup-country' : 'setup-ussr';
  if (!passable(hex, false)) return 'setup-impassable';
  if (typeName === 'fortressDivision' && !fortification[hex]) return 'setup-fortification';
  if (type.southOnly && !southOfRowA[hex]) return 'setup-row-a';
  if (options.clar10 && typeName === 'fieldDivision' && !southOfRowA[hex]) return 'setup-clar10';
  if (typeName === 'infantryCorps' && distance(hex, LENINGRAD) > LENINGRAD_RADIUS) return 'setup-leningrad';
  return null;
}

export function checkPlace(state: State, { unit, hex }: PlaceAction): Refusal | null {
  if (!state.units[unit]) return refuse('no-such-unit');
  const { side, arrival } = counter(unit);
  if (side !== state.phasing || arrival !== 0) return refuse('setup-unit', { unit: unitLabel(unit) });
  if (hex === null) return null;
  if (!(Number.isInteger(hex) && hex >= 0 && hex < HEX_COUNT)) return refuse('off-the-map');
  const problem = groundProblem(state, unit, hex);
  if (problem) return refuse(problem, { unit: unitLabel(unit), hex: hexName(hex) }, [hex]);
  const { occupancy } = factsOf(state);
  if (state.units[unit]!.at !== hex && !hasRoom(occupancy, hex, unit))
    return refuse('setup-full', { hex: hexName(hex) }, [hex]);
  return null;
}

/** Hexes on which a counter could be set up now. */
export function setUpHexes(state: State, unit: UnitId): Hex[] {
  const { occupancy } = factsOf(state);
  const found: Hex[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++)
    if (!groundProblem(state, unit, hex) && (state.units[unit]!.at === hex || hasRoom(occupancy, hex, unit)))
      found.push(hex);
  return found;
}

export function* placeActions(state: State): Generator<PlaceAction> {
  for (const unit of initialForces(state.phasing)) {
    for (const hex of setUpHexes(state, unit)) yield { type: 'place', unit, hex };
    if (state.units[unit]!.at >= 0) yield { type: 'place', unit, hex: null };
  }
}

export function applyPlace(draft: Draft, { unit, hex }: PlaceAction): void {
  setUnit(draft, unit, { at: hex ?? OFF_MAP.waiting });
  draft.events.push({ type: 'placed', unit, hex });
}

/** Soviet supply at set-up: every face-down Finnish counter counts as having a ZOC, so it tells nothing (S2). */
export function setUpSupply(state: State): SovietSupply {
  const occupancy = occupancyOf(state.units);
  return sovietSupply({ ...state, occupancy }, faceDownZone(state.units, 'finn'));
}

/** Why the set-up of the side that is setting up cannot end yet, or null (S1, S2, Supply.J). */
export function checkSetUpEnd(state: State): Refusal | null {
  const missing = inTray(state, state.phasing).filter((id) => !IS_BLANK[id]);
  if (missing.length) return refuse(`setup-unplaced-${state.phasing}`, { units: unitLabels(missing) });
  if (state.phasing === 'finn') return null;
  const { cut } = setUpSupply(state);
  const isolated = initialForces('soviet').filter((id) => cut[id]);
  if (!isolated.length) return null;
  return refuse(
    'setup-unsupplied',
    { units: unitLabels(isolated) },
    isolated.map((id) => state.units[id]!.at),
  );
}

/** Turns the Finnish counters up and takes the blanks off (SetUp.Reveal). */
export function reveal(draft: Draft): void {
  for (const id of initialForces('finn')) if (IS_BLANK[id]) setUnit(draft, id, { at: OFF_MAP.unused });
  draft.events.push({ type: 'revealed' });
}
