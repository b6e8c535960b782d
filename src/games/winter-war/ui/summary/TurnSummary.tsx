import { useMemo } from 'react';
import type { Timeline } from '#engine/winter-war';
import type { TurnSegment } from '#table/game';
import { reportTurn } from './last-turn.ts';
import { TurnSummaryView } from './TurnSummaryView.tsx';

interface TurnSummaryProps {
  readonly line: Timeline;
  readonly segment: TurnSegment;
}

/** What has happened in a Player-Turn or an Interphase, as far as it has come. */
export function TurnSummary({ line, segment }: TurnSummaryProps) {
  const { from, to } = segment;
  const report = useMemo(() => reportTurn(line, from, to), [line, from, to]);
  return <TurnSummaryView report={report} />;
}
