import {
  apply,
  board,
  hexesInReach,
  mayMove,
  reach,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import type { SearchTask } from './contract.ts';
import {
  inUssr,
  isHq,
  unitType,
  MANNERHEIM,
  OULU,
  PETSAMO,
  stacksOf,
  unitsOf,
  VIIPURI,
  VIIPURI_ROW,
  discAround,
} from './ground.ts';
import { END, type Sketch } from './sketch.ts';

/** With a variable length the game may go on until then (Option.E). */
const LONGEST_GAME = 13;

/** Nobody moves after this Finnish Player-Turn, as far as anybody knows. */
export const isLastTurn = ({ turn, lastTurn, options }: State): boolean =>
  turn >= lastTurn && (!options.variableLength || turn >= LONGEST_GAME);

/** The score if the side moves no more and nobody fights; null when something else must be decided first. */
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

/** What counts for victory on the ground. */
export const VICTORY_HEXES: ReadonlySet<Hex> = new Set([
  ...MANNERHEIM,
  VIIPURI,
  ...VIIPURI_ROW,
  OULU,
  PETSAMO,
]);

/** Where a Finnish unit may undo what the Soviets have won: on it, on their railway, on the way of their supply. */
function findDenialHexes(state: State): Set<Hex> {
  const found = new Set<Hex>();
  const soviets = stacksOf(state, 'soviet');
  for (const hex of VICTORY_HEXES) {
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
 * The last march of the war: whatever lowers the score at once, one unit after another. Nothing need be held
 * any more; a hex that is walked through is taken back, and a railway that is cut feeds nobody.
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
    for (const unit of units) {
      if (left <= 0 || !hexesInReach(sketch.state, unit).some((hex) => goals.has(hex))) continue;
      for (const way of reach(sketch.state, unit)) {
        if (!way.mayEnd || !goals.has(way.hex) || left <= 0) continue;
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
