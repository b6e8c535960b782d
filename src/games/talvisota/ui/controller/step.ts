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

/** After these the die decides alone, and its chances are shown with the choice. */
const BEFORE_DIE: readonly Kind[] = ['employ', 'mannerheim', 'fight-on'];

/** What follows in the same press: a choice that changes nothing, or the die, if a person at this device decides. */
function nextInPress(state: State, action: Action): State | null {
  const isIdle = idleRoundIn(state) !== null;
  if (isSolving() || !(isIdle || BEFORE_DIE.includes(kindOf(state)))) return null;
  const done = apply(state, action);
  if (!done.ok || isLevel(seatAt(useGame.getState().seats, decider(done.state)))) return null;
  return idleRoundIn(done.state) || kindOf(done.state) === 'roll' ? done.state : null;
}

/** What one press plays; what it adds to the proposal is as proposed. */
function actionsOf(state: State, desk: Desk): Action[] {
  const actions: Action[] = [];
  for (let now: State | null = state; now;) {
    const action = proposalOf(now, now === state && !idleRoundIn(state) ? desk : EMPTY);
    if (!action) break;
    actions.push(action);
    now = action.type === 'roll' ? null : nextInPress(now, action);
  }
  return actions;
}

/** Null if nothing can be pressed yet. */
export function proposedStep(state: State, desk: Desk): Proposed | null {
  const kind = kindOf(state);
  const [action = null, ...more] = actionsOf(state, desk);
  const instead = otherOf(kind);
  if (!action && !instead) return null;
  return {
    label: action ? labelOf(kind, (kind !== 'fight-on' && more.at(-1)) || action) : '',
    action,
    more,
    urgent: action !== null && action.type !== 'end',
    refusal: action && check(state, action),
    instead: instead && { label: labelOf(kind, instead), action: instead },
  };
}
