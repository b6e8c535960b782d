import { COUNTRY_CODES, countryTable, LAND_CODES, southOfRowA, terrainTable } from '../board/board.ts';
import { directionTo, HEX_COUNT, hexName, neighbourTable, type Hex } from '../board/grid.ts';
import type { Action } from '../game/actions.ts';
import { passThrough, setUnit, standIn, type Draft } from '../game/draft.ts';
import { factsOf, moveListsOf, type Carried, type MoveList } from '../game/facts.ts';
import { refuse, type Refusal } from '../game/refusals.ts';
import { stacksFree } from '../game/occupancy.ts';
import { MARK, spentOf, withSpent, type PhaseName, type State } from '../game/state.ts';
import type { ReachHex } from '../reports.ts';
import { ALLOWANCE, counter, IS_NKVD, IS_SKI, unitLabel, type UnitId } from '../units/roster.ts';
import { EXPLOITATION, exploitationProblem } from './exploitation.ts';
import { followSupply } from './follow-supply.ts';
import {
  followPath,
  marches,
  pathTo,
  search,
  searchFrom,
  searchOn,
  UNPAYABLE,
  usesRail,
  type Mover,
  type MoveField,
} from './reach.ts';
import { hasRoom, STACKING_LIMIT, stackingLimit, stackingUnits } from './stacking.ts';
import { entryTable, frozen, isHeavy, landNext, openCountry } from './terrain.ts';

type MoveAction = Action & { readonly type: 'move' };

/** The phases in which units move hex by hex. */
const MOVING: readonly PhaseName[] = ['movement', 'exploitation'];

/** What limits a unit's move in this phase. */
export function moverOf(state: State, unit: UnitId): Mover {
  const { at: from, marks } = state.units[unit]!;
  const exploits = state.phase === 'exploitation';
  const spent = spentOf(marks);
  const allowance = exploits ? EXPLOITATION : ALLOWANCE[unit]! - spent;
  return {
    from,
    allowance,
    slow: !exploits && (marks & MARK.slow) !== 0,
    // Who exploits, or has broken railway, has no right to a hex dearer than what is left.
    right: !exploits && spent === 0,
    terrain: entryTable(state, unit),
  };
}

/** True when the unit may still move in this phase. */
export function mayMove(state: State, unit: UnitId): boolean {
  const { at, marks } = state.units[unit]!;
  if (at < 0 || counter(unit).side !== state.phasing) return false;
  return state.phase === 'exploitation' ? !exploitationProblem(state, unit) : !(marks & MARK.moved);
}

/** True when a unit that has not moved finds a neighbouring hex to go to, full or not. */
function canLeave(state: State, unit: UnitId, field: MoveField): boolean {
  if (!mayMove(state, unit)) return false;
  const { from, allowance, terrain, slow, right } = moverOf(state, unit);
  // Without the right to one hex a dear one is closed (Designer.A2, Designer.B).
  const most = slow || right ? Infinity : allowance;
  for (let d = from * 6, end = d + 6; d < end; d++) {
    const to = neighbourTable[d]!;
    const step = terrain.step[d]!;
    if (step && step <= most && !field.enemies[to] && !(field.zone[from] && field.zone[to])) return true;
  }
  return false;
}

/** Whether a unit may end its move in a hex: there is room, or units there can still make some (K3, M7). */
export const mayEndIn = (state: State, unit: UnitId, hex: Hex): boolean =>
  hasRoom(factsOf(state).occupancy, hex, unit) || roomCanBeMade(state, hex, unit);

/** True when enough units of a full hex can still leave it for one more; a unit come home does not count twice. */
function roomCanBeMade(state: State, hex: Hex, comer: UnitId | null): boolean {
  const facts = factsOf(state);
  const others = stackingUnits(facts.occupancy, hex).filter((id) => id !== comer);
  const excess = others.length + 1 - stackingLimit(hex);
  let leaving = 0;
  for (const id of others) if (leaving < excess && canLeave(state, id, facts.field())) leaving++;
  return leaving >= excess;
}

/** All moves of a unit by the cheapest ways, room apart; kept for as long as the field lasts. */
function moveList(state: State, unit: UnitId): MoveList {
  const field = factsOf(state).field();
  const lists = moveListsOf(field);
  // What was spent on breaking railways is gone.
  const key = (unit * 8 + spentOf(state.units[unit]!.marks)) * HEX_COUNT + state.units[unit]!.at;
  const known = lists.get(key);
  if (known) return known;
  searchFrom(moverOf(state, unit), field);
  const ends = search.hexes.slice(0, search.count);
  const moves: MoveAction[] = [];
  for (const hex of ends) moves.push({ type: 'move', unit, path: pathTo(hex) });
  const list = { moves, ends };
  lists.set(key, list);
  return list;
}

