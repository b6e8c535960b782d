import { HEX_COUNT, type Hex } from '../board/grid.ts';
import { setSupply, type Draft } from './draft.ts';
import { factsOf, type Carried } from './facts.ts';
import { enemiesOf, occupancyAfterMarch, type Occupancy } from '../state/occupancy.ts';
import { unitWith, type State, type UnitState } from '../state/state.ts';
import { counter, IS_HQ, IS_SOVIET, type UnitId } from '../units/roster.ts';
import type { Side } from '../units/unit-types.ts';
import { anyAbroad, finnishIsolation } from './finnish-supply.ts';
import { judgeSide, withIsolation } from './isolation.ts';
import { claimsAlike, shareSupply, supplyContext, supplyNetwork } from './soviet-supply.ts';
import { overloadLasts, reliefOnly } from './supply-times.ts';
import { besideAny, landNext } from './terrain.ts';
import { aloneInZone, exertsZone, zoneNow, zoneTable } from './zones-of-control.ts';

/** Judges the supply that a move can have changed, and returns the facts that still hold. */
export const followSupply = (draft: Draft, before: State, unit: UnitId, to: Hex): Carried =>
  draft.state.phasing === 'soviet'
    ? followSoviet(draft, before, unit, to)
    : followFinnish(draft, before, unit, to);

const anyCut = (units: readonly UnitState[], soviet: 0 | 1, least: number): boolean => {
  for (let id = 0; id < units.length; id++)
    if (units[id]!.cut >= least && IS_SOVIET[id] === soviet) return true;
  return false;
};

/** Soviet moves affect supply only by ZOC, and only Finns outside Finland need supply. */
function followSoviet(draft: Draft, before: State, unit: UnitId, to: Hex): Carried {
  const { state } = draft;
  const { field, network: known, finnishLines: lines } = factsOf(before).known;
  const from = before.units[unit]!.at;
  const zone = field?.zone ?? zoneTable(state, 'finn');
  // A Soviet unit affects its own supply paths only by lifting a Finnish ZOC (Supply.K).
  const sameNetwork = !IS_HQ[unit] && !zone[from] && !zone[to];
  const occupancy = occupancyAfterMarch(factsOf(before).occupancy, unit, from, to);
  const carried: Carried = {
    occupancy,
    field,
    finnishZone: zone,
    network: sameNetwork ? known : undefined,
  };
  const onlyRelief = reliefOnly(state);
  // With CL1 the phasing side's supply does not change during its moves. Without it, an isolated unit whose line is
  // open again may wait for room in a city, so any move that changes a claim can relieve it. That is decided by the
  // position alone, not by cached facts: a saved game must continue in the same way.
  if (onlyRelief && anyCut(state.units, 1, 1)) {
    const context = supplyContext(state, state.units, occupancy);
    const network = (carried.network ??= supplyNetwork(context, zone));
    if (!sameNetwork || !claimsAlike(context, network, unit, from))
      setSupply(draft, withIsolation(state.units, 'soviet', shareSupply(context, network).cut, 'end'));
  }
  if (!anyAbroad(state.units)) return carried;
  carried.finnishLines = lines;
  if (lines && sameIsolation(draft, 'soviet') && !changesGround(draft, occupancy, unit, from, lines))
    return carried;
  carried.finnishLines = new Uint8Array(HEX_COUNT);
  const judged = finnishIsolation(
    { units: state.units, occupancy, turn: state.turn },
    () => zoneNow(state, 'soviet'),
    carried.finnishLines,
  );
  setSupply(draft, withIsolation(state.units, 'finn', judged, onlyRelief ? 'end' : 'both'));
  return sameIsolation(draft, 'finn') ? carried : { occupancy };
}

/** Finnish moves can cut or open Soviet supply lines that run near them. */
function followFinnish(draft: Draft, before: State, unit: UnitId, to: Hex): Carried {
  const { state } = draft;
  const from = before.units[unit]!.at;
  const occupancy = occupancyAfterMarch(factsOf(before).occupancy, unit, from, to);
  const { field: oldField, network: known } = factsOf(before).known;
  // A recaptured hex may restore the protection of a Fortification, or the railway of a city.
  const field = draft.events.some((e) => e.type === 'captured') ? undefined : oldField;
  const onlyRelief = reliefOnly(state);
  const relieving = onlyRelief && anyCut(state.units, 0, 1);
  if (relieving) setSupply(draft, judgeSide(supplyContext(state, state.units, occupancy), 'finn', 'end'));
  const same = known && !relieving && !changesGround(draft, occupancy, unit, from, known.touched);
  // Which units face the enemy matters when a city has no room for all.
  const sharesStand =
    !anyCut(state.units, 1, 2) || !(besideAny(from, occupancy.soviet) || besideAny(to, occupancy.soviet));
  if (same && sharesStand) return { occupancy, field, network: known };
  const leftOut = overloadLasts(state) ? state.units : undefined;
  const context = supplyContext(state, state.units, occupancy, leftOut);
  const network = same ? known : supplyNetwork(context, zoneNow(state, 'finn'));
  const { cut } = shareSupply(context, network);
  setSupply(draft, withIsolation(state.units, 'soviet', cut, onlyRelief ? 'end' : 'both'));
  return { occupancy, field: sameIsolation(draft, 'soviet') ? field : undefined, network };
}

/** True when a move, by presence or ZOC, changes where enemy supply paths may run among the marked hexes. */
function changesGround(
  { state, events }: Draft,
  occupancy: Occupancy,
  unit: UnitId,
  from: Hex,
  marked: Uint8Array,
): boolean {
  const now = state.units[unit]!;
  // A captured fort no longer keeps out the ZOC of other units.
  if (marked[from] || marked[now.at] || events.some(({ type }) => type === 'captured')) return true;
  const friends = enemiesOf(occupancy, state.phasing);
  const shifts = (at: Hex): boolean => {
    if (!exertsZone(unit, unitWith(now, { at }))) return false;
    for (let d = at * 6, end = d + 6; d < end; d++) {
      const hex = landNext[d]!;
      if (hex >= 0 && marked[hex] && !friends[hex] && aloneInZone(state, occupancy, unit, hex)) return true;
    }
    return false;
  };
  return shifts(from) || shifts(now.at);
}

/** True when no unit of the side changed its isolation, so that its ZOC is unchanged. */
const sameIsolation = ({ events }: Draft, side: Side): boolean =>
  !events.some((e) => e.type === 'supply' && counter(e.unit).side === side);
