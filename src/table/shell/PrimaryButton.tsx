import type { KeyboardEvent } from 'react';
import { Button } from '#kit/widgets/Button.tsx';
import css from '#kit/widgets/Bar.module.css';
import { nonBreaking } from '#kit/text/non-breaking.tsx';
import { pressPrimary, usePrimaryPause } from './commands/primary-pause.ts';
import { carryOn } from './commands/table-commands.ts';
import { refusalText } from '../text/refusal-text.ts';
import { useStep } from './useStep.ts';

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
