/** Paths and battles of the last Player-Turn; in a replay, of the current one. */
import logMessages from '#games/winter-war/content/en/log.ftl';
import { useMemo } from 'react';
import type { Timeline } from '#engine/winter-war';
import { isReplaying } from '#table';
import { splitIntoTurns } from '#games/winter-war/analysis/records/events.ts';
import { useShown, useShownTimeline } from '../../table-adapter.ts';
import { hasLastTurn, lastTurn } from '../summary/last-turn.ts';
import { turnMarks } from '../summary/turn-marks.ts';
import { NO_DRAWING, type Overlay } from '../board/overlays/overlay.ts';

/** Indices of steps in the timeline; `to` is exclusive. */
type Range = readonly [from: number, to: number];
const NOTHING: Range = [0, 0];

function lastOf(timeline: Timeline): Range {
  const last = lastTurn(timeline);
  return last ? [last.turn.from, last.turn.to] : NOTHING;
}

/** The current turn of a replay, up to the moment on display. */
function runningOf(timeline: Timeline): Range {
  const running = splitIntoTurns(timeline).at(-1);
  return running ? [running.from, timeline.cursor] : NOTHING;
}

export const trails: Overlay = {
  id: 'trails',
  label: () => logMessages().summary.trails,
  key: 'f',
  keyText: 'F',
  icon: 'trails',
  enabled: () => isReplaying() || hasLastTurn(),
  why: () => logMessages().summary.trailsWhy,
  useDraw: function useDraw(shown) {
    const watching = useShown() !== null;
    const timeline = useShownTimeline((line) => (shown ? line : null));
    const [from, to] = useMemo(
      () => (timeline ? (watching ? runningOf : lastOf)(timeline) : NOTHING),
      [watching, timeline],
    );
    // The same last step implies the same steps before it, and so the same marks.
    const latest = timeline?.steps[to - 1];
    return useMemo(
      () => (timeline && latest ? turnMarks(timeline, from, to) : NO_DRAWING),
      // oxlint-disable-next-line react/exhaustive-deps
      [latest, from, to],
    );
  },
};
