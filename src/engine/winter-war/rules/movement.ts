import { LENINGRAD } from '../board/board.ts';
import { directionTo, HEX_COUNT, hexName, neighbourTable, type Hex } from '../board/grid.ts';
import type { Action } from '../state/actions.ts';
import { passThrough, setUnit, standIn, type Draft } from './draft.ts';
import { factsOf, moveBookOf, type Carried, type MoveBook, type MoveList } from './facts.ts';
import { refuse, type Refusal, type RefusalKey } from '../state/refusals.ts';
import { stacksFree, type Occupancy } from '../state/occupancy.ts';
import { MARK, spentOf, withSpent, type PhaseName, type State, type UnitState } from '../state/state.ts';
import type { ReachHex } from '../state/reports.ts';
import { ALLOWANCE, counter, IS_SKI, IS_SOVIET, unitLabel, type UnitId } from '../units/roster.ts';
import { EXPLOITATION, exploitationProblem } from './exploitation.ts';
import { followSupply } from './follow-supply.ts';
import {
  costTo,
  followPath,
  marches,
  pathTo,
  search,
  searchFrom,
  searchOn,
  usesRail,
  type Mover,
  type MoveField,
} from './reach.ts';
import { railNext } from './rail.ts';
import { railProblem, type Ride } from './rail-reasons.ts';
import { hasCapacity, STACKING_LIMIT, stackingLimit } from './stacking.ts';
import { checkEntry, entryTable, landNext } from './terrain.ts';

type MoveAction = Action & { readonly type: 'move' };

const MOVING: readonly PhaseName[] = ['movement', 'exploitation'];

export function moverOf(state: State, unit: UnitId): Mover {
  const { at: from, marks } = state.units[unit]!;
  const exploits = state.phase === 'exploitation';
  const spent = spentOf(marks);
  const allowance = exploits ? EXPLOITATION : ALLOWANCE[unit]! - spent;
  return {
    from,
    allowance,
    slow: !exploits && (marks & MARK.slow) !== 0,
    // When exploiting, or after breaking railway, a unit may not enter a hex that costs more than what is left.
    right: !exploits && spent === 0,
    terrain: entryTable(state, unit),
  };
}

export function mayMove(state: State, unit: UnitId): boolean {
  const { at, marks } = state.units[unit]!;
  if (at < 0 || counter(unit).side !== state.phasing) return false;
  return state.phase === 'exploitation' ? !exploitationProblem(state, unit) : !(marks & MARK.moved);
}

/** True when a unit that has not moved has a neighbouring hex to go to, on foot or by train, full or not. */
function canLeave(state: State, unit: UnitId, field: MoveField): boolean {
  if (!mayMove(state, unit)) return false;
  const { from, allowance, terrain, slow, right } = moverOf(state, unit);
  const { enemies, zone, rail } = field;
  const boards = !slow && rail[from] && !zone[from];
  // Without the right to move one hex, an expensive hex is closed (Designer.A2, Designer.B).
  const most = slow || right ? Infinity : allowance;
  for (let d = from * 6, end = d + 6; d < end; d++) {
    const to = neighbourTable[d]!;
    const step = terrain.step[d]!;
    if (enemies[to]) continue;
    if (step && step <= most && !(zone[from] && zone[to])) return true;
    // A lake closed to heavy tanks can still be crossed by train.
    if (boards && railNext[d] === to && rail[to] && terrain.enter[to]) return true;
  }
  return false;
}

/** Whether a unit may end its move in a hex: there is room, or units there can still make room (K3, M7). */
export const mayEndIn = (state: State, unit: UnitId, hex: Hex): boolean =>
  hasCapacity(factsOf(state).occupancy, hex, unit) || capacityCanBeMade(state, hex, unit);

/** True when enough units of a full hex can still leave to make room; `comer`, if back in its hex, is not counted. */
function capacityCanBeMade(state: State, hex: Hex, comer: UnitId | null): boolean {
  const facts = factsOf(state);
  const { first, next } = facts.occupancy;
  const field = facts.field();
  let staying = 0;
  for (let id = first[hex]!; id >= 0; id = next[id]!)
    if (id !== comer && !IS_SKI[id] && !stacksFree(id, hex) && !canLeave(state, id, field)) staying++;
  return staying < stackingLimit(hex);
}

/** Destinations of all moves of a unit, ignoring stacking; cached as long as the field. */
function moveList(state: State, unit: UnitId, { lists }: MoveBook): MoveList {
  const known = lists.get(moveKey(state, unit));
  if (known) return known;
  const facts = factsOf(state);
  const mover = moverOf(state, unit);
  const list = listLike(state, mover, facts.occupancy, lists) ?? searchList(mover, facts.field());
  lists.set(moveKey(state, unit), list);
  return list;
}

/** The key includes Movement Points spent on breaking railways, since they shorten the move. */
const moveKey = ({ units }: State, unit: UnitId): number =>
  (unit * 8 + spentOf(units[unit]!.marks)) * HEX_COUNT + units[unit]!.at;

