import { recordsOf, type Restored as CoreRestored, type Followed } from '#engine/core/record.ts';
import { EDITIONS } from './editions.ts';
import type { RecordedAction } from '#engine/core/recorded.ts';
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

/** The hexes that an action brings its unit into. */
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

/** True where an action can be carried out, legal or not: its time has come, and what it speaks of is there. */
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

/** A march without the hexes on its way that are closed today; a city that has moved, for whoever comes on there. */
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

/** Where a unit may come on today, the nearest first. */
function nearest(state: State, { unit, hex }: { readonly unit: UnitId; readonly hex: Hex }): Action[] {
  const far = ({ hex: at }: Arrive): number => (at === null ? Infinity : distance(at, hex));
  return [...legalActions(state)]
    .filter((action) => action.type === 'arrive')
    .filter((action) => action.unit === unit && action.hex !== null)
    .sort((a, b) => far(a) - far(b));
}

/** However far a unit went, it has spent no more than it had. */
function withinAllowance(state: State): State {
  const spentTooMuch = ({ marks }: State['units'][number], unit: UnitId): boolean =>
    spentOf(marks) > ALLOWANCE[unit]!;
  if (!state.units.some(spentTooMuch)) return state;
  const units = state.units.map((one, unit) =>
    spentTooMuch(one, unit) ? unitWith(one, { marks: withSpent(one.marks, ALLOWANCE[unit]!) }) : one,
  );
  return { ...state, units };
}

interface Done {
  readonly state: State;
  readonly legal: boolean;
}

/** The position after a deed, though today's rules may forbid it; null where it cannot be carried out. */
function done(state: State, { action, dice }: RecordedAction<Action>, isLast: boolean): Done | null {
  for (const tried of adapted(state, action)) {
    const legal = check(state, tried) === null;
    if (!legal && !canBeDone(state, tried)) continue;
    try {
      const applied = applyLegal(state, tried, (nth) => dice[nth] ?? 1);
      // A game that went on had not ended.
      const misfits = applied.dice.length > dice.length || (applied.state.phase === 'over' && !isLast);
      if (misfits) continue;
      return {
        state: withinAllowance(applied.state),
        legal: legal && tried === action && applied.dice.length === dice.length,
      };
    } catch {
      continue;
    }
  }
  return null;
}

const ALL_HEXES: readonly Hex[] = Array.from({ length: HEX_COUNT }, (_, hex) => hex);

/** A unit that came on in another hex than recorded, at a city that has moved, as long as it stands there. */
interface Displaced {
  readonly unit: UnitId;
  readonly recorded: Hex;
  readonly at: Hex;
}

/** A deed about displaced units, at the hexes where they stand today. */
function redirected(
  { action, dice }: RecordedAction<Action>,
  displaced: readonly Displaced[],
): RecordedAction<Action> {
  if (action.type !== 'attack') return { action, dice };
  const standing = (hex: Hex): Hex => displaced.find(({ recorded }) => recorded === hex)?.at ?? hex;
  return { action: { ...action, targets: action.targets.map(standing) }, dice };
}

/** The position with displaced units out of the way of a deed, which knows nothing of them there: on the nearest empty land. */
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

/** Who is displaced after a deed. */
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

/** Whether a choice was made in a phase of its own, before combat, and not in the course of an attack. */
function isBeforeCombat(actions: readonly RecordedAction<Action>[], at: number): boolean {
  const before = actions.slice(0, at).findLast(({ action }) => !isChoice(action));
  return ['retreat', 'advance'].includes(actions[at]!.action.type) && before?.action.type === 'end';
}

/** More than that in a row, and the game is another one. */
const MOST_QUESTIONS = 6;

/** Deeds that may be left out of one game because today's board does not allow them. */
const MOST_LEFT_OUT = 20;

/** What today's rules ask besides, answered in the plainest way. */
function plainAnswer(state: State): Action | null {
  if (isOpen(state, 'end')) return { type: 'end' };
  if (isOpen(state, 'decline')) return { type: 'decline' };
  for (const action of legalActions(state)) return action;
  return null;
}

/** The position after that; null where it takes a die. */
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

/** Whether a unit has come on by itself: where only one city is open today, nobody is asked. */
const hasArrived = (state: State, action: Action): boolean =>
  action.type === 'arrive' && action.hex !== null && state.units[action.unit]!.at >= 0;

/** Whether something is asked before a deed. No phase is ended for the sake of a choice: that goes with the last deed. */
const asksFirst = (state: State, { action }: RecordedAction<Action>): boolean =>
  state.decisions.length > 0 ||
  !(isOpen(state, action.type) || isChoice(action) || hasArrived(state, action));

/** As `done`, past questions that the record does not know. */
function aligned(state: State, deed: RecordedAction<Action>, isLast: boolean): Done | null {
  let now: State | null = state;
  for (let asked = 0; now && asked <= MOST_QUESTIONS; asked++) {
    const next = done(now, deed, isLast);
    if (next) return { ...next, legal: next.legal && !asked };
    now = asksFirst(now, deed) ? passed(now) : null;
  }
  return null;
}

/**
 * How far a game of another edition can be followed under the rules and on the board of today. Follows actions from a
 * position as far as they can be carried out, legal or not, and as the game can be played on. Dice fall as they are
 * recorded. A choice that nobody has today is left out, and a few actions of units that are not there today, or cannot
 * go where they went; what is asked today alone is answered.
 */
function* follow(
  start: State,
  actions: readonly RecordedAction<Action>[],
): Generator<void, Followed<State, Action>> {
  const states = [start];
  const followed: RecordedAction<Action>[] = [];
  let legal: number | null = null;
  let displaced: readonly Displaced[] = [];
  let leftOut = 0;
  /** A phase before combat that there is not today: nobody stands beside an enemy. */
  let noSuchPhase = false;
  for (const [i, deed] of actions.entries()) {
    yield;
    if (noSuchPhase && deed.action.type === 'end') {
      noSuchPhase = false;
      continue;
    }
    const now = cleared(states.at(-1)!, deed.action, displaced);
    const next = aligned(now, redirected(deed, displaced), i === actions.length - 1);
    if (!next?.legal) legal ??= followed.length;
    if (next) {
      states.push(next.state);
      followed.push(deed);
      displaced = displacedAfter(next.state, deed.action, displaced);
    } else if (!isOpen(now, deed.action.type) && (isChoice(deed.action) || hasArrived(now, deed.action))) {
      noSuchPhase ||= isBeforeCombat(actions, i);
    } else {
      // Without what one unit did the game goes on; without the end of a phase, or after too much of that, it is another.
      if (!unitsOf(deed.action).length || ++leftOut > MOST_LEFT_OUT) break;
    }
  }
  while (states.length > 1 && !canBePlayedOn(states.at(-1)!)) {
    states.pop();
    followed.pop();
  }
  return {
    state: states.at(-1)!,
    actions: followed,
    legal: Math.min(legal ?? followed.length, followed.length),
  };
}

export type { SaveError } from '#engine/core/record.ts';

/** A game of Winter War out of a file, or why there is none. */
export type Restored = CoreRestored<Timeline, Seats>;

/**
 * `serialise(timeline, seats?)`: a game as the text of a file. `restore(text)`: the game of a file, played again step by
 * step, or why it is refused; never throws.
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
  // Until the third edition the drop of Event F, which takes no die, was followed by an empty step that ended its phase.
  isIncluded: ({ action }, before, { rules }) =>
    rules < 3 && action.type === 'end' && before?.action.type === 'drop' && !before.dice.length,
  follow,
});
