import { Suspense } from 'react';
import { useEverTrue } from '#kit/widgets/cached-promise.ts';
import { late } from './late.ts';
import { isHeld, useWarnings, disableWarnings } from '../features/warnings/hold-end.ts';

const WarningsDialog = late('WarningsDialog', {
  useOpen: () => useWarnings(isHeld),
  // The phase must come to its end all the same.
  close: disableWarnings,
});

/** Loaded when there is something to be warned of for the first time. */
export function EndWarnings() {
  return useEverTrue(useWarnings(isHeld)) ? (
    <Suspense>
      <WarningsDialog />
    </Suspense>
  ) : null;
}
