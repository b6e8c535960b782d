import playMessages from '../content/en/play.ftl';
import startMessages from '../content/en/start.ftl';
import { startTransition, useEffect, useState, useLayoutEffect } from 'react';
import { openGame, type Failure } from '../store/open-game.ts';
import { useGame } from '../store/game.ts';
import { useHosted, isOwnTurn } from '../store/hosted.ts';
import { closeRulePanel, putDown, say, useUi, openDialog, useRulePanel, toggle } from '../store/ui.ts';
import { leaveTable, useScreen, type Opening, endPractice } from '../store/navigation.ts';
import { playWithoutStore, storeIsAsked, onStoreDeleted } from '#kit/storage/database.ts';
import { activeGame } from '../game/registry.ts';
import { coach } from '../features/lessons/teaching.ts';
import shellMessages from '../content/en/shell.ftl';
import { Dialog } from 'radix-ui';
import { liftCurtain } from '../store/shared-screen.ts';
import { playerText, usePlayers } from '../view/players.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import shared from '#kit/widgets/shared.module.css';
import css from './TableScreen.module.css';
import { useFaultsMessages } from '../faults/faults.ts';
import { beginEditing, endEditing } from '../store/editing.ts';
import { later } from '../faults/later.tsx';
import { failureText } from '../text/problem-text.ts';
import { clearProblem } from '../features/problems/problem-store.ts';
import { recordNotes } from '../text/log.ts';
import { useBack } from '#kit/back/back.ts';
import { followDevice } from '../features/settings/device.ts';
import { late } from './late.ts';
import { GameDialogs } from './GameDialogs.tsx';
import { Modal } from '#kit/modal/Modal.tsx';
import { TableLayout } from './TableLayout.tsx';
import { present } from '#engine/core/timeline.ts';
import { save } from '../store/saving.ts';
import { isNarrow } from '#kit/widgets/useNarrow.ts';
import { endReplay, isReplaying } from '../store/replay.ts';
import { tryLine } from '../features/variations/commands.ts';

/** True for a mode that can be cancelled. */
function holdsSomething(): boolean {
  const { mode } = useUi.getState();
  return mode.mode !== 'idle' && !mode.unasked;
}

/** What Back does at the table without an open dialog: closes the topmost thing, and asks before it leaves. */
export function backAtTable(): void {
  const inView = useGame.getState().curtain === null;
  if (inView && isNarrow() && useUi.getState().rightOpen) toggle('rightOpen');
  else if (inView && useRulePanel.getState().rule !== null) closeRulePanel();
  else if (inView && holdsSomething()) putDown();
  else if (isReplaying()) endReplay();
  else if (useGame.getState().trial) tryLine.run();
  else if (useScreen.getState().back.length) endPractice();
  else openDialog('leave');
}

function leave(): void {
  openDialog(null);
  leaveTable();
}

/**
 * Page attributes of the game on the table: its id, which selects the game's colours, dialogs included; and turn, phase
 * and title in the document title.
 */
function GameOnPage() {
  const { meta, story } = activeGame();
  const heading = useGame(({ timeline }) => `${story.heading(present(timeline!))} · ${meta.title()}`);
  const isTurn = useHosted(isOwnTurn);
  const title = isTurn ? `● ${playMessages().hosted.yourTurn} · ${heading}` : heading;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.game = meta.id;
    return () => void delete dataset.game;
  }, [meta]);
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  useEffect(
    () =>
      onStoreDeleted(() => {
        void save();
        say(shellMessages().saving.deleted);
      }),
    [],
  );
  return null;
}

const stay = (): void => openDialog(null);

/** Asks once before Back leaves the game; a second Back confirms. */
function LeaveDialog() {
  const open = useUi((table) => table.dialog === 'leave');
  const practice = useGame((game) => game.practice);
  const kept = useGame((game) => game.saving === 'saved');
  const t = shellMessages().leave;
  return (
    <Modal title={t.title} open={open} onClose={stay} onBack={leave}>
      <p>{practice ? t.practice : kept ? t.kept : t.unkept}</p>
      <div className={shared.wrap}>
        <Button kind="primary" data-first onClick={stay}>
          {t.stay}
        </Button>
        <Button onClick={leave}>{t.leave}</Button>
      </div>
    </Modal>
  );
}

