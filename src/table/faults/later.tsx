import { lazy, type ComponentType, Component, type ReactNode } from 'react';
import { openDialog, useUi } from '../store/ui.ts';
import { DialogFault, PanelFault, type Opening } from './Fault.tsx';

interface GuardProps {
  /** What stands in the place of what failed; `again` draws that once more. */
  fallback(error: unknown, again: () => void): ReactNode;
  /** Told as soon as something has failed. */
  onFault?(): void;
  readonly children: ReactNode;
}

interface GuardState {
  readonly fault: { readonly error: unknown } | null;
}

/** What fails in it takes nothing else down. */
export class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { fault: null };

  static getDerivedStateFromError(error: unknown): GuardState {
    return { fault: { error } };
  }

  override componentDidCatch(): void {
    this.props.onFault?.();
  }

  readonly #again = (): void => this.setState({ fault: null });

  override render(): ReactNode {
    const { fault } = this.state;
    return fault ? this.props.fallback(fault.error, this.#again) : this.props.children;
  }
}

/** A script did not come. Chromium does not ask for it again in this page: only loading that anew helps. */
class NotFetched extends Error {}

/** How long a network may be away before a part is asked for once more. */
const PAUSE_MS = 300;

/** Fetches a part, a second time where it does not come; throws `NotFetched` where that fails too. */
export async function fetchTwice<T>(fetched: () => Promise<T>): Promise<T> {
  try {
    return await fetched();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  try {
    return await fetched();
  } catch (cause) {
    throw new NotFetched('A script did not come', { cause });
  }
}

/** A dialog of the table, by its name. */
export const dialogOf = (name: string): Opening => ({
  useOpen: () => useUi(({ dialog }) => dialog === name),
  close: () => openDialog(null),
});

/**
 * A part of the page that is fetched when it is first shown. Where it does not come, or fails, that is said in its
 * place, for a dialog in front of the page, and the rest goes on.
 */
export function later<P extends object>(
  fetched: () => Promise<{ default: ComponentType<P> }>,
  dialog?: Opening,
): ComponentType<P> {
  const fresh = () => lazy(() => fetchTwice(fetched));
  const part = { Part: fresh() };
  // What was not fetched must be asked for anew.
  const renew = (): void => void (part.Part = fresh());
  const Latest = (props: P) => <part.Part {...props} />;
  const fallback = (error: unknown, again: () => void) => {
    const fault = { again, lost: error instanceof NotFetched };
    return dialog ? <DialogFault {...dialog} {...fault} /> : <PanelFault {...fault} />;
  };
  return function Later(props: P) {
    return (
      <Guard fallback={fallback} onFault={renew}>
        <Latest {...props} />
      </Guard>
    );
  };
}

type PropsOf<C> = C extends ComponentType<infer P extends object> ? P : never;

/**
 * Parts that are fetched together, when the first of them is shown: one script. Gives each of them
 * by its name there; `dialog` for one that stands in front of the page.
 */
export const lateFrom =
  <Module extends object>(load: () => Promise<Module>) =>
  <Name extends keyof Module>(name: Name, dialog?: Opening) =>
    later<PropsOf<Module[Name]>>(
      async () => ({ default: (await load())[name] as ComponentType<PropsOf<Module[Name]>> }),
      dialog,
    );
