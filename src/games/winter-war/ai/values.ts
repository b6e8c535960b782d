import {
  type CombatResult,
  type Hex,
  type Side,
  type State,
  type UnitId,
  enemyOf,
  IS_LIGHT,
  supplyTable,
} from '#engine/winter-war';
import type { PlannedAttack } from '../analysis/planning/index.ts';
import { type EvalWeights, OFFICER_WEIGHTS } from './ai-context.ts';
import {
  attackOf,
  distanceField,
  inFinland,
  inUssr,
  isGuard,
  isHq,
  isNextTo,
  landNeighbours,
  openGround,
  rowOf,
  stackingCapacity,
  stacksOf,
  unitsIn,
  unitType,
  unitsOf,
} from './ground.ts';
import {
  LADOGA,
  LENINGRAD,
  MANNERHEIM,
  OULU,
  PETSAMO,
  SOVIET_CITIES,
  STRONGHOLDS,
  VIIPURI,
  VIIPURI_ROW,
} from '../analysis/places.ts';

const DEFAULT_WEIGHTS = OFFICER_WEIGHTS.soviet;
const HEADQUARTERS_VALUE = 10;
/** Value of Petsamo and of Oulu. */
const NORTHERN_CITY_VALUE = 30;

/** Value of a unit to its side, in Soviet attack points. */
export function unitValue(unit: UnitId, weights: EvalWeights = DEFAULT_WEIGHTS): number {
  if (isHq(unit)) return HEADQUARTERS_VALUE;
  const { attack, defence, side } = unitType(unit);
  // The Soviets have about three attack points per Finnish one.
  if (side === 'finn') return weights.finnishPoint * Math.max(defence, 0.4);
  return Math.max(attack, 1) * (attack >= CORPS_ATTACK ? CORPS_PREMIUM : 1);
}
/** A corps is worth more than as many points of divisions, since a hex holds few units. */
const CORPS_PREMIUM = 1.3;
const CORPS_ATTACK = 12;

/** Value to the Soviets of taking a hex, in attack points. */
export function hexValue(hex: Hex, weights: EvalWeights = DEFAULT_WEIGHTS): number {
  if (MANNERHEIM.includes(hex)) return weights.lineFort;
  if (hex === VIIPURI) return weights.viipuri;
  if (hex === PETSAMO || hex === OULU) return NORTHERN_CITY_VALUE;
  if (VIIPURI_ROW.includes(hex)) return weights.viipuriRow;
  if (LADOGA.includes(hex)) return weights.ladogaFort;
  return inFinland(hex) ? weights.plainHex : 0;
}

const sum = (units: readonly UnitId[], of: (unit: UnitId) => number): number =>
  units.reduce((total, id) => total + of(id), 0);
export const valueOf = (units: readonly UnitId[]): number => sum(units, (unit) => unitValue(unit));

/** Share, 0 to 1, of units (at least one) without a hex to retreat to, estimated in order. */
function strandedShare(state: State, side: Side, units: readonly UnitId[]): number {
  const isOpen = openGround(state, side);
  const taken: Hex[] = [];
  for (const unit of units) {
    const to = landNeighbours(state.units[unit]!.at)
      .filter(isOpen)
      .find((hex) => stackingCapacity(state, side, hex) > taken.filter((other) => other === hex).length);
    if (to !== undefined) taken.push(to);
  }
  return (units.length - taken.length) / units.length;
}

