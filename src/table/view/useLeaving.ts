import { useState } from 'react';
import { openDialog } from '../store/ui.ts';

interface Leaving {
  /** Closes the dialog and then calls `then`, once the focus is free again. */
  leave(then: () => void): void;
  /** For the Modal: without `then` the focus returns to where it was. */
  readonly leaving: { readonly onClosed?: (event: Event) => void };
}

/** For dialogs in which a choice leads elsewhere. */
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
