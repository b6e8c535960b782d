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
  around,
  fieldTo,
  inFinland,
  isGuard,
  isHq,
  kind,
  roomIn,
  rowOf,
  SOVIET_CITIES,
  stacks,
  STRONGHOLDS,
  unitsOf,
} from './ground.ts';
import { unitWorth } from './worth.ts';

/** Chance that a stack is lost to an attack at so many to one. */
const LOST = [0, 0, 0.3, 0.55, 0.7, 0.85, 1] as const;
/** The same where it has no hex to fall back to. */
const LOST_SHUT_IN = [0, 0.35, 0.5, 0.75, 0.85, 1, 1] as const;
/** And where all give way before it. */
const LOST_GIVING_WAY = [0, 0, 0, 0, 0, 0, 0] as const;
/** Of the enemies who would have to march first this share is counted on: the Soviets have the numbers to come. */
const COMING = { soviet: 0.4, finn: 1 } as const;
/** Where defence counts double. */
const STRONG: Readonly<Record<Side, ReadonlySet<Hex>>> = {
  soviet: new Set(SOVIET_CITIES),
  finn: STRONGHOLDS,
};

/** A stack that the enemy could strike next turn, and what it must expect to lose by it, in attack points. */
export interface Exposed {
  readonly hex: Hex;
  readonly loss: number;
}

/**
 * What a side must expect to lose to blows that cost the enemy nothing, in attack points, if all stood as they
 * stand: each enemy strikes once, first where it hurts most.
 */
export const exposure = (state: State, side: Side): number =>
  exposedStacks(state, side).reduce((sum, { loss }) => sum + loss, 0);

/** The same stack by stack. */
export function exposedStacks(state: State, side: Side): Exposed[] {
  const enemies = stacks(state, enemyOf(side));
  const fronts: { readonly hex: Hex; readonly worth: number; readonly there: readonly UnitId[] }[] = [];
  for (const [hex, there] of stacks(state, side)) {
    // Finns come for those whom they touch already; the Soviets for anybody.
    if (side === 'soviet' && !around(hex).some((next) => enemies.has(next))) continue;
    fronts.push({ hex, worth: there.reduce((sum, id) => sum + unitWorth(id), 0), there });
  }
  fronts.sort((a, b) => b.worth - a.worth || a.hex - b.hex);
  const spent = new Set<UnitId>();
  const found: Exposed[] = [];
  for (const { hex, worth, there } of fronts) {
    const comers = comersTo(state, enemyOf(side), hex, spent);
    const attack = comers.reduce((points, { points: more }) => points + more, 0);
    const odds = Math.min(6, Math.floor(attack / Math.max(0.5, defenceOf(state, side, hex, there))));
    if (odds < 1) continue;
    const lost = side === 'finn' ? lostOfFinns(state, hex, there, comers)[odds]! : LOST[odds]!;
    if (!lost) continue;
    for (const { id } of comers) spent.add(id);
    found.push({ hex, loss: lost * worth });
  }
  return found;
}

const lostOfFinns = (
  state: State,
  hex: Hex,
  there: readonly UnitId[],
  comers: readonly Comer[],
): readonly number[] =>
  isShutIn(state, hex, comers)
    ? LOST_SHUT_IN
    : there.every((id) => givesWay(id, hex))
      ? LOST_GIVING_WAY
      : LOST;

/** Light Finns step back before combat north of Row A (Combat.A). */
const givesWay = (unit: UnitId, hex: Hex): boolean =>
  ['0-0-3', '1-1-3'].includes(kind(unit).label) && inFinland(hex) && rowOf(hex) > 13;

/** Whether nothing beside a hex would be open once the comers, each in a hex of his own choice, have closed round it. */
function isShutIn(state: State, hex: Hex, comers: readonly Comer[]): boolean {
  const ground = supplyTable(state.turn);
  const zone = zoneOfControl(state, 'soviet');
  const [own, enemies] = [stacks(state, 'finn'), stacks(state, 'soviet')];
  const near = around(hex).filter((to) => ground[to]);
  // Among friends a zone of control does not matter.
  if (near.some((to) => own.has(to) && roomIn(to, own.get(to)!) > 0)) return false;
  let open = near.filter((to) => !own.has(to) && !enemies.has(to) && !zone[to]);
  for (const { id } of comers) {
    if (!open.length) break;
    const { at } = state.units[id]!;
    if (near.includes(at)) continue;
    const left = near
      .filter((to) => !own.has(to) && fieldTo([to], state.turn)[at]! <= kind(id).movement)
      .map((to) => open.filter((other) => other !== to && !around(to).includes(other)));
    open = left.reduce((fewest, rest) => (rest.length < fewest.length ? rest : fewest), open);
  }
  return !open.length;
}

const defenceOf = (state: State, side: Side, hex: Hex, there: readonly UnitId[]): number =>
  there.reduce((sum, id) => sum + kind(id).defence / (state.units[id]!.cut ? 2 : 1), 0) *
  (STRONG[side].has(hex) ? 2 : 1);

interface Comer {
  readonly id: UnitId;
  readonly points: number;
}

function comersTo(state: State, enemy: Side, hex: Hex, spent: ReadonlySet<UnitId>): Comer[] {
  const field = fieldTo([hex], state.turn);
  return unitsOf(state, enemy).flatMap((id) => {
    const { at, cut } = state.units[id]!;
    const { attack, movement } = kind(id);
    if (!attack || cut || isHq(id) || spent.has(id) || (isGuard(id) && inFinland(hex))) return [];
    if (field[at]! > movement + 1) return [];
    return [{ id, points: field[at]! <= 1 ? attack : attack * COMING[enemyOf(enemy)] }];
  });
}