/** Expected value of an attack to its side, in attack points: enemy losses and ground, less own losses. */
export function scoreAttack(
  state: State,
  side: Side,
  attack: PlannedAttack,
  weights: EvalWeights = OFFICER_WEIGHTS[side],
): number {
  const { odds, targets, attackers } = attack;
  const share = (result: CombatResult): number =>
    odds.faces.filter((face) => face === result).length / odds.faces.length;
  const lossOf = (units: readonly UnitId[]): number =>
    weights.ownLosses * sum(units, (unit) => unitValue(unit, weights));
  const own = lossOf(attackers);
  const defenders = odds.defenders.map(({ unit }) => unit);
  const owed = odds.defenders.reduce((points, { printed }) => points + printed, 0);
  const payers = share('Ex') ? chooseCheapestLosses(attackers, owed) : [];
  const overpaid = weights.ownLosses * weights.overpayment * Math.max(0, attackOf(payers) - owed);
  const price = share('Ex') * (lossOf(payers) + overpaid);
  const prey = sum(defenders, (unit) => unitValue(unit, weights));
  const trapped = share('Dr') ? strandedShare(state, enemyOf(side), defenders) : 0;
  const kill = (share('De') + share('Ex') + share('Dr') * Math.max(trapped, 0.1)) * prey;
  const isCutOff = odds.fortified && !targets.every((hex) => leavesTail(state, hex, payers));
  const ground =
    ((isCutOff ? WITHOUT_TAIL : 1) *
      targets.reduce((total, hex) => total + hexGainFor(side, hex, weights), 0)) /
    targets.length;
  const relief = targets.reduce((total, hex) => total + (weights.raiderRelief?.get(hex) ?? 0), 0);
  const stays = weights.clearsRailway && relief ? relief * share('Dr') * (1 - trapped) * STAYS_ON_RAILWAY : 0;
  const pocketed =
    (share('De') + share('Ex')) *
    targets.reduce((most, hex) => Math.max(most, weights.pocketGains?.get(hex) ?? 0), 0);
  const cornered = share('Ar') ? strandedShare(state, side, attackers) * own * share('Ar') : 0;
  const gain = kill + pocketed + attack.cleared * ground;
  return gain - share('Ae') * own - price - cornered - stays - share('Ar') * 0.5;
}

/** Share of its value that a fort is worth if whoever takes it is then out of supply. */
const WITHOUT_TAIL = 0.5;

/** Whether Soviets remain beside a hex after an exchange and the advance of one of them. */
const leavesTail = (state: State, hex: Hex, payers: readonly UnitId[]): boolean =>
  landNeighbours(hex)
    .flatMap((next) => unitsIn(state, 'soviet', next))
    .filter((unit) => !payers.includes(unit)).length > 1;

/** Chance that a raider driven off is back on the railway after its next march. */
const STAYS_ON_RAILWAY = 0.8;

/** Value of Leningrad to the Finns: it wins the war (E1). */
export const LENINGRAD_VALUE = 150;

function hexGainFor(side: Side, hex: Hex, weights: EvalWeights): number {
  if (side === 'soviet')
    return hexValue(hex, weights) + (inUssr(hex) ? 6 + (weights.raiderRelief?.get(hex) ?? 0) : 0);
  const city = hex === LENINGRAD ? LENINGRAD_VALUE : SOVIET_CITIES.includes(hex) ? 25 : 0;
  return city + hexValue(hex, weights) * 0.8 + 1;
}

/** The least valuable units whose Attack Strengths reach `points`; sets that `isAvoided` come last. */
export function chooseCheapestLosses(
  units: readonly UnitId[],
  points: number,
  isAvoided: (units: readonly UnitId[]) => boolean = () => false,
): UnitId[] {
  let best: UnitId[] = [...units];
  let cost = Infinity;
  for (let bits = 1; bits < 2 ** Math.min(units.length, 12); bits++) {
    const some = units.filter((_, i) => bits & (1 << i));
    if (attackOf(some) < points) continue;
    const price = some.reduce((sum, id) => sum + unitValue(id), isAvoided(some) ? AVOIDED_COST : 0);
    if (price < cost) [best, cost] = [some, price];
  }
  return best;
}

const AVOIDED_COST = 1000;

/** Chance that a stack is lost to an attack, by odds to one. */
const LOSS_CHANCE = [0, 0, 0.3, 0.55, 0.7, 0.85, 1] as const;
/** The same chance for a stack that cannot retreat. */
const LOSS_CHANCE_SURROUNDED = [0, 0.35, 0.5, 0.75, 0.85, 1, 1] as const;
/** Share of distant enemies that is expected to come. */
const ARRIVAL_SHARE = { soviet: 0.4, finn: 1 } as const;
const DOUBLED_HEXES: Readonly<Record<Side, ReadonlySet<Hex>>> = {
  soviet: new Set(SOVIET_CITIES),
  finn: STRONGHOLDS,
};

/** A stack that can be attacked next turn, with its expected loss in attack points. */
export interface ExposedStack {
  readonly hex: Hex;
  readonly loss: number;
}

