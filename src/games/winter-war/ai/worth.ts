import {
  enemyOf,
  supplyTable,
  zoneOfControl,
  type CombatResult,
  type Hex,
  type OddsReport,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import type { PlannedAttack } from '../analysis/planning/index.ts';
import {
  landNeighbours,
  inFinland,
  inUssr,
  isHq,
  unitType,
  LADOGA,
  LENINGRAD,
  MANNERHEIM,
  OULU,
  PETSAMO,
  stackingRoom,
  SOVIET_CITIES,
  stacksOf,
  VIIPURI,
  VIIPURI_ROW,
} from './ground.ts';
import { OFFICER_WEIGHTS, type EvalWeights } from './weights.ts';

const DEFAULT_WEIGHTS = OFFICER_WEIGHTS.soviet;

/** What a unit is worth to its side, in Soviet attack points. */
export function unitValue(unit: UnitId, weights: EvalWeights = DEFAULT_WEIGHTS): number {
  if (isHq(unit)) return weights.headquarters;
  const { attack, defence, side } = unitType(unit);
  // There are three Soviet points for one Finnish one.
  return side === 'soviet' ? Math.max(attack, 1) : weights.finnishPoint * Math.max(defence, 0.4);
}

/** What it is worth to the Soviets to take a hex, in attack points. */
export function hexValue(hex: Hex, weights: EvalWeights = DEFAULT_WEIGHTS): number {
  if (MANNERHEIM.includes(hex)) return weights.lineFort;
  if (hex === VIIPURI) return weights.viipuri;
  if (hex === PETSAMO || hex === OULU) return weights.northernCity;
  if (VIIPURI_ROW.includes(hex)) return weights.viipuriRow;
  if (LADOGA.includes(hex)) return weights.ladogaFort;
  return inFinland(hex) ? weights.plainHex : 0;
}

const sum = (units: readonly UnitId[], of: (unit: UnitId) => number): number =>
  units.reduce((total, id) => total + of(id), 0);

const defendersValue = ({ defenders }: OddsReport, weights: EvalWeights): number =>
  sum(
    defenders.map(({ unit }) => unit),
    (unit) => unitValue(unit, weights),
  );

/** The share of some units that would find no hex to retreat to, roughly: who goes first takes the room. */
function strandedShare(state: State, side: Side, units: readonly UnitId[]): number {
  const ground = supplyTable(state.turn);
  const zone = zoneOfControl(state, enemyOf(side));
  const own = stacksOf(state, side);
  const enemies = stacksOf(state, enemyOf(side));
  const taken: Hex[] = [];
  const hasRoom = (hex: Hex): boolean => {
    const gone = taken.filter((other) => other === hex).length;
    return stackingRoom(hex, own.get(hex) ?? NO_UNITS) > gone;
  };
  let lost = 0;
  for (const unit of units) {
    const open = landNeighbours(state.units[unit]!.at).find(
      (hex) => ground[hex] === 1 && (!zone[hex] || own.has(hex)) && !enemies.has(hex) && hasRoom(hex),
    );
    if (open === undefined) lost++;
    else taken.push(open);
  }
  return units.length ? lost / units.length : 0;
}

const NO_UNITS: readonly UnitId[] = [];

/** What an attack promises its side: what the enemy loses and what ground is won, less what it costs. */
export function scoreAttack(
  state: State,
  side: Side,
  attack: PlannedAttack,
  weights: EvalWeights = OFFICER_WEIGHTS[side],
): number {
  const { odds, targets, attackers } = attack;
  const all = odds.faces.length || 1;
  const share = (result: CombatResult): number => {
    let faces = 0;
    for (const face of odds.faces) if (face === result) faces++;
    return faces / all;
  };
  const own = weights.ownLosses * sum(attackers, (unit) => unitValue(unit, weights));
  const printed = sum(attackers, (id) => unitType(id).attack);
  const price = printed ? (attack.ownLoss - share('Ae') * printed) * (own / printed) : 0;
  const prey = defendersValue(odds, weights);
  const trapped = share('Dr')
    ? strandedShare(
        state,
        enemyOf(side),
        odds.defenders.map(({ unit }) => unit),
      )
    : 0;
  const kill = (share('De') + share('Ex') + share('Dr') * Math.max(trapped, 0.1)) * prey;
  const ground = targets.reduce((total, hex) => total + hexGainFor(side, hex, weights), 0) / targets.length;
  const cornered = share('Ar') ? strandedShare(state, side, attackers) * own * share('Ar') : 0;
  return kill + attack.cleared * ground - share('Ae') * own - price - cornered - share('Ar') * 0.5;
}

/** What Leningrad is to the Finns: the war (E1). */
export const LENINGRAD_VALUE = 150;

function hexGainFor(side: Side, hex: Hex, weights: EvalWeights): number {
  if (side === 'soviet')
    return hexValue(hex, weights) + (inUssr(hex) ? 6 + (weights.raiderRelief?.get(hex) ?? 0) : 0);
  return (
    (hex === LENINGRAD ? LENINGRAD_VALUE : SOVIET_CITIES.includes(hex) ? 25 : 0) +
    hexValue(hex, weights) * 0.8 +
    1
  );
}
