import { create } from 'zustand';
import faultsMessages from '../content/en/faults.ftl';
import { useSettings } from '../store/settings.ts';

type FaultsMessages = ReturnType<typeof faultsMessages>;

const OTHERS = import.meta.glob<FaultsMessages>(['../content/*/faults.ftl', '!../content/en/*'], {
  eager: true,
  import: 'default',
});

/**
 * Bundled in every language, because loading others may be what has failed. In the chosen language, even while the rest
 * is still in English.
 */
export function useFaultsMessages(): FaultsMessages {
  const language = useSettings((chosen) => chosen.language);
  return OTHERS[`../content/${language}/faults.ftl`] ?? faultsMessages();
}

interface Faults {
  /** An error not shown yet: anywhere in the page, or a language that could not be loaded. */
  readonly untold: 'fault' | 'language' | null;
}

export const useFaults = create<Faults>(() => ({ untold: null }));

/** Dismisses the notice. The same error is not shown again. */
export const closeFault = (): void => useFaults.setState({ untold: null });

/** Messages shown already: an error at every mouse movement must not reappear each time it is closed. */
const reported = new Set<string>();

function tell(error: unknown): void {
  // Events without an error are browser warnings about resize observers.
  if (!(error instanceof Error) || reported.has(error.message)) return;
  reported.add(error.message);
  useFaults.setState({ untold: 'fault' });
}

/** Called once; never removed. */
export function watchForFaults(): void {
  addEventListener('error', ({ error }) => tell(error));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
