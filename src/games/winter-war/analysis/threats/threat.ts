import {
  board,
  canStrike,
  counter,
  landNext,
  odds,
  stackingLimit,
  stacksFree,
  unitWith,
  waterSide,
  type Hex,
  type OddsReport,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { seat, type Claimant } from './matching.ts';
import type { Outlook } from './outlook.ts';

/** A unit that could attack a hex next turn, and from where. */
export interface Comer {
  readonly unit: UnitId;
  readonly from: Hex;
  readonly hexes: readonly Hex[];
}

/** The strongest attack that could be made on a hex next turn. */
export interface Threat {
  readonly hex: Hex;
  /** Who stands there. */
  readonly defenders: readonly UnitId[];
  /** Everybody who could come next to the hex and attack it, one by one. */
  readonly comers: readonly Comer[];
  /** Null when nobody can come, or nobody is there to be attacked. */
  readonly best: {
    readonly attackers: readonly { readonly unit: UnitId; readonly hex: Hex }[];
    readonly odds: OddsReport;
  } | null;
  /** Attack points of the strongest set of attackers, also against an empty hex. */
  readonly points: number;
}

/** The six hexes from which a hex can be attacked, whatever the attacker. */
const besides = (hex: Hex): Hex[] => {
  const found: Hex[] = [];
  for (let d = hex * 6, end = d + 6; d < end; d++) if (landNext[d]! >= 0) found.push(landNext[d]!);
  return found;
};

/** The position with units somewhere else. */
function moved(state: State, places: readonly { readonly unit: UnitId; readonly hex: Hex }[]): State {
  const units = state.units.slice();
  for (const { unit, hex } of places) units[unit] = unitWith(units[unit]!, { at: hex });
  return { ...state, units, phase: 'attack' };
}

/** Units that have an Attack Strength and are in supply. */
const fights = (state: State, unit: UnitId): boolean => {
  const { type } = counter(unit);
  return type.attack > 0 && type.arm !== 'headquarters' && !state.units[unit]!.cut;
};

/** Whether a unit could attack a hex if it stood in another. */
function couldStrike({ state }: Outlook, unit: UnitId, from: Hex, hex: Hex): boolean {
  const units = state.units.slice();
  units[unit] = unitWith(units[unit]!, { at: from });
  return canStrike({ ...state, units }, unit, hex);
}

function comersTo(outlook: Outlook, hex: Hex): Comer[] {
  const { state, visitors } = outlook;
  const found = new Map<UnitId, Hex[]>();
  for (const from of besides(hex))
    for (const unit of visitors.get(from) ?? []) {
      if (!fights(state, unit) || !couldStrike(outlook, unit, from, hex)) continue;
      const known = found.get(unit);
      if (known) known.push(from);
      else found.set(unit, [from]);
    }
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([unit, hexes]) => ({ unit, from: state.units[unit]!.at, hexes }));
}

/** How many more units may stand in a hex when those who are no help have left it, as far as they can. */
function roomIn(outlook: Outlook, hex: Hex, near: ReadonlySet<Hex>, coming: ReadonlySet<UnitId>): number {
  let room = stackingLimit(hex);
  outlook.state.units.forEach(({ at }, unit) => {
    if (at !== hex || coming.has(unit) || counter(unit).type.arm === 'ski' || stacksFree(unit, hex)) return;
    if (!canLeave(outlook, unit, near)) room--;
  });
  return room;
}

const canLeave = ({ ends }: Outlook, unit: UnitId, near: ReadonlySet<Hex>): boolean =>
  (ends.get(unit) ?? []).some((hex) => !near.has(hex));

/** Where comers could stand, as numbered places; those who stack freely in a hex have a place of their own there. */
interface Ground {
  readonly hexes: readonly Hex[];
  readonly room: readonly number[];
  readonly claimants: readonly Claimant[];
}