/**
 * Expected losses of a side to attacks next turn, in attack points, if nothing moved: each enemy attacks once,
 * the most valuable stack first.
 */
export const totalExposure = (state: State, side: Side): number =>
  findExposedStacks(state, side).reduce((sum, { loss }) => sum + loss, 0);

export function findExposedStacks(state: State, side: Side): ExposedStack[] {
  const candidates = [...stacksOf(state, side)]
    // Finns attack only units already in contact, Soviets any.
    .filter(([hex]) => side === 'finn' || isNextTo(state, 'finn', hex))
    .map(([hex, there]) => ({ hex, there, worth: valueOf(there) }))
    .sort((a, b) => b.worth - a.worth || a.hex - b.hex);
  const spent = new Set<UnitId>();
  const found: ExposedStack[] = [];
  for (const { hex, worth, there } of candidates) {
    const attackers = findPotentialAttackers(state, enemyOf(side), hex, spent);
    const attack = attackers.reduce((total, { points }) => total + points, 0);
    const odds = Math.min(6, Math.floor(attack / Math.max(0.5, defenceStrength(state, side, hex, there))));
    if (odds < 1) continue;
    const isTrapped = side === 'finn' && isSurrounded(state, hex, attackers);
    const lost = (isTrapped ? LOSS_CHANCE_SURROUNDED : LOSS_CHANCE)[odds]!;
    // Light Finns that are not surrounded retreat before combat.
    if (!lost || (side === 'finn' && !isTrapped && there.every((id) => canEvade(id, hex)))) continue;
    for (const { id } of attackers) spent.add(id);
    found.push({ hex, loss: lost * worth });
  }
  return found;
}

/** Light Finns may retreat before combat north of Row A (Combat.A). */
export const canEvade = (unit: UnitId, hex: Hex): boolean =>
  IS_LIGHT[unit] === 1 && inFinland(hex) && rowOf(hex) > 13;

/** Whether no retreat would be open once the attackers have moved around a hex. */
function isSurrounded(state: State, hex: Hex, attackers: readonly { readonly id: UnitId }[]): boolean {
  const own = stacksOf(state, 'finn');
  const near = landNeighbours(hex).filter((to) => supplyTable(state.turn)[to]);
  // Friends in a hex cancel enemy ZOC for a retreat.
  if (near.some((to) => own.has(to) && stackingCapacity(state, 'finn', to) > 0)) return false;
  let open = near.filter(openGround(state, 'finn')).filter((to) => !own.has(to));
  for (const { id } of attackers) {
    if (!open.length) break;
    const { at } = state.units[id]!;
    if (near.includes(at)) continue;
    const left = near
      .filter((to) => !own.has(to) && distanceField([to], state.turn)[at]! <= unitType(id).movement)
      .map((to) => open.filter((other) => other !== to && !landNeighbours(to).includes(other)));
    open = left.reduce((fewest, rest) => (rest.length < fewest.length ? rest : fewest), open);
  }
  return !open.length;
}

/** Defence Strength of some units, halved out of supply. */
export const suppliedDefence = (state: State, units: readonly UnitId[]): number =>
  sum(units, (id) => unitType(id).defence / (state.units[id]!.cut ? 2 : 1));

/** Defence Strength of a stack, halved out of supply, doubled in cities and forts. */
export const defenceStrength = (state: State, side: Side, hex: Hex, there: readonly UnitId[]): number =>
  suppliedDefence(state, there) * (DOUBLED_HEXES[side].has(hex) ? 2 : 1);

/** Units that could attack a hex next turn, with the Attack Strength that is expected of each. */
function findPotentialAttackers(state: State, enemy: Side, hex: Hex, spent: ReadonlySet<UnitId>) {
  const field = distanceField([hex], state.turn);
  return unitsOf(state, enemy).flatMap((id) => {
    const { at, cut } = state.units[id]!;
    const { attack, movement } = unitType(id);
    if (!attack || cut || spent.has(id) || (isGuard(id) && inFinland(hex))) return [];
    if (field[at]! > movement + 1) return [];
    return [{ id, points: field[at]! <= 1 ? attack : attack * ARRIVAL_SHARE[enemyOf(enemy)] }];
  });
}
