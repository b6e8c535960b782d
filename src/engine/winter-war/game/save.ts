import { recordsOf, type Restored as CoreRestored, type Followed } from '#engine/core/record.ts';
import { EDITIONS } from './editions.ts';
import type { Editions, RecordedAction } from '#engine/core/recorded.ts';
import { LENINGRAD } from '../board/board.ts';
import { distance, HEX_COUNT, type Hex } from '../board/grid.ts';
import { passable } from '../rules/terrain.ts';
import { ALLOWANCE, ROSTER, type UnitId } from '../units/roster.ts';
import type { Action } from '../state/actions.ts';
import { applyLegal, check } from './apply.ts';
import { legalActions } from './legal-actions.ts';
import { isState, LATER_FORMS, saveSchema, variations, VERSION, type Seats } from './save-schema.ts';
import { isOpen } from './sequence.ts';
import { OFF_MAP, spentOf, unitWith, withSpent, type State } from '../state/state.ts';
import { newGame } from './new-game.ts';
import { play, startTimeline, type Timeline } from './timeline.ts';

const unitsOf = (action: Action): readonly UnitId[] => {
  if (action.type === 'attack') return action.attackers;
  if ('units' in action) return action.units;
  return 'unit' in action ? [action.unit] : [];
};

/** The hexes that the unit of an action enters. */
const waysOf = (action: Action): readonly Hex[] => {
  if (action.type === 'move') return action.path;
  if (action.type === 'retreat' || action.type === 'advance') return action.to === null ? [] : [action.to];
  if (action.type === 'place' || action.type === 'arrive') return action.hex === null ? [] : [action.hex];
  return [];
};

type Arrive = Action & { type: 'arrive' };

const isEnemyOf = (unit: UnitId, other: UnitId): boolean => ROSTER[unit]!.side !== ROSTER[other]!.side;

const enemyIn = (state: State, hex: Hex, unit: UnitId): boolean =>
  state.units.some(({ at }, other) => at === hex && isEnemyOf(unit, other));

/** True when an action can be carried out, legal or not: it fits the phase, and its units are available. */
function canBeDone(state: State, action: Action): boolean {
  if (state.phase === 'over' || !isOpen(state, action.type)) return false;
  const units = unitsOf(action);
  const decision = state.decisions.at(-1);
  const concerned = decision && 'units' in decision ? decision.units : null;
  const waits = action.type === 'place' || action.type === 'arrive' || decision?.kind === 'muster';
  const isThere = (unit: UnitId): boolean => {
    const { at } = state.units[unit]!;
    return at >= 0 || (waits && at === OFF_MAP.waiting);
  };
  if (!units.every((unit) => isThere(unit) && (concerned?.includes(unit) ?? true))) return false;
  const [first] = units;
  if (first === undefined) return true;
  if (action.type === 'attack') return action.targets.every((hex) => enemyIn(state, hex, first));
  return waysOf(action).every((hex) => passable(hex, true) && !enemyIn(state, hex, first));
}

/** Also tries a move without hexes that are closed today, and an arrival at the nearest open city. */
function* adapted(state: State, action: Action): Generator<Action> {
  yield action;
  if (action.type === 'move') {
    const { unit, path } = action;
    const ends = (hex: Hex): boolean => hex === LENINGRAD && ROSTER[unit]!.side === 'finn';
    const open = path.filter(
      (hex, i) => i === path.length - 1 || (passable(hex, true) && !enemyIn(state, hex, unit) && !ends(hex)),
    );
    if (open.length < path.length) yield { ...action, path: open };
  }
  if (action.type === 'arrive' && action.hex !== null && isOpen(state, 'arrive'))
    yield* nearest(state, { ...action, hex: action.hex });
}

/** Hexes where a unit may arrive today, the nearest to the recorded one first. */
function nearest(state: State, { unit, hex }: { readonly unit: UnitId; readonly hex: Hex }): Action[] {
  const far = ({ hex: at }: Arrive): number => (at === null ? Infinity : distance(at, hex));
  return [...legalActions(state)]
    .filter((action) => action.type === 'arrive')
    .filter((action) => action.unit === unit && action.hex !== null)
    .sort((a, b) => far(a) - far(b));
}