/** Per hex: 1 where a unit from elsewhere, ski patrols apart, may not end its move now. */
function fullHexes(state: State): Uint8Array {
  const { stacking } = factsOf(state).occupancy;
  const full = new Uint8Array(HEX_COUNT);
  for (const { at: hex } of state.units)
    if (hex >= 0 && stacking[hex]! >= STACKING_LIMIT[hex]! && !roomCanBeMade(state, hex, null)) full[hex] = 1;
  return full;
}

/** Adds the legal moves of a unit to a list. */
function addMoves(state: State, unit: UnitId, full: Uint8Array, list: MoveAction[]): void {
  if (!mayMove(state, unit)) return;
  const { moves, ends } = moveList(state, unit);
  const always = IS_SKI[unit] === 1;
  for (let i = 0; i < ends.length; i++)
    if (always || !full[ends[i]!] || stacksFree(unit, ends[i]!)) list.push(moves[i]!);
}

/** The moves of one unit that are legal now, each by its cheapest way. */
export function moveActions(state: State, unit: UnitId): MoveAction[] {
  const list: MoveAction[] = [];
  addMoves(state, unit, fullHexes(state), list);
  return list;
}

/** The legal moves of all units. */
export function allMoveActions(state: State): MoveAction[] {
  const list: MoveAction[] = [];
  const full = fullHexes(state);
  for (let unit = 0; unit < state.units.length; unit++) addMoves(state, unit, full, list);
  return list;
}

/** What a unit can reach, from where it stands or from the end of waypoints already chosen. */
export function reach(state: State, unit: UnitId, prefix: readonly Hex[] = []): ReachHex[] {
  if (!MOVING.includes(state.phase) || state.decisions.length || !mayMove(state, unit)) return [];
  const field = factsOf(state).field();
  const mover = moverOf(state, unit);
  let ridden = false;
  let marched = false;
  if (prefix.length) {
    const { onFoot, onTrain, rail, byRight } = followPath(mover, field, prefix);
    const last = prefix.at(-1)!;
    if (Math.min(onFoot, onTrain) > mover.allowance || byRight || mover.slow || field.zone[last]) return [];
    ridden = rail;
    marched = !rail || onFoot > 0;
    searchOn(mover, field, last, onFoot, onTrain);
  } else searchFrom(mover, field);
  const found: ReachHex[] = [];
  for (let i = 0; i < search.count; i++) {
    const hex = search.hexes[i]!;
    const rail = ridden || usesRail(hex);
    const march = marched || marches(hex);
    const path = pathTo(hex);
    if (!path.length) continue;
    found.push({
      hex,
      cost: search.spent[hex]!,
      path: [...prefix, ...path],
      mode: rail ? (march ? 'both' : 'rail') : 'march',
      mustStop: field.zone[hex] === 1,
      rightOfOne: search.byRight[hex] === 1,
      mayEnd: true,
    });
  }
  return found.map((r) => ({ ...r, mayEnd: mayEndIn(state, unit, r.hex) }));
}

/** Why no unit of this kind may be in a hex, or null. */
export function prohibited(state: State, unit: UnitId, hex: Hex): Refusal | null {
  const name = hexName(hex);
  const terrain = terrainTable[hex]!;
  if (terrain === LAND_CODES.water) return refuse('water', { hex: name }, [hex]);
  if (terrain === LAND_CODES.ice && !frozen(state.turn)) return refuse('no-ice', { hex: name }, [hex]);
  if (terrain === LAND_CODES.ice && isHeavy(state, unit))
    return refuse('heavy-ice', { unit: unitLabel(unit) }, [hex]);
  if (terrain !== LAND_CODES.ice && !openCountry(hex)) {
    const country = ['', '', '', 'Sweden', 'Norway', 'Estonia'][countryTable[hex]!]!;
    return refuse('closed-country', { hex: name, country }, [hex]);
  }
  if (terrain === LAND_CODES.minorLake) return refuse('minor-lake', { hex: name }, [hex]);
  if (terrain === LAND_CODES.mountain) return refuse('mountain', { hex: name }, [hex]);
  if (IS_NKVD[unit] && countryTable[hex] !== COUNTRY_CODES.ussr) return refuse('nkvd', {}, [hex]);
  if (counter(unit).type.southOnly && !southOfRowA[hex])
    return refuse('row-a', { unit: unitLabel(unit) }, [hex]);
  return null;
}

/** Why a unit may not move at all now, or null. */
function checkMover(state: State, unit: UnitId): Refusal | null {
  const unitState = state.units[unit];
  if (!unitState) return refuse('no-such-unit');
  const label = { unit: unitLabel(unit) };
  if (counter(unit).side !== state.phasing) return refuse('not-your-unit', label);
  if (unitState.at < 0) return refuse('not-on-map', label);
  if (state.phase === 'exploitation') {
    const problem = exploitationProblem(state, unit);
    return problem && refuse(problem, label, [unitState.at]);
  }
  return unitState.marks & MARK.moved ? refuse('already-moved', label, [unitState.at]) : null;
}

