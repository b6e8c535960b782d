import { directionTo, HEX_COUNT, hexName, type Hex } from '../board/grid.ts';
import { canStrike, mightAttack } from '../rules/attackers.ts';
import { factsOf } from '../rules/facts.ts';
import { notNow } from './not-now.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import type { State } from '../state/state.ts';
import { unitLabel, type UnitId } from '../units/roster.ts';
import { checkMover, moverOf, reach, tooFar } from '../rules/movement.ts';
import { railProblem, type Ride } from '../rules/rail-reasons.ts';
import {
  costTo,
  pathTo,
  ridesInto,
  searchFrom,
  startsByTrain,
  usesRail,
  type Mover,
  type MoveField,
} from '../rules/reach.ts';
import { checkEntry, explainStep } from '../rules/terrain.ts';

/** Why a unit cannot reach a hex in this phase; null when it can, or is there. */
export function explainMove(state: State, unit: UnitId, hex: Hex): Refusal | null {
  const refusal = notNow(state, 'move') ?? checkMover(state, unit);
  if (refusal) return refusal;
  if (state.units[unit]!.at === hex) return null;
  const found = reach(state, unit).find((r) => r.hex === hex);
  if (found) return found.mayEnd ? null : refuse('no-room', { hex: hexName(hex) }, [hex]);
  const mover = moverOf(state, unit);
  const field = factsOf(state).field();
  return (
    hexProblem(state, unit, mover, field, hex) ??
    zoneProblem(unit, mover, field, hex) ??
    railProblem(state, unit, mover, field, hex, rideTo(hex)) ??
    farProblem(state, unit, mover, field, hex)
  );
}

/** What is wrong with the hex itself, or with the step into it from a neighbouring hex. */
function hexProblem(state: State, unit: UnitId, mover: Mover, field: MoveField, hex: Hex): Refusal | null {
  const label = { unit: unitLabel(unit), from: hexName(mover.from), hex: hexName(hex) };
  const barred = checkEntry(state, unit, hex);
  if (barred) return barred;
  if (field.enemies[hex]) {
    const isNextTarget = mightAttack(state, unit) && canStrike(state, unit, hex);
    return refuse(isNextTarget ? 'enemy-beside' : 'enemy-there', label, [hex]);
  }
  const direction = directionTo(mover.from, hex);
  if (direction < 0) return null;
  if (!mover.terrain.step[mover.from * 6 + direction]) return explainStep(state, unit, mover.from, hex);
  return field.zone[mover.from] && field.zone[hex] ? refuse('zone-to-zone', label, [mover.from, hex]) : null;
}

const NO_ZONE = new Uint8Array(HEX_COUNT);
const NO_ENEMIES = new Uint8Array(HEX_COUNT);

/** The enemy ZOC that alone keeps the unit from getting there; null when it is not a ZOC. */
function zoneProblem(unit: UnitId, mover: Mover, field: MoveField, hex: Hex): Refusal | null {
  searchFrom(mover, { ...field, zone: NO_ZONE });
  if (costTo(hex) === null) return null;
  const path = pathTo(hex);
  const label = { unit: unitLabel(unit), hex: hexName(hex) };
  if (field.zone[mover.from]) {
    if (startsByTrain(hex)) return refuse('rail-boarding', label, [mover.from, hex]);
    if (field.zone[path[0]!]) return refuse('zone-to-zone', label, [mover.from, path[0]!]);
  }
  const stop = path.find((at) => field.zone[at]);
  if (stop === undefined) return null;
  return refuse(ridesInto(hex, stop) ? 'rail-zone' : 'zone-stops', label, [stop, hex]);
}

const rideTo =
  (hex: Hex): Ride =>
  (mover, field) => {
    searchFrom(mover, field);
    return costTo(hex) !== null && usesRail(hex) ? pathTo(hex) : null;
  };

/** More Movement Points than any path across the map costs. */
const ENDLESS = 254;

/** The hex is too far or, when no path leads there at any cost, what blocks it. */
function farProblem(state: State, unit: UnitId, mover: Mover, field: MoveField, hex: Hex): Refusal {
  const label = { unit: unitLabel(unit), hex: hexName(hex) };
  if (mover.slow) return refuse('isolated-one-hex', label, [hex]);
  const cost = (enemies: Uint8Array, zone: Uint8Array): number | null => {
    searchFrom({ ...mover, allowance: ENDLESS, right: false }, { ...field, enemies, zone });
    return costTo(hex);
  };
  const price = cost(field.enemies, field.zone) ?? cost(field.enemies, NO_ZONE);
  if (price !== null) return tooFar(state, unit, mover, hex, price);
  return refuse(cost(NO_ENEMIES, NO_ZONE) === null ? 'no-way' : 'way-barred', label, [hex]);
}
