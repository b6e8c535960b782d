import type { KeyboardEvent } from 'react';
import { useGame } from '../store/game.ts';
import { openDialog, toggle } from '../store/table.ts';
import type { Command } from '../commands/command.ts';
import { game } from '../here.ts';
import { redo, undo } from '../replay/commands.ts';
import { refusalText } from '../words/refusal-text.ts';
import { SeatBar } from '../seats/SeatBar.tsx';
import { pressPrimary, useRest } from '../sheet/rest.ts';
import { carryOn } from '../sheet/table-commands.ts';
import { usePosition } from '../seen/usePosition.ts';
import { Where } from '../seen/Where.tsx';
import { useStep } from './useStep.ts';
import { barred } from '../commands/barred.ts';
import { Button } from '../../kit/widgets/Button.tsx';
import { Icon } from '../../kit/widgets/Icon.tsx';
import css from '../../kit/widgets/Bar.module.css';
import { regionWords } from '../words/region-words.ts';

function Tool({ command }: { readonly command: Command }) {
  return (
    <Button
      kind="quiet"
      aria-label={command.label}
      title={command.keyText ? `${command.label} (${command.keyText})` : command.label}
      why={barred(command)}
      onClick={command.run}
    >
      {command.icon && <Icon name={command.icon} />}
    </Button>
  );
}

/** The one button that carries the game on. */
export function PrimaryButton({ className = '' }: { readonly className?: string }) {
  const { primary } = useStep();
  const resting = useRest((rested) => rested.resting);
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
      {primary.label}
    </Button>
  );
}

/** A key held down presses once. */
function onePressAKey(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/** The other answer, where the button gives one of two. */
export function InsteadButton({ className = '' }: { readonly className?: string }) {
  const { primary } = useStep();
  const resting = useRest((rested) => rested.resting);
  if (!primary.instead) return null;
  const { label, run } = primary.instead;
  return (
    <Button
      kind="quiet"
      className={className}
      {...(resting && { 'aria-disabled': true, 'data-resting': true })}
      onClick={resting ? undefined : run}
    >
      {label}
    </Button>
  );
}

/** Turn, date, phase, whose decision it is, and what to do next. */
export function PhaseBar({ narrow }: { readonly narrow: boolean }) {
  const { state } = usePosition();
  const { todo } = useStep();
  // Undo and redo depend on the timeline: rendering follows it.
  useGame((game) => game.timeline);
  return (
    <header className={css.bar} data-surface="night" data-narrow={narrow || undefined}>
      <Where standing={game().screen.bar(state)} narrow={narrow} todo={todo} />
      {narrow ? null : <SeatBar />}
      <div className={css.tools}>
        <Tool command={undo} />
        <Tool command={redo} />
        {narrow ? (
          <Button kind="quiet" aria-label={regionWords().charts} onClick={() => toggle('rightOpen')}>
            <Icon name="charts" />
          </Button>
        ) : (
          <>
            <InsteadButton />
            <PrimaryButton />
          </>
        )}
        <Button
          kind="quiet"
          aria-label={regionWords().menu}
          title={regionWords().menu}
          onClick={() => openDialog('menu')}
        >
          <Icon name="menu" />
        </Button>
      </div>
    </header>
  );
}
