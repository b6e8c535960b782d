import { lazy, Suspense, useEffect, useState } from 'react';
import css from './StartScreen.module.css';

const StartMap = lazy(() => import('./StartMap.tsx'));

/** After the first paint, so that the form never waits for the map. */
const REST_MS = 350;

/** Behind the title: a hex grid, then the map itself. */
export function StartGround() {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <svg className={css.ground} aria-hidden preserveAspectRatio="xMidYMid slice" viewBox="0 0 520 936">
        <defs>
          <pattern id="start-hexes" width="52" height="90.07" patternUnits="userSpaceOnUse">
            <path className={css.hexes} d="M26 0 52 15v30L26 60 0 45V15ZM26 60v30.07" />
          </pattern>
        </defs>
        {rested ? null : <rect width="520" height="936" fill="url(#start-hexes)" />}
      </svg>
      {rested ? (
        <Suspense fallback={null}>
          <StartMap />
        </Suspense>
      ) : null}
    </>
  );
}
