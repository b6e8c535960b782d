import playMessages from '../content/en/play.ftl';
import startMessages from '../content/en/start.ftl';
import { startTransition, useEffect, useState } from 'react';
import { openGame, type Failure } from '../store/open-game.ts';
import { useGame } from '../store/game.ts';
import { useHosted } from '../store/hosted.ts';
import { closeRulePanel, putDown, say, useUi } from '../store/ui.ts';
import { leaveTable, useScreen, type Opening } from '../store/navigation.ts';
import { playWithoutStore, storeIsAsked } from '#kit/storage/database.ts';
import { activeGame } from '../game/registry.ts';
import { coach } from '../features/lessons/coach.ts';
import { Curtain } from './dialogs/Curtain.tsx';
import { useFaultsMessages } from '../faults/messages.ts';
import { beginEditing, endEditing } from '../features/editor/editor-store.ts';
import { later } from '../faults/later.tsx';
import { failureText } from '../features/library/failure-text.ts';
import { clearProblem } from '../features/problems/problem-store.ts';
import { recordNotes } from '../features/log/notes.ts';
import { useBack } from '#kit/back/back.ts';
import { Button } from '#kit/widgets/Button.tsx';
import css from './TableScreen.module.css';
import { backAtTable } from './back.ts';
import { followDevice } from '../features/settings/device.ts';
import { late } from './late.ts';
import { GameDialogs } from './GameDialogs.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { TableLayout } from './TableLayout.tsx';
import { GameOnPage } from './GameOnPage.tsx';

/** The whole of a page for frames on other sites: a board that is looked at. */
export const EmbeddedTable = late('EmbeddedTable');
const EditorLayout = later(() => import('../features/editor/EditorLayout.tsx'));

/** One opening is carried out once, however often the screen is mounted. */
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
    // Whoever comes back from a lesson finds the table as it was.
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

/** How long the storage may take before the player is given a choice, in milliseconds. */
const PATIENCE_MS = 2500;

function OpeningTable({ opening }: { readonly opening: Opening | null }) {
  const w = useFaultsMessages();
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSilent(storeIsAsked()), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const stored = opening?.from === 'saved' || opening?.from === 'suspended';
  const connecting = useHosted(({ connection }) => opening?.from === 'hosted' && connection === 'lost');
  return (
    <div className={css.opening} role="status">
      {silent ? <p>{w.silent}</p> : <p>{startMessages().screen.opening}</p>}
      {connecting ? (
        <>
          <p>{playMessages().hosted.connecting}</p>
          <Button onClick={() => leaveTable()}>{w.start}</Button>
        </>
      ) : null}
      {silent && stored ? <Button onClick={() => leaveTable()}>{w.start}</Button> : null}
      {silent && !stored ? <Button onClick={playWithoutStore}>{w.playOn}</Button> : null}
    </div>
  );
}

/** The table, once its game is there; the curtain instead of it while the device changes hands. */
export default function TableScreen() {
  const opening = useScreen((screen) => screen.opening);
  const curtain = useGame((game) => game.curtain);
  const [ready, setReady] = useState<Opening | null>(null);
  const [fault, setFault] = useState<{ readonly error: unknown } | null>(null);
  useEffect(followDevice, []);
  // Said once as a game opens, by whichever way; the log keeps it.
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
        // Drawn piece by piece: a slow device answers meanwhile.
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
  // Caught around the table, where it is told what can be done.
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
