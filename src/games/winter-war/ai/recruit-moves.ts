import { enemyOf, mayMove, reach, type Hex, type State, type UnitId } from '#engine/winter-war';
import type { Chance } from './chance.ts';
import type { Mind, Thought } from './contract.ts';
import {
  around,
  fieldTo,
  isGuard,
  isHq,
  kind,
  LADOGA,
  MANNERHEIM,
  MURMANSK,
  OULU,
  PETSAMO,
  stacks,
  theatreOf,
  unitsOf,
  VIIPURI,
} from './ground.ts';
import type { Sketch } from './sketch.ts';

/** Every unit by itself goes for what lies nearest: no plan, some whims, and an eye for the weak. */
export function* recruitMoves(sketch: Sketch, mind: Mind, chance: Chance): Thought<void> {
  const order = unitsOf(sketch.state, mind.side)
    .filter((id) => mayMove(sketch.state, id))
    .map((id) => ({ id, at: chance() }))
    .sort((a, b) => a.at - b.at);
  let done = 0;
  for (const { id } of order) {
    yield done++ / order.length;
    // Some are simply forgotten.
    if (chance() < 0.15) continue;
    const move = mind.side === 'soviet' ? sovietStep : finnishStep;
    const goal = move(sketch.state, id, chance);
    if (goal === null || goal === sketch.state.units[id]!.at) continue;
    const way = reach(sketch.state, id).find((r) => r.hex === goal);
    if (way) sketch.play({ type: 'move', unit: id, path: way.path });
  }
  sketch.end();
}

const NOISE = 1.6;

/** The best hex to end in by some measure; null when nothing is better than staying. */
function bestOf(state: State, unit: UnitId, chance: Chance, worth: (hex: Hex) => number): Hex | null {
  let best: Hex | null = null;
  let most = worth(state.units[unit]!.at) + chance() * NOISE;
  for (const { hex, mayEnd } of reach(state, unit)) {
    if (!mayEnd) continue;
    const now = worth(hex) + chance() * NOISE;
    if (now > most) [best, most] = [hex, now];
  }
  return best;
}

/** Forward, and at the enemy where one's own weight is the greater for the moment. */
function sovietStep(state: State, unit: UnitId, chance: Chance): Hex | null {
  const { at } = state.units[unit]!;
  if (isGuard(unit)) return chance() < 0.5 ? null : bestOf(state, unit, chance, () => 0);
  const theatre = theatreOf(at);
  const goals = {
    isthmus: [VIIPURI],
    ladoga: LADOGA,
    kem: [OULU],
    kandalaksha: [OULU],
    murmansk: chance() < 0.7 ? [PETSAMO] : [MURMANSK],
  }[theatre];
  const field = fieldTo(goals, state.turn);
  const finns = stacks(state, 'finn');
  const own = stacks(state, 'soviet');
  return bestOf(state, unit, chance, (hex) => {
    let worth = -field[hex]!;
    if (isHq(unit)) {
      const friends = around(hex).reduce((sum, next) => sum + (own.get(next)?.length ?? 0), 0);
      return friends - around(hex).filter((next) => finns.has(next)).length * 9;
    }
    for (const next of around(hex)) {
      const there = finns.get(next);
      if (!there) continue;
      const strong = MANNERHEIM.includes(next) || LADOGA.includes(next) ? 2 : 1;
      const defence = there.reduce((sum, id) => sum + kind(id).defence, 0) * strong;
      const beside = around(next).reduce(
        (sum, near) =>
          sum + (near === hex ? [] : (own.get(near) ?? [])).reduce((n, id) => n + kind(id).attack, 0),
        kind(unit).attack,
      );
      worth += beside >= defence ? 2 : -3;
    }
    return worth;
  });
}

/** To the nearest post that wants men; else at the nearest intruder. */
function finnishStep(state: State, unit: UnitId, chance: Chance): Hex | null {
  const own = stacks(state, 'finn');
  const soviets = stacks(state, enemyOf('finn'));
  const { at } = state.units[unit]!;
  const lines = [...MANNERHEIM, ...LADOGA, OULU, PETSAMO, VIIPURI];
  if (lines.includes(at) && (own.get(at)?.length ?? 0) < 3 && chance() < 0.93) return null;
  const wanted = lines.filter((hex) => !soviets.has(hex) && (own.get(hex)?.length ?? 0) < 1);
  const thin = MANNERHEIM.filter((hex) => !soviets.has(hex) && (own.get(hex)?.length ?? 0) < 2);
  const heavy = kind(unit).defence >= 3;
  const goals = wanted.length ? wanted : heavy && thin.length ? thin : [...soviets.keys()];
  const field = fieldTo(goals.length ? goals : lines, state.turn);
  return bestOf(state, unit, chance, (hex) => {
    const near = around(hex).filter((next) => soviets.has(next)).length;
    return -field[hex]! - (lines.includes(hex) ? -1 : near * 0.7);
  });
}
