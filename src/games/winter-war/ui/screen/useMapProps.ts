/** Props of the map: the position as the viewer may see it with the open choice, or a moment of a replay. */
import { createElement, Fragment, useCallback, useMemo } from 'react';
import { present, type Hex } from '#engine/winter-war';
import { clearNotice, setFocus, useCoach } from '#table';
import {
  useFollow,
  usePassing,
  usePosition,
  useTable,
  type Mode,
  type Position,
} from '../../table-adapter.ts';
import { snowDepth, type HexHighlight, type MapViewProps } from '../board/map-props.ts';
import type { Drawn } from '../overlays/index.ts';
import { NotesOverlay } from '../board/overlays/NotesOverlay.tsx';
import { useOverlayShown } from '../board/overlays/overlay.ts';
import { closeFan, inputNow } from '../controller/controller.ts';
import { stacksOf } from '../controller/faces.ts';
import { boundOf, coachHighlights, highlightsOf, linesOf } from '../controller/highlights.ts';
import { selectedUnits, useInteraction } from '../controller/mode.ts';
import * as ask from '../controller/queries.ts';
import { unitsAt } from '../controller/situation.ts';
import { HintOverlay } from '../hints/HintOverlay.tsx';
import { HexPanel } from '../panels/HexPanel.tsx';
import { PlanOverlay } from '../overlays/PlanOverlay.tsx';
import { aimed, pointedSummaryAt, type PointedSummary } from '../summary/pointed-summary.ts';

/** The inspected stack, or the one from which a press has selected a unit; null for none. */
function fannedHex({ seen }: Position, mode: Mode): Hex | null {
  const hex =
    mode.mode === 'look' ? mode.hex : mode.mode === 'unit' && mode.fan ? seen.units[mode.unit]!.at : -1;
  return hex >= 0 && unitsAt(seen, hex).length > 1 ? hex : null;
}

/** Marks and pace while a replay or a computer player runs; else null. */
function usePointedSummary(): (PointedSummary & { readonly pace: number }) | null {
  const passing = usePassing();
  const moment = useMemo(() => {
    if (!passing) return null;
    const { line, aimed: target } = passing;
    return target ? aimed(present(line), target.action) : pointedSummaryAt(line, line.cursor);
  }, [passing]);
  useFollow(passing, moment?.hex ?? null);
  return useMemo(() => moment && { ...moment, pace: passing!.pace }, [moment, passing]);
}

/** Highlights at a moment of a replay, where hexes can only be inspected. */
function momentHighlights(
  { highlights }: PointedSummary,
  mode: Mode,
  pointed: readonly Hex[],
): HexHighlight[] {
  const marks = pointed.map((hex): HexHighlight => ({ hex, kind: 'pointed' }));
  return [
    ...highlights,
    ...(mode.mode === 'look' ? [{ hex: mode.hex, kind: 'selected' } as const] : []),
    ...marks,
  ];
}

const NOTHING: readonly HexHighlight[] = [];

/** Plans, advice and notes; each subscribes to its own data. */
const ADVICE = [createElement(PlanOverlay), createElement(HintOverlay), createElement(NotesOverlay)];

const cardOf = (hex: Hex, pinned: boolean) => createElement(HexPanel, { hex, isReadOnly: !pinned });

/** `drawn`: combined drawing of the overlays. */
export function useMapProps(drawn: Drawn): MapViewProps {
  const position = usePosition();
  const mode = useTable((table) => table.mode);
  const focus = useTable((table) => table.focus);
  const aim = useTable((table) => table.aim);
  const pointed = useTable((table) => table.pointed);
  const refused = useTable((table) => table.notice?.kind === 'refusal');
  const hexNumbers = useOverlayShown('numbers');
  const dragging = useInteraction(({ dragged }) => dragged !== null);
  const coach = useCoach();
  const moment = usePointedSummary();
  const { under, over, lines: overlayLines, marks, ...overlays } = drawn;
  const { seen } = position;

  const stacks = useMemo(() => stacksOf(position, selectedUnits(mode)), [position, mode]);
  const highlights = useMemo(
    () =>
      moment
        ? momentHighlights(moment, mode, pointed)
        : [
            ...highlightsOf(position, mode, pointed, refused),
            ...(coach.lesson ? coachHighlights(seen, mode, coach) : NOTHING),
          ],
    [position, seen, mode, pointed, refused, coach, moment],
  );
  const lines = useMemo(
    () => [...overlayLines, ...(moment?.lines ?? []), ...linesOf(position, mode, aim)],
    [overlayLines, moment, position, mode, aim],
  );
  // Dragged counters are drawn under the pointer already.
  const bound = useMemo(
    () => (dragging ? null : boundOf(position, mode, aim)),
    [dragging, position, mode, aim],
  );
  const allOver = useMemo(() => createElement(Fragment, null, over, ...ADVICE), [over]);
  const onFocusMove = useCallback((hex: Hex) => {
    setFocus(hex);
    clearNotice();
  }, []);

  return {
    ...overlays,
    onTable: true,
    stacks,
    highlights,
    lines,
    marks: moment?.marks.length && !marks.length ? moment.marks : marks,
    ...ask.groundOf(seen),
    snow: snowDepth(seen.turn),
    turn: seen.phase === 'set-up' ? null : seen.turn,
    under,
    over: allOver,
    goal: seen.goal,
    hexNumbers,
    bound,
    focus,
    fanned: fannedHex(position, mode),
    ...(moment && { pace: moment.pace }),
    input: inputNow,
    contents: cardOf,
    onFanLeft: closeFan,
    onFocusMove,
  };
}