/** Shown alone while the device changes hands: the table is not rendered. */
export function Curtain({ side }: { readonly side: string }) {
  const { title, text, lift, news } = activeGame().screen.curtain(side);
  const name = usePlayers()[side];
  const t = shellMessages().curtain;
  return (
    <Dialog.Root open>
      <Dialog.Content
        className={css.curtain}
        data-side={side}
        onEscapeKeyDown={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <div className={css.words}>
          {news ? (
            <div>
              {news.strip}
              <p>{news.line}</p>
            </div>
          ) : null}
          <Dialog.Title className={`${shared.title} ${css.title}`}>
            {name === undefined ? title : t.pass({ player: playerText(side, name) })}
          </Dialog.Title>
          <Dialog.Description>{text}</Dialog.Description>
          <Button kind="primary" onClick={liftCurtain}>
            {name === undefined ? lift : t.iAm({ player: playerText(side, name) })}
          </Button>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** The whole page for frames on other sites: a read-only board. */
export const EmbeddedTable = late('EmbeddedTable');
const EditorLayout = later(() => import('../features/editor/EditorLayout.tsx'));

/** An opening is carried out once, however often the screen is mounted. */
let carriedOut: { readonly opening: Opening; readonly done: Promise<Failure | null> } | null = null;

async function begin(opening: Opening): Promise<Failure | null> {
  endEditing();
  clearProblem();
  if (opening.from === 'hosted') {
    const { openHosted } = await import('../features/online/index.ts');
    return openHosted(opening);
  }
  if (opening.from === 'editor') {
    await beginEditing(opening);
    return null;
  }
  if (opening.from === 'problem') {
    const { openProblem } = await import('../features/problems/session.ts');
    return openProblem(opening.problem, opening.kind);
  }
  if (opening.from !== 'lesson' && opening.from !== 'example') return openGame(opening);
  await activeGame().lessons!.begin(opening);
  return null;
}

function carryOut(opening: Opening): Promise<Failure | null> {
  if (carriedOut?.opening !== opening) {
    putDown();
    // After a lesson the table is as it was.
    if (opening.from !== 'lesson' && opening.from !== 'example' && opening.from !== 'suspended') {
      closeRulePanel();
      useUi.setState({ tab: 'log' });
      activeGame().screen.clear();
    }
    coach({});
    carriedOut = { opening, done: begin(opening) };
  }
  return carriedOut.done;
}

/** Delay before the player is offered a choice while the storage does not respond, in milliseconds. */
const PATIENCE_MS = 2500;

function OpeningTable({ opening }: { readonly opening: Opening | null }) {
  const t = useFaultsMessages();
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSilent(storeIsAsked()), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const stored = opening?.from === 'saved' || opening?.from === 'suspended';
  const connecting = useHosted(({ connection }) => opening?.from === 'hosted' && connection === 'lost');
  return (
    <div className={css.opening} role="status">
      {silent ? <p>{t.silent}</p> : <p>{startMessages().screen.opening}</p>}
      {connecting ? (
        <>
          <p>{playMessages().hosted.connecting}</p>
          <Button onClick={() => leaveTable()}>{t.start}</Button>
        </>
      ) : null}
      {silent && stored ? <Button onClick={() => leaveTable()}>{t.start}</Button> : null}
      {silent && !stored ? <Button onClick={playWithoutStore}>{t.playOn}</Button> : null}
    </div>
  );
}

/** The table, once its game is loaded; or the curtain while the device changes hands. */
export default function TableScreen() {
  const opening = useScreen((screen) => screen.opening);
  const curtain = useGame((game) => game.curtain);
  const [ready, setReady] = useState<Opening | null>(null);
  const [fault, setFault] = useState<{ readonly error: unknown } | null>(null);
  useEffect(followDevice, []);
  // Shown once when a game is opened; the log keeps it.
  const past = useGame(({ timeline }) => timeline?.about?.past);
  const refusedVariations = useGame(({ timeline }) => timeline?.about?.refusedVariations);
  useEffect(() => {
    const about = { ...(past && { past }), ...(refusedVariations && { refusedVariations }) };
    const notes = ready ? recordNotes(about) : [];
    if (notes.length) say(notes.join(' '));
  }, [past, refusedVariations, ready]);
  useEffect(() => {
    let gone = false;
    const put = async (what: Opening): Promise<void> => {
      try {
        const problem = await carryOut(what);
        if (gone) return;
        if (problem) leaveTable(await failureText(problem));
        // Concurrent rendering keeps a slow device responsive.
        else startTransition(() => setReady(what));
      } catch (error) {
        carriedOut = null;
        if (!gone) setFault({ error });
      }
    };
    if (opening) void put(opening);
    return () => {
      gone = true;
    };
  }, [opening]);
  const isReady = opening !== null && ready === opening;
  useBack(opening !== null, isReady ? backAtTable : leaveTable, true);
  // Caught by the error boundary around the table.
  if (fault) throw fault.error;
  if (!isReady) return <OpeningTable opening={opening} />;
  return (
    <>
      {curtain ? (
        <Curtain side={curtain} />
      ) : opening.from === 'editor' ? (
        <EditorLayout>
          <GameDialogs />
        </EditorLayout>
      ) : (
        <TableLayout />
      )}
      <LeaveDialog />
      <GameOnPage />
    </>
  );
}
