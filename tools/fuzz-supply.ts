/** Invariants of supply and of the ledger in every position of a random game. */
import {
  apply,
  score,
  supply,
  type Action,
  type Side,
  type State,
  type UnitSupply,
} from '#engine/winter-war';
import { hexName } from '#engine/winter-war/board/grid.ts';
import { factsOf } from '#engine/winter-war/rules/facts.ts';
import { MARK } from '#engine/winter-war/state/state.ts';
import { shareSupply } from '#engine/winter-war/rules/soviet-supply.ts';
import { judgementStands, overloadLasts } from '#engine/winter-war/rules/supply-times.ts';
import { counter, unitLabel } from '#engine/winter-war/units/roster.ts';

const SIDES: readonly Side[] = ['finn', 'soviet'];

const named = (state: State, unit: number): string =>
  `${unitLabel(unit)} in ${hexName(state.units[unit]!.at)}`;

/** Supply of the position without the orders of these units. */
function without(state: State, units: readonly number[]): Uint8Array {
  const facts = factsOf(state);
  const orders = state.orders.filter(({ unit }) => !units.includes(unit));
  const leftOut = overloadLasts(state) ? state.units : undefined;
  return shareSupply({ ...state, orders, occupancy: facts.occupancy, leftOut }, facts.network()).cut;
}

/** No unit is isolated by an order that its player could have omitted (U3). */
export function staleWishes(state: State): string[] {
  const wishing = state.orders.filter(({ unit, hq }) => hq !== null && state.units[unit]!.at >= 0);
  if (!wishing.length) return [];
  const now = factsOf(state).sovietSupply().cut;
  return wishing.flatMap(({ unit }) =>
    now[unit] && !without(state, [unit])[unit] ? [`a stale wish isolates ${named(state, unit)}`] : [],
  );
}

/** An order just carried out takes effect (U3). */
export function wishFaults(action: Action, after: State): string[] {
  if (action.type !== 'administer' || action.hq === undefined || action.hq === null) return [];
  const { unit, hq, city } = action;
  const facts = factsOf(after);
  const { network, city: cities } = facts.sovietSupply();
  const number = cities[unit]!;
  const open = network.hqCities[network.hqs.indexOf(hq)] ?? 0;
  const report = supply(after, 'soviet').units.find((line) => line.unit === unit);
  const met = number >= 0 && (open & (1 << number)) !== 0;
  const asked = city === undefined || report?.isolation !== 0 || report.city === null || report.city === city;
  return met && asked ? [] : [`the wish for ${named(after, unit)} was offered and is not honoured`];
}

/** State, reach and report agree wherever a judgement applies (U5, U7). */
export function disagreements(state: State): string[] {
  const faults: string[] = [];
  for (const side of SIDES) {
    if (state.phase === 'set-up' || state.phase === 'over' || !judgementStands(state, side)) continue;
    for (const line of supply(state, side).units) faults.push(...lineFaults(state, line));
  }
  return faults;
}

function lineFaults(state: State, line: UnitSupply): string[] {
  const { unit, isolation, exempt, city, toHq, rule } = line;
  const { cut, marks } = state.units[unit]!;
  const faults: string[] = [];
  const say = (what: string): void => {
    faults.push(`${named(state, unit)}: ${what}`);
  };
  if (isolation !== cut) say(`isolated ${cut}, but ${isolation} by the report`);
  if (cut && !rule) say('isolated for no reason');
  const soviet = counter(unit).side === 'soviet';
  const fed = soviet ? city !== null : toHq.length > 0;
  if (!cut && !exempt && !fed && rule !== 'U5' && rule !== 'CL1' && rule !== 'CL2')
    say('in supply by no path');
  if (state.phase === 'movement' && counter(unit).side === state.phasing && !(marks & MARK.moved))
    if ((marks & MARK.slow) === 0 ? cut : !cut) say('its reach does not go with its isolation');
  return faults;
}

/** Phases of the Finnish Player-Turn after which the game may end without further actions. */
const LAST_PHASES: readonly string[] = ['attack', 'event-drop', 'exploitation'];

/** The ledger "if the game ended now" equals the count at the end itself (V5). */
export function ledgerFaults(state: State): string[] {
  if (state.outcome)
    return state.outcome.reason === 'leningrad' || score(state).points === state.outcome.points
      ? []
      : [`the ledger says ${score(state).points}, the outcome ${state.outcome.points}`];
  if (state.phasing !== 'finn' || state.decisions.length || !LAST_PHASES.includes(state.phase)) return [];
  let now: State = { ...state, lastTurn: state.turn };
  for (let i = 0; i < LAST_PHASES.length && LAST_PHASES.includes(now.phase); i++) {
    const applied = apply(now, { type: 'end' });
    if (!applied.ok) return [];
    now = applied.state;
  }
  const { outcome } = now;
  if (!outcome) return [];
  const ledger = score(state);
  const faults: string[] = [];
  if (outcome.points !== ledger.points)
    faults.push(`if the game ended now: ${ledger.points} by the ledger, ${outcome.points} by the end`);
  // Line by line: most isolated units change no point, but are named if they prevent some.
  if (JSON.stringify(ledger.lines) !== JSON.stringify(score(now).lines))
    faults.push('the lines of the ledger are not those of the end');
  return faults;
}
