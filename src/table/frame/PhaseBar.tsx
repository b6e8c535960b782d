import type { KeyboardEvent } from 'react';
import { decider, firstTurn, type State } from '../../engine/winter-war/index.ts';
import { useGame } from '../store/game.ts';
import { openDialog, toggle, useTable } from '../store/table.ts';
import { datesOf } from '../../games/winter-war/ui/words/calendar.ts';
import type { Command } from '../commands/command.ts';
import { game } from '../here.ts';
import { redo, undo } from '../replay/commands.ts';
import { refusalText } from '../words/refusal-text.ts';
import { SeatBar } from '../seats/SeatBar.tsx';
import { isUrgent, useCoach } from '../../games/winter-war/ui/hand/coach.ts';
import { pressPrimary, useRest } from '../../games/winter-war/ui/hand/rest.ts';
import { usePosition } from '../seen/usePosition.ts';
import { useStep } from './useStep.ts';
import { barred } from '../commands/barred.ts';
import { Button } from '../../kit/widgets/Button.tsx';
import { Icon } from '../../kit/widgets/Icon.tsx';
import css from '../../kit/widgets/Bar.module.css';
import { commonWords } from '../../games/winter-war/ui/words/common-words.ts';
import { barWords } from '../../games/winter-war/ui/words/bar-words.ts';
import { tabWords } from '../../games/winter-war/ui/words/tab-words.ts';

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
  const { carryOn } = game().commands;
  const coach = useCoach();
  const mode = useTable((table) => table.mode);
  const resting = useRest((rested) => rested.resting);
  if (!primary.shown || coach.busy) return null;
  return (
    <Button
      kind="primary"
      urgent={isUrgent(primary, mode, coach) && !primary.refusal}
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
  const { busy } = useCoach();
  const resting = useRest((rested) => rested.resting);
  if (!primary.instead || busy) return null;
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

function whoseTurn(state: State): string {
  const { phase, phasing, outcome } = state;
  if (outcome) return commonWords().level[outcome.level];
  const side = decider(state);
  if (phase === 'interphase' || side !== phasing) return barWords().decides(side);
  return phase === 'set-up' ? commonWords().player[side] : barWords().playerTurn(side);
}

/** Turn, date, phase, whose decision it is, and what to do next. */
export function PhaseBar({ narrow }: { readonly narrow: boolean }) {
  const { state } = usePosition();
  const { todo } = useStep();
  // Undo and redo depend on the timeline: rendering follows it.
  useGame((game) => game.timeline);
  const { turn, phase } = state;
  const setUp = phase === 'set-up';
  return (
    <header className={css.bar} data-surface="night">
      <div className={css.turn}>
        <h1 className={css.number}>{setUp ? commonWords().title : barWords().turn(turn)}</h1>
        <span className={css.dates}>
          {setUp ? barWords().setUp(firstTurn(state.options)) : datesOf(turn)}
        </span>
      </div>
      <div className={css.phase}>
        <p className={css.name}>
          <span className={css.flag} data-side={decider(state)} aria-hidden />
          <b>{commonWords().phase[phase]}</b>
          <span className={css.who}>{whoseTurn(state)}</span>
        </p>
        {narrow ? null : <p className={css.todo}>{todo}</p>}
      </div>
      {narrow ? null : <SeatBar />}
      <div className={css.tools}>
        <Tool command={undo} />
        <Tool command={redo} />
        {narrow ? (
          <Button kind="quiet" aria-label={tabWords().title} onClick={() => toggle('rightOpen')}>
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
          aria-label={barWords().menu}
          title={barWords().menu}
          onClick={() => openDialog('menu')}
        >
          <Icon name="menu" />
        </Button>
      </div>
    </header>
  );
}
