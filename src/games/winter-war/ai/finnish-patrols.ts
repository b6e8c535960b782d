import { enemyOf, mayMove, murmanskDefended, type Hex, type State, type UnitId } from '#engine/winter-war';
import { go, type Ways } from './assault.ts';
import type { Chance } from './chance.ts';
import type { Post } from './finnish-posts.ts';
import {
  around,
  disc,
  fieldTo,
  isHq,
  kind,
  rowOf,
  SOVIET_CITIES,
  sovietRailway,
  stacks,
  unitsOf,
  VIIPURI,
} from './ground.ts';
import type { Sketch } from './sketch.ts';

/**
 * Ski patrols wait out of reach until the last turns, apart from each other, and come so near that the railway
 * is cut when nobody can mend it any more.
 */
function lurk(state: State, unit: UnitId, hex: Hex, toRail: Int16Array): number {
  const { movement } = kind(unit);
  const distance = Math.min(FARTHEST, movement * (state.lastTurn - state.turn));
  let worth = -Math.abs(toRail[hex]! - distance);
  const soviets = stacks(state, 'soviet');
  for (const [near, far] of disc(hex, 3)) {
    const hunters = soviets.get(near)?.filter((id) => !isHq(id)).length ?? 0;
    worth -= hunters * (far <= 1 ? 2 : 0.7);
  }
  const mates = (stacks(state, 'finn').get(hex) ?? []).filter((id) => id !== unit && kind(id).arm === 'ski');
  return worth - mates.length * 1.5;
}
const FARTHEST = 8;

/** All others: patrols to the enemy's railway and cities, the rest behind the post that misses them most. */
export function raid(
  sketch: Sketch,
  ways: Ways,
  garrison: ReadonlyMap<UnitId, Hex>,
  posts: readonly Post[],
  chance: Chance,
  patient = false,
): void {
  const start = sketch.state;
  const soviets = stacks(start, enemyOf('finn'));
  const inNeed = posts.filter(({ threat, worth }) => threat > 0 && worth >= 20).map(({ hex }) => hex);
  const behind = fieldTo(inNeed.length ? inNeed : [VIIPURI], start.turn);
  const rails = railGoals(start);
  const toRail = rails.length ? fieldTo(rails, start.turn) : null;
  for (const unit of unitsOf(start, 'finn')) {
    const { state } = sketch;
    if (garrison.has(unit) || !mayMove(state, unit)) continue;
    const { at } = state.units[unit]!;
    const patrol = kind(unit).arm === 'ski' || (kind(unit).label === '1-1-3' && rowOf(at) > 19);
    const worth = (hex: Hex): number => {
      const contact = around(hex).reduce((sum, next) => sum + (soviets.get(next)?.length ?? 0), 0);
      if (patient && toRail && kind(unit).arm === 'ski') return lurk(state, unit, hex, toRail);
      if (patrol && toRail) {
        const cityThere = SOVIET_CITIES.includes(hex) ? 4 : 0;
        return -toRail[hex]! - contact * 0.5 + cityThere;
      }
      return -behind[hex]! - contact * 3 - (hex === at ? 0 : 0.2);
    };
    const here = worth(at);
    const open = [...(ways.get(unit)?.keys() ?? [])]
      .map((hex) => ({ hex, worth: worth(hex) + chance() * 0.2 }))
      .filter((end) => end.worth > here + 0.3)
      .sort((a, b) => b.worth - a.worth);
    for (const { hex } of open.slice(0, 4)) if (go(sketch, ways, unit, hex)) break;
  }
}

/** The Soviet railway north of Lake Onega, and the cities on it, where nobody stands. */
function railGoals(state: State): Hex[] {
  const soviets = stacks(state, 'soviet');
  return sovietRailway().filter(
    (hex) => !soviets.has(hex) && (murmanskDefended(state.options) || rowOf(hex) < 50),
  );
}