function searchList(mover: Mover, field: MoveField): MoveList {
  searchFrom(mover, field);
  const ends = search.hexes.slice(0, search.count);
  const endsIn = new Uint8Array(HEX_COUNT);
  for (const hex of ends) endsIn[hex] = 1;
  return { mover, ends, endsIn, open: null };
}

/** The list of a unit in the same hex that moves alike and has been searched for already. */
function listLike(
  state: State,
  mover: Mover,
  { first, next }: Occupancy,
  lists: MoveBook['lists'],
): MoveList | null {
  for (let id = first[mover.from]!; id >= 0; id = next[id]!) {
    const list = lists.get(moveKey(state, id));
    if (list && moveAlike(list.mover, mover)) return { ...list, open: null };
  }
  return null;
}

const moveAlike = (a: Mover, b: Mover): boolean =>
  a.allowance === b.allowance && a.slow === b.slow && a.right === b.right && a.terrain === b.terrain;

/** True when no unit from elsewhere, except ski patrols, may end its move in the hex now. */
const isFull = (state: State, { stacking }: Occupancy, hex: Hex): boolean =>
  stacking[hex]! >= STACKING_LIMIT[hex]! && !capacityCanBeMade(state, hex, null);

const fullNow = new Uint8Array(HEX_COUNT);

/** Updates which hexes are full; lists with a destination whose state has changed become invalid. */
function noteFull(state: State, { lists, full }: MoveBook): void {
  const { occupancy } = factsOf(state);
  fullNow.fill(0);
  for (let id = 0; id < state.units.length; id++) {
    const hex = state.units[id]!.at;
    if (hex >= 0 && occupancy.first[hex] === id && isFull(state, occupancy, hex)) fullNow[hex] = 1;
  }
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (full[hex] === fullNow[hex]) continue;
    full[hex] = fullNow[hex]!;
    for (const list of lists.values()) if (list.endsIn[hex]) list.open = null;
  }
}

const openHexes = new Int16Array(HEX_COUNT);

/** The destinations of a list that have room; the list's own array when all have. */
function openEnds(unit: UnitId, { ends }: MoveList, full: Uint8Array): Int16Array {
  if (IS_SKI[unit]) return ends;
  let count = 0;
  for (let i = 0; i < ends.length; i++) {
    const hex = ends[i]!;
    if (!full[hex] || stacksFree(unit, hex)) openHexes[count++] = hex;
  }
  return count === ends.length ? ends : openHexes.slice(0, count);
}

/** More Movement Points than any path across the map costs. */
const ENDLESS = 200;

/** The cheapest path of a unit over any number of its moves, as the armies stand now. */
export interface LongPath {
  /** The hexes entered. */
  readonly path: readonly Hex[];
  /** Movement Points in all. */
  readonly cost: number;
}

/** That path to a hex (Movement, ZoneOfControl), ignoring stacking on the way; null without one. */
export function longPath(state: State, unit: UnitId, to: Hex): LongPath | null {
  const mover = moverOf(state, unit);
  searchFrom({ ...mover, allowance: ENDLESS, slow: false, right: false }, factsOf(state).field());
  const cost = costTo(to);
  return cost === null || to === mover.from ? null : { path: pathTo(to), cost };
}

export function canMove(state: State, unit: UnitId): boolean {
  if (!mayMove(state, unit)) return false;
  const { ends } = moveList(state, unit, moveBookOf(factsOf(state).field()));
  return ends.some((hex) => mayEndIn(state, unit, hex));
}

export interface UnitMoves {
  readonly unit: UnitId;
  /** The destinations of its legal moves, the nearest first. */
  readonly hexes: Int16Array;
}

/** The legal moves of this phase as hex numbers, unit by unit; empty outside the movement phases. */
export function legalMoves(state: State): UnitMoves[] {
  if (!MOVING.includes(state.phase) || state.decisions.length) return [];
  const book = moveBookOf(factsOf(state).field());
  noteFull(state, book);
  const found: UnitMoves[] = [];
  for (let unit = 0; unit < state.units.length; unit++) {
    if (!mayMove(state, unit)) continue;
    const list = moveList(state, unit, book);
    const hexes = (list.open ??= openEnds(unit, list, book.full));
    if (hexes.length) found.push({ unit, hexes });
  }
  return found;
}

/** The legal moves as actions, each by its cheapest path. */
export function* moveActions(state: State): Generator<MoveAction> {
  for (const { unit, hexes } of legalMoves(state)) {
    searchFrom(moverOf(state, unit), factsOf(state).field());
    // All at once: the caller may start another search between two of them.
    yield* Array.from(hexes, (hex): MoveAction => ({ type: 'move', unit, path: pathTo(hex) }));
  }
}

const NO_HEXES = new Int16Array(0);

/** The hexes of `reach`, the nearest first, ignoring stacking; cached while zones do not change. */
export function hexesInReach(state: State, unit: UnitId): Int16Array {
  if (!MOVING.includes(state.phase) || state.decisions.length || !mayMove(state, unit)) return NO_HEXES;
  return moveList(state, unit, moveBookOf(factsOf(state).field())).ends;
}

