import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { activeGame as played, activeGame } from '../../game/registry.ts';
import { useGame } from '../../store/game.ts';
import type { TableKind } from '../../store/kept-games.ts';
import { computerSides, PEOPLE } from '../../store/seats.ts';
import { openDialog, say, useUi } from '../../store/ui.ts';
import { Modal } from '#kit/modal/Modal.tsx';
import { saveToFile } from '../../store/saving.ts';
import { failureText } from '../../text/problem-text.ts';
import { Button } from '#kit/widgets/Button.tsx';
import type { Seats } from '#engine/core/about.ts';
import { variationsUpTo } from '#engine/core/variations.ts';
import type { Line } from '../../game/position.ts';
import { openGame, type Failure } from '../../store/open-game.ts';
import panel from '#kit/widgets/panel.module.css';
import css from './BranchDialog.module.css';
import { endReplay, useReplay } from '../../store/replay.ts';
import { stepName } from '../../text/log.ts';

/**
 * A new game from a moment of this one: the same start and steps, but different dice to come, as those of the first game
 * are known. Recorded dice stay the same.
 */
export function branchOf(line: Line, step: number): Line {
  const { id: _id, variations, ...others } = line.about ?? {};
  const about = { ...others, ...(variations && { variations: variationsUpTo(variations, step) }) };
  return activeGame().rules.withoutGenerator({
    ...line,
    steps: line.steps.slice(0, step),
    cursor: step,
    about,
  });
}

/** Opens such a game in a new slot; the original stays in its own. */
const playOnFrom = (line: Line, step: number, table: TableKind, seats: Seats): Promise<Failure | null> =>
  openGame({ from: 'incoming', table, seats, timeline: branchOf(line, step) });

const TABLES = ['solo', 'hotseat'] as const satisfies readonly TableKind[];

async function begin(table: TableKind): Promise<void> {
  const { game, step, seats } = useReplay.getState();
  if (!game) return;
  // Solo, one person plays both sides; else the seats are those of the replay.
  const failure = await playOnFrom(game, step, table, table === 'solo' ? PEOPLE : seats);
  openDialog(null);
  endReplay();
  say(failure ? await failureText(failure) : playMessages().replay.branch.begun);
}

/** Asks how the new game is to be played. */
export function BranchDialog() {
  const open = useUi((table) => table.dialog === 'branch');
  const game = useReplay((replay) => replay.game);
  const step = useReplay((replay) => replay.step);
  const hotseat = useReplay((replay) => replay.table === 'hotseat');
  const withAi = useReplay(({ seats }) => computerSides(seats).length > 0);
  // The game on the table is lost if the device cannot store it.
  const lost = useGame(({ saving }) => saving === 'full' || saving === 'closed');
  if (!game) return null;
  const t = playMessages().replay.branch;
  const secret = hotseat && played().secrets.stillSecretAt(game, step) !== null;
  return (
    <Modal title={t.title} open={open} onClose={() => openDialog(null)}>
      <p>
        {t.text({ step: stepName(game, step) })} {t.dice}
      </p>
      {lost ? (
        <p className={css.warn}>
          {t.notKept} <Button onClick={saveToFile}>{startMessages().library.toFile}</Button>
        </p>
      ) : null}
      <div className={panel.stack2}>
        {TABLES.map((table) => (
          <Button
            key={table}
            className={css.way}
            why={secret ? t.secret : null}
            onClick={() => void begin(table)}
          >
            <b>{table === 'solo' ? t.solo : withAi ? t.same : t.hotseat}</b>
            <span>{table === 'solo' ? t.soloHint : t.hotseatHint}</span>
          </Button>
        ))}
      </div>
      {secret ? <p className={css.small}>{t.secret}</p> : null}
    </Modal>
  );
}
