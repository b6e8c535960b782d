import type { KeyboardEvent } from 'react';
import { Button } from '#kit/widgets/Button.tsx';
import css from '#kit/widgets/Bar.module.css';
import { nonBreaking } from '#kit/text/non-breaking.tsx';
import { pressPrimary, usePrimaryPause } from './commands/primary-pause.ts';
import { carryOn } from './commands/table-commands.ts';
import { refusalText } from '../text/refusal-text.ts';
import playMessages from '../content/en/play.ftl';
import type { Mode, Place, Step } from '../game/game.ts';
import { activeGame } from '../game/registry.ts';
import { useCoach } from '../features/lessons/teaching.ts';
import { useAi, useIsAiToPlay } from '../store/ai.ts';
import { aiPrimaryStep } from '../view/step.ts';
import { useShown, usePosition } from '../view/usePosition.ts';
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

export function PrimaryButton({ className = '' }: { readonly className?: string }) {
  const { primary } = useStep();
  const resting = usePrimaryPause((rested) => rested.resting);
  if (!primary.shown) return null;
  return (
    <Button
      kind="primary"
      urgent={primary.urgent && !primary.refusal}
      className={`${className} ${primary.refusal ? css.blocked : ''}`}
      title={primary.refusal ? refusalText(primary.refusal) : `${primary.label} (${carryOn.keyText})`}
      aria-keyshortcuts={carryOn.keyText}
      {...(primary.refusal && { 'aria-disabled': true, 'aria-description': refusalText(primary.refusal) })}
      {...(resting && { 'aria-disabled': true, 'data-resting': true })}
      onKeyDown={onePressAKey}
      onClick={pressPrimary}
    >
      <span>{nonBreaking(primary.label)}</span>
    </Button>
  );
}

/** Ignores the repeats of a held key. */
function onePressAKey(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/** The alternative, if the button is one of two answers. */
export function InsteadButton({ className = '' }: { readonly className?: string }) {
  const { primary } = useStep();
  const resting = usePrimaryPause((rested) => rested.resting);
  if (!primary.instead) return null;
  const { label, run } = primary.instead;
  return (
    <Button
      kind="quiet"
      className={className}
      {...(resting && { 'aria-disabled': true, 'data-resting': true })}
      onClick={resting ? undefined : run}
    >
      <span>{nonBreaking(label)}</span>
    </Button>
  );
}
