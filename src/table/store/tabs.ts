/** What the tabs of this browser broadcast each other about the library. */

interface Message {
  readonly id: string;
  readonly stamp: string | null;
}

/** Without one every tab still finds out when it saves. Some browsers have none, or one that is closed to us. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('winter-war-library');
  } catch {
    return null;
  }
}

const channel = openChannel();
const listeners = new Set<() => void>();

/** Tells all tabs which game changed; without a stamp: not the game itself, but its line. */
export function broadcast(id: string, stamp: string | null): void {
  try {
    channel?.postMessage({ id, stamp } satisfies Message);
  } catch {
    // A channel that was closed to us: other tabs find out when they save.
  }
  for (const listener of listeners) listener();
}

/** Calls back when another tab has told something; what comes back ends that. */
export function subscribeTabs(hear: (message: Message) => void): () => void {
  const onMessage = ({ data }: MessageEvent<Message>): void => hear(data);
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}

/** Calls back when the list has changed, in whichever tab; what comes back ends that. */
export function onListChanged(listener: () => void): () => void {
  const stop = subscribeTabs(() => listener());
  listeners.add(listener);
  return () => {
    stop();
    listeners.delete(listener);
  };
}