/** Limits the Movement Points spent by each unit to its allowance. */
function withinAllowance(state: State): State {
  const spentTooMuch = ({ marks }: State['units'][number], unit: UnitId): boolean =>
    spentOf(marks) > ALLOWANCE[unit]!;
  if (!state.units.some(spentTooMuch)) return state;
  const units = state.units.map((one, unit) =>
    spentTooMuch(one, unit) ? unitWith(one, { marks: withSpent(one.marks, ALLOWANCE[unit]!) }) : one,
  );
  return { ...state, units };
}

/** The position after an action, even if today's rules forbid it; null when it cannot be carried out. */
function done(state: State, { action, dice }: RecordedAction<Action>, isLast: boolean): State | null {
  for (const tried of adapted(state, action)) {
    if (check(state, tried) !== null && !canBeDone(state, tried)) continue;
    try {
      const applied = applyLegal(state, tried, (nth) => dice[nth] ?? 1);
      // A game whose record continues cannot have ended here.
      const misfits = applied.dice.length > dice.length || (applied.state.phase === 'over' && !isLast);
      if (misfits) continue;
      return withinAllowance(applied.state);
    } catch {
      continue;
    }
  }
  return null;
}

const ALL_HEXES: readonly Hex[] = Array.from({ length: HEX_COUNT }, (_, hex) => hex);

/** A unit that arrived in another hex than recorded, because a city has moved; until it moves on. */
interface Displaced {
  readonly unit: UnitId;
  readonly recorded: Hex;
  readonly at: Hex;
}

/** An attack on displaced units, with the hexes where they are today. */
function redirected(
  { action, dice }: RecordedAction<Action>,
  displaced: readonly Displaced[],
): RecordedAction<Action> {
  if (action.type !== 'attack') return { action, dice };
  const standing = (hex: Hex): Hex => displaced.find(({ recorded }) => recorded === hex)?.at ?? hex;
  return { action: { ...action, targets: action.targets.map(standing) }, dice };
}

/** Moves displaced units out of the path of a recorded action, to the nearest empty land. */
function cleared(state: State, action: Action, displaced: readonly Displaced[]): State {
  const ways = waysOf(action);
  const inTheWay = displaced.filter(({ unit, at }) => ways.includes(at) && !unitsOf(action).includes(unit));
  return inTheWay.reduce((now, { unit, at }) => {
    const taken = new Set([...ways, ...now.units.map((one) => one.at)]);
    const free = ALL_HEXES.filter((hex) => passable(hex, false) && !taken.has(hex));
    const to = free.reduce((best, hex) => (distance(hex, at) < distance(best, at) ? hex : best));
    return { ...now, units: now.units.map((one, id) => (id === unit ? unitWith(one, { at: to }) : one)) };
  }, state);
}

function displacedAfter(state: State, action: Action, before: readonly Displaced[]): readonly Displaced[] {
  const moved = unitsOf(action);
  const after = before.flatMap(({ unit, recorded }): Displaced[] => {
    const { at } = state.units[unit]!;
    return at >= 0 && !moved.includes(unit) ? [{ unit, recorded, at }] : [];
  });
  if (action.type !== 'arrive' || action.hex === null) return after;
  const { unit, hex: recorded } = action;
  const { at } = state.units[unit]!;
  return at >= 0 && at !== recorded ? [...after, { unit, recorded, at }] : after;
}

const canBePlayedOn = (state: State): boolean => {
  if (!isState(state)) return false;
  if (state.phase === 'over') return true;
  for (const _ of legalActions(state)) return true;
  return false;
};

const isChoice = ({ type }: Action): boolean =>
  ['retreat', 'advance', 'lose', 'accept', 'decline'].includes(type);

/** True when a choice was made in a phase of its own before combat, not during an attack. */
function isBeforeCombat(actions: readonly RecordedAction<Action>[], at: number): boolean {
  const before = actions.slice(0, at).findLast(({ action }) => !isChoice(action));
  return ['retreat', 'advance'].includes(actions[at]!.action.type) && before?.action.type === 'end';
}

/** With more unrecorded questions in a row, the record no longer describes this game. */
const MOST_QUESTIONS = 6;

/** The most actions of one game left out because today's board does not allow them. */
const MOST_LEFT_OUT = 20;

/** The simplest answer to a question that only today's rules ask. */
function plainAnswer(state: State): Action | null {
  if (isOpen(state, 'end')) return { type: 'end' };
  if (isOpen(state, 'decline')) return { type: 'decline' };
  for (const action of legalActions(state)) return action;
  return null;
}

