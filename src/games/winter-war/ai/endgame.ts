import {
  type Hex,
  type State,
  type UnitId,
  IS_LIGHT,
  apply,
  board,
  hexesInReach,
  mayMove,
  reach,
} from '#engine/winter-war';
import type { SearchTask } from './ai-context.ts';
import { discAround, inUssr, isHq, stacksOf, unitType, unitsOf } from './ground.ts';
import { END, type Sketch } from './sketch.ts';
import { goalHexes, MANNERHEIM, OULU, PETSAMO, VIIPURI, VIIPURI_ROW } from '../analysis/places.ts';

/** Last possible Game-Turn with variable game length (Option.E). */
const LONGEST_GAME = 13;

/** Whether no march follows this Finnish Player-Turn, as far as known. */
export const isLastTurn = ({ turn, lastTurn, options }: State): boolean =>
  turn >= lastTurn && (!options.variableLength || turn >= LONGEST_GAME);

/** The final score if nobody moves or attacks any more; null when a decision comes first. */
export function finalPoints(start: State): number | null {
  let state = start;
  for (let steps = 0; steps < MAX_PHASES; steps++) {
    if (state.outcome) return state.outcome.points;
    if (state.decisions.length) return null;
    const applied = apply(state, END);
    if (!applied.ok) return null;
    state = applied.state;
  }
  return null;
}
const MAX_PHASES = 8;

/** Hexes that score Victory Points. */
const VICTORY_HEXES: ReadonlySet<Hex> = new Set([...MANNERHEIM, VIIPURI, ...VIIPURI_ROW, OULU, PETSAMO]);

/** The same, with those that a short game has of its own. */
export const victoryHexes = (state: State): ReadonlySet<Hex> =>
  state.goal?.hexes.length ? new Set([...VICTORY_HEXES, ...goalHexes(state)]) : VICTORY_HEXES;

/** Hexes where a Finnish unit can reduce the Soviet score: objectives, railways, supply lines. */
function findDenialHexes(state: State): Set<Hex> {
  const found = new Set<Hex>();
  const soviets = stacksOf(state, 'soviet');
  for (const hex of victoryHexes(state)) {
    if (state.owner[hex] !== 2) continue;
    for (const near of discAround(hex, 2).keys()) found.add(near);
  }
  for (const [hex, there] of soviets)
    if (there.some(isHq)) for (const near of discAround(hex, 1).keys()) found.add(near);
  for (let hex = 0; hex < state.owner.length; hex++)
    if (inUssr(hex) && board.isRail(hex) && !soviets.has(hex)) found.add(hex);
  return found;
}

/**
 * The last Finnish march: moves that lower `pointsOf` most, one unit after another. Passing through a hex
 * retakes it, and a unit on a railway cuts supply. Returns the units moved.
 */
export function* searchDenialMarch(
  sketch: Sketch,
  maxTrials: number,
  pointsOf: (state: State) => number | null = finalPoints,
): SearchTask<Set<UnitId>> {
  const used = new Set<UnitId>();
  let left = maxTrials;
  let now = pointsOf(sketch.state);
  if (now === null) return used;
  for (;;) {
    let best: { unit: UnitId; attempt: Sketch } | null = null;
    let least: number = now;
    const goals = findDenialHexes(sketch.state);
    const units = unitsOf(sketch.state, 'finn').filter((id) => mayMove(sketch.state, id) && !used.has(id));
    units.sort((a, b) => unitType(a).defence - unitType(b).defence || a - b);
    // What a unit does in a hex depends on little but its zone of control.
    const tried = new Set<string>();
    for (const unit of units) {
      if (left <= 0 || !hexesInReach(sketch.state, unit).some((hex) => goals.has(hex))) continue;
      for (const way of reach(sketch.state, unit)) {
        if (!way.mayEnd || !goals.has(way.hex) || left <= 0) continue;
        const kind = `${way.hex} ${IS_LIGHT[unit]}`;
        if (tried.has(kind)) continue;
        tried.add(kind);
        const attempt = sketch.copy();
        if (!attempt.play({ type: 'move', unit, path: way.path })) continue;
        left--;
        yield 1 - left / maxTrials;
        const then = pointsOf(attempt.state);
        if (then !== null && then < least) [best, least] = [{ unit, attempt }, then];
      }
    }
    if (!best) return used;
    sketch.adopt(best.attempt);
    used.add(best.unit);
    now = least;
  }
}
