/** Movement, and the exploitation of light units: along a path with waypoints. */
import playMessages from '#games/winter-war/content/en/play.ftl';
import interphaseMessages from '#games/winter-war/content/en/interphase.ftl';
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
import { position, selectUnit, unitMode } from '#games/winter-war/table-adapter.ts';
import { hexText } from '../../text/describe.ts';
import {
  act,
  baseHandler,
  hexesOf,
  markAll,
  mostRelevantRefusal,
  primaryFor,
  type DecisionHandler,
  type UnitMode,
} from '../decision.ts';
import * as ask from '../queries.ts';

/** Units that can still move; in the Exploitation Phase only those with a destination. */
export const unmoved = (state: State): UnitId[] =>
  state.units.flatMap((_, unit) =>
    mayMove(state, unit) && (state.phase === 'movement' || ask.reach(state, unit, []).length) ? [unit] : [],
  );

/** True when the unit may break the railway in its hex (Designer.B), whether it has moved or not. */
export const mayBreak = (state: State, unit: UnitId): boolean =>
  !ask.check(state, { type: 'demolish', unit });

/** Breaks the railway; the unit stays selected while it may still move. */
export function demolish(unit: UnitId): void {
  if (act({ type: 'demolish', unit }) && mayMove(position(), unit)) selectUnit(unit);
}

/** Why a hex is out of reach with the chosen waypoints: the refusal of the first step beyond them. */
function beyondWaypoints(state: State, { unit, prefix }: UnitMode, hex: Hex): Refusal | null {
  const last = prefix.at(-1)!;
  const steps = board
    .neighbours(last)
    .sort((a, b) => board.distance(a, hex) - board.distance(b, hex))
    .map((next) => check(state, { type: 'move', unit, path: [...prefix, next] }));
  return (
    mostRelevantRefusal(steps, ['zone-stops', 'isolated-one-hex', 'too-far', 'zone-to-zone']) ??
    onward(state, unit, prefix, hex)
  );
}

/** Refusal of the path beyond the last waypoint, with the Movement Points left there. */
function onward(state: State, unit: UnitId, path: readonly Hex[], hex: Hex): Refusal | null {
  const applied = apply(state, { type: 'move', unit, path });
  if (!applied.ok) return applied.refusal;
  const units = applied.state.units.slice();
  units[unit] = unitWith(units[unit]!, { marks: units[unit]!.marks & ~MARK.moved });
  return explainMove({ ...applied.state, units }, unit, hex);
}

export const move: DecisionHandler<'move'> = {
  ...baseHandler,
  canSelect: ({ state }, unit) => mayMove(state, unit) || mayBreak(state, unit),
  whyNotUnit: ({ state }, unit) => explainMove(state, unit, state.units[unit]!.at),
  units: ({ state }) => unmoved(state),
  reach: ({ state }, { unit, prefix }) => ask.reach(state, unit, prefix),
  // A unit that has moved and may only break railway cannot go anywhere.
  canGo: ({ state }, unit) => mayMove(state, unit),
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
      ? markAll(hexesOf(state, unmoved(state)), 'able')
      : [],
  primary: ({ state }) =>
    primaryFor(
      state,
      state.phase === 'exploitation' ? interphaseMessages().variant.exploit.end : playMessages().end.move,
      {
        type: 'end',
      },
    ),
  // A unit that has reached enemy railway stays selected, since it may still break it.
  modeAfter: (_, unit) => (mayBreak(position(), unit) ? unitMode(unit) : { mode: 'idle' }),
  todo: ({ state }, mode) => {
    if (mode.mode === 'unit') return playMessages().todo.moveUnit;
    const overfull = overstacked(state, state.phasing);
    if (overfull.length) return playMessages().todo.overfull({ hexes: overfull.map(hexText).join(', ') });
    return state.phase === 'exploitation'
      ? interphaseMessages().variant.todo.exploit
      : playMessages().todo.move;
  },
  // In the Movement Phase the panel of the selected unit is enough.
  panel: ({ state }) =>
    state.phase === 'exploitation'
      ? {
          panel: 'candidates',
          title: interphaseMessages().variant.exploit.candidates,
          units: unmoved(state),
          step: 'exploit',
        }
      : null,
};