/** The position after that answer; null when it rolls a die. */
function passed(state: State): State | null {
  const answer = plainAnswer(state);
  if (!answer) return null;
  try {
    const { state: on, dice } = applyLegal(state, answer, () => 1);
    return dice.length || on.phase === 'over' ? null : on;
  } catch {
    return null;
  }
}

/** True when a unit has arrived without an action: with a single open city there is no choice. */
const hasArrived = (state: State, action: Action): boolean =>
  action.type === 'arrive' && action.hex !== null && state.units[action.unit]!.at >= 0;

/** True when today's rules ask something before an action. No phase is ended just to reach a choice. */
const asksFirst = (state: State, { action }: RecordedAction<Action>): boolean =>
  state.decisions.length > 0 ||
  !(isOpen(state, action.type) || isChoice(action) || hasArrived(state, action));

/** As `done`, after answering questions that are not in the record. */
function aligned(state: State, deed: RecordedAction<Action>, isLast: boolean): State | null {
  let now: State | null = state;
  for (let asked = 0; now && asked <= MOST_QUESTIONS; asked++) {
    const next = done(now, deed, isLast);
    if (next) return next;
    now = asksFirst(now, deed) ? passed(now) : null;
  }
  return null;
}

/** A position as it stands on an edition of the board. */
export function onBoard(state: State, board: number): State {
  const { board: former, ...today } = state;
  if (board < EDITIONS.board) return { ...today, board };
  return former === undefined ? state : today;
}

/**
 * Follows a game of another edition under today's rules, with the Fortifications of its own board, as far as possible:
 * actions are carried out, legal or not, while the game can still be played on. Dice fall as recorded. Choices that do
 * not exist today are left out, as are a few actions of units that are missing or cannot go where they went; questions
 * that are new today are answered.
 */
function* follow(
  start: State,
  actions: readonly RecordedAction<Action>[],
  { board }: Editions,
): Generator<void, Followed<State, Action>> {
  const states = [onBoard(start, board)];
  const followed: RecordedAction<Action>[] = [];
  let displaced: readonly Displaced[] = [];
  let leftOut = 0;
  /** A phase before combat that does not occur today, since no unit is next to an enemy. */
  let noSuchPhase = false;
  for (const [i, deed] of actions.entries()) {
    yield;
    if (noSuchPhase && deed.action.type === 'end') {
      noSuchPhase = false;
      continue;
    }
    const now = cleared(states.at(-1)!, deed.action, displaced);
    const next = aligned(now, redirected(deed, displaced), i === actions.length - 1);
    if (next) {
      states.push(next);
      followed.push(deed);
      displaced = displacedAfter(next, deed.action, displaced);
    } else if (!isOpen(now, deed.action.type) && (isChoice(deed.action) || hasArrived(now, deed.action))) {
      noSuchPhase ||= isBeforeCombat(actions, i);
    } else {
      // A game can do without the action of a unit, but not without the end of a phase or after too many omissions.
      if (!unitsOf(deed.action).length || ++leftOut > MOST_LEFT_OUT) break;
    }
  }
  while (states.length > 1 && !canBePlayedOn(onBoard(states.at(-1)!, EDITIONS.board))) {
    states.pop();
    followed.pop();
  }
  return { state: onBoard(states.at(-1)!, EDITIONS.board), actions: followed };
}

export type { SaveError } from '#engine/core/record.ts';

export type Restored = CoreRestored<Timeline, Seats>;

/**
 * `serialise(timeline, seats?)`: a game as the text of a file. `restore(text)`: the game of a file, replayed step by
 * step, or the refusal; never throws.
 */
export const { serialise, restore, restoreInSteps } = recordsOf({
  format: 'winter-war',
  title: 'Winter War',
  version: VERSION,
  laterForms: LATER_FORMS,
  editions: EDITIONS,
  schema: saveSchema,
  variations,
  newGame,
  startTimeline,
  play,
  // Before the third edition the drop of Event F, which rolls no die, was followed by an empty step ending its phase.
  isIncluded: ({ action }, before, { rules }) =>
    rules < 3 && action.type === 'end' && before?.action.type === 'drop' && !before.dice.length,
  follow,
});