/** The hexes that a unit can reach from its position, or from the end of waypoints already chosen. */
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
      mayEnd: mayEndIn(state, unit, hex),
    });
  }
  return found;
}

/** Why a unit may not move at all in this phase, or null. */
export function checkMover(state: State, unit: UnitId): Refusal | null {
  const unitState = state.units[unit];
  if (!unitState) return refuse('no-such-unit');
  const problem = moverProblem(state, unit, unitState);
  return problem && refuse(problem, { unit: unitLabel(unit) }, unitState.at < 0 ? [] : [unitState.at]);
}

function moverProblem(state: State, unit: UnitId, { at, marks }: UnitState): RefusalKey | null {
  if (state.phase === 'exploitation') return exploitationProblem(state, unit);
  if (counter(unit).side !== state.phasing) return 'not-your-unit';
  if (at < 0) return 'not-on-map';
  return marks & MARK.moved ? 'already-moved' : null;
}

/** The refusal of a hex that costs a unit more than it has left (Movement.C, Designer.A2). */
export function tooFar(
  { phase }: State,
  unit: UnitId,
  { allowance }: Mover,
  hex: Hex,
  cost: number,
): Refusal {
  const key = phase === 'exploitation' ? 'exploit-far' : 'too-far';
  return refuse(key, { unit: unitLabel(unit), hex: hexName(hex), cost, allowance }, [hex]);
}

/** Why a unit may not move along a path, or null, by Movement, ZoneOfControl and Stacking. */
export function checkMove(state: State, { unit, path }: MoveAction): Refusal | null {
  const refusal = checkMover(state, unit);
  if (refusal) return refusal;
  // The label is built only for a refusal: computer players check moves by the thousand.
  const label = (): string => unitLabel(unit);
  const field = factsOf(state).field();
  const mover = moverOf(state, unit);
  if (!path.length) return refuse('no-path');
  const ride: Ride = (who, where) => {
    const way = followPath(who, where, path);
    return way.rail && way.onFoot <= who.allowance ? path : null;
  };
  const rail = (to: Hex): Refusal | null => railProblem(state, unit, mover, field, to, ride);
  let here = mover.from;
  for (const [i, hex] of path.entries()) {
    const d = Number.isInteger(hex) && hex >= 0 && hex < HEX_COUNT ? directionTo(here, hex) : -1;
    if (d < 0) return refuse('no-path', {}, [here]);
    const barred = checkEntry(state, unit, hex);
    if (barred) return barred;
    if (field.enemies[hex]) return refuse('enemy-there', { hex: hexName(hex) }, [hex]);
    if (landNext[here * 6 + d] !== hex)
      return refuse('blocked-side', { from: hexName(here), hex: hexName(hex) }, [here, hex]);
    // A lake closed to heavy tanks can still be crossed by train.
    const rides =
      !mover.slow &&
      railNext[here * 6 + d] === hex &&
      field.rail[here] &&
      field.rail[hex] &&
      !field.zone[here];
    if (!mover.terrain.step[here * 6 + d] && !rides)
      return refuse('heavy-lake', { unit: label() }, [here, hex]);
    if (mover.slow && i > 0) return rail(hex) ?? refuse('isolated-one-hex', { unit: label() }, [hex]);
    if (field.zone[here] && i > 0)
      return refuse('zone-stops', { unit: label(), hex: hexName(hex) }, [here, hex]);
    if (field.zone[here] && field.zone[hex]) return refuse('zone-to-zone', { unit: label() }, [here, hex]);
    here = hex;
  }
  const { onFoot } = followPath(mover, field, path);
  if (onFoot > mover.allowance) return rail(here) ?? tooFar(state, unit, mover, here, onFoot);
  if (!mayEndIn(state, unit, here)) return refuse('no-room', { hex: hexName(here) }, [here]);
  return null;
}

/** The path until it enters Leningrad: a Finnish or Allied unit ends the game there (E1). */
function untilLeningrad({ options }: State, unit: UnitId, path: readonly Hex[]): readonly Hex[] {
  const i = IS_SOVIET[unit] || !options.errata ? -1 : path.indexOf(LENINGRAD);
  return i < 0 ? path : path.slice(0, i + 1);
}

/** Moves a unit; the supply of both sides is judged as far as it may change during movement (U5). */
export function applyMove(draft: Draft, before: State, { unit, path: whole }: MoveAction): Carried {
  const from = before.units[unit]!.at;
  const path = untilLeningrad(before, unit, whole);
  const { rail, onFoot } = followPath(moverOf(before, unit), factsOf(before).field(), path);
  for (const hex of path.slice(0, -1)) passThrough(draft, unit, hex);
  standIn(draft, unit, path.at(-1)!);
  const { marks } = draft.state.units[unit]!;
  const tired = rail || before.phase === 'exploitation' ? MARK.spentOut : 0;
  setUnit(draft, unit, { marks: withSpent(marks | MARK.moved | tired, spentOf(marks) + onFoot) });
  draft.events.push({ type: 'moved', unit, from, path, rail });
  return followSupply(draft, before, unit, path.at(-1)!);
}
