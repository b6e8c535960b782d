import { useMemo } from 'react';
import { present } from '#engine/winter-war';
import { useFollow, usePassing } from '../../table-adapter.ts';
import { aimed, momentAt, type Moment } from '../summary/moment.ts';

/** What the map points out while a game is watched or a computer player acts, and how fast that goes; else null. */
export function useMoment(): (Moment & { readonly pace: number }) | null {
  const passing = usePassing();
  const moment = useMemo(() => {
    if (!passing) return null;
    const { line, aimed: target } = passing;
    return target ? aimed(present(line), target.action) : momentAt(line, line.cursor);
  }, [passing]);
  useFollow(passing, moment?.hex ?? null);
  return useMemo(() => moment && { ...moment, pace: passing!.pace }, [moment, passing]);
}
