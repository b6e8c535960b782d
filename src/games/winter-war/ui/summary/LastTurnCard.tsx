import logMessages from '../../content/en/log.ftl';
import shared from '#kit/widgets/shared.module.css';
import css from './LastTurnCard.module.css';
import { memo, useMemo } from 'react';
import { useGame, usePosition, useTable, useShownTimeline } from '../../table-adapter.ts';
import { computerSides, isJustOpened, setPlaying, watchTable, openDialog } from '#table';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { CARD, reportTurn, lastTurn, newlyAtTurn, countDone } from './last-turn.ts';
import { toggleOverlay, useOverlayShown } from '../board/overlays/overlay.ts';
import { TurnSummaryView } from './TurnSummaryView.tsx';
import { create } from 'zustand';
import { present, type Timeline } from '#engine/winter-war';
import { Modal } from '#kit/modal/Modal.tsx';

/** What happened in the last Player-Turn, on request. */
export function SummaryDialog() {
  const open = useTable((table) => table.dialog === 'summary');
  const timeline = useShownTimeline();
  const last = useMemo(() => (open && timeline ? lastTurn(timeline) : null), [open, timeline]);
  const report = useMemo(
    () => (timeline && last ? reportTurn(timeline, last.turn.from, last.until) : null),
    [timeline, last],
  );
  const t = logMessages().summary;
  return (
    <Modal
      title={
        last
          ? t.title({ side: last.turn.side, name: timeline?.about?.players?.[last.turn.side] ?? null })
          : t.command
      }
      open={open}
      onClose={() => openDialog(null)}
    >
      {last && report ? (
        <>
          <p className={`${shared.title} ${css.title}`}>
            <small>{t.turn({ turn: last.turn.turn })}</small>
          </p>
          <SummaryActions from={last.turn.from} />
          <TurnSummaryView report={report} />
        </>
      ) : (
        <p>{t.trailsWhy}</p>
      )}
    </Modal>
  );
}

function watch(from: number): void {
  useTable.setState({ dialog: null });
  watchTable(from);
  setPlaying(true);
}

function show(): void {
  useTable.setState({ dialog: null });
  toggleOverlay('trails');
}

/** Shows the turn on the map: as marks, or as a replay. */
export function SummaryActions({ from }: { readonly from: number }) {
  const t = logMessages().summary;
  const shown = useOverlayShown('trails');
  return (
    <div className={`${shared.wrap} ${css.row}`}>
      <Button pressed={shown} onClick={show}>
        {t.showOnMap}
      </Button>
      <Button onClick={() => watch(from)}>{t.watch}</Button>
    </div>
  );
}

type Step = Timeline['steps'][number];

/** Last step of the Player-Turn whose summary was dismissed. */
export const useSeenTurn = create<{ readonly last: Step | null }>(() => ({ last: null }));

const putAway = (last: Step): void => useSeenTurn.setState({ last });

/**
 * In hotseat games and against one computer player: what the opponent did, at the start of one's own Player-Turn and
 * when a game is opened again. Folded to a line if counters wait in the tray below.
 */
export const LastTurnCard = memo(function LastTurnCard() {
  // Null in the middle of a turn.
  const timeline = useGame((game) => {
    const { timeline: played, table, practice, seats } = game;
    if (!played || practice || (table !== 'hotseat' && computerSides(seats).length !== 1)) return null;
    const isShown = isJustOpened(game) ? present(played).phase !== 'over' : newlyAtTurn(played) !== null;
    return isShown ? played : null;
  });
  return timeline && <Card timeline={timeline} />;
});

function Card({ timeline }: { readonly timeline: Timeline }) {
  const arrives = usePosition(({ situation }) => situation.kind === 'arrive');
  const idle = useTable(({ mode }) => mode.mode === 'idle');
  const seen = useSeenTurn(({ last }) => last);
  const last = timeline.steps[timeline.cursor - 1] !== seen ? lastTurn(timeline) : null;
  const report = useMemo(
    () => (last ? reportTurn(timeline, last.turn.from, last.until) : null),
    [timeline, last],
  );
  if (!last || !report || !idle) return null;
  const t = logMessages().summary;
  const { side, turn, from } = last.turn;
  return (
    <section
      id={CARD}
      className={css.card}
      tabIndex={-1}
      aria-label={t.title({ side, name: timeline.about?.players?.[side] ?? null })}
    >
      <details className={css.fold} open={!arrives}>
        <summary>
          <h2 className={`${shared.title} ${css.title}`}>
            {t.title({ side, name: timeline.about?.players?.[side] ?? null })}{' '}
            <small>
              {t.turn({ turn })} · {t.brief(countDone(report.summary, side))}
            </small>
          </h2>
        </summary>
        <SummaryActions from={from} />
        <TurnSummaryView report={report} />
      </details>
      <Button
        kind="quiet"
        aria-label={t.dismiss}
        title={t.dismiss}
        onClick={() => putAway(timeline.steps[timeline.cursor - 1]!)}
      >
        <Icon name="close" />
      </Button>
    </section>
  );
}
