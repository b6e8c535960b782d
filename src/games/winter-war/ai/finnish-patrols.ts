import { enemyOf, mayMove, murmanskDefended, type Hex, type State, type UnitId } from '#engine/winter-war';
import { tryMove, type ReachMap } from './assault.ts';
import type { RandomSource } from './chance.ts';
import type { Post } from './finnish-posts.ts';
import {
  landNeighbours,
  discAround,
  distanceField,
  isHq,
  unitType,
  rowOf,
  SOVIET_CITIES,
  sovietRailway,
  stacksOf,
  unitsOf,
  VIIPURI,
} from './ground.ts';
import type { Sketch } from './sketch.ts';

/**
 * Ski patrols wait out of reach until the last turns, apart from each other, and come so near that the railway
 * is cut when nobody can mend it any more.
 */
function scoreAmbushHex(state: State, unit: UnitId, hex: Hex, toRail: Int16Array): number {
  const { movement } = unitType(unit);
  const distance = Math.min(MAX_AMBUSH_DISTANCE, movement * (state.lastTurn - state.turn));
  let worth = -Math.abs(toRail[hex]! - distance);
  const soviets = stacksOf(state, 'soviet');
  for (const [near, far] of discAround(hex, 3)) {
    const hunters = soviets.get(near)?.filter((id) => !isHq(id)).length ?? 0;
    worth -= hunters * (far <= 1 ? 2 : 0.7);
  }
  const mates = (stacksOf(state, 'finn').get(hex) ?? []).filter(
    (id) => id !== unit && unitType(id).arm === 'ski',
  );
  return worth - mates.length * 1.5;
}
const MAX_AMBUSH_DISTANCE = 8;

/** All others: patrols to the enemy's railway and cities, the rest behind the post that misses them most. */
export function movePatrolsAndReserves(
  sketch: Sketch,
  reachMap: ReachMap,
  garrison: ReadonlyMap<UnitId, Hex>,
  posts: readonly Post[],
  random: RandomSource,
  waitsInAmbush = false,
): void {
  const start = sketch.state;
  const soviets = stacksOf(start, enemyOf('finn'));
  const inNeed = posts.filter(({ threat, value }) => threat > 0 && value >= 20).map(({ hex }) => hex);
  const behind = distanceField(inNeed.length ? inNeed : [VIIPURI], start.turn);
  const rails = findRailGoals(start);
  const toRail = rails.length ? distanceField(rails, start.turn) : null;
  for (const unit of unitsOf(start, 'finn')) {
    const { state } = sketch;
    if (garrison.has(unit) || !mayMove(state, unit)) continue;
    const { at } = state.units[unit]!;
    const patrol = unitType(unit).arm === 'ski' || (unitType(unit).label === '1-1-3' && rowOf(at) > 19);
    const worth = (hex: Hex): number => {
      const contact = landNeighbours(hex).reduce((sum, next) => sum + (soviets.get(next)?.length ?? 0), 0);
      if (waitsInAmbush && toRail && unitType(unit).arm === 'ski')
        return scoreAmbushHex(state, unit, hex, toRail);
      if (patrol && toRail) {
        const cityThere = SOVIET_CITIES.includes(hex) ? 4 : 0;
        return -toRail[hex]! - contact * 0.5 + cityThere;
      }
      return -behind[hex]! - contact * 3 - (hex === at ? 0 : 0.2);
    };
    const here = worth(at);
    const open = [...(reachMap.get(unit)?.keys() ?? [])]
      .map((hex) => ({ hex, worth: worth(hex) + random() * 0.2 }))
      .filter((end) => end.worth > here + 0.3)
      .sort((a, b) => b.worth - a.worth);
    for (const { hex } of open.slice(0, 4)) if (tryMove(sketch, reachMap, unit, hex)) break;
  }
}

/** The Soviet railway north of Lake Onega, and the cities on it, where nobody stands. */
function findRailGoals(state: State): Hex[] {
  const soviets = stacksOf(state, 'soviet');
  return sovietRailway().filter(
    (hex) => !soviets.has(hex) && (murmanskDefended(state.options) || rowOf(hex) < 50),
  );
}
