import { Component, type ReactNode } from 'react';

interface GuardProps {
  /** What stands in the place of what failed; `again` draws that once more. */
  fallback(again: () => void): ReactNode;
  /** Told as soon as something has failed. */
  onFault?(): void;
  readonly children: ReactNode;
}

/** What fails in it takes nothing else down. */
export class Guard extends Component<GuardProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFault?.();
  }

  readonly #again = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.#again) : this.props.children;
  }
}
