/** The situation as text, for Winter War. */
import type { Side, State } from '#engine/winter-war';
import { onlyHuman } from '#table';
import type { Situation } from '#table/game';
import { useGame, usePosition } from '../table-adapter.ts';
import { goalSentence } from './panels/GoalCard.tsx';
import { Ledger } from './panels/LedgerPanel.tsx';
import { offMap } from './situation/describe.ts';
import { asText, due, fronts, now } from './situation/summary.ts';

/** What wins the game, losses, and the objectives with their values. */
function Points() {
  const { state, seen } = usePosition();
  const side = useGame(({ seats }) => onlyHuman(seats) as Side | null);
  return (
    <>
      <p>{goalSentence(state, side)}</p>
      <p>{offMap(seen, 'finn')}</p>
      <p>{offMap(seen, 'soviet')}</p>
      {state.phase === 'set-up' ? null : <Ledger />}
    </>
  );
}

export const situation: Situation<State> = { now, due, fronts, Points, asText };
