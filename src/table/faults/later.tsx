import { lazy, type ComponentType, Component, type ReactNode } from 'react';
import { openDialog, useUi } from '../store/ui.ts';
import { DialogFault, PanelFault, type Opening } from './Fault.tsx';

interface GuardProps {
  /** Shown instead of the failed content; `again` renders that once more. */
  fallback(error: unknown, again: () => void): ReactNode;
  onFault?(): void;
  readonly children: ReactNode;
}

interface GuardState {
  readonly fault: { readonly error: unknown } | null;
}

/** Error boundary. */
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

/** A script could not be loaded. Chromium caches the failure until the page is reloaded. */
class NotFetched extends Error {}

/** Delay before the second attempt, in milliseconds. */
const PAUSE_MS = 300;

/** Loads a part, with a second attempt; throws `NotFetched` if that fails too. */
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

export const dialogOf = (name: string): Opening => ({
  useOpen: () => useUi(({ dialog }) => dialog === name),
  close: () => openDialog(null),
});

/**
 * A component that is loaded when first rendered. If it cannot be loaded or fails, an error is shown in its place (for a
 * dialog, in front of the page), and the rest of the page works on.
 */
export function later<P extends object>(
  fetched: () => Promise<{ default: ComponentType<P> }>,
  dialog?: Opening,
): ComponentType<P> {
  const fresh = () => lazy(() => fetchTwice(fetched));
  const part = { Part: fresh() };
  // A failed lazy component keeps its error: a new one is needed.
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

/** Components of one lazily loaded script, each by its export name; `dialog`: for one in front of the page. */
export const lateFrom =
  <Module extends object>(load: () => Promise<Module>) =>
  <Name extends keyof Module>(name: Name, dialog?: Opening) =>
    later<PropsOf<Module[Name]>>(
      async () => ({ default: (await load())[name] as ComponentType<PropsOf<Module[Name]>> }),
      dialog,
    );
