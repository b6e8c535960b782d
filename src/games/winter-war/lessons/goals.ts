import {
  board,
  counter,
  OFF_MAP,
  score,
  supply,
  type GameEvent,
  type LedgerLine,
  type State,
} from '#engine/winter-war';
import type { Goal } from './lesson.ts';
import { unitNamed } from './names.ts';

const sameHexes = (hexes: readonly number[], names: readonly string[]): boolean =>
  hexes.length === names.length && names.every((name) => hexes.includes(board.hexByName(name)));

/** What the lines of a kind are worth together, were the game scored now. */
const pointsOf = (line: LedgerLine['key'], state: State): number =>
  score(state).lines.reduce((sum, { key, points }) => (key === line ? sum + points : sum), 0);

/** True when a goal is reached in a position, `events` being those of the last action. */
export function reached(goal: Goal, state: State, events: readonly GameEvent[]): boolean {
  switch (goal.kind) {
    case 'unit-at':
      return state.units[unitNamed(goal.unit)]!.at === board.hexByName(goal.hex);
    case 'attacked':
      return events.some(
        (event) =>
          event.type === 'attacked' && event.column === goal.column && sameHexes(event.targets, goal.hexes),
      );
    case 'eliminated':
      return state.units[unitNamed(goal.unit)]!.at === OFF_MAP.eliminated;
    case 'isolated':
      return state.units[unitNamed(goal.unit)]!.cut > 0;
    case 'supplied':
      return state.units[unitNamed(goal.unit)]!.cut === 0;
    case 'hq-in-reach': {
      const unit = unitNamed(goal.unit);
      return supply(state, counter(unit).side).units.some((u) => u.unit === unit && u.choices.length > 0);
    }
    case 'retreated':
      return events.some((event) => event.type === 'retreated' && event.unit === unitNamed(goal.unit));
    case 'phase':
      return state.phase === goal.phase && state.phasing === goal.side && !state.decisions.length;
    case 'scored':
      return pointsOf(goal.line, state) === goal.points;
    case 'all':
      return goal.of.every((one) => reached(one, state, events));
  }
}
