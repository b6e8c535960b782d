/** Hints for the one who decides: what the best computer player would do in his place. */
import playMessages from '../../content/en/play.ftl';
import { create } from 'zustand';
import { present } from '#engine/core/timeline.ts';
import { defineCommand } from '../../commands/define.ts';
import type { Hints } from '../../game/game.ts';
import type { Question } from '../../game/ai.ts';
import { activeGame } from '../../game/registry.ts';
import { canAct } from '../../store/can-act.ts';
import { askWorker, stopThinking, type Trouble } from '../../store/ai-worker.ts';
import { useGame } from '../../store/game.ts';
import { play, playAll } from '../../store/play.ts';
import { hasAid, noteHelp } from '../../store/shared-screen.ts';
import { putDown, refuse, useUi } from '../../store/ui.ts';

interface Hint {
  /** The position that is spoken of; null: nothing is asked. */
  readonly state: unknown;
  /** How far the thought has come, from 0 to 1; null once it is there. */
  readonly thinking: number | null;
  /** What is still to be done, in order; the end of the phase is left to the player. */
  readonly actions: readonly unknown[];
  /** What the game has to say about it. */
  readonly about: unknown;
  /** Who says it; null while it is fetched. */
  readonly hints: Hints | null;
  readonly trouble: Trouble | null;
}

const NOTHING: Hint = {
  state: null,
  thinking: null,
  actions: [],
  about: null,
  hints: null,
  trouble: null,
};

/** What was asked, and what came of it. */
export const useHint = create<Hint>(() => NOTHING);

const { getState, setState } = useHint;

/** True while an action of the hints is being played. */
let doing = false;

/** Nothing is asked any more; a thought that is under way is stopped. */
export function closeHint(): void {
  if (getState().thinking !== null) stopThinking();
  setState(NOTHING);
}

/** A person decides in a game whose computer players give hints, and something is open to be decided. */
export function canAskHint(): boolean {
  const { timeline, practice } = useGame.getState();
  if (!timeline || practice || !canAct() || !hasAid('advice')) return false;
  const { aiPlayers, rules } = activeGame();
  return aiPlayers?.hints !== undefined && !rules.isOver(present(timeline));
}

/** Asks for the one who decides, with what he may see. */
export async function askHint(): Promise<void> {
  const { timeline, seats } = useGame.getState();
  if (!timeline || !canAskHint()) return;
  const { aiPlayers, rules, story } = activeGame();
  const state = present(timeline);
  const side = rules.decider(state);
  putDown();
  useUi.setState({ leftOpen: true });
  setState({ ...NOTHING, state, thinking: 0 });
  const hints = await aiPlayers!.hints!().catch(() => null);
  if (getState().state !== state) return;
  if (!hints) return setState({ ...NOTHING, state, trouble: 'died' });
  setState({ hints });
  const seen = rules.view(state, side);
  const question: Question = { kind: 'advise', state: seen, side, seed: seats.seed || 1 };
  const reply = await askWorker(
    question,
    (answer) => hints.read(answer),
    (thinking) => setState({ thinking }),
  );
  if (getState().state !== state) return;
  if (!reply.ok) return setState({ ...NOTHING, ...(reply.trouble && { state, trouble: reply.trouble }) });
  const { actions, about } = reply.answer;
  setState({ thinking: null, actions: actions.filter((action) => !story.endsPhase(action)), about });
}

/** The key asks, and puts away what was asked for. */
export const toggleHint = (): void => (getState().state ? closeHint() : void askHint());

/** Actions for which a die may fall are played one after another. */
function carryOut(actions: readonly unknown[], rest: readonly unknown[]): void {
  const { rolls } = getState().hints!;
  doing = true;
  const single = actions.length === 1 || actions.some((action) => rolls(action));
  const refusal = single ? play(actions[0]) : playAll(actions);
  noteHelp();
  doing = false;
  putDown();
  if (refusal) {
    refuse(refusal);
    return setState(NOTHING);
  }
  const left = single ? [...actions.slice(1), ...rest] : rest;
  const { timeline } = useGame.getState();
  // A die or the enemy's word comes in between: what was advised is past.
  if (!left.length || !timeline || (single && rolls(actions[0]))) return setState(NOTHING);
  setState({ state: present(timeline), actions: left });
}

/** The first of the actions that are left. */
export function doNext(): void {
  const [next, ...rest] = getState().actions;
  if (next !== undefined) carryOut([next], rest);
}

/** All of it, taken back by one press of undo. */
export function doAll(): void {
  const { actions } = getState();
  if (actions.length) carryOut(actions, []);
}

/** What would the General do? */
export const hintCommand = defineCommand({
  id: 'hint',
  aid: 'advice',
  group: 'play',
  label: () => playMessages().hint.command,
  icon: 'hint',
  keys: 'q',
  keyText: 'Q',
  enabled: () => canAskHint() || useHint.getState().state !== null,
  why: () => playMessages().hint.notNow,
  usePressed: () => useHint(({ state }) => state !== null),
  run: toggleHint,
});

const countLeft = (): number => useHint.getState().actions.length;

/** All of it, one action after another. */
export const doHintCommand = defineCommand({
  id: 'doHint',
  aid: 'advice',
  group: 'play',
  label: () =>
    countLeft() ? playMessages().hint.doAll({ actions: countLeft() }) : playMessages().hint.doAllOfIt,
  enabled: () => countLeft() > 0,
  why: () => playMessages().hint.notAsked,
  run: doAll,
});

// What was advised for another position is put away, and all advice once the players do without it.
useGame.subscribe(({ timeline }) => {
  const { state } = getState();
  if (!state || doing) return;
  if (!timeline || present(timeline) !== state || !hasAid('advice')) closeHint();
});
