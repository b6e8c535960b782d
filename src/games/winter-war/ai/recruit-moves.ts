import { enemyOf, mayMove, reach, type Hex, type State, type UnitId } from '#engine/winter-war';
import type { AiContext, RandomSource, SearchTask } from './ai-context.ts';
import {
  landNeighbours,
  distanceField,
  isGuard,
  isHq,
  unitType,
  stacksOf,
  theatreOf,
  unitsOf,
} from './ground.ts';
import type { Sketch } from './sketch.ts';
import { LADOGA, MANNERHEIM, MURMANSK, OULU, PETSAMO, VIIPURI } from '../analysis/places.ts';

/** Moves every unit by itself toward the nearest goal, with random noise. */
export function* planRecruitMoves(sketch: Sketch, ai: AiContext, random: RandomSource): SearchTask<void> {
  const order = unitsOf(sketch.state, ai.side)
    .filter((id) => mayMove(sketch.state, id))
    .map((id) => ({ id, at: random() }))
    .sort((a, b) => a.at - b.at);
  let done = 0;
  for (const { id } of order) {
    yield done++ / order.length;
    // A Recruit overlooks some units.
    if (random() < 0.15) continue;
    const move = ai.side === 'soviet' ? chooseSovietMove : chooseFinnishMove;
    const goal = move(sketch.state, id, random);
    if (goal === null || goal === sketch.state.units[id]!.at) continue;
    const way = reach(sketch.state, id).find((r) => r.hex === goal);
    if (way) sketch.play({ type: 'move', unit: id, path: way.path });
  }
  sketch.end();
}

const NOISE = 1.6;

/** The hex with the highest noisy value; null where none is better than staying. */
function chooseHex(
  state: State,
  unit: UnitId,
  random: RandomSource,
  worth: (hex: Hex) => number,
): Hex | null {
  let best: Hex | null = null;
  let most = worth(state.units[unit]!.at) + random() * NOISE;
  for (const { hex, mayEnd } of reach(state, unit)) {
    if (!mayEnd) continue;
    const now = worth(hex) + random() * NOISE;
    if (now > most) [best, most] = [hex, now];
  }
  return best;
}

/** Moves forward, and next to the enemy where the combined strength suffices. */
function chooseSovietMove(state: State, unit: UnitId, random: RandomSource): Hex | null {
  const { at } = state.units[unit]!;
  if (isGuard(unit)) return random() < 0.5 ? null : chooseHex(state, unit, random, () => 0);
  const theatre = theatreOf(at);
  const goals = {
    isthmus: [VIIPURI],
    ladoga: LADOGA,
    kem: [OULU],
    kandalaksha: [OULU],
    murmansk: random() < 0.7 ? [PETSAMO] : [MURMANSK],
  }[theatre];
  const field = distanceField(goals, state.turn);
  const finns = stacksOf(state, 'finn');
  const own = stacksOf(state, 'soviet');
  return chooseHex(state, unit, random, (hex) => {
    let worth = -field[hex]!;
    if (isHq(unit)) {
      const friends = landNeighbours(hex).reduce((sum, next) => sum + (own.get(next)?.length ?? 0), 0);
      return friends - landNeighbours(hex).filter((next) => finns.has(next)).length * 9;
    }
    for (const next of landNeighbours(hex)) {
      const there = finns.get(next);
      if (!there) continue;
      const strong = MANNERHEIM.includes(next) || LADOGA.includes(next) ? 2 : 1;
      const defence = there.reduce((sum, id) => sum + unitType(id).defence, 0) * strong;
      const beside = landNeighbours(next).reduce(
        (sum, near) =>
          sum + (near === hex ? [] : (own.get(near) ?? [])).reduce((n, id) => n + unitType(id).attack, 0),
        unitType(unit).attack,
      );
      worth += beside >= defence ? 2 : -3;
    }
    return worth;
  });
}

/** Moves to the nearest empty post, else toward the nearest intruder. */
function chooseFinnishMove(state: State, unit: UnitId, random: RandomSource): Hex | null {
  const own = stacksOf(state, 'finn');
  const soviets = stacksOf(state, enemyOf('finn'));
  const { at } = state.units[unit]!;
  const lines = [...MANNERHEIM, ...LADOGA, OULU, PETSAMO, VIIPURI];
  if (lines.includes(at) && (own.get(at)?.length ?? 0) < 3 && random() < 0.93) return null;
  const wanted = lines.filter((hex) => !soviets.has(hex) && (own.get(hex)?.length ?? 0) < 1);
  const thin = MANNERHEIM.filter((hex) => !soviets.has(hex) && (own.get(hex)?.length ?? 0) < 2);
  const heavy = unitType(unit).defence >= 3;
  const goals = wanted.length ? wanted : heavy && thin.length ? thin : [...soviets.keys()];
  const field = distanceField(goals.length ? goals : lines, state.turn);
  return chooseHex(state, unit, random, (hex) => {
    const near = landNeighbours(hex).filter((next) => soviets.has(next)).length;
    return -field[hex]! - (lines.includes(hex) ? -1 : near * 0.7);
  });
}
