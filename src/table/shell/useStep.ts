import playMessages from '../content/en/play.ftl';
import type { Mode, Place, Step } from '../game/game.ts';
import { activeGame } from '../game/registry.ts';
import { useCoach } from '../features/lessons/coach.ts';
import { useAi, useIsAiToPlay } from '../store/ai.ts';
import { aiPrimaryStep } from '../view/step.ts';
import { useShown } from '../view/shown.ts';
import { usePosition } from '../view/usePosition.ts';
import { useUi } from '../store/ui.ts';
import { isHalted, useHosted } from '../store/hosted.ts';

/** The next step and its button, which is hidden while the other side of a lesson replies. */
export function useStep(): Omit<Step, 'asked'> {
  const { state } = usePosition();
  const mode = useUi((table) => table.mode);
  const replayed = useShown() !== null;
  const atPlay = useIsAiToPlay();
  useAi(({ trouble, next }) => `${trouble} ${next.length > 0}`);
  const { busy, finished } = useCoach();
  const aiStep = atPlay && !replayed ? aiPrimaryStep() : null;
  const halted = useHosted(isHalted) && !replayed;
  const {
    todo,
    owed = NOWHERE,
    beginOwed,
    primary,
  } = aiStep ? { ...aiStep, owed: NOWHERE, beginOwed: undefined } : activeGame().screen.step(state, mode);
  if (halted) return { todo: haltedText(), primary: { ...NOTHING, label: primary.label } };
  // The game's next task does not apply after a lesson.
  if (finished) return { todo: playMessages().lesson.after, primary: { ...NOTHING, label: primary.label } };
  return { todo, owed, beginOwed, primary: busy ? { ...NOTHING, label: primary.label } : primary };
}

/** Why nothing can be done in a game at a host. */
const haltedText = (): string =>
  useHosted.getState().status?.result ? playMessages().hosted.over : playMessages().hosted.waiting;

const NOWHERE: readonly Place[] = [];

const NOTHING = { shown: false, urgent: false, refusal: null, run: () => undefined } as const;

const IDLE: Mode = { mode: 'idle' };

/** Key of the question, independent of the selection. */
export function useAsked(): string {
  return usePosition(({ state }) => activeGame().screen.step(state, IDLE).asked);
}
