import { usePosition } from '../../table-adapter.ts';
import { Ledger } from '../panels/LedgerPanel.tsx';
import { offMap } from './describe.ts';

/** Losses, and the objectives with what they are worth. */
export function Points() {
  const { state, seen } = usePosition();
  return (
    <>
      <p>{offMap(seen, 'finn')}</p>
      <p>{offMap(seen, 'soviet')}</p>
      {state.phase === 'set-up' ? null : <Ledger />}
    </>
  );
}
