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
export const ReplayPanel = within(late('ReplayPanel'));
export const Transport = within(late('Transport'));
