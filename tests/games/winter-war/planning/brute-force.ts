/** Every sequence of attacks that the engine allows, for comparison with the planner on small positions. */
import { board, check, counter, MARK, odds, type AttackPlan, type Hex, type State } from '#engine/winter-war';
import { attackActions } from '#engine/winter-war/rules/attack.ts';
import type { Wish } from '#games/winter-war/analysis/planning/index.ts';

/** The position after an attack without effect. */
export function fought(state: State, { attackers, targets }: AttackPlan): State {
  const units = state.units.map((unit, id) =>
    attackers.includes(id) || targets.includes(unit.at) ? { ...unit, marks: unit.marks | MARK.fought } : unit,
  );
  return { ...state, units };
}

/** Least attack strength of at least so many points, by trying all ways; all of it when none is enough. */
function cheapest(strengths: readonly number[], points: number): number {
  let least = strengths.reduce((sum, n) => sum + n, 0);
  for (let bits = 0; bits < 2 ** strengths.length; bits++) {
    const given = strengths.reduce((sum, n, i) => (bits & (1 << i) ? sum + n : sum), 0);
    if (given >= points && given < least) least = given;
  }
  return least;
}

/** Written out by hand, so that it can differ from what the planner works out. */
const GROUND: readonly (readonly [worth: number, hexes: string])[] = [
  [2.5, '1405 1406 1506 1606'],
  [1.5, '1910 2011 2012 2113'],
  [4, '1306'],
  [1.5, '1206 1106 1006 0906 0806 0604'],
  [4.5, '0931 1656'],
  [2.5, '2413 2231 1943'],
  [3.5, '2053'],
  [11.5, '1602'],
];

export const groundOf = (hex: Hex): number =>
  GROUND.find(([, hexes]) => hexes.split(' ').includes(board.hexName(hex)))?.[0] ?? 1;

/** What one attack is worth, from the odds card. */
export function worthOf(state: State, attack: AttackPlan, wish: Wish): number {
  const { faces, defenders } = odds(state, attack);
  const strengths = attack.attackers.map((id) => counter(id).type.attack);
  const own = strengths.reduce((sum, n) => sum + n, 0);
  const points = defenders.reduce((sum, { unit }) => sum + counter(unit).type.defence, 0);
  const price = points ? cheapest(strengths, points) : 0;
  const ground = attack.targets.reduce((sum, hex) => sum + groundOf(hex), 0);
  let worth = 0;
  for (const face of faces) {
    const lost = face === 'Ae' ? own : face === 'Ex' ? price : 0;
    const won = face === 'De' || face === 'Ex' ? points : 0;
    const gone = won || face === 'De' || face === 'Dr' || face === 'Ex' ? ground : 0;
    const steps = face === 'Dr' ? defenders.length : face === 'Ar' ? -attack.attackers.length : 0;
    if (wish === 'losses') worth += won - lost + steps / 4;
    else worth += wish === 'ground' ? gone : -lost;
  }
  return worth / 6;
}

/** All worths are whole multiples of this: sixths of quarters of points, or of tenths of hexes. */
const GRAIN = 1 / 120;
export const inGrains = (worth: number): number => Math.round(worth / GRAIN) || 0;

/** The worths of all ways to play the segment to its end, best first, each once, in grains. */
export function allWorths(state: State, wish: Wish): number[] {
  const known = new Map<string, ReadonlySet<number>>();
  const from = (now: State): ReadonlySet<number> => {
    const key = now.units.map(({ marks }) => (marks & MARK.fought ? '1' : '0')).join('');
    const before = known.get(key);
    if (before) return before;
    const worths = new Set<number>();
    if (!check(now, { type: 'end' })) worths.add(0);
    for (const attack of attackActions(now)) {
      const worth = inGrains(worthOf(now, attack, wish));
      for (const rest of from(fought(now, attack))) worths.add(rest + worth);
    }
    known.set(key, worths);
    return worths;
  };
  return [...from(state)].sort((a, b) => b - a);
}
