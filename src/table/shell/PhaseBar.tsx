import shellMessages from '../content/en/shell.ftl';
import { Fragment, memo, Suspense } from 'react';
import { useShallow } from 'zustand/shallow';
import { areBothSidesHere, useGame } from '../store/game.ts';
import { useUndoAtHost } from '../store/hosted.ts';
import { openDialog, toggle } from '../store/ui.ts';
import type { Command } from '../game/command.ts';
import { activeGame } from '../game/registry.ts';
import { tryLine } from '../features/variations/commands.ts';
import { redo, restart, restartTurn, undo } from '../commands/history.ts';
import panel from '#kit/widgets/panel.module.css';
import { nonBreaking } from '#kit/text/non-breaking.tsx';
import { PlaceLink } from '../text/Links.tsx';
import { Popover, useClosePopover } from '#kit/modal/Popover.tsx';
import { named, usePlayers } from '../view/players.tsx';
import { SeatBar } from '../features/seats/SeatBar.tsx';
import { usePosition } from '../view/usePosition.ts';
import { StatusBar } from '../view/StatusBar.tsx';
import { InsteadButton, PrimaryButton, useStep } from './PrimaryButton.tsx';
import { Acts } from './BottomSheet.tsx';
import { useIsAiToPlay } from '../store/ai.ts';
import { useCoach } from '../features/lessons/teaching.ts';
import { online } from './late.ts';
import { barred } from '../commands/define.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { useBeside } from '#kit/widgets/useNarrow.ts';
import css from '#kit/widgets/Bar.module.css';

/** Names shown of places where something must still be done. */
const MOST_NAMES = 4;
const NO_STAGES: readonly string[] = [];

const HostedBar = online('HostedBar');

const Tool = memo(function Tool({
  command,
  why,
}: {
  readonly command: Command;
  readonly why: string | null;
}) {
  return (
    <Button
      kind="quiet"
      aria-label={command.label}
      title={command.keyText ? `${command.label} (${command.keyText})` : command.label}
      why={why}
      onClick={command.run}
    >
      {command.icon && <Icon name={command.icon} />}
    </Button>
  );
});

/** A component of its own, as it depends on the selection and the rest of the bar does not. */
function Todo() {
  const { todo, owed = [], beginOwed } = useStep();
  return (
    <>
      {nonBreaking(todo)}
      {owed.slice(0, MOST_NAMES).map((place) => (
        <Fragment key={place}>
          {' '}
          <PlaceLink place={place} onShow={beginOwed} />
        </Fragment>
      ))}
      {owed.length > MOST_NAMES ? ` +${owed.length - MOST_NAMES}` : null}
    </>
  );
}

/** A button of the menu of undo, which it closes. */
function Further({ command }: { readonly command: Command }) {
  const close = useClosePopover();
  const why = useGame(() => barred(command));
  return (
    <Button
      kind="quiet"
      why={why}
      onClick={() => {
        close();
        command.run();
      }}
    >
      {command.icon && <Icon name={command.icon} />}
      <span>{command.label}</span>
    </Button>
  );
}

const UndoMenu = memo(function UndoMenu() {
  const label = shellMessages().undoMenu;
  return (
    <Popover label={label} buttonLabel={label} className={css.more} button={<Icon name="down" />}>
      <Further command={restart} />
      <Further command={restartTurn} />
    </Popover>
  );
});

function BackAndForth({ menu }: { readonly menu: boolean }) {
  // Undo and redo depend on the timeline, and in a lesson on the side to decide: re-render with both.
  useGame((game) => game.timeline);
  useUndoAtHost();
  useCoach();
  useIsAiToPlay();
  return (
    <>
      <Tool command={undo} why={barred(undo)} />
      {menu ? <UndoMenu /> : null}
      <Tool command={redo} why={barred(redo)} />
    </>
  );
}

function BackFromLine({ narrow }: { readonly narrow: boolean }) {
  return (
    <Button
      kind="quiet"
      aria-label={tryLine.label}
      title={`${tryLine.label} (${tryLine.keyText})`}
      onClick={tryLine.run}
    >
      <Icon name="close" />
      {narrow ? null : <span>{tryLine.label}</span>}
    </Button>
  );
}

/** Turn, date, phase, side to decide, and the next step. */
export function PhaseBar({ narrow }: { readonly narrow: boolean }) {
  const { screen } = activeGame();
  const players = usePlayers();
  const bar = usePosition(useShallow(({ state }) => screen.bar(state)));
  // Side to decide; null when the game is over.
  const decider = usePosition(({ state }) =>
    activeGame().rules.isOver(state) ? null : activeGame().rules.decider(state),
  );
  const status = decider === null ? bar : named(bar, players);
  const stages = usePosition(useShallow(({ state }) => screen.stages?.(state) ?? NO_STAGES));
  const beside = useBeside() && narrow;
  const isHosted = useGame(({ hosted }) => hosted !== null);
  const hasBothSides = useGame(areBothSidesHere);
  const isTrying = useGame(({ trial }) => trial !== null);
  const turn = (hasBothSides && decider) || undefined;
  return (
    <header className={css.bar} data-surface="night" data-narrow={narrow || undefined} data-turn={turn}>
      <StatusBar status={status} narrow={narrow} todo={<Todo />} stages={stages}>
        {screen.Score ? <screen.Score narrow={narrow} /> : null}
      </StatusBar>
      {isHosted ? (
        <Suspense>
          <HostedBar narrow={narrow} />
        </Suspense>
      ) : narrow || isTrying ? null : (
        <SeatBar />
      )}
      <div className={`${panel.line} ${css.tools}`}>
        {isTrying ? <BackFromLine narrow={narrow} /> : null}
        {narrow && !beside ? null : <BackAndForth menu={!narrow} />}
        {narrow ? (
          <>
            {beside ? <Acts bar /> : null}
            <Button
              kind="quiet"
              aria-label={shellMessages().regions.charts}
              onClick={() => toggle('rightOpen')}
            >
              <Icon name="charts" />
            </Button>
          </>
        ) : (
          <>
            <InsteadButton />
            <PrimaryButton />
          </>
        )}
        <Button
          kind="quiet"
          aria-label={shellMessages().regions.menu}
          title={shellMessages().regions.menu}
          onClick={() => openDialog('menu')}
        >
          <Icon name="menu" />
        </Button>
      </div>
    </header>
  );
}
