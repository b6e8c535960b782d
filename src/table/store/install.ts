/** Installing the game as an app: the browser says when it may be offered, and asks the player itself. */
import { create } from 'zustand';

/** Chromium's event; other browsers have none. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const KEY = 'install-offered';

function wasOffered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

interface Install {
  readonly prompt: InstallPrompt | null;
  /** A player has answered the offer, or put it away. */
  readonly offered: boolean;
}

/** What can be offered now. */
export const useInstall = create<Install>(() => ({ prompt: null, offered: wasOffered() }));

/** Safari installs through its own menu alone: true there as long as the page is not installed. */
export const addsByHand = (): boolean =>
  'standalone' in navigator && !navigator.standalone && matchMedia('(pointer: coarse)').matches;

/** Keeps the browser's event for the moment when the offer is made. */
export function followInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstall.setState({ prompt: event as InstallPrompt });
  });
  window.addEventListener('appinstalled', () => useInstall.setState({ prompt: null, offered: true }));
}

/** The offer is not made again. */
export function endOffer(): void {
  useInstall.setState({ offered: true });
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // A browser that keeps nothing cannot install either.
  }
}

/** Lets the browser ask the player; its event serves once. */
export async function install(): Promise<void> {
  const { prompt } = useInstall.getState();
  useInstall.setState({ prompt: null });
  endOffer();
  await prompt?.prompt().catch(() => undefined);
}
