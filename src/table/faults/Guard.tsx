import { Component, type ReactNode } from 'react';

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
