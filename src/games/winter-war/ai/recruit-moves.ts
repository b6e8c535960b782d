import { enemyOf, mayMove, reach, type Hex, type State, type UnitId } from '#engine/winter-war';
import type { AiContext, RandomSource, SearchTask } from './ai-context.ts';
import {
  attackOf,
  defenceOf,
  landNeighbours,
  maxBy,
  unitsIn,
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

/** Moves each unit on its own toward the nearest goal, with random noise. */
export function* planRecruitMoves(sketch: Sketch, ai: AiContext, random: RandomSource): SearchTask<void> {
  const order = unitsOf(sketch.state, ai.side)
    .filter((id) => mayMove(sketch.state, id))
    .map((id) => ({ id, at: random() }))
    .sort((a, b) => a.at - b.at);
  for (const [done, { id }] of order.entries()) {
    yield done / order.length;
    // A Recruit overlooks some units.
    if (random() < 0.15) continue;
    const move = ai.side === 'soviet' ? chooseSovietMove : chooseFinnishMove;
    const goal = move(sketch.state, id, random);
    if (goal !== null && goal !== sketch.state.units[id]!.at) sketch.moveTo(id, goal);
  }
  sketch.end();
}

const NOISE = 1.6;

/** The hex with the highest noisy value. */
function chooseHex(state: State, unit: UnitId, random: RandomSource, worth: (hex: Hex) => number): Hex {
  const ends = reach(state, unit).flatMap(({ hex, mayEnd }) => (mayEnd ? [hex] : []));
  return maxBy([state.units[unit]!.at, ...ends], (hex) => worth(hex) + random() * NOISE)!;
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
  return chooseHex(state, unit, random, (hex) => {
    let worth = -field[hex]!;
    if (isHq(unit)) {
      const friends = landNeighbours(hex).flatMap((next) => unitsIn(state, 'soviet', next)).length;
      return friends - landNeighbours(hex).filter((next) => finns.has(next)).length * 9;
    }
    for (const next of landNeighbours(hex)) {
      const there = finns.get(next);
      if (!there) continue;
      const strong = MANNERHEIM.includes(next) || LADOGA.includes(next) ? 2 : 1;
      const others = landNeighbours(next).filter((near) => near !== hex);
      const beside = [unit, ...others.flatMap((near) => unitsIn(state, 'soviet', near))];
      worth += attackOf(beside) >= defenceOf(there) * strong ? 2 : -3;
    }
    return worth;
  });
}

/** Moves to the nearest empty post, else toward the nearest intruder. */
function chooseFinnishMove(state: State, unit: UnitId, random: RandomSource): Hex | null {
  const soviets = stacksOf(state, enemyOf('finn'));
  const { at } = state.units[unit]!;
  const lines = [...MANNERHEIM, ...LADOGA, OULU, PETSAMO, VIIPURI];
  if (lines.includes(at) && unitsIn(state, 'finn', at).length < 3 && random() < 0.93) return null;
  const wanted = lines.filter((hex) => !soviets.has(hex) && !unitsIn(state, 'finn', hex).length);
  const thin = MANNERHEIM.filter((hex) => !soviets.has(hex) && unitsIn(state, 'finn', hex).length < 2);
  const heavy = unitType(unit).defence >= 3;
  const goals = wanted.length ? wanted : heavy && thin.length ? thin : [...soviets.keys()];
  const field = distanceField(goals.length ? goals : lines, state.turn);
  return chooseHex(state, unit, random, (hex) => {
    const near = landNeighbours(hex).filter((next) => soviets.has(next)).length;
    return -field[hex]! - (lines.includes(hex) ? -1 : near * 0.7);
  });
}
