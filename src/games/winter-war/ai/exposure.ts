import {
  enemyOf,
  supplyTable,
  zoneOfControl,
  type Hex,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import {
  landNeighbours,
  distanceField,
  inFinland,
  isGuard,
  isHq,
  unitType,
  stackingRoom,
  rowOf,
  SOVIET_CITIES,
  stacksOf,
  STRONGHOLDS,
  unitsOf,
} from './ground.ts';
import { unitValue } from './worth.ts';

/** Chance that a stack is lost to an attack at so many to one. */
const LOSS_CHANCE = [0, 0, 0.3, 0.55, 0.7, 0.85, 1] as const;
/** The same where it has no hex to fall back to. */
const LOSS_CHANCE_SURROUNDED = [0, 0.35, 0.5, 0.75, 0.85, 1, 1] as const;
/** And where all give way before it. */
const LOSS_CHANCE_EVADING = [0, 0, 0, 0, 0, 0, 0] as const;
/** Of the enemies who would have to march first this share is counted on: the Soviets have the numbers to come. */
const ARRIVAL_SHARE = { soviet: 0.4, finn: 1 } as const;
/** Where defence counts double. */
const DOUBLED_HEXES: Readonly<Record<Side, ReadonlySet<Hex>>> = {
  soviet: new Set(SOVIET_CITIES),
  finn: STRONGHOLDS,
};

/** A stack that the enemy could strike next turn, and what it must expect to lose by it, in attack points. */
export interface ExposedStack {
  readonly hex: Hex;
  readonly loss: number;
}

/**
 * What a side must expect to lose to blows that cost the enemy nothing, in attack points, if all stood as they
 * stand: each enemy strikes once, first where it hurts most.
 */
export const totalExposure = (state: State, side: Side): number =>
  findExposedStacks(state, side).reduce((sum, { loss }) => sum + loss, 0);

/** The same stack by stack. */
export function findExposedStacks(state: State, side: Side): ExposedStack[] {
  const enemies = stacksOf(state, enemyOf(side));
  const candidates: { readonly hex: Hex; readonly worth: number; readonly there: readonly UnitId[] }[] = [];
  for (const [hex, there] of stacksOf(state, side)) {
    // Finns come for those whom they touch already; the Soviets for anybody.
    if (side === 'soviet' && !landNeighbours(hex).some((next) => enemies.has(next))) continue;
    candidates.push({ hex, worth: there.reduce((sum, id) => sum + unitValue(id), 0), there });
  }
  candidates.sort((a, b) => b.worth - a.worth || a.hex - b.hex);
  const spent = new Set<UnitId>();
  const found: ExposedStack[] = [];
  for (const { hex, worth, there } of candidates) {
    const attackers = findPotentialAttackers(state, enemyOf(side), hex, spent);
    const attack = attackers.reduce((points, { points: more }) => points + more, 0);
    const odds = Math.min(6, Math.floor(attack / Math.max(0.5, defenceStrength(state, side, hex, there))));
    if (odds < 1) continue;
    const lost =
      side === 'finn' ? finnishLossChance(state, hex, there, attackers)[odds]! : LOSS_CHANCE[odds]!;
    if (!lost) continue;
    for (const { id } of attackers) spent.add(id);
    found.push({ hex, loss: lost * worth });
  }
  return found;
}

const finnishLossChance = (
  state: State,
  hex: Hex,
  there: readonly UnitId[],
  comers: readonly PotentialAttacker[],
): readonly number[] =>
  isSurrounded(state, hex, comers)
    ? LOSS_CHANCE_SURROUNDED
    : there.every((id) => canEvade(id, hex))
      ? LOSS_CHANCE_EVADING
      : LOSS_CHANCE;

/** Light Finns step back before combat north of Row A (Combat.A). */
const canEvade = (unit: UnitId, hex: Hex): boolean =>
  ['0-0-3', '1-1-3'].includes(unitType(unit).label) && inFinland(hex) && rowOf(hex) > 13;

/** Whether nothing beside a hex would be open once the comers, each in a hex of his own choice, have closed round it. */
function isSurrounded(state: State, hex: Hex, comers: readonly PotentialAttacker[]): boolean {
  const ground = supplyTable(state.turn);
  const zone = zoneOfControl(state, 'soviet');
  const [own, enemies] = [stacksOf(state, 'finn'), stacksOf(state, 'soviet')];
  const near = landNeighbours(hex).filter((to) => ground[to]);
  // Among friends a zone of control does not matter.
  if (near.some((to) => own.has(to) && stackingRoom(to, own.get(to)!) > 0)) return false;
  let open = near.filter((to) => !own.has(to) && !enemies.has(to) && !zone[to]);
  for (const { id } of comers) {
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

const defenceStrength = (state: State, side: Side, hex: Hex, there: readonly UnitId[]): number =>
  there.reduce((sum, id) => sum + unitType(id).defence / (state.units[id]!.cut ? 2 : 1), 0) *
  (DOUBLED_HEXES[side].has(hex) ? 2 : 1);

interface PotentialAttacker {
  readonly id: UnitId;
  readonly points: number;
}

function findPotentialAttackers(
  state: State,
  enemy: Side,
  hex: Hex,
  spent: ReadonlySet<UnitId>,
): PotentialAttacker[] {
  const field = distanceField([hex], state.turn);
  return unitsOf(state, enemy).flatMap((id) => {
    const { at, cut } = state.units[id]!;
    const { attack, movement } = unitType(id);
    if (!attack || cut || isHq(id) || spent.has(id) || (isGuard(id) && inFinland(hex))) return [];
    if (field[at]! > movement + 1) return [];
    return [{ id, points: field[at]! <= 1 ? attack : attack * ARRIVAL_SHARE[enemyOf(enemy)] }];
  });
}
