import {
  enemyOf,
  supplyTable,
  zoneOfControl,
  type Hex,
  type OddsReport,
  type Side,
  type State,
  type UnitId,
} from '../engine/index.ts';
import type { PlannedAttack } from '../planning/index.ts';
import {
  around,
  inFinland,
  inUssr,
  isHq,
  kind,
  LADOGA,
  MANNERHEIM,
  OULU,
  PETSAMO,
  roomIn,
  SOVIET_CITIES,
  stacks,
  VIIPURI,
  VIIPURI_ROW,
} from './ground.ts';

/** What an army's life hangs on. */
const HQ = 10;

/** What a unit is worth to its side, in Soviet attack points. */
export function unitWorth(unit: UnitId): number {
  if (isHq(unit)) return HQ;
  const { attack, defence, side } = kind(unit);
  // There are three Soviet points for one Finnish one.
  return side === 'soviet' ? Math.max(attack, 1) : 2.5 * Math.max(defence, 0.4);
}

/** What it is worth to the Soviets to take a hex, in attack points. */
export function groundWorth(hex: Hex): number {
  if (MANNERHEIM.includes(hex)) return 14;
  if (hex === VIIPURI) return 30;
  if (hex === PETSAMO || hex === OULU) return 30;
  if (VIIPURI_ROW.includes(hex)) return 7;
  if (LADOGA.includes(hex)) return 7;
  return inFinland(hex) ? 1.5 : 0;
}

const sum = (units: readonly UnitId[], of: (unit: UnitId) => number): number =>
  units.reduce((total, id) => total + of(id), 0);

const defendersWorth = ({ defenders }: OddsReport): number =>
  sum(
    defenders.map(({ unit }) => unit),
    unitWorth,
  );

/** The share of some units that would find no hex to retreat to, roughly: who goes first takes the room. */
function stranded(state: State, side: Side, units: readonly UnitId[]): number {
  const ground = supplyTable(state.turn);
  const zone = zoneOfControl(state, enemyOf(side));
  const own = stacks(state, side);
  const enemies = stacks(state, enemyOf(side));
  const taken = new Map<Hex, number>();
  let lost = 0;
  for (const unit of units) {
    const open = around(state.units[unit]!.at).find(
      (hex) =>
        ground[hex] === 1 &&
        !enemies.has(hex) &&
        (!zone[hex] || own.has(hex)) &&
        roomIn(hex, own.get(hex) ?? []) > (taken.get(hex) ?? 0),
    );
    if (open === undefined) lost++;
    else taken.set(open, (taken.get(open) ?? 0) + 1);
  }
  return units.length ? lost / units.length : 0;
}

/** What an attack promises its side: what the enemy loses and what ground is won, less what it costs. */
export function attackWorth(state: State, side: Side, attack: PlannedAttack): number {
  const { odds, targets, attackers } = attack;
  const all = odds.faces.length || 1;
  const share = (result: string): number => odds.faces.filter((face) => face === result).length / all;
  const own = sum(attackers, unitWorth);
  const printed = sum(attackers, (id) => kind(id).attack);
  const price = printed ? (attack.ownLoss - share('Ae') * printed) * (own / printed) : 0;
  const prey = defendersWorth(odds);
  const trapped = share('Dr')
    ? stranded(
        state,
        enemyOf(side),
        odds.defenders.map(({ unit }) => unit),
      )
    : 0;
  const kill = (share('De') + share('Ex') + share('Dr') * Math.max(trapped, 0.1)) * prey;
  const ground = targets.reduce((total, hex) => total + hexGain(side, hex), 0) / targets.length;
  const cornered = share('Ar') ? stranded(state, side, attackers) * own * share('Ar') : 0;
  return kill + attack.cleared * ground - share('Ae') * own - price - cornered - share('Ar') * 0.5;
}

function hexGain(side: Side, hex: Hex): number {
  if (side === 'soviet') return groundWorth(hex) + (inUssr(hex) ? 6 : 0);
  return (SOVIET_CITIES.includes(hex) ? 25 : 0) + groundWorth(hex) * 0.8 + 1;
}
