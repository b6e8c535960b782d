import {
  type Hex,
  type OddsReport,
  type State,
  type UnitId,
  board,
  canStrike,
  counter,
  landNext,
  odds,
  stackingLimit,
  stacksFree,
  unitWith,
  waterSide,
} from '#engine/winter-war';
import type { NextTurnProjection } from './next-turn.ts';

/** A unit that could attack a hex next turn, and from where. */
export interface PotentialAttacker {
  readonly unit: UnitId;
  readonly from: Hex;
  readonly hexes: readonly Hex[];
}

/** The strongest attack that could be made on a hex next turn. */
export interface Threat {
  readonly hex: Hex;
  /** Units in the hex. */
  readonly defenders: readonly UnitId[];
  /** Every unit that could get next to the hex and attack it, one by one. */
  readonly potentialAttackers: readonly PotentialAttacker[];
  /** Null when no unit can come, or there is none to attack. */
  readonly best: {
    readonly attackers: readonly { readonly unit: UnitId; readonly hex: Hex }[];
    readonly odds: OddsReport;
  } | null;
  /** Attack points of the strongest set of attackers, also against an empty hex. */
  readonly points: number;
}

/** The six hexes from which a hex can be attacked, whatever the attacker. */
const approachesTo = (hex: Hex): Hex[] => {
  const found: Hex[] = [];
  for (let d = hex * 6, end = d + 6; d < end; d++) if (landNext[d]! >= 0) found.push(landNext[d]!);
  return found;
};

/** The position with units somewhere else. */
function withUnitsAt(state: State, places: readonly { readonly unit: UnitId; readonly hex: Hex }[]): State {
  const units = state.units.slice();
  for (const { unit, hex } of places) units[unit] = unitWith(units[unit]!, { at: hex });
  return { ...state, units, phase: 'attack' };
}

/** Whether a unit has an Attack Strength and is in supply. */
const canFight = (state: State, unit: UnitId): boolean => {
  const { type } = counter(unit);
  return type.attack > 0 && type.arm !== 'headquarters' && !state.units[unit]!.cut;
};

/** Whether a unit could attack a hex from another. */
function couldStrike({ state }: NextTurnProjection, unit: UnitId, from: Hex, hex: Hex): boolean {
  const units = state.units.slice();
  units[unit] = unitWith(units[unit]!, { at: from });
  return canStrike({ ...state, units }, unit, hex);
}

function findPotentialAttackers(projection: NextTurnProjection, hex: Hex): PotentialAttacker[] {
  const { state, visitors } = projection;
  const found = new Map<UnitId, Hex[]>();
  for (const from of approachesTo(hex))
    for (const unit of visitors.get(from) ?? []) {
      if (!canFight(state, unit) || !couldStrike(projection, unit, from, hex)) continue;
      const known = found.get(unit);
      if (known) known.push(from);
      else found.set(unit, [from]);
    }
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([unit, hexes]) => ({ unit, from: state.units[unit]!.at, hexes }));
}

/** Free stacking capacity of a hex after all units that do not attack have left it, as far as they can. */
function freeCapacity(
  projection: NextTurnProjection,
  hex: Hex,
  near: ReadonlySet<Hex>,
  coming: ReadonlySet<UnitId>,
): number {
  let capacity = stackingLimit(hex);
  projection.state.units.forEach(({ at }, unit) => {
    if (at !== hex || coming.has(unit) || counter(unit).type.arm === 'ski' || stacksFree(unit, hex)) return;
    if (!canLeave(projection, unit, near)) capacity--;
  });
  return capacity;
}

const canLeave = ({ ends }: NextTurnProjection, unit: UnitId, near: ReadonlySet<Hex>): boolean =>
  (ends.get(unit) ?? []).some((hex) => !near.has(hex));

/**
 * Places for attackers, by index: one for each adjacent hex, and a second one for units that stack freely there.
 */
interface PlaceLayout {
  readonly hexes: readonly Hex[];
  readonly capacity: readonly number[];
  readonly candidates: readonly MatchCandidate[];
}

function layOutPlaces(
  projection: NextTurnProjection,
  hex: Hex,
  attackers: readonly PotentialAttacker[],
): PlaceLayout {
  const near = approachesTo(hex);
  const nearby = new Set(near);
  const coming = new Set(attackers.map(({ unit }) => unit));
  const capacity = [
    ...near.map((side) => freeCapacity(projection, side, nearby, coming)),
    ...near.map(() => Infinity),
  ];
  const candidates = attackers.map(({ unit, from, hexes }): MatchCandidate => ({
    weight: counter(unit).type.attack,
    places: hexes.map((side) => near.indexOf(side) + (stacksFree(unit, side) ? near.length : 0)),
    fixed: hexes.includes(from) && !canLeave(projection, unit, nearby),
  }));
  return { hexes: [...near, ...near], capacity, candidates };
}

type AttackParty = readonly { readonly unit: UnitId; readonly hex: Hex }[];

const attackPoints = (party: AttackParty): number =>
  party.reduce((sum, { unit }) => sum + counter(unit).type.attack, 0);

const isOverLand = (from: Hex, to: Hex): boolean => waterSide[board.hexside(from, to)] === 0;

