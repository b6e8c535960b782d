import { create } from 'zustand';
/** Faults outside of what React draws: a promise that nobody waited for, a handler that threw. */

interface Faults {
  /** What nobody has been told of yet: a fault somewhere, or a language that could not be fetched. */
  readonly untold: 'fault' | 'language' | null;
}

/** Whether there is a fault to tell of; the notice follows it. */
export const useFaults = create<Faults>(() => ({ untold: null }));

/** The notice was read. The same fault does not come back. */
export const closeFault = (): void => useFaults.setState({ untold: null });

/** Each is told once: what fails with every movement of the mouse must not come back as often as it is closed. */
const told = new Set<string>();

function tell(error: unknown): void {
  // Without an error it is the browser that grumbles, of a page that is measured while it changes.
  if (!(error instanceof Error) || told.has(error.message)) return;
  told.add(error.message);
  useFaults.setState({ untold: 'fault' });
}

/** Listens from now on, for as long as the page lives. */
export function watchForFaults(): void {
  addEventListener('error', ({ error }) => tell(error));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
