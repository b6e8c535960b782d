/** Plays one random game and tests all invariants on the way. */
import { randomSource } from '#engine/core/random.ts';
import {
  apply,
  canUndo,
  check,
  legalActions,
  newGame,
  obligations,
  OFF_MAP,
  openActions,
  inForce,
  play,
  positionFaults,
  present,
  readySetUp,
  restore,
  ROSTER,
  serialise,
  startTimeline,
  undo,
  view,
  zoneOfControl,
  type Action,
  type Options,
  type Side,
  type State,
  type Timeline,
} from '#engine/winter-war';
import { attackActions } from '#engine/winter-war/rules/attack.ts';
import { PARATROOPS, RIFLE_REGIMENTS, unitLabel } from '#engine/winter-war/units/roster.ts';
import { copyOf, listFaults, MOST_STEPS, same, saveFaults, type FuzzGame } from './fuzz-any.ts';
import { disagreements, ledgerFaults, staleWishes, wishFaults } from './fuzz-supply.ts';
import { randomOptions, sampleAction } from './random-play.ts';

/** Steps between comparisons of the complete list with the single tests. */
const LIST_EVERY = 50;
/** Steps between comparisons with a copy through JSON. */
const COPY_EVERY = 5;

/** Most items of a list that are tested. */
const LONGEST_LIST = 3000;

const RULES = { legalActions, check, openActions, serialise, restore };

/** Plays one game; `fixed` are the options that are not random. */
export function playFuzzGame(seed: number, fixed: Partial<Options> = {}): FuzzGame {
  const pick = randomSource(seed);
  const options = inForce({ ...randomOptions(pick), ...fixed });
  const violations: string[] = [];
  let line = startTimeline(newGame(options, seed));
  const where = (state: State): string => `turn ${state.turn}, ${state.phasing} ${state.phase}`;
  const fault = (state: State, what: string): void => {
    violations.push(`${where(state)}: ${what}`);
  };

  const act = (action: Action): boolean => {
    const before = present(line);
    const played = play(line, action);
    if (!played.ok) {
      fault(before, `refused ${JSON.stringify(action)}: ${played.refusal.text}`);
      return false;
    }
    line = played.timeline;
    const step = line.steps.at(-1)!;
    if (step.dice.length && canUndo(line)) fault(before, 'a die can be taken back');
    if (canUndo(line) && present(undo(line)) !== before) fault(before, 'undo does not lead back');
    for (const text of invariants(before, present(line))) fault(present(line), text);
    for (const text of wishFaults(action, present(line))) fault(present(line), text);
    if (line.cursor % COPY_EVERY === 1 && !same(replayed(before, action, step.dice), present(line)))
      fault(before, `${action.type} depends on what was worked out before`);
    if (line.cursor % COPY_EVERY === 0)
      for (const text of [...copyFaults(present(line)), ...supplyFaults(present(line))])
        fault(present(line), text);
    return true;
  };

  for (const side of ['finn', 'soviet'] as const) {
    for (const action of readySetUp(present(line), 'random', seed * 2 + (side === 'finn' ? 0 : 1)))
      if (!act(action)) return finish(line, violations);
    if (!act({ type: 'end' })) return finish(line, violations);
  }
  while (present(line).phase !== 'over' && line.cursor < MOST_STEPS) {
    const state = present(line);
    if (line.cursor % LIST_EVERY === 0)
      for (const text of listFaults(RULES, state, LONGEST_LIST)) fault(state, text);
    const none = legalActions(state)[Symbol.iterator]().next().done;
    if (none) {
      fault(state, 'dead end: no legal action');
      break;
    }
    if (obligations(state).units.length && !state.decisions.length && attackActions(state).next().done)
      fault(state, 'obligations that no legal attack can meet');
    if (!act(sampleAction(state, pick))) break;
  }
  if (present(line).phase !== 'over') fault(present(line), 'the game does not end');
  for (const text of ledgerFaults(present(line))) fault(present(line), text);
  for (const text of saveFaults(RULES, line)) fault(present(line), text);
  return finish(line, violations);
}

const supplyFaults = (state: State): string[] => [
  ...staleWishes(state),
  ...disagreements(state),
  ...ledgerFaults(state),
];

/** The outcome of an action on a copy of the position without cached facts. */
function replayed(before: State, action: Action, dice: readonly number[]): State | null {
  const applied = apply(copyOf(before), action, dice);
  return applied.ok ? applied.state : null;
}

const finish = (line: Timeline, violations: string[]): FuzzGame => {
  const { outcome } = present(line);
  return {
    steps: line.steps.length,
    violations,
    endReason: outcome?.reason ?? 'none',
    level: outcome?.level ?? 'none',
  };
};

/** Invariants of every position. */
function invariants(before: State, state: State): string[] {
  const faults: string[] = [];
  if (state.units.length !== ROSTER.length) faults.push('units are not conserved');
  state.units.forEach((unit, id) => {
    const was = before.units[id]!;
    if (was.at === OFF_MAP.eliminated && unit.at !== OFF_MAP.eliminated && !mayReturn(state, id))
      faults.push(`${unitLabel(id)} came back`);
  });
  for (const { key, text } of positionFaults(state)) faults.push(`${key}: ${text}`);
  for (const side of ['finn', 'soviet'] as const) faults.push(...leaks(state, side));
  return faults;
}

/** The state is plain JSON, and facts derived from it do not depend on its history. */
function copyFaults(state: State): string[] {
  const faults: string[] = [];
  const copy = copyOf(state);
  if (!same(copy, state)) faults.push('the state is not plain JSON');
  for (const side of ['finn', 'soviet'] as const)
    if (!same(zoneOfControl(copy, side), zoneOfControl(state, side)))
      faults.push(`carried ZOC of ${side} is wrong`);
  return faults;
}

/** Special Event J returns a 2-1-2, and F the paratroops. */
const mayReturn = (state: State, id: number): boolean =>
  state.phase === 'interphase' && (id === PARATROOPS || RIFLE_REGIMENTS.includes(id));

/** A side's view must not contain hidden information. */
function leaks(state: State, side: Side): string[] {
  const seen = view(state, side);
  if (side === 'finn' && seen.course.plan) return ['the planned drop shows to the Finns'];
  if (seen.random.length) return [`the dice to come show to ${side}`];
  const hidden =
    state.phase === 'set-up' &&
    side === 'soviet' &&
    seen.units.some(({ at: hex }, id) => hex >= 0 && ROSTER[id]!.side === 'finn');
  return hidden ? [`hidden counters show to ${side}`] : [];
}
