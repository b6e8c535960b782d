/** Plays the lessons of Winter War: who may act and where, and whether that reaches the goal. */
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
} from '#engine/winter-war';
import { type LessonProgress as ProgressIn, lessonRunner } from '#table/game';
import { reached } from './goals.ts';
import type { Allowed, Lesson, Scripted } from './lesson.ts';
import { unitNamed } from './names.ts';

export type Progress = ProgressIn<Lesson, State>;

interface Parts {
  readonly units: readonly UnitId[];
  readonly hexes: readonly Hex[];
}

const hexOf = (hex: Hex | null): Hex[] => (hex === null ? [] : [hex]);

/** Who acts, and where. */
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

/** What to light up: the units and hexes that a step speaks of. */
export const highlights = (allowed: readonly Allowed[]): Parts => ({
  units: unique(allowed.flatMap(({ units = [] }) => units.map(unitNamed))),
  hexes: unique(allowed.flatMap(({ hexes = [] }) => hexes.map(board.hexByName))),
});

/** The engine's form of an action written by hand. */
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