/** The attackers in their assigned places. */
const buildParty = (
  attackers: readonly PotentialAttacker[],
  { hexes }: PlaceLayout,
  places: readonly number[],
): AttackParty =>
  places.flatMap((place, i) => (place < 0 ? [] : [{ unit: attackers[i]!.unit, hex: hexes[place]! }]));

/**
 * The strongest party with a unit that attacks across land, or null: each such unit is fixed in turn and the
 * rest matched.
 */
function strongestLandParty(
  hex: Hex,
  attackers: readonly PotentialAttacker[],
  ground: PlaceLayout,
): AttackParty | null {
  let best: AttackParty | null = null;
  for (const [who, { places }] of ground.candidates.entries())
    for (const place of places) {
      if (!isOverLand(ground.hexes[place]!, hex)) continue;
      const candidates = ground.candidates.map((one, i) =>
        i === who ? { ...one, places: [place], fixed: true } : one,
      );
      const places = matchPlaces(candidates, ground.capacity);
      // Fixed units must keep a place too; otherwise this unit cannot be here.
      if (candidates.some(({ fixed }, i) => fixed && places[i]! < 0)) continue;
      const party = buildParty(attackers, ground, places);
      if (!best || attackPoints(party) > attackPoints(best)) best = party;
    }
  return best;
}

const partyOdds = (state: State, party: AttackParty, hex: Hex): OddsReport =>
  odds(withUnitsAt(state, party), { attackers: party.map(({ unit }) => unit), targets: [hex] });

/**
 * The strongest legal attack on a hex in the side's next turn. Assumes current positions, no losses, supply as
 * at the start of the phase, and no other obligations.
 */
export function assessThreat(projection: NextTurnProjection, hex: Hex): Threat {
  const { state, side } = projection;
  const defenders = state.units.flatMap(({ at }, id) =>
    at === hex && counter(id).side !== side ? [id] : [],
  );
  const potentialAttackers = findPotentialAttackers(projection, hex);
  const nobody = { hex, defenders, potentialAttackers, best: null, points: 0 };
  if (!potentialAttackers.length) return nobody;
  const ground = layOutPlaces(projection, hex, potentialAttackers);
  const party = buildParty(potentialAttackers, ground, matchPlaces(ground.candidates, ground.capacity));
  if (!defenders.length) return { ...nobody, points: attackPoints(party) };
  const known = { attackers: party, odds: partyOdds(state, party, hex) };
  if (party.some((one) => isOverLand(one.hex, hex)))
    return { ...nobody, best: known, points: attackPoints(party) };
  // Across water the defenders may be doubled, so that fewer attackers across land may get better odds.
  const dry = strongestLandParty(hex, potentialAttackers, ground);
  const other = dry && { attackers: dry, odds: partyOdds(state, dry, hex) };
  const better = other && oddsRatio(other.odds) > oddsRatio(known.odds) ? other : known;
  return { ...nobody, best: better, points: attackPoints(better.attackers) };
}

const oddsRatio = ({ attack, defence }: OddsReport): number => (defence ? attack / defence : Infinity);

/** Threats to all hexes with enemy units, by odds, the worst first. */
export function findThreats(projection: NextTurnProjection): Threat[] {
  const { state, side } = projection;
  const hexes = new Set<Hex>();
  state.units.forEach(({ at }, id) => {
    if (at >= 0 && counter(id).side !== side) hexes.add(at);
  });
  return [...hexes]
    .map((hex) => assessThreat(projection, hex))
    .filter(({ best }) => best)
    .sort((a, b) => oddsRatio(b.best!.odds) - oddsRatio(a.best!.odds) || a.hex - b.hex);
}

/** An item to be matched to one place. */
export interface MatchCandidate {
  readonly weight: number;
  /** Indexes of possible places. */
  readonly places: readonly number[];
  /** Is in one of the places and cannot leave: always gets one. */
  readonly fixed?: boolean;
}

/**
 * Matches candidates to places with limited capacity so that the sum of weights is greatest; returns the place of
 * each, or -1. Exact: sets that can all be placed form a matroid, so candidates are added by descending weight,
 * moving others where needed; fixed ones come first.
 */
export function matchPlaces(candidates: readonly MatchCandidate[], capacity: readonly number[]): number[] {
  const place = candidates.map(() => -1);
  const assigned: number[][] = capacity.map(() => []);

  /** Finds a place, moving others to another of their places if necessary. */
  function find(who: number, tried: Set<number>): boolean {
    for (const at of candidates[who]!.places) {
      if (tried.has(at)) continue;
      tried.add(at);
      const there = assigned[at]!;
      if (there.length < capacity[at]!) {
        there.push(who);
        place[who] = at;
        return true;
      }
      for (const [i, other] of there.entries())
        if (find(other, tried)) {
          there[i] = who;
          place[who] = at;
          return true;
        }
    }
    return false;
  }

  const order = candidates.map((_, i) => i);
  order.sort(
    (a, b) =>
      Number(candidates[b]!.fixed ?? false) - Number(candidates[a]!.fixed ?? false) ||
      candidates[b]!.weight - candidates[a]!.weight ||
      a - b,
  );
  for (const who of order) find(who, new Set());
  return place;
}
