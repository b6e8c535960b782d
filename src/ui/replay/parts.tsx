import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';

/** What only a replay shows, loaded together when the first one begins. */
export const parts = () => import('./loaded.ts');

const within = <P extends object>(Part: LazyExoticComponent<ComponentType<P>>) =>
  function Late(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };

export const ReplayBar = within(lazy(async () => ({ default: (await parts()).ReplayBar })));
export const ReplayPanel = within(lazy(async () => ({ default: (await parts()).ReplayPanel })));
export const Transport = within(lazy(async () => ({ default: (await parts()).Transport })));
