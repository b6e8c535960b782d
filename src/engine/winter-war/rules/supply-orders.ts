import { LENINGRAD } from '../board/board.ts';
import type { Hex } from '../board/grid.ts';
import type { Action } from '../state/actions.ts';
import { refreshSupply, setSupply, setUnit, type Draft } from './draft.ts';
import { factsOf } from './facts.ts';
import { occupancyOf } from '../state/occupancy.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import { MARK, type State, type SupplyOrder } from '../state/state.ts';
import { counter, IS_SOVIET, unitLabel, type UnitId } from '../units/roster.ts';
import { judgeSide } from './isolation.ts';
import {
  barredFromLeningrad,
  CITIES,
  honours,
  needsNoSupply,
  supplyContext,
  type SupplyNetwork,
} from './soviet-supply.ts';
import { overloadLasts, reliefOnly } from './supply-times.ts';

type AdministerAction = Action & { readonly type: 'administer' };

/** An HQ that could administer a unit, and a city that the HQ could use. */
interface SupplyChoice {
  readonly hq: UnitId;
  readonly city: Hex;
}

const NO_CHOICES: readonly SupplyChoice[] = [];

/** Cached with a network: the choices for each combination of `inReach` bits. */
const choicesOf = new WeakMap<SupplyNetwork, (readonly SupplyChoice[])[]>();

function choicesFor(network: SupplyNetwork, reached: number): readonly SupplyChoice[] {
  let known = choicesOf.get(network);
  if (!known) choicesOf.set(network, (known = []));
  return (known[reached] ??= network.hqs.flatMap((hq, i) =>
    reached & (1 << i)
      ? CITIES.filter((_, n) => network.hqCities[i]! & (1 << n)).map((city) => ({ hq, city }))
      : [],
  ));
}

/** HQs within five hexes of a unit with a Supply City in reach, with each city they could use (U2). */
export function supplyChoices(state: State, unit: UnitId): readonly SupplyChoice[] {
  const { at } = state.units[unit]!;
  if (at < 0 || !IS_SOVIET[unit] || needsNoSupply(unit)) return NO_CHOICES;
  const network = factsOf(state).network();
  return choicesFor(network, network.inReach[at]!);
}

/**
 * When the Soviet player may give supply orders: in the Soviet Movement Phase, and between attacks unless supply was
 * settled for all when the Combat Phase began (CL2, CL3).
 */
function checkMoment({ phase, phasing, options }: State): Refusal | null {
  if (phasing !== 'soviet' || (phase !== 'movement' && phase !== 'attack')) return refuse('when-administer');
  if (phase === 'movement') return null;
  if (options.clar3) return refuse('supply-settled');
  return options.clar2 ? refuse('supply-judged') : null;
}

export function checkAdminister(state: State, { unit, hq, city }: AdministerAction): Refusal | null {
  if (!state.units[unit]) return refuse('no-such-unit');
  const label = { unit: unitLabel(unit) };
  if (counter(unit).side !== 'soviet') return refuse('not-soviet', label);
  if (state.units[unit]!.at < 0) return refuse('not-on-map', label);
  if (needsNoSupply(unit)) return refuse('needs-no-supply', label);
  const refusal = checkMoment(state);
  if (refusal || hq === undefined || hq === null) return refusal;
  const choices = supplyChoices(state, unit).filter((c) => c.hq === hq);
  if (!choices.length) return refuse('hq-out-of-reach', label);
  if (city !== undefined && !choices.some((c) => c.city === city))
    return refuse(barredFromFront(state, hq, city) ? 'front-not-leningrad' : 'city-not-closest', label);
  const { connected } = factsOf(state).network();
  const joined = choices.filter((c) => connected & (1 << CITIES.indexOf(c.city)));
  if (!joined.some((c) => city === undefined || c.city === city)) return refuse('city-not-joined', label);
  return honoured(state)(city === undefined ? { unit, hq } : { unit, hq, city })
    ? null
    : refuse('city-full', label);
}

/** True for an HQ of the Ladoga front with an order for Leningrad (U2a). */
const barredFromFront = ({ units, options }: State, hq: UnitId, city: Hex): boolean =>
  city === LENINGRAD && barredFromLeningrad(units[hq]!.at, options);

/** Returns a check whether an order would be met if supply were shared out now; if not, it is not offered (U3). */
function honoured(state: State): (order: SupplyOrder) => boolean {
  const facts = factsOf(state);
  const leftOut = overloadLasts(state) ? state.units : undefined;
  const context = supplyContext(state, state.units, facts.occupancy, leftOut);
  const network = facts.network();
  return (order) => honours(context, network, order);
}

/** Every order that would change something. */
export function administerActions(state: State): AdministerAction[] {
  if (checkMoment(state)) return [];
  const offers: AdministerAction[] = [];
  const isHonoured = honoured(state);
  for (let unit = 0; unit < state.units.length; unit++) {
    const choices = supplyChoices(state, unit);
    if (!choices.length) continue;
    const order = state.orders.find((o) => o.unit === unit);
    for (const { hq, city } of choices)
      if ((order?.hq !== hq || order.city !== city) && isHonoured({ unit, hq, city }))
        offers.push({ type: 'administer', unit, hq, city });
    if (order?.hq !== null) offers.push({ type: 'administer', unit, hq: null });
    if (order) offers.push({ type: 'administer', unit });
  }
  return offers;
}

export function applyAdminister(draft: Draft, { unit, hq, city }: AdministerAction): void {
  const { state } = draft;
  const others = state.orders.filter((o) => o.unit !== unit);
  if (hq === undefined) state.orders = others;
  else {
    const order: SupplyOrder = city === undefined ? { unit, hq } : { unit, hq, city };
    state.orders = [...others, order].sort((a, b) => a.unit - b.unit);
  }
  draft.events.push({ type: 'administered', unit });
  if (state.phase !== 'movement') refreshSupply(draft);
  else if (!state.units.some(({ marks }) => marks & MARK.moved)) {
    // Supply for movement is judged before the first move (Supply.D); later orders apply at the next judgement.
    refreshSupply(draft, 'movement-start');
    markSlow(draft);
  } else if (reliefOnly(state))
    setSupply(draft, judgeSide(supplyContext(state, state.units, occupancyOf(state.units)), 'soviet', 'end'));
}

/** Marks units that begin the Movement Phase isolated and may move only one hex (Supply.D). */
export function markSlow(draft: Draft): void {
  const { state } = draft;
  state.units.forEach((unit, id) => {
    if (counter(id).side !== state.phasing || unit.at < 0) return;
    const marks = unit.cut ? unit.marks | MARK.slow : unit.marks & ~MARK.slow;
    if (marks !== unit.marks) setUnit(draft, id, { marks });
  });
}
