/** Special movement along the logistic lines, and Possession markers (2.4, 6.1, N9, N10). */
import { boardOf, isFinnish, placeOf, type Space } from '../board/board.ts';
import type { ActionOf } from '../state/actions.ts';
import { addUnits, removeUnits, setMarker, setSoviet, type Draft, popDecision } from './draft.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import { MARKERS, type State } from '../state/state.ts';
import { holds, kinds, minus, size, soviets, type SovietForce, choices } from '../units/forces.ts';
import { chainsOf, isSoviet, isSpace, capacityIn } from './control.ts';
import { beginSecondAttack } from './combat.ts';
import { finish, pursuitTargets } from './outcome.ts';

type EnterAction = ActionOf<'enter'>;
type MarchAction = ActionOf<'march'>;
type MarkAction = ActionOf<'mark'>;

const named = (space: Space): { space: string } => ({ space: placeOf(space).name });

function checkUnits(there: SovietForce, units: SovietForce): Refusal | null {
  if (size(units) < 1) return refuse('not-a-count');
  if (holds(there, units)) return null;
  const short = kinds(units).find((unit) => units[unit] > there[unit]);
  return refuse('move-none', { count: short ? there[short] : 0 });
}

/** Why units of a front may not end in a space, or null. */
function checkGoal(state: State, front: string, to: Space, units: SovietForce): Refusal | null {
  if (placeOf(to).front !== front) return refuse('move-front', named(to), [to]);
  if (!isSoviet(state, to) || chainsOf(state)[to] === null) return refuse('move-line', named(to), [to]);
  const capacity = capacityIn(state, to);
  return size(units) > capacity ? refuse('move-room', { ...named(to), room: capacity }, [to]) : null;
}

export function checkEnter(state: State, { front, to, units }: EnterAction): Refusal | null {
  if (!isSpace(state, to)) return refuse('no-such-space');
  return checkUnits(state.soviet.boxes[front], units) ?? checkGoal(state, front, to, units);
}

export function applyEnter(draft: Draft, { front, to, units }: EnterAction): void {
  const { boxes } = draft.state.soviet;
  setSoviet(draft, { boxes: { ...boxes, [front]: minus(boxes[front], units) } });
  addUnits(draft, to, units);
  draft.events.push({ type: 'entered', space: to, units });
}

export function checkMarch(state: State, { from, to, units }: MarchAction): Refusal | null {
  if (!isSpace(state, from) || !isSpace(state, to)) return refuse('no-such-space');
  if (from === to) return refuse('move-same', {}, [from]);
  const chains = chainsOf(state);
  return (
    checkUnits(state.soviet.map[from]!, units) ??
    (chains[from] === null ? refuse('move-isolated', named(from), [from]) : null) ??
    checkGoal(state, placeOf(from).front, to, units)
  );
}

export function applyMarch(draft: Draft, { from, to, units }: MarchAction): void {
  removeUnits(draft, from, units);
  addUnits(draft, to, units);
  draft.events.push({ type: 'marched', from, to, units });
}

/** Why no marker may be placed on a space that is, or is about to be, Soviet; null when one may. */
export function checkMarker(state: State, space: Space): Refusal | null {
  const { markers } = state.soviet;
  if (!isFinnish(space) || !isSoviet(state, space)) return refuse('marker-control', {}, [space]);
  if (markers.includes(space)) return refuse('marker-there', named(space), [space]);
  if (markers.length >= MARKERS) return refuse('marker-held');
  return chainsOf(state)[space] === null ? refuse('marker-isolated', named(space), [space]) : null;
}

export function checkMark(state: State, { space, on }: MarkAction): Refusal | null {
  if (!isSpace(state, space)) return refuse('no-such-space');
  if (on) return checkMarker(state, space);
  return state.soviet.markers.includes(space) ? null : refuse('marker-none', named(space), [space]);
}

export const applyMark = (draft: Draft, { space, on }: MarkAction): void => setMarker(draft, space, on);

const portions = (force: SovietForce, most: number): SovietForce[] => {
  const found = most > 0 ? kinds(force).map((unit) => soviets({ [unit]: 1 })) : [];
  if (size(force) > 1 && size(force) <= most) found.push(force);
  return found;
};

/** Moves of one unit and of all units; `check` accepts other forces. */
export function* moveActions(state: State): Generator<EnterAction | MarchAction> {
  const { spaces } = boardOf(state.options);
  const chains = chainsOf(state);
  const goals = spaces.filter((space) => chains[space] !== null && isSoviet(state, space));
  for (const to of goals) {
    const { front } = placeOf(to);
    const capacity = capacityIn(state, to);
    for (const units of portions(state.soviet.boxes[front], capacity))
      yield { type: 'enter', front, to, units };
    for (const from of spaces) {
      if (from === to || chains[from] === null || placeOf(from).front !== front) continue;
      for (const units of portions(state.soviet.map[from]!, capacity))
        yield { type: 'march', from, to, units };
    }
  }
}

export function* markActions(state: State): Generator<MarkAction> {
  for (const space of boardOf(state.options).spaces)
    for (const on of [true, false])
      if (!checkMark(state, { type: 'mark', space, on })) yield { type: 'mark', space, on };
}

type PursueAction = ActionOf<'pursue'>;

/** Why the second attack of a strategy is not legal, or null (3.2.2, 3.2.4, N20, N49). */
export function checkPursue(state: State, { target, leave }: PursueAction): Refusal | null {
  if (target === null) return null;
  if (!isSpace(state, target)) return refuse('no-such-space');
  const { units } = state.combat!;
  if (!holds(units, leave) || size(leave) >= size(units)) return refuse('pursue-force');
  return pursuitTargets(state).includes(target)
    ? null
    : refuse('pursue-target', { space: placeOf(target).name }, [target]);
}

export function applyPursue(draft: Draft, { target, leave }: PursueAction): void {
  popDecision(draft);
  if (target === null) finish(draft);
  else beginSecondAttack(draft, target, minus(draft.state.combat!.units, leave));
}

export function* pursueActions(state: State): Generator<PursueAction> {
  const { units } = state.combat!;
  for (const target of pursuitTargets(state))
    for (let count = 0; count < size(units); count++)
      for (const leave of choices(units, count)) yield { type: 'pursue', target, leave };
  yield { type: 'pursue', target: null, leave: soviets() };
}
