/** Hints for the player to decide: what the strongest computer player would do. */
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
import { strongest } from '../../view/players.tsx';

interface Hint {
  /** The position that the hint is for; null: no hint. */
  readonly state: unknown;
  /** Progress of the search, 0 to 1; null once it is done. */
  readonly thinking: number | null;
  /** Remaining actions, in order; without the end of the phase, which is left to the player. */
  readonly actions: readonly unknown[];
  /** The game's explanation. */
  readonly about: unknown;
  /** The game's texts; null while loading. */
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

export const useHint = create<Hint>(() => NOTHING);

const { getState, setState } = useHint;

/** True while an action of the hint is being played. */
let doing = false;

/** Closes the hint and stops its search. */
export function closeHint(): void {
  if (getState().thinking !== null) stopThinking();
  setState(NOTHING);
}

export const hasHints = (): boolean => activeGame().aiPlayers?.hints !== undefined;

/** True if a person is to decide in a game with hints, and advice is allowed. */
export function canAskHint(): boolean {
  const { timeline, practice } = useGame.getState();
  if (!timeline || practice || !canAct() || !hasAid('advice')) return false;
  return hasHints() && !activeGame().rules.isOver(present(timeline));
}

/** Asks for the side to decide, with its view of the position. */
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

export const toggleHint = (): void => (getState().state ? closeHint() : void askHint());

/** Actions that may roll a die are played one at a time. */
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
  // After a die or a decision of the enemy the rest of the advice is out of date.
  if (!left.length || !timeline || (single && rolls(actions[0]))) return setState(NOTHING);
  setState({ state: present(timeline), actions: left });
}

export function doNext(): void {
  const [next, ...rest] = getState().actions;
  if (next !== undefined) carryOut([next], rest);
}

/** Plays all remaining actions, as one step of undo. */
export function doAll(): void {
  const { actions } = getState();
  if (actions.length) carryOut(actions, []);
}

export const hintCommand = defineCommand({
  id: 'hint',
  aid: 'advice',
  group: 'play',
  label: () => playMessages().hint.command(strongest()),
  short: () => playMessages().hint.short,
  icon: 'hint',
  keys: 'q',
  keyText: 'Q',
  offered: hasHints,
  enabled: () => canAskHint() || useHint.getState().state !== null,
  why: () => playMessages().hint.notNow,
  usePressed: () => useHint(({ state }) => state !== null),
  run: toggleHint,
});

const countLeft = (): number => useHint.getState().actions.length;

export const doHintCommand = defineCommand({
  id: 'doHint',
  aid: 'advice',
  group: 'play',
  offered: hasHints,
  label: () =>
    countLeft() ? playMessages().hint.doAll({ actions: countLeft() }) : playMessages().hint.doAllOfIt,
  enabled: () => countLeft() > 0,
  why: () => playMessages().hint.notAsked,
  run: doAll,
});

// Closes hints for another position, and all once the players switch off advice.
useGame.subscribe(({ timeline }) => {
  const { state } = getState();
  if (!state || doing) return;
  if (!timeline || present(timeline) !== state || !hasAid('advice')) closeHint();
});
