import { useMemo } from 'react';
import type { Timeline } from '#engine/winter-war';
import { playerTurns } from '../../analysis/records/player-turns.ts';
import { useShown, useShownTimeline } from '../../table-adapter.ts';
import { useLayers } from '../controller/layers.ts';
import { lastTurn } from './last-turn.ts';
import { NO_MARKS, turnMarks, type TurnMarks } from './turn-marks.ts';

type Stretch = readonly [from: number, to: number];
const NOWHERE: Stretch = [0, 0];

function lastOf(timeline: Timeline): Stretch {
  const last = lastTurn(timeline);
  return last ? [last.turn.from, last.turn.to] : NOWHERE;
}

/** In a replay the turn that is being watched is told as far as it has come. */
function runningOf(timeline: Timeline): Stretch {
  const running = playerTurns(timeline).at(-1);
  return running ? [running.from, timeline.cursor] : NOWHERE;
}

/** The ways and battles of the last Player-Turn, while they are asked for. */
export function useTurnMarks(): TurnMarks {
  const asked = useLayers((layers) => layers.trails);
  const watching = useShown() !== null;
  const timeline = useShownTimeline();
  const [from, to] = useMemo(
    () => (asked && timeline ? (watching ? runningOf : lastOf)(timeline) : NOWHERE),
    [asked, watching, timeline],
  );
  // Every step knows what came before it: the same last step, the same marks.
  const latest = timeline?.steps[to - 1];
  return useMemo(
    () => (timeline && latest ? turnMarks(timeline, from, to) : NO_MARKS),
    // oxlint-disable-next-line react/exhaustive-deps
    [latest, from, to],
  );
}
