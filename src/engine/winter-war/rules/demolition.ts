import { COUNTRY_CODES, countryTable, railHex } from '../board/board.ts';
import { hexName, type Hex } from '../board/grid.ts';
import type { Action } from '../state/actions.ts';
import { setCourse, setSupply, setUnit, type Draft } from './draft.ts';
import { factsOf } from './facts.ts';
import { occupancyOf } from '../state/occupancy.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import { MARK, spentOf, withSpent, type State } from '../state/state.ts';
import { ALLOWANCE, counter, unitLabel, type UnitId } from '../units/roster.ts';
import { enemyOf, type Side } from '../units/unit-types.ts';
import { judgeSide } from './isolation.ts';
import { supplyContext } from './soviet-supply.ts';
import { overloadLasts, reliefOnly } from './supply-times.ts';

type DemolishAction = Action & { readonly type: 'demolish' };

const homeOf = (side: Side): number => (side === 'finn' ? COUNTRY_CODES.finland : COUNTRY_CODES.ussr);

/** Movement Points that a unit spends to break the railway, or null if it cannot (Designer.B). */
export function demolitionCost(unit: UnitId): number | null {
  const { arm, size } = counter(unit).type;
  if (arm === 'headquarters' || arm === 'artillery' || arm === 'border-guard' || arm === 'blank') return null;
  if (size === 'XXX' || size === 'XX') return 0;
  return size === 'X' || size === 'III' ? 1 : 2;
}

export function checkDemolish(state: State, { unit }: DemolishAction): Refusal | null {
  const found = state.units[unit];
  if (!found) return refuse('no-such-unit');
  const { at, cut, marks } = found;
  const label = { unit: unitLabel(unit), hex: at < 0 ? '' : hexName(at) };
  if (counter(unit).side !== state.phasing) return refuse('demolish-not-yours', label);
  if (at < 0) return refuse('not-on-map', label);
  const cost = demolitionCost(unit);
  if (cost === null) return refuse('demolish-unit', label, [at]);
  if (!railHex[at] || countryTable[at] !== homeOf(enemyOf(state.phasing)))
    return refuse('demolish-hex', label, [at]);
  if (state.course.broken.includes(at)) return refuse('demolish-broken', label, [at]);
  if (cut || marks & MARK.slow) return refuse('demolish-supply', label, [at]);
  const left = ALLOWANCE[unit]! - spentOf(marks);
  return cost > left ? refuse('demolish-points', { ...label, cost, left }, [at]) : null;
}

export const demolishActions = (state: State): DemolishAction[] =>
  state.units.flatMap((_, unit): DemolishAction[] => {
    const action = { type: 'demolish', unit } as const;
    return checkDemolish(state, action) ? [] : [action];
  });

/** Breaks the railway; the owner's supply is judged again, as after an enemy move. */
export function applyDemolish(draft: Draft, { unit }: DemolishAction): void {
  const { state } = draft;
  const { at, marks } = state.units[unit]!;
  setUnit(draft, unit, { marks: withSpent(marks, spentOf(marks) + demolitionCost(unit)!) });
  setCourse(draft, { broken: [...state.course.broken, at].sort((a, b) => a - b) });
  draft.events.push({ type: 'demolished', unit, hex: at });
  if (state.phasing === 'soviet' || reliefOnly(state)) return;
  const leftOut = overloadLasts(state) ? state.units : undefined;
  setSupply(draft, judgeSide(supplyContext(state, state.units, occupancyOf(state.units), leftOut), 'soviet'));
}

/** At the end of a Movement Phase, the owner's units that did not move repair broken railway (Designer.B). */
export function mendRailways(draft: Draft): void {
  const { state } = draft;
  const { broken } = state.course;
  if (!broken.length) return;
  const { phasing } = state;
  const enemyZone = factsOf({ ...state, units: state.units.slice() }).zone(enemyOf(phasing));
  const mended = broken.filter(
    (hex) => countryTable[hex] === homeOf(phasing) && !enemyZone[hex] && manned(hex),
  );
  if (!mended.length) return;
  setCourse(draft, { broken: broken.filter((hex) => !mended.includes(hex)) });
  for (const hex of mended) draft.events.push({ type: 'mended', hex });

  function manned(hex: Hex): boolean {
    return state.units.some(
      ({ at, marks }, id) => at === hex && counter(id).side === phasing && !(marks & MARK.moved),
    );
  }
}
