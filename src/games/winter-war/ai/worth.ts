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
  around,
  inFinland,
  inUssr,
  isHq,
  kind,
  LADOGA,
  LENINGRAD,
  MANNERHEIM,
  OULU,
  PETSAMO,
  roomIn,
  SOVIET_CITIES,
  stacks,
  VIIPURI,
  VIIPURI_ROW,
} from './ground.ts';
import { OFFICER_WEIGHTS, type Weights } from './weights.ts';

const PLAIN = OFFICER_WEIGHTS.soviet;

/** What a unit is worth to its side, in Soviet attack points. */
export function unitWorth(unit: UnitId, weights: Weights = PLAIN): number {
  if (isHq(unit)) return weights.headquarters;
  const { attack, defence, side } = kind(unit);
  // There are three Soviet points for one Finnish one.
  return side === 'soviet' ? Math.max(attack, 1) : weights.finnishPoint * Math.max(defence, 0.4);
}

/** What it is worth to the Soviets to take a hex, in attack points. */
export function groundWorth(hex: Hex, weights: Weights = PLAIN): number {
  if (MANNERHEIM.includes(hex)) return weights.fort;
  if (hex === VIIPURI) return weights.viipuri;
  if (hex === PETSAMO || hex === OULU) return weights.north;
  if (VIIPURI_ROW.includes(hex)) return weights.row;
  if (LADOGA.includes(hex)) return weights.ladoga;
  return inFinland(hex) ? weights.plain : 0;
}

const sum = (units: readonly UnitId[], of: (unit: UnitId) => number): number =>
  units.reduce((total, id) => total + of(id), 0);

const defendersWorth = ({ defenders }: OddsReport, weights: Weights): number =>
  sum(
    defenders.map(({ unit }) => unit),
    (unit) => unitWorth(unit, weights),
  );

/** The share of some units that would find no hex to retreat to, roughly: who goes first takes the room. */
function stranded(state: State, side: Side, units: readonly UnitId[]): number {
  const ground = supplyTable(state.turn);
  const zone = zoneOfControl(state, enemyOf(side));
  const own = stacks(state, side);
  const enemies = stacks(state, enemyOf(side));
  const taken: Hex[] = [];
  const hasRoom = (hex: Hex): boolean => {
    const gone = taken.filter((other) => other === hex).length;
    return roomIn(hex, own.get(hex) ?? NOBODY) > gone;
  };
  let lost = 0;
  for (const unit of units) {
    const open = around(state.units[unit]!.at).find(
      (hex) => ground[hex] === 1 && (!zone[hex] || own.has(hex)) && !enemies.has(hex) && hasRoom(hex),
    );
    if (open === undefined) lost++;
    else taken.push(open);
  }
  return units.length ? lost / units.length : 0;
}

const NOBODY: readonly UnitId[] = [];

/** What an attack promises its side: what the enemy loses and what ground is won, less what it costs. */
export function attackWorth(
  state: State,
  side: Side,
  attack: PlannedAttack,
  weights: Weights = OFFICER_WEIGHTS[side],
): number {
  const { odds, targets, attackers } = attack;
  const all = odds.faces.length || 1;
  const share = (result: CombatResult): number => {
    let faces = 0;
    for (const face of odds.faces) if (face === result) faces++;
    return faces / all;
  };
  const own = weights.own * sum(attackers, (unit) => unitWorth(unit, weights));
  const printed = sum(attackers, (id) => kind(id).attack);
  const price = printed ? (attack.ownLoss - share('Ae') * printed) * (own / printed) : 0;
  const prey = defendersWorth(odds, weights);
  const trapped = share('Dr')
    ? stranded(
        state,
        enemyOf(side),
        odds.defenders.map(({ unit }) => unit),
      )
    : 0;
  const kill = (share('De') + share('Ex') + share('Dr') * Math.max(trapped, 0.1)) * prey;
  const ground = targets.reduce((total, hex) => total + hexGain(side, hex, weights), 0) / targets.length;
  const cornered = share('Ar') ? stranded(state, side, attackers) * own * share('Ar') : 0;
  return kill + attack.cleared * ground - share('Ae') * own - price - cornered - share('Ar') * 0.5;
}

/** What Leningrad is to the Finns: the war (E1). */
export const THE_WAR = 150;

function hexGain(side: Side, hex: Hex, weights: Weights): number {
  if (side === 'soviet')
    return groundWorth(hex, weights) + (inUssr(hex) ? 6 + (weights.relief?.get(hex) ?? 0) : 0);
  return (
    (hex === LENINGRAD ? THE_WAR : SOVIET_CITIES.includes(hex) ? 25 : 0) + groundWorth(hex, weights) * 0.8 + 1
  );
}
