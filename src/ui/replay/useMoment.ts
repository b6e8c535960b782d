import { useEffect, useMemo } from 'react';
import { revealOnMap } from '../table/map-handle.ts';
import { useShown } from '../table/shown.ts';
import { TOO_FAST } from './course.ts';
import { momentAt, type Moment } from './moment.ts';
import { useReplay } from './replay.ts';

/** What the map points out while a game is watched; null while none is. */
export function useMoment(): (Moment & { readonly pace: number }) | null {
  const timeline = useShown()?.timeline;
  const { aiming, adjoining, playing, speed } = useReplay();
  const moment = useMemo(
    () => (timeline ? momentAt(timeline, timeline.cursor, aiming) : null),
    [timeline, aiming],
  );
  const fast = playing && speed >= TOO_FAST;
  const hex = moment?.hex ?? null;
  useEffect(() => {
    if (hex !== null && adjoining && !fast) revealOnMap(hex);
  }, [moment, hex, adjoining, fast]);
  const pace = !adjoining || fast ? 0 : playing ? 1 / speed : 1;
  return useMemo(() => moment && { ...moment, pace }, [moment, pace]);
}
