import { Suspense, useState } from 'react';
import { isHeld, useWarnings, warnNoMore } from '../hand/hold-end.ts';
import { late } from '../late.ts';

const WarningsDialog = late('WarningsDialog', {
  useOpen: () => useWarnings(isHeld),
  // The phase must come to its end all the same.
  close: warnNoMore,
});

/** Loaded when there is something to be warned of for the first time. */
export function Warnings() {
  const some = useWarnings(isHeld);
  const [loaded, setLoaded] = useState(false);
  if (some && !loaded) setLoaded(true);
  return loaded ? (
    <Suspense>
      <WarningsDialog />
    </Suspense>
  ) : null;
}
