import { Fragment, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { registerServiceWorker } from './register-sw.ts';
import { atHand, bring } from '../table/here.ts';
import { endIncoming, followAddress, gameOf, useScreen } from '../table/store/screen.ts';
import { useTable } from '../table/store/table.ts';
import css from './App.module.css';
import { language, onLanguage } from '../kit/language/language.ts';
import { FaultNotice, PageFault } from '../table/faults/Fault.tsx';
import { Guard } from '../table/faults/Guard.tsx';
import { dialogOf, later } from '../table/faults/later.tsx';
import { StartScreen } from './StartScreen.tsx';
import { withGame } from './with-game.tsx';
import { StartTools } from './StartTools.tsx';
import { Button } from '../kit/widgets/Button.tsx';
import { useOnce } from '../kit/widgets/useOnce.ts';
import { updateWords } from './update-words.ts';
import { screenWords } from '../table/frame/screen-words.ts';

const fetchTable = (of: string | undefined) => withGame(import('../table/frame/TableScreen.tsx'), of);

let latest: { readonly of: string | undefined; readonly table: ReturnType<typeof fetchTable> } | null = null;

/** The table of a game, which is brought with it; what could not be fetched is asked for anew the next time. */
function tableOf(of: string | undefined): ReturnType<typeof fetchTable> {
  if (latest && latest.of === of) return latest.table;
  const table = fetchTable(of);
  table.catch(() => (latest = null));
  latest = { of, table };
  return table;
}

/** The table, which brings its game. */
function Table({ of }: { readonly of: string | undefined }) {
  const { default: TableScreen } = use(tableOf(of));
  return <TableScreen />;
}

/** What comes in is looked at by its own game; the one on the table stays there. */
async function incomingDialog() {
  const [game, dialog] = await Promise.all([atHand(), import('../table/share/IncomingDialog.tsx')]);
  bring(game);
  return dialog;
}

const IncomingDialog = later(incomingDialog, {
  useOpen: () => useScreen(({ incoming }) => incoming !== null),
  close: endIncoming,
});
const SettingsDialog = later(() => import('../table/settings/SettingsDialog.tsx'), dialogOf('settings'));

const tableFault = (_: unknown, again: () => void) => <PageFault again={again} />;

function UpdateNotice() {
  const [apply, setApply] = useState<(() => void) | null>(null);
  useEffect(() => registerServiceWorker((run) => setApply(() => run)), []);
  if (!apply) return null;
  return (
    <div className={css.update} role="status">
      {updateWords().text} <Button onClick={apply}>{updateWords().apply}</Button>
    </div>
  );
}

/** Outside of what is drawn anew for another language: it stays open while that is chosen in it. */
function Settings() {
  const loaded = useOnce(useTable((table) => table.dialog === 'settings'));
  return loaded ? (
    <Suspense>
      <SettingsDialog />
    </Suspense>
  ) : null;
}

/** A game that came in by the address, or is to be pasted: only looking at it loads the engine. */
function Incoming() {
  const incoming = useScreen((screen) => screen.incoming);
  useEffect(followAddress, []);
  return incoming ? (
    <Suspense>
      <IncomingDialog key={incoming.link} link={incoming.link} />
    </Suspense>
  ) : null;
}

/** The start screen, or the table: only the table loads the engine and the map. */
export function App() {
  const opening = useScreen((screen) => screen.opening);
  const of = opening ? gameOf(opening) : undefined;
  const spoken = useSyncExternalStore(onLanguage, language);
  return (
    <>
      <Fragment key={spoken}>
        {opening ? (
          <Guard fallback={tableFault}>
            <Suspense fallback={<p className={css.loading}>{screenWords().opening}</p>}>
              <Table key={of} of={of} />
            </Suspense>
          </Guard>
        ) : (
          <>
            <StartTools />
            <StartScreen />
          </>
        )}
        <Incoming />
        <UpdateNotice />
        <FaultNotice />
      </Fragment>
      <Settings />
    </>
  );
}
