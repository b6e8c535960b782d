import { useState } from 'react';
import { openDialog } from '../store/ui.ts';

interface Leaving {
  /** Closes the dialog; what it leads to happens after, when the keyboard is free again. */
  leave(then: () => void): void;
  /** For the Modal: without a goal the keyboard goes back to where it was. */
  readonly leaving: { readonly onClosed?: (event: Event) => void };
}

/** For dialogs in which something is chosen that then happens elsewhere. */
export function useLeaving(): Leaving {
  const [then, setThen] = useState<(() => void) | null>(null);
  const onClosed = (event: Event): void => {
    event.preventDefault();
    setThen(null);
    then?.();
  };
  return {
    leave: (next) => {
      setThen(() => next);
      openDialog(null);
    },
    leaving: then ? { onClosed } : {},
  };
}
