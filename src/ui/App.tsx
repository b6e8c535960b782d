import { lazy, Suspense, useState, useEffect } from 'react';
import { registerServiceWorker } from '../register-sw.ts';
import { useScreen } from '../store/screen.ts';
import css from './App.module.css';
import { StartScreen } from './screens/StartScreen.tsx';
import { t } from './strings.ts';
import { Button } from './widgets/Button.tsx';

const TableScreen = lazy(() => import('./screens/TableScreen.tsx'));

function UpdateNotice() {
  const [apply, setApply] = useState<(() => void) | null>(null);
  useEffect(() => registerServiceWorker((run) => setApply(() => run)), []);
  if (!apply) return null;
  return (
    <div className={css.update} role="status">
      {t.update.text} <Button onClick={apply}>{t.update.apply}</Button>
    </div>
  );
}

/** The start screen, or the table: only the table loads the engine and the map. */
export function App() {
  const opening = useScreen((screen) => screen.opening);
  return (
    <>
      {opening ? (
        <Suspense fallback={<p className={css.loading}>{t.start.opening}</p>}>
          <TableScreen />
        </Suspense>
      ) : (
        <StartScreen />
      )}
      <UpdateNotice />
    </>
  );
}
