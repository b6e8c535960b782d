import playMessages from '../../content/en/play.ftl';
import { apply, check, decider, size, type Action, type Refusal, type State } from '#engine/talvisota';
import { isLevel, isSolving, seatAt, useGame } from '#table';
import { EMPTY, type Desk } from './desk.ts';
import { proposalOf } from './proposal.ts';
import { idleRoundIn, kindOf, type Kind } from './situation.ts';

export interface Proposed {
  readonly label: string;
  /** Null if something has to be chosen first. */
  readonly action: Action | null;
  /** What the same press decides after it. */
  readonly more: readonly Action[];
  /** Highlighted: a choice is complete. */
  readonly urgent: boolean;
  readonly refusal: Refusal | null;
  readonly instead: { readonly label: string; readonly action: Action } | null;
}

/** Actions whose button is named after another. */
const SHARED: Readonly<Record<string, string>> = {
  enter: 'move',
  march: 'move',
  commit: 'allot',
  prepare: 'allot',
};

/** The text of a button that plays an action. */
export function labelOf(kind: Kind, action: Action): string {
  const { button } = playMessages().decision;
  if (action.type === 'end' && isSolving()) return button.check;
  if (action.type === 'end')
    return kind in button.end ? button.end[kind as keyof typeof button.end] : button.goOn;
  if (action.type === 'roll') return kind === 'event' ? button.event : button.roll;
  if (action.type === 'answer') return action.slot === null ? button.noAnswer : button.answer;
  if (action.type === 'pursue') return action.target === null ? button.noPursuit : button.pursue;
  if (action.type === 'fight-on') return action.on ? button.fightOn : button.breakOff;
  if (action.type === 'occupy')
    return size(action.units) || action.markers.length ? button.occupy : button.notTaken;
  const names: Readonly<Record<string, unknown>> = button;
  const label = names[SHARED[action.type] ?? action.type];
  return typeof label === 'string' ? label : button.goOn;
}

function otherOf(kind: Kind): Action | null {
  return kind === 'fight-on' ? { type: 'fight-on', on: false } : null;
}

/** Choices before a die that change nothing, with the die, as far as people at this device decide. */
function idleActions(state: State): Action[] {
  const actions: Action[] = [];
  for (let now = state; idleRoundIn(now);) {
    const action = proposalOf(now, EMPTY)!;
    actions.push(action);
    const done = action.type === 'roll' ? null : apply(now, action);
    if (!done?.ok || isLevel(seatAt(useGame.getState().seats, decider(done.state)))) break;
    now = done.state;
  }
  return actions;
}

/** Null if nothing can be pressed yet. */
export function proposedStep(state: State, desk: Desk): Proposed | null {
  const kind = kindOf(state);
  const [first, ...more] = idleActions(state);
  const action = first ?? proposalOf(state, desk);
  const instead = otherOf(kind);
  if (!action && !instead) return null;
  return {
    label: action ? labelOf(kind, more.at(-1) ?? action) : '',
    action,
    more,
    urgent: action !== null && action.type !== 'end',
    refusal: action && check(state, action),
    instead: instead && { label: labelOf(kind, instead), action: instead },
  };
}
