/** The situation as text, for Winter War. */
import type { State } from '#engine/winter-war';
import type { Situation } from '#table/game';
import { usePosition } from '../table-adapter.ts';
import { Ledger } from './panels/LedgerPanel.tsx';
import { offMap } from './situation/describe.ts';
import { asText, due, fronts, now } from './situation/summary.ts';

/** Losses, and the objectives with their values. */
function Points() {
  const { state, seen } = usePosition();
  return (
    <>
      <p>{offMap(seen, 'finn')}</p>
      <p>{offMap(seen, 'soviet')}</p>
      {state.phase === 'set-up' ? null : <Ledger />}
    </>
  );
}

export const situation: Situation<State> = { now, due, fronts, Points, asText };
