import { LAND_CODES, LAST_ICE_TURN, terrainTable } from '../board/board.ts';
import { distance, HEX_COUNT, hexName, type Hex } from '../board/grid.ts';
import { eliminate, refreshSupply, setUnit, type Draft } from './draft.ts';
import { occupancyOf } from '../state/occupancy.ts';
import { OWNER } from '../state/state.ts';
import { counter, type UnitId } from '../units/roster.ts';
import { enemyOf } from '../units/unit-types.ts';
import { hasCapacity } from './stacking.ts';
import { entryTable } from './terrain.ts';

/** When the ice breaks up, units on it move to the nearest land last held by their side, or are lost (Option.E). */
export function breakUpIce(draft: Draft): void {
  const { state } = draft;
  if (state.turn !== LAST_ICE_TURN + 1) return;
  state.units.forEach(({ at }, unit) => {
    if (at < 0 || terrainTable[at] !== LAND_CODES.ice) return;
    const to = nearestShore(draft, unit, at);
    if (to < 0) return eliminate(draft, unit, 'thaw');
    setUnit(draft, unit, { at: to });
    draft.events.push({ type: 'thawed', unit, from: at, to });
  });
  refreshSupply(draft);
}

function nearestShore({ state }: Draft, unit: UnitId, from: Hex): Hex {
  const { side } = counter(unit);
  const occupancy = occupancyOf(state.units);
  const { enter } = entryTable(state, unit);
  let best = -1;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (!enter[hex] || state.owner[hex] !== OWNER[side] || occupancy[enemyOf(side)][hex]) continue;
    if (!hasCapacity(occupancy, hex, unit)) continue;
    const nearer = best < 0 ? -1 : distance(hex, from) - distance(best, from);
    // Ties go to the lowest printed number: column first.
    if (nearer < 0 || (nearer === 0 && hexName(hex) < hexName(best))) best = hex;
  }
  return best;
}
