/** Runs the lessons of Winter War: which actions a step allows, and whether they reach the goal. */
import {
  apply,
  board,
  positionFrom,
  reach,
  type Action,
  type GameEvent,
  type Hex,
  type Refusal,
  type State,
  type UnitId,
  counter,
  OFF_MAP,
  score,
  supply,
  type LedgerLine,
} from '#engine/winter-war';
import { type LessonProgress as ProgressIn, lessonRunner } from '#table/game';
import { type Goal, type Allowed, type Lesson, type Scripted, unitNamed } from './lesson.ts';

const sameHexes = (hexes: readonly number[], names: readonly string[]): boolean =>
  hexes.length === names.length && names.every((name) => hexes.includes(board.hexByName(name)));

/** Total of the lines of a kind if the game were scored now. */
const pointsOf = (line: LedgerLine['key'], state: State): number =>
  score(state).lines.reduce((sum, { key, points }) => (key === line ? sum + points : sum), 0);

/** True when a goal is reached in a position; `events` are those of the last action. */
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

export type Progress = ProgressIn<Lesson, State>;

interface Parts {
  readonly units: readonly UnitId[];
  readonly hexes: readonly Hex[];
}

const hexOf = (hex: Hex | null): Hex[] => (hex === null ? [] : [hex]);

/** Units that act, and their hexes. */
function partsOf(action: Action): Parts {
  switch (action.type) {
    case 'move':
      return { units: [action.unit], hexes: action.path.slice(-1) };
    case 'retreat':
    case 'advance':
      return { units: [action.unit], hexes: hexOf(action.to) };
    case 'place':
    case 'arrive':
      return { units: [action.unit], hexes: hexOf(action.hex) };
    case 'attack':
      return { units: action.attackers, hexes: action.targets };
    case 'lose':
    case 'heavy':
      return { units: action.units, hexes: [] };
    case 'administer':
    case 'demolish':
      return { units: [action.unit], hexes: [] };
    case 'plan':
    case 'drop':
      return { units: [], hexes: hexOf(action.hex) };
    case 'roll':
    case 'accept':
    case 'decline':
    case 'end':
      return { units: [], hexes: [] };
  }
}

/** Whether a step allows an action; it may still miss the goal. */
export function matches(allowed: Allowed, action: Action): boolean {
  if (allowed.type !== action.type) return false;
  const parts = partsOf(action);
  const { units, hexes } = highlights([allowed]);
  return (
    (!allowed.units || parts.units.every((unit) => units.includes(unit))) &&
    (!allowed.hexes || parts.hexes.every((hex) => hexes.includes(hex)))
  );
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** Units and hexes of a step, to be highlighted. */
export const highlights = (allowed: readonly Allowed[]): Parts => ({
  units: unique(allowed.flatMap(({ units = [] }) => units.map(unitNamed))),
  hexes: unique(allowed.flatMap(({ hexes = [] }) => hexes.map(board.hexByName))),
});

/** Converts a hand-written action for the engine. */
export function actionOf(state: State, scripted: Scripted): Action {
  switch (scripted.type) {
    case 'move': {
      const unit = unitNamed(scripted.unit);
      const to = board.hexByName(scripted.to);
      return { type: 'move', unit, path: reach(state, unit).find(({ hex }) => hex === to)?.path ?? [to] };
    }
    case 'retreat':
    case 'advance':
      return { type: scripted.type, unit: unitNamed(scripted.unit), to: board.hexByName(scripted.to) };
    case 'attack':
      return {
        type: 'attack',
        attackers: scripted.attackers.map(unitNamed),
        targets: scripted.targets.map(board.hexByName),
      };
    case 'lose':
      return { type: 'lose', units: scripted.units.map(unitNamed) };
    case 'decline':
    case 'end':
      return scripted;
  }
}

export const { start, tryAction } = lessonRunner<Lesson, State, Action, GameEvent, Refusal>({
  begin: ({ position }) => positionFrom(position),
  apply,
  judge({ allowed, goal }, { action, events, state }) {
    if (!allowed.some((one) => matches(one, action))) return { key: 'other' };
    return reached(goal, state, events) ? 'done' : { key: 'short' };
  },
  reply: (scripted, state) => ({ action: actionOf(state, scripted) }),
});
