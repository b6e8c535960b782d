/** The primary button and its text. */
import playMessages from '../../content/en/play.ftl';
import { check, size, type Action, type Refusal, type State } from '#engine/talvisota';
import { isSolving } from '#table';
import type { Desk } from './desk.ts';
import { proposalOf } from './proposal.ts';
import { kindOf, type Kind } from './situation.ts';

export interface Proposed {
  readonly label: string;
  /** Null if something has to be chosen first. */
  readonly action: Action | null;
  /** Highlighted: a choice is complete. */
  readonly urgent: boolean;
  readonly refusal: Refusal | null;
  readonly instead: { readonly label: string; readonly action: Action } | null;
}

/** Label for actions that are one of two alternatives. */
function eitherLabel(kind: Kind, action: Action): string | null {
  const { button } = playMessages().decision;
  if (action.type === 'end' && isSolving()) return button.check;
  if (action.type === 'end') return kind in button.end ? button.end[kind as keyof typeof button.end] : null;
  if (action.type === 'roll') return kind === 'event' ? button.event : button.roll;
  if (action.type === 'answer') return action.slot === null ? button.noAnswer : button.answer;
  if (action.type === 'pursue') return action.target === null ? button.noPursuit : button.pursue;
  if (action.type === 'fight-on') return action.on ? button.fightOn : button.breakOff;
  if (action.type !== 'occupy') return null;
  return size(action.units) || action.markers.length ? button.occupy : button.notTaken;
}

function labelOf(kind: Kind, action: Action): string {
  const { button } = playMessages().decision;
  const labels: Readonly<Partial<Record<Action['type'], string>>> = {
    enter: button.move,
    march: button.move,
    commit: button.allot,
    prepare: button.allot,
    deploy: button.deploy,
    fight: button.fight,
    employ: button.employ,
    mannerheim: button.mannerheim,
    lose: button.lose,
    retreat: button.retreat,
    harass: button.harass,
    stay: button.stay,
    starve: button.starve,
  };
  return eitherLabel(kind, action) ?? labels[action.type] ?? button.goOn;
}

function otherOf(kind: Kind): Action | null {
  return kind === 'fight-on' ? { type: 'fight-on', on: false } : null;
}

/** Null if nothing can be pressed yet. */
export function proposedStep(state: State, desk: Desk): Proposed | null {
  const kind = kindOf(state);
  const action = proposalOf(state, desk);
  const instead = otherOf(kind);
  if (!action && !instead) return null;
  return {
    label: action ? labelOf(kind, action) : '',
    action,
    urgent: action !== null && action.type !== 'end',
    refusal: action && check(state, action),
    instead: instead && { label: labelOf(kind, instead), action: instead },
  };
}
