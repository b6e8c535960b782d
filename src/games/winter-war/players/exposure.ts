import { enemyOf, type Hex, type Side, type State, type UnitId } from '../../../engine/winter-war/index.ts';
import { around, fieldTo, isGuard, isHq, inFinland, kind, SOVIET_CITIES, stacks, unitsOf } from './ground.ts';
import { unitWorth } from './worth.ts';

/** Chance that a stack is lost to an attack at so many to one. */
const LOST = [0, 0, 0.3, 0.55, 0.7, 0.85, 1] as const;
/** Of those who would have to march first this share is counted on. */
const COMING = 0.4;

/**
 * What a side must expect to lose to blows that cost the enemy nothing, in attack points, if all stood as they
 * stand: each enemy strikes once, first where it hurts most.
 */
export function exposure(state: State, side: Side): number {
  const enemies = stacks(state, enemyOf(side));
  const own = stacks(state, side);
  const fronts: { readonly hex: Hex; readonly worth: number; readonly defence: number }[] = [];
  for (const [hex, there] of own) {
    if (!around(hex).some((next) => enemies.has(next))) continue;
    const worth = there.reduce((sum, id) => sum + unitWorth(id), 0);
    fronts.push({ hex, worth, defence: defenceOf(state, side, hex, there) });
  }
  fronts.sort((a, b) => b.worth - a.worth || a.hex - b.hex);
  const spent = new Set<UnitId>();
  let sum = 0;
  for (const { hex, worth, defence } of fronts) {
    const comers = comersTo(state, enemyOf(side), hex, spent);
    const attack = comers.reduce((points, { points: more }) => points + more, 0);
    const odds = Math.min(6, Math.floor(attack / Math.max(0.5, defence)));
    if (odds < 2) continue;
    for (const { id } of comers) spent.add(id);
    sum += LOST[odds]! * worth;
  }
  return sum;
}

const defenceOf = (state: State, side: Side, hex: Hex, there: readonly UnitId[]): number =>
  there.reduce((sum, id) => sum + kind(id).defence / (state.units[id]!.cut ? 2 : 1), 0) *
  (side === 'soviet' && SOVIET_CITIES.includes(hex) ? 2 : 1);

function comersTo(
  state: State,
  enemy: Side,
  hex: Hex,
  spent: ReadonlySet<UnitId>,
): { readonly id: UnitId; readonly points: number }[] {
  const field = fieldTo([hex], state.turn);
  return unitsOf(state, enemy).flatMap((id) => {
    const { at, cut } = state.units[id]!;
    const { attack, movement } = kind(id);
    if (!attack || cut || isHq(id) || spent.has(id) || (isGuard(id) && inFinland(hex))) return [];
    if (field[at]! > movement + 1) return [];
    return [{ id, points: field[at]! <= 1 ? attack : attack * COMING }];
  });
}
