import { useMemo } from 'react';
import type { Timeline } from '#engine/winter-war';
import type { Stretch } from '#table/game/game.ts';
import { accountOf } from './last-turn.ts';
import { TurnSummaryView } from './TurnSummaryView.tsx';

interface TurnAccountProps {
  readonly line: Timeline;
  readonly stretch: Stretch;
}

/** What has happened in a Player-Turn or an Interphase, as far as it has come. */
export function TurnAccount({ line, stretch }: TurnAccountProps) {
  const { from, to } = stretch;
  const account = useMemo(() => accountOf(line, from, to), [line, from, to]);
  return <TurnSummaryView account={account} />;
}
