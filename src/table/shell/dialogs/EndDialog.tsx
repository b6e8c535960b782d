import shellMessages from '../../content/en/shell.ftl';
import { useEffect, useRef } from 'react';
import { current, useGame } from '../../store/game.ts';
import { openedAs, openTable, useScreen } from '../../store/navigation.ts';
import { freshSeed } from '../../store/dice.ts';
import { computerSides } from '../../store/seats.ts';
import { openOnline, share } from '../../commands/dialogs.ts';
import { openDialog, useUi } from '../../store/ui.ts';
import { activeGame, gameReference } from '../../game/registry.ts';
import { watchInAMinute } from '../../store/replay.ts';
import { reviewGame } from '../../features/review/commands.ts';
import { fitMap } from '../../view/map-handle.ts';
import { usePosition } from '../../view/usePosition.ts';
import panel from '#kit/widgets/panel.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import { Against } from '../../view/players.tsx';
import { keepResult } from '../../store/results.ts';
import shared from '#kit/widgets/shared.module.css';
import css from './EndDialog.module.css';
import { addsByHand, endOffer, install, useInstall } from '../../store/settings.ts';
import { Modal } from '#kit/modal/Modal.tsx';

function watch(): void {
  openDialog(null);
  watchInAMinute();
  // At this speed a map that follows every move would only flicker.
  fitMap();
}

/** Starts the same game again, with the same seats and rules. */
function again(): void {
  const { opening } = useScreen.getState();
  const before = opening && openedAs(opening);
  const { table, seats } = useGame.getState();
  const { rules, meta } = activeGame();
  const { start } = current();
  const options = rules.optionsOf(start);
  openDialog(null);
  if (before?.from === 'new') return openTable({ ...before });
  const { seed: _seed, ...sitting } = seats;
  if (rules.goalName?.(start) != null)
    return openTable({
      from: 'incoming',
      ...gameReference(meta),
      table,
      timeline: { start, steps: [], cursor: 0 },
      seats: { ...seats, seed: freshSeed() },
    });
  const { players, withoutAids } = current().about ?? {};
  openTable({
    from: 'new',
    ...gameReference(meta),
    table,
    options,
    ...(computerSides(seats).length > 0 && { seats: sitting as Record<string, string> }),
    ...(players && { players }),
    ...(withoutAids && { withoutAids }),
  });
}

/** Offers once, after the first finished game, to install the app. */
function InstallOffer() {
  const { prompt, offered } = useInstall();
  const t = shellMessages().end;
  if (offered || (!prompt && !addsByHand())) return null;
  return (
    <div className={`${shared.row} ${panel.chosen} ${css.install}`}>
      <p>{prompt ? t.install : t.installByHand}</p>
      {prompt ? <Button onClick={() => void install()}>{t.installNow}</Button> : null}
      <Button kind="quiet" onClick={endOffer}>
        {t.notNow}
      </Button>
    </div>
  );
}

/** The result, and what to do next; opens by itself when the game is over. */
export function EndDialog() {
  const over = usePosition(({ state }) => activeGame().rules.isOver(state));
  const isHosted = useGame(({ hosted }) => hosted !== null);
  const { Ending } = activeGame().screen;
  const open = useUi((table) => table.dialog === 'end');
  const isTrying = useGame(({ trial }) => trial !== null);
  // A lesson has a card for that.
  const isLesson = useScreen(({ opening }) => opening?.from === 'lesson');
  const tried = useRef(false);
  useEffect(() => {
    // Not again when a variation of a finished game ends.
    if (over && !isTrying && !isLesson && !tried.current) {
      openDialog('end');
      // A result that cannot be stored is only missing in the statistics.
      keepResult().catch(() => undefined);
    }
    tried.current = isTrying;
  }, [over, isTrying, isLesson]);
  if (!over) return null;
  return (
    <Modal title={shellMessages().end.title} open={open} onClose={() => openDialog(null)} wide>
      <Against />
      <Ending>
        <div className={shared.wrap}>
          <Button kind="primary" onClick={watch}>
            {shellMessages().end.watch}
          </Button>
          {reviewGame.enabled() ? <Button onClick={reviewGame.run}>{reviewGame.label}</Button> : null}
          {isHosted ? (
            <Button onClick={openOnline.run}>{openOnline.label}</Button>
          ) : (
            <>
              <Button onClick={again}>{shellMessages().end.again}</Button>
              <Button onClick={share.run}>{share.label}</Button>
            </>
          )}
          <Button onClick={() => openDialog(null)}>{shellMessages().end.back}</Button>
          {activeGame().commands.atEnd.map(({ id, label, run }) => (
            <Button key={id} onClick={run}>
              {label}
            </Button>
          ))}
        </div>
      </Ending>
      <InstallOffer />
    </Modal>
  );
}
