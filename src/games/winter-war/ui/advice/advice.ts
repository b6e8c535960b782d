/** Counsel for the one who decides: what the General would do in his place. */
import { create } from 'zustand';
import { decider, present, type Action, type State } from '../../../../engine/winter-war/index.ts';
import { adviceOf } from '../../players/answers.ts';
import type { Why } from '../../players/index.ts';
import type { Group } from '../../players/intentions.ts';
import type { Purpose } from '../../players/war-plan.ts';
import type { Question } from '../../players/questions.ts';
import { askWorker, stopThinking, type Trouble } from '../../../../table/rival/mind.ts';
import { computerToDecide } from '../../../../table/store/play.ts';
import { play, playAll, useGame, refuse, useTable } from '../../here.ts';
import { putDown } from '../../../../table/store/table.ts';
import { isReplaying } from '../../../../table/replay/replay.ts';
import * as ask from '../hand/queries.ts';

interface Counsel {
  /** The position that is spoken of; null: nothing is asked. */
  readonly state: State | null;
  /** How far the thought has come, from 0 to 1; null once it is there. */
  readonly thinking: number | null;
  /** What is still to be done, in order; the end of the phase is left to the player. */
  readonly actions: readonly Action[];
  readonly why: readonly Why[];
  /** What the war is about for this side, the nearest first. */
  readonly plan: readonly Purpose[];
  /** What the marches among the actions are for. */
  readonly groups: readonly Group[];
  readonly trouble: Trouble | null;
}

const NOTHING: Counsel = {
  state: null,
  thinking: null,
  actions: [],
  why: [],
  plan: [],
  groups: [],
  trouble: null,
};

export const useAdvice = create<Counsel>(() => NOTHING);

const { getState, setState } = useAdvice;

/** True while an action of the counsel is being played. */
let doing = false;

export function putAwayAdvice(): void {
  if (getState().thinking !== null) stopThinking();
  setState(NOTHING);
}

/** A person decides, and something is open to be decided. */
export function mayAskAdvice(): boolean {
  const { timeline, practice } = useGame.getState();
  if (!timeline || practice || isReplaying() || computerToDecide() !== null) return false;
  return present(timeline).phase !== 'over';
}

export async function askAdvice(): Promise<void> {
  const { timeline, seats } = useGame.getState();
  if (!timeline || !mayAskAdvice()) return;
  const state = present(timeline);
  const side = decider(state);
  putDown();
  useTable.setState({ leftOpen: true });
  setState({ ...NOTHING, state, thinking: 0 });
  const seen = ask.view(state, side);
  const question: Question = { kind: 'advise', state: seen, side, seed: seats.seed || 1 };
  const reply = await askWorker(question, adviceOf, (thinking) => setState({ thinking }));
  if (getState().state !== state) return;
  if (!reply.ok) return setState({ ...NOTHING, ...(reply.trouble && { state, trouble: reply.trouble }) });
  const actions = reply.answer.actions.filter(({ type }) => type !== 'end');
  const { why, plan, groups } = reply.answer;
  setState({ thinking: null, actions, why, plan: plan.purposes, groups });
}

/** The key asks, and puts away what was asked for. */
export const toggleAdvice = (): void => (getState().state ? putAwayAdvice() : void askAdvice());

/** Actions for which a die may fall are played one after another: each can bring a decision. */
const ROLLS: readonly Action['type'][] = ['attack', 'roll', 'drop', 'accept'];

function carryOut(actions: readonly Action[], rest: readonly Action[]): void {
  doing = true;
  const single = actions.length === 1 || actions.some(({ type }) => ROLLS.includes(type));
  const refusal = single ? play(actions[0]!) : playAll(actions);
  doing = false;
  putDown();
  if (refusal) {
    refuse(refusal);
    return setState(NOTHING);
  }
  const left = single ? [...actions.slice(1), ...rest] : rest;
  const now = present(useGame.getState().timeline!);
  // A die or the enemy's word comes in between: what was counselled is past.
  if (!left.length || (single && ROLLS.includes(actions[0]!.type))) return setState(NOTHING);
  setState({ state: now, actions: left });
}

export function doNext(): void {
  const [next, ...rest] = getState().actions;
  if (next) carryOut([next], rest);
}

/** All of it, taken back by one press of undo. */
export function doAll(): void {
  const { actions } = getState();
  if (actions.length) carryOut(actions, []);
}

// What was counselled for another position is put away.
useGame.subscribe(({ timeline }) => {
  const { state } = getState();
  if (state && !doing && (!timeline || present(timeline) !== state)) putAwayAdvice();
});