/** Movement, ZoneOfControl and Stacking together: whether a unit may move along a path. */
export function checkMove(state: State, { unit, path }: MoveAction): Refusal | null {
  const refusal = checkMover(state, unit);
  if (refusal) return refusal;
  const label = unitLabel(unit);
  const field = factsOf(state).field();
  const mover = moverOf(state, unit);
  if (!path.length) return refuse('no-path');
  let here = mover.from;
  for (const [i, hex] of path.entries()) {
    const name = hexName(hex);
    const d = Number.isInteger(hex) && hex >= 0 && hex < HEX_COUNT ? directionTo(here, hex) : -1;
    if (d < 0) return refuse('no-path', {}, [here]);
    const no = prohibited(state, unit, hex);
    if (no) return no;
    if (field.enemies[hex]) return refuse('enemy-there', { hex: name }, [hex]);
    if (landNext[here * 6 + d] !== hex)
      return refuse('blocked-side', { from: hexName(here), hex: name }, [here, hex]);
    // A lake closed to heavy tanks can still be crossed by train.
    const rides = field.rail[here] && field.rail[hex];
    if (!mover.terrain.step[here * 6 + d] && !rides)
      return refuse('heavy-lake', { unit: label }, [here, hex]);
    if (mover.slow && i > 0) return refuse('isolated-one-hex', { unit: label }, [hex]);
    if (field.zone[here] && i > 0) return refuse('zone-stops', { unit: label, hex: name }, [here, hex]);
    if (field.zone[here] && field.zone[hex]) return refuse('zone-to-zone', { unit: label }, [here, hex]);
    here = hex;
  }
  const { onFoot } = followPath(mover, field, path);
  if (onFoot > mover.allowance)
    return onFoot >= UNPAYABLE
      ? refuse('no-way', { unit: label, hex: hexName(here) }, [here])
      : refuse('too-far', { unit: label, hex: hexName(here), cost: onFoot, allowance: mover.allowance }, [
          here,
        ]);
  if (!mayEndIn(state, unit, here)) return refuse('no-room', { hex: hexName(here) }, [here]);
  return null;
}

/** A Movement Allowance that no path uses up within the reach of a question. */
const FAR = 4;

/** Why a unit cannot get to a hex in this phase, or null when it can. */
export function explainMove(state: State, unit: UnitId, hex: Hex): Refusal | null {
  const refusal = checkMover(state, unit);
  if (refusal) return refusal;
  const mover = moverOf(state, unit);
  const field = factsOf(state).field();
  const found = reach(state, unit).find((r) => r.hex === hex);
  const name = hexName(hex);
  const label = unitLabel(unit);
  if (found) return found.mayEnd ? null : refuse('no-room', { hex: name }, [hex]);
  const no = prohibited(state, unit, hex);
  if (no) return no;
  if (field.enemies[hex]) return refuse('enemy-there', { hex: name }, [hex]);
  const d = directionTo(mover.from, hex);
  if (d >= 0 && landNext[mover.from * 6 + d] !== hex)
    return refuse('blocked-side', { from: hexName(mover.from), hex: name }, [mover.from, hex]);
  if (d >= 0 && !mover.terrain.step[mover.from * 6 + d])
    return refuse('heavy-lake', { unit: label }, [mover.from, hex]);
  if (d >= 0 && field.zone[mover.from] && field.zone[hex])
    return refuse('zone-to-zone', { unit: label }, [mover.from, hex]);
  if (mover.slow) return refuse('isolated-one-hex', { unit: label }, [hex]);
  const cost = (free: MoveField): number => {
    searchFrom({ ...mover, allowance: FAR }, free);
    return search.spent[hex]! <= FAR ? search.spent[hex]! : UNPAYABLE;
  };
  const withZones = cost(field);
  if (withZones < UNPAYABLE)
    return refuse('too-far', { unit: label, hex: name, cost: withZones, allowance: mover.allowance }, [hex]);
  const noZones = { ...field, zone: new Uint8Array(HEX_COUNT) };
  searchFrom(mover, noZones);
  if (search.spent[hex]! <= mover.allowance) {
    const stop = pathTo(hex).find((h) => field.zone[h]);
    return refuse('zone-stops', { unit: label, hex: name }, stop === undefined ? [hex] : [stop, hex]);
  }
  return refuse('no-way', { unit: label, hex: name }, [hex]);
}

/** Moves a unit; both sides' supply follows as far as it may during movement (U5). */
export function applyMove(draft: Draft, before: State, { unit, path }: MoveAction): Carried {
  const from = before.units[unit]!.at;
  const { rail, onFoot } = followPath(moverOf(before, unit), factsOf(before).field(), path);
  for (const hex of path.slice(0, -1)) passThrough(draft, unit, hex);
  standIn(draft, unit, path.at(-1)!);
  const { marks } = draft.state.units[unit]!;
  const tired = rail || before.phase === 'exploitation' ? MARK.spentOut : 0;
  setUnit(draft, unit, { marks: withSpent(marks | MARK.moved | tired, spentOf(marks) + onFoot) });
  draft.events.push({ type: 'moved', unit, from, path, rail });
  return followSupply(draft, before, unit, path.at(-1)!);
}
