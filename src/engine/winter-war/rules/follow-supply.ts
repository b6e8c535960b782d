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

/** Judges what a move can have changed, and tells which facts still hold. */
export const followSupply = (draft: Draft, before: State, unit: UnitId, to: Hex): Carried =>
  draft.state.phasing === 'soviet'
    ? followSoviet(draft, before, unit, to)
    : followFinnish(draft, before, unit, to);

const anyCut = (units: readonly UnitState[], soviet: 0 | 1, least: number): boolean => {
  for (let id = 0; id < units.length; id++)
    if (units[id]!.cut >= least && IS_SOVIET[id] === soviet) return true;
  return false;
};

/** Soviet moves touch supply only through their ZOC, and only Finns outside Finland need any. */
function followSoviet(draft: Draft, before: State, unit: UnitId, to: Hex): Carried {
  const { state } = draft;
  const { field, network: known, finnishLines: lines } = factsOf(before).known;
  const from = before.units[unit]!.at;
  const zone = field?.zone ?? zoneTable(state, 'finn');
  // A unit's presence matters to supply paths only where it lifts a Finnish ZOC (Supply.K).
  const sameNetwork = !IS_HQ[unit] && !zone[from] && !zone[to];
  const occupancy = occupancyAfterMarch(factsOf(before).occupancy, unit, from, to);
  const carried: Carried = {
    occupancy,
    field,
    finnishZone: zone,
    network: sameNetwork ? known : undefined,
  };
  const onlyRelief = reliefOnly(state);
  // With CL1 the phasing side's supply does not change while it moves. Else a unit whose line is open again
  // may wait for room in a city, so that any move which changes a claim can relieve it. Whether it does is
  // decided by the position alone, not by what happens to be known of it: a saved game must go the same way.
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

/** Finnish moves can cut or open Soviet supply lines, if they happen where those run. */
function followFinnish(draft: Draft, before: State, unit: UnitId, to: Hex): Carried {
  const { state } = draft;
  const from = before.units[unit]!.at;
  const occupancy = occupancyAfterMarch(factsOf(before).occupancy, unit, from, to);
  const { field: oldField, network: known } = factsOf(before).known;
  // A hex won back may give a Fortification its shield again, or a city its railway.
  const field = draft.events.some((e) => e.type === 'captured') ? undefined : oldField;
  const onlyRelief = reliefOnly(state);
  const relieving = onlyRelief && anyCut(state.units, 0, 1);
  if (relieving) setSupply(draft, judgeSide(supplyContext(state, state.units, occupancy), 'finn', 'end'));
  const same = known && !relieving && !changesGround(draft, occupancy, unit, from, known.touched);
  // Who faces the enemy counts where a city has no room for all.
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

/** True when a march, by presence or by ZOC, changes where the enemy's supply paths may run among the marked hexes. */
function changesGround(
  { state, events }: Draft,
  occupancy: Occupancy,
  unit: UnitId,
  from: Hex,
  marked: Uint8Array,
): boolean {
  const now = state.units[unit]!;
  // A fort that falls lets the ZOC of others in.
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

/** True when no unit of the side changed its isolation, so that its ZOC is as before. */
const sameIsolation = ({ events }: Draft, side: Side): boolean =>
  !events.some((e) => e.type === 'supply' && counter(e.unit).side === side);
