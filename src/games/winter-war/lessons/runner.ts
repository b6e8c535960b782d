/** Plays a lesson: pure functions from progress to progress. */
import {
  apply,
  board,
  legalActions,
  positionFrom,
  reach,
  type Action,
  type GameEvent,
  type Hex,
  type Refusal,
  type State,
  type UnitId,
} from '../../../engine/winter-war/index.ts';
import { reached } from './goals.ts';
import type { Allowed, Lesson, Scripted, Step } from './lesson.ts';
import { unitNamed } from './names.ts';

export interface Progress {
  readonly lesson: Lesson;
  /** Steps done. */
  readonly done: number;
  readonly state: State;
}

/** One action as it was carried out, the learner's or a reply to it. */
export interface Played {
  readonly action: Action;
  readonly dice: readonly number[];
  readonly events: readonly GameEvent[];
  readonly state: State;
}

export type LessonRefusal =
  | { readonly by: 'engine'; readonly refusal: Refusal }
  /** Legal, but not now: another kind of thing is asked for, it misses the goal, or the lesson is over. */
  | { readonly by: 'lesson'; readonly key: 'other' | 'short' | 'over' };

export type Tried =
  | { readonly ok: true; readonly progress: Progress; readonly played: readonly Played[] }
  | { readonly ok: false; readonly refusal: LessonRefusal };

export const start = (lesson: Lesson): Progress => ({
  lesson,
  done: 0,
  state: positionFrom(lesson.position),
});

export const stepOf = ({ lesson, done }: Progress): Step | undefined => lesson.steps[done];

export const isDone = (progress: Progress): boolean => stepOf(progress) === undefined;

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

function matches(allowed: Allowed, action: Action): boolean {
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

/** The legal actions that the step allows; some of them may still miss its goal. */
export function choices(progress: Progress): Action[] {
  const step = stepOf(progress);
  if (!step) return [];
  return [...legalActions(progress.state)].filter((action) => step.allowed.some((a) => matches(a, action)));
}

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

/** Carries out the replies to a step; one that the engine refuses is a mistake in the lesson. */
function replies(state: State, reply: readonly Scripted[]): Played[] {
  const played: Played[] = [];
  let now = state;
  for (const scripted of reply) {
    const action = actionOf(now, scripted);
    const applied = apply(now, action);
    if (!applied.ok) throw new Error(`A reply is refused: ${applied.refusal.text}`);
    now = applied.state;
    played.push({ action, dice: applied.dice, events: applied.events, state: now });
  }
  return played;
}

/** Plays an action if it is legal, is what the step asks for, and reaches its goal. */
export function tryAction(progress: Progress, action: Action): Tried {
  const { lesson, done, state } = progress;
  const step = stepOf(progress);
  if (!step) return { ok: false, refusal: { by: 'lesson', key: 'over' } };
  const applied = apply(state, action, step.dice);
  if (!applied.ok) return { ok: false, refusal: { by: 'engine', refusal: applied.refusal } };
  if (!step.allowed.some((allowed) => matches(allowed, action)))
    return { ok: false, refusal: { by: 'lesson', key: 'other' } };
  const { events, dice, state: after } = applied;
  if (!reached(step.goal, after, events)) return { ok: false, refusal: { by: 'lesson', key: 'short' } };
  const played = [{ action, dice, events, state: after }, ...replies(after, step.reply ?? [])];
  return { ok: true, progress: { lesson, done: done + 1, state: played.at(-1)!.state }, played };
}