function groundFor(outlook: Outlook, hex: Hex, comers: readonly Comer[]): Ground {
  const near = besides(hex);
  const nearby = new Set(near);
  const coming = new Set(comers.map(({ unit }) => unit));
  const room = [...near.map((side) => roomIn(outlook, side, nearby, coming)), ...near.map(() => Infinity)];
  const claimants = comers.map(({ unit, from, hexes }): Claimant => ({
    weight: counter(unit).type.attack,
    places: hexes.map((side) => near.indexOf(side) + (stacksFree(unit, side) ? near.length : 0)),
    stuck: hexes.includes(from) && !canLeave(outlook, unit, nearby),
  }));
  return { hexes: [...near, ...near], room, claimants };
}

type Party = readonly { readonly unit: UnitId; readonly hex: Hex }[];

const points = (party: Party): number => party.reduce((sum, { unit }) => sum + counter(unit).type.attack, 0);

const isDry = (from: Hex, to: Hex): boolean => waterSide[board.hexside(from, to)] === 0;

/** The party that takes the places given out. */
const partyOf = (comers: readonly Comer[], { hexes }: Ground, places: readonly number[]): Party =>
  places.flatMap((place, i) => (place < 0 ? [] : [{ unit: comers[i]!.unit, hex: hexes[place]! }]));

/**
 * The strongest party with somebody on dry ground: for each who could stand there in turn, him there and the best
 * of the rest. Null when nobody can.
 */
function dryParty(hex: Hex, comers: readonly Comer[], ground: Ground): Party | null {
  let best: Party | null = null;
  for (const [who, { places }] of ground.claimants.entries())
    for (const place of places) {
      if (!isDry(ground.hexes[place]!, hex)) continue;
      const claimants = ground.claimants.map((one, i) =>
        i === who ? { ...one, places: [place], stuck: true } : one,
      );
      const seats = seat(claimants, ground.room);
      // Whoever is stuck must keep a place as well: else this one cannot be here.
      if (claimants.some(({ stuck }, i) => stuck && seats[i]! < 0)) continue;
      const party = partyOf(comers, ground, seats);
      if (!best || points(party) > points(best)) best = party;
    }
  return best;
}

const oddsOf = (state: State, party: Party, hex: Hex): OddsReport =>
  odds(moved(state, party), { attackers: party.map(({ unit }) => unit), targets: [hex] });

/**
 * Who can come against a hex in the side's next turn, and the best odds that it can get there: the strongest legal
 * party out of those in reach, each in a hex of its own choice within the stacking limit. Current positions, no
 * losses in between; whoever is in supply as the phase begins stays so, and no other obligation is in the way.
 */
export function threatTo(outlook: Outlook, hex: Hex): Threat {
  const { state, side } = outlook;
  const defenders = state.units.flatMap(({ at }, id) =>
    at === hex && counter(id).side !== side ? [id] : [],
  );
  const comers = comersTo(outlook, hex);
  const nobody = { hex, defenders, comers, best: null, points: 0 };
  if (!comers.length) return nobody;
  const ground = groundFor(outlook, hex, comers);
  const party = partyOf(comers, ground, seat(ground.claimants, ground.room));
  if (!defenders.length) return { ...nobody, points: points(party) };
  const known = { attackers: party, odds: oddsOf(state, party, hex) };
  if (party.some((one) => isDry(one.hex, hex))) return { ...nobody, best: known, points: points(party) };
  // All across water: the defenders may count double, and fewer attackers over dry ground be worth more.
  const dry = dryParty(hex, comers, ground);
  const other = dry && { attackers: dry, odds: oddsOf(state, dry, hex) };
  const better = other && ratio(other.odds) > ratio(known.odds) ? other : known;
  return { ...nobody, best: better, points: points(better.attackers) };
}

const ratio = ({ attack, defence }: OddsReport): number => (defence ? attack / defence : Infinity);

/** The threats to every hex with units of the other side, the worst first. */
export function threats(outlook: Outlook): Threat[] {
  const { state, side } = outlook;
  const hexes = new Set<Hex>();
  state.units.forEach(({ at }, id) => {
    if (at >= 0 && counter(id).side !== side) hexes.add(at);
  });
  return [...hexes]
    .map((hex) => threatTo(outlook, hex))
    .filter(({ best }) => best)
    .sort((a, b) => ratio(b.best!.odds) - ratio(a.best!.odds) || a.hex - b.hex);
}
