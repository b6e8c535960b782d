/** The desk: the player's choices for the next action, cleared after every action. The rules do not know it. */
import playMessages from '../../content/en/play.ftl';
import {
  check,
  type Action,
  type Employment,
  type Environment,
  type Front,
  type Mannerheim,
  type Slot,
  type Space,
  type State,
  type Support,
  type Unit,
} from '#engine/talvisota';
import type { EndWarning, Mode } from '#table/game';
import { askBefore, canAct, putDown, refuse, setMode, useUi } from '#table';
import type { Piece } from './piece.ts';
import { givenUp, unmetCost } from '../../analysis/planning/undone.ts';
import { play, playAll, position } from '../../table-adapter.ts';
import { spaceName } from '../text/names.ts';

/**
 * Plays an action, or several as one step of undo, and clears the desk except for `stays`; shows a refusal. True if it
 * was played.
 */
export function act(
  asked: Action | readonly [Action, ...Action[]],
  stays: Partial<Desk> | null = null,
): boolean {
  if (!canAct()) return false;
  const state = position();
  const actions = 'type' in asked ? withMarker(state, asked) : asked;
  const question = priceOf(state, actions);
  if (!question) return carryOut(actions, stays);
  askBefore(question.warning, question.words, () => void carryOut(actions, stays));
  return false;
}

/** Adds a marker to a move that would leave a space without control, unless the player has declined it. */
function withMarker(state: State, action: Action): readonly [Action, ...Action[]] {
  const space = givenUp(state, action);
  const mark = space === null ? null : ({ type: 'mark', space, on: true } as const);
  const wanted = mark && deskNow().markers?.length !== 0 && !check(state, mark);
  return wanted ? [mark, action] : [action];
}

interface Question {
  readonly warning: EndWarning;
  readonly words: { readonly title: string; readonly anyway: string };
}

/** The confirmation of an action that costs more than it seems; null for all others. */
function priceOf(state: State, [action, ...more]: readonly [Action, ...Action[]]): Question | null {
  const t = playMessages();
  const title = t.warnings.sure;
  const space = more.length ? null : givenUp(state, action);
  const { button, liftMarker } = t.decision;
  const anyway = action.type === 'mark' ? liftMarker : button[action.type === 'occupy' ? 'occupy' : 'move'];
  if (space !== null && deskNow().markers?.length !== 0)
    return {
      warning: {
        text: () => t.warnings.givenUp({ space: spaceName(space) }),
        places: [space],
        rule: 'N10',
      },
      words: { title, anyway },
    };
  const decision = state.decisions.at(-1);
  if (action.type !== 'answer' || action.slot !== null || decision?.kind !== 'answer') return null;
  const target = state.soviet.plans[decision.slot]!.target!;
  const scouts = state.finnish.scouts[target]!;
  return {
    warning: {
      text: () =>
        t.warnings.unanswered({ space: spaceName(target), scouts, morale: unmetCost(state, target) }),
      places: [target],
      rule: 'N12',
    },
    words: { title, anyway: t.decision.button.noAnswer },
  };
}

function carryOut([action, ...more]: readonly [Action, ...Action[]], stays: Partial<Desk> | null): boolean {
  const refusal = more.length ? playAll([action, ...more]) : play(action);
  if (refusal) {
    refuse(refusal, action);
    return false;
  }
  putDown();
  if (stays) setDesk(stays);
  return true;
}

type Units = Readonly<Partial<Record<Unit, number>>>;

export interface Desk extends Mode {
  readonly mode: 'idle' | 'look' | 'desk';
  /** The current strategy box. */
  readonly slot: Slot | null;
  /** Start of the units: a front box or a space. */
  readonly from: Front | Space | null;
  readonly target: Space | null;
  /** Null, here and below: the default proposal. */
  readonly units: Units | null;
  readonly supports: readonly Support[] | null;
  readonly environment: readonly Environment[] | null;
  readonly entrenched: boolean | null;
  readonly markers: readonly Space[] | null;
  readonly scouts: number | null;
  readonly employment: Employment | null;
  readonly reserves: Readonly<Record<Space, Units>>;
  readonly mannerheim: Mannerheim | null;
  /** The selected counter. */
  readonly held: Piece | null;
  /** The inspected space. */
  readonly place: Space | null;
  /** One's own sheet is open, though the other player looks on as well when it is covered. */
  readonly peeks: boolean;
}

/** Props of every decision's tray: the visible position and the desk. */
export interface TrayProps {
  readonly state: State;
  readonly desk: Desk;
}

export const EMPTY: Desk = {
  mode: 'idle',
  slot: null,
  from: null,
  target: null,
  units: null,
  supports: null,
  environment: null,
  entrenched: null,
  markers: null,
  scouts: null,
  employment: null,
  reserves: {},
  mannerheim: null,
  held: null,
  place: null,
  peeks: false,
};

/** The mode as a desk. */
export const deskOf = (mode: Mode): Desk =>
  mode.mode === 'desk' || (mode.mode === 'look' && 'reserves' in mode) ? (mode as Desk) : EMPTY;

/** The desk at this moment: presses may be faster than rendering. */
export const deskNow = (): Desk => deskOf(useUi.getState().mode);

export const useDesk = (): Desk => deskOf(useUi(({ mode }) => mode));

/** Changes the desk. Choices may be hidden from the other player. */
export const setDesk = (change: Partial<Desk>): void =>
  setMode({ ...deskOf(useUi.getState().mode), ...change, mode: 'desk', secret: true } as Desk);

/** Inspects a space, without a selection. */
export const lookAt = (place: Space): void => setMode({ ...EMPTY, mode: 'look', place } as Desk);
