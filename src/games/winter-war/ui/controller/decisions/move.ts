/** Movement, and the exploitation of light units: along a path, by way of waypoints. */
import {
  apply,
  board,
  check,
  explainMove,
  MARK,
  mayMove,
  overstacked,
  unitWith,
  type Hex,
  type Refusal,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { pickUp, position } from '#games/winter-war/table-adapter.ts';
import { hexText } from '../../words/words.ts';
import { variantWords } from '../../words/variant-words.ts';
import { act } from '../act.ts';
import { endWords } from '../end-words.ts';
import { hexesOf, marked } from '../marks.ts';
import { unmoved } from '../idle.ts';
import * as ask from '../queries.ts';
import { stepFor } from '../step.ts';
import { telling } from '../telling.ts';
import { todoWords } from '../todo-words.ts';
import { still, type UnitMode, type Way } from '../way.ts';

/** True when the unit may break the railway where it stands (Designer.B), moved or not. */
export const mayBreak = (state: State, unit: UnitId): boolean =>
  !ask.check(state, { type: 'demolish', unit });

/** Breaks the railway; the unit stays in hand while it may still move. */
export function demolish(unit: UnitId): void {
  if (act({ type: 'demolish', unit }) && mayMove(position(), unit)) pickUp(unit);
}

/** Why waypoints already chosen leave a hex out of reach: by the first step beyond them. */
function beyondWaypoints(state: State, { unit, prefix }: UnitMode, hex: Hex): Refusal | null {
  const last = prefix.at(-1)!;
  const steps = board
    .neighbours(last)
    .sort((a, b) => board.distance(a, hex) - board.distance(b, hex))
    .map((next) => check(state, { type: 'move', unit, path: [...prefix, next] }));
  return (
    telling(steps, ['zone-stops', 'isolated-one-hex', 'too-far', 'zone-to-zone']) ??
    onward(state, unit, prefix, hex)
  );
}

/** As if the unit stood at the last waypoint with what it has left. */
function onward(state: State, unit: UnitId, path: readonly Hex[], hex: Hex): Refusal | null {
  const applied = apply(state, { type: 'move', unit, path });
  if (!applied.ok) return applied.refusal;
  const units = applied.state.units.slice();
  units[unit] = unitWith(units[unit]!, { marks: units[unit]!.marks & ~MARK.moved });
  return explainMove({ ...applied.state, units }, unit, hex);
}

export const move: Way<'move'> = {
  ...still,
  mayTake: ({ state }, unit) => mayMove(state, unit) || mayBreak(state, unit),
  whyNotUnit: ({ state }, unit) => explainMove(state, unit, state.units[unit]!.at),
  units: ({ state }) => unmoved(state),
  reach: ({ state }, { unit, prefix }) => ask.reach(state, unit, prefix),
  // What has moved and may only break railway goes nowhere any more.
  goes: ({ state }, unit) => mayMove(state, unit),
  actionTo: ({ state }, { unit, prefix }, hex) => {
    const found = ask.reach(state, unit, prefix).find((r) => r.hex === hex);
    return found ? { type: 'move', unit, path: found.path } : null;
  },
  whyNotTo: ({ state }, mode, hex) => {
    const { unit, prefix } = mode;
    if (ask.reach(state, unit, prefix).some((r) => r.hex === hex && r.mayEnd)) return null;
    return explainMove(state, unit, hex) ?? (prefix.length ? beyondWaypoints(state, mode, hex) : null);
  },
  marks: ({ state }, mode) =>
    mode.mode !== 'unit' && state.phase === 'exploitation'
      ? marked(hexesOf(state, unmoved(state)), 'able')
      : [],
  step: ({ state }) =>
    stepFor(state, state.phase === 'exploitation' ? variantWords().exploit.end : endWords().move, {
      type: 'end',
    }),
  todo: ({ state }, mode) => {
    if (mode.mode === 'unit') return todoWords().moveUnit;
    const overfull = overstacked(state, state.phasing);
    if (overfull.length) return todoWords().overfull(overfull.map(hexText).join(', '));
    return state.phase === 'exploitation' ? variantWords().todo.exploit : todoWords().move;
  },
};
