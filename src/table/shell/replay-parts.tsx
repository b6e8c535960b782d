import { Suspense, type ComponentType } from 'react';
import { late } from './late.ts';

const within = <P extends object>(Part: ComponentType<P>) =>
  function Late(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };

/** What only a replay shows. */
export const ReplayBar = within(late('ReplayBar'));
/** Beside the map: what just happened, and the turn so far. */
export const ReplayPanel = within(late('ReplayPanel'));
/** Below the map: time line, play and pause, speed. */
export const Transport = within(late('Transport'));
