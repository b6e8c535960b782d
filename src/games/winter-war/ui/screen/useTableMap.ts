import { useMemo } from 'react';
import type { Hex } from '#engine/winter-war';
import { useTable, type Mode } from '../../table-adapter.ts';
import type { HexHighlight, MapLine, MapViewProps } from '../board/map-props.ts';
import { useTurnMarks } from '../summary/useTurnMarks.ts';
import { useMapProps } from './useMapProps.ts';
import { useMoment } from './useMoment.ts';

function lookedAt(mode: Mode, pointed: readonly Hex[]): HexHighlight[] {
  const marks = pointed.map((hex): HexHighlight => ({ hex, kind: 'pointed' }));
  return mode.mode === 'look' ? [{ hex: mode.hex, kind: 'selected' }, ...marks] : marks;
}

const both = (first: readonly MapLine[], then: readonly MapLine[]): readonly MapLine[] =>
  first.length ? [...first, ...then] : then;

/** What the map draws: the choice at hand, or the moment of a replay; and the last turn's ways when asked for. */
export function useTableMap(): MapViewProps {
  const props = useMapProps();
  const moment = useMoment();
  const { lines: trails, marks } = useTurnMarks();
  const mode = useTable((table) => table.mode);
  const pointed = useTable((table) => table.pointed);
  const drawn = props.lines;
  const lines = useMemo(
    () => both(trails, moment ? both(moment.lines, drawn) : drawn),
    [trails, moment, drawn],
  );
  const highlights = useMemo(
    () => moment && [...moment.highlights, ...lookedAt(mode, pointed)],
    [moment, mode, pointed],
  );
  const allMarks = useMemo(
    () => (moment?.marks.length && !marks.length ? moment.marks : marks),
    [moment, marks],
  );
  if (!moment || !highlights) return { ...props, lines, marks };
  return { ...props, lines, highlights, marks: allMarks, pace: moment.pace };
}
