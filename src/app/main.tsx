import './languages.ts';
import './games.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './theme.css';
import { App } from './App.tsx';
import { followShortcut } from './shortcuts.ts';
import { stylesFirst } from './styles-first.ts';
import { SuspenseSlot } from './parts.tsx';
import { PageFault } from '#table/faults/Fault.tsx';
import { watchForFaults } from '#table/faults/faults.ts';
import { Guard, later } from '#table/faults/later.tsx';
import { followInstall, settings } from '#table/store/settings.ts';
import { useScreen } from '#table/store/navigation.ts';
import { followBack } from '#kit/back/back.ts';
import { loadLanguage } from '#kit/i18n/language.ts';
import { keepApplied } from '#table/features/settings/apply.ts';

/** The content of the page for frames on other sites (embed.html). */
const Embedded = later(async () => ({
  default: (await import('#table/shell/TableScreen.tsx')).EmbeddedTable,
}));

/** Loads the messages before anything is rendered with them. */
async function start(): Promise<void> {
  stylesFirst();
  await loadLanguage(settings().language);
  keepApplied();
  // Shown by index.html in case the script does not run.
  document.getElementById('broken')?.remove();
  watchForFaults();
  followInstall();
  await followShortcut();
  // A game continued after a reload handles Back itself.
  if (!useScreen.getState().opening) followBack();
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <Guard fallback={(_, again) => <PageFault again={again} />}>
        {'frame' in document.documentElement.dataset ? <SuspenseSlot part={Embedded} /> : <App />}
      </Guard>
    </StrictMode>,
  );
}

// With a top-level await, this module and messages that share code with it would wait for each other.
void start();
