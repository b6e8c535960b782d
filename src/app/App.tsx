import startMessages from './content/en/start.ftl';
import tableStartMessages from '#table/content/en/start.ftl';
import {
  Fragment,
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { games } from './games.ts';
import { registerServiceWorker } from './register-sw.ts';
import { loadActiveGame, setActiveGame } from '#table/game/registry.ts';
import { endIncoming, followArrivals, gameOf, useScreen } from '#table/store/navigation.ts';
import { useUi, openDialog } from '#table/store/ui.ts';
import css from './App.module.css';
import { language, onLanguage, languageName } from '#kit/i18n/language.ts';
import { FaultNotice, PageFault } from '#table/faults/Fault.tsx';
import { Guard, dialogOf, fetchTwice, later } from '#table/faults/later.tsx';
import { StartScreen } from './StartScreen.tsx';
import { SuspenseSlot, withGame, online } from './parts.tsx';
import { changeSettings, CHOICES } from '#table/store/settings.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { useEverTrue } from '#kit/widgets/cached-promise.ts';

/** Language buttons and settings, in the corner of the start screen. */
function StartTools() {
  // The language in use; a requested one may not have loaded yet.
  const spoken = useSyncExternalStore(onLanguage, language);
  const t = tableStartMessages().settings;
  const others = CHOICES.language.filter((one) => one !== spoken);
  return (
    <nav className={css.tools} aria-label={t.title}>
      {others.map((other, i) => (
        // The index as key: the button keeps the focus while its language changes.
        <Button key={i} lang={other} onClick={() => changeSettings({ language: other })}>
          {languageName(other)}
        </Button>
      ))}
      <Button aria-haspopup="dialog" onClick={() => openDialog('settings')}>
        {t.title}
      </Button>
    </nav>
  );
}

/** The table of each game, loaded with the game; one that failed to load stays failed until the page is reloaded. */
const TABLES: ReadonlyMap<string | undefined, ComponentType> = new Map(
  games.map(({ meta }) => [
    meta.id,
    lazy(() => fetchTwice(() => withGame(import('#table/shell/TableScreen.tsx'), meta.id))),
  ]),
);

/** The table of a game by the id of its card; of the first game without an id. */
const tableOf = (of: string | undefined): ComponentType => TABLES.get(of) ?? TABLES.get(games[0]!.meta.id)!;

/** An incoming game is previewed by its own game without changing the one on the table. */
async function incomingDialog() {
  const [game, dialog] = await Promise.all([
    loadActiveGame(),
    import('#table/shell/dialogs/IncomingDialog.tsx'),
  ]);
  setActiveGame(game);
  return dialog;
}

const cameIn = { useOpen: () => useScreen(({ incoming }) => incoming !== null), close: endIncoming };
const IncomingDialog = later(incomingDialog, cameIn);
const JoinDialog = online('JoinDialog', cameIn);
const HostSetting = online('HostSetting');
const SettingsDialog = later(
  () => import('#table/features/settings/SettingsDialog.tsx'),
  dialogOf('settings'),
);

const StatisticsDialog = later(
  () => import('#table/features/statistics/StatisticsDialog.tsx'),
  dialogOf('statistics'),
);

const tableFault = (_: unknown, again: () => void) => <PageFault again={again} />;

function UpdateNotice() {
  const [apply, setApply] = useState<(() => void) | null>(null);
  useEffect(() => registerServiceWorker((run) => setApply(() => run)), []);
  if (!apply) return null;
  return (
    <div className={css.update} role="status">
      {startMessages().update.text} <Button onClick={apply}>{startMessages().update.apply}</Button>
    </div>
  );
}

/** A dialog over the start screen or a table; mounted when it is first opened. */
function Dialog({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const loaded = useEverTrue(useUi((table) => table.dialog === name));
  return loaded ? <Suspense>{children}</Suspense> : null;
}

/** A game that arrived by the address, or is to be pasted: only a preview loads the engine. */
function Incoming() {
  const incoming = useScreen((screen) => screen.incoming);
  useEffect(followArrivals, []);
  const Preview = incoming?.link?.startsWith('#play=') ? JoinDialog : IncomingDialog;
  return incoming ? <SuspenseSlot key={incoming.text ?? incoming.link} part={Preview} {...incoming} /> : null;
}

/**
 * The start screen, or the table: only the table loads the engine and the map. A change of language remounts the table;
 * the start screen only re-renders, and keeps the choices made on it.
 */
export function App() {
  const opening = useScreen((screen) => screen.opening);
  const of = opening ? gameOf(opening) : undefined;
  const spoken = useSyncExternalStore(onLanguage, language);
  return (
    <>
      {opening ? (
        <Guard key={`table ${spoken}`} fallback={tableFault}>
          <SuspenseSlot
            key={of}
            part={tableOf(of)}
            meanwhile={<p className={css.loading}>{tableStartMessages().screen.opening}</p>}
          />
        </Guard>
      ) : (
        <>
          <StartTools />
          <StartScreen />
        </>
      )}
      <Fragment key={spoken}>
        <Incoming />
        <UpdateNotice />
        <FaultNotice />
        <Dialog name="statistics">
          <StatisticsDialog />
        </Dialog>
      </Fragment>
      {/* Not remounted for a new language, since it stays open while one is chosen in it. */}
      <Dialog name="settings">
        <SettingsDialog>
          <HostSetting />
        </SettingsDialog>
      </Dialog>
    </>
  );
}
