import { useEffect, useMemo, useRef } from 'react';
import { present } from '../../engine/winter-war/index.ts';
import { useGame } from '../store/game.ts';
import { rivalAtPlay, useRival, useRivalAtPlay } from './rival.ts';
import { revealOnMap, showOnMap } from '../seen/map-handle.ts';
import { useShown } from '../seen/shown.ts';
import { isNarrow } from '../../kit/widgets/useNarrow.ts';
import { TOO_FAST } from '../replay/course.ts';
import { aimed, momentAt, type Moment } from '../../games/winter-war/ui/summary/moment.ts';
import { useReplay } from '../replay/replay.ts';

type Paced = Pick<ReturnType<typeof useReplay.getState>, 'adjoining' | 'playing' | 'speed'>;

/** What a computer player does at the table is shown as a replay is. */
function useRivalMoment(): { readonly moment: Moment | null; readonly paced: Paced } {
  const atPlay = useRivalAtPlay();
  const played = useGame(({ timeline }) => timeline);
  const target = useRival(({ aiming, next }) => (aiming ? next[0] : undefined));
  const skipping = useRival((rival) => rival.skipping);
  const paused = useRival((rival) => rival.paused);
  const speed = useRival((rival) => rival.speed);
  const moment = useMemo(() => {
    if (!atPlay || !played) return null;
    return target ? aimed(present(played), target) : momentAt(played, played.cursor, false);
  }, [atPlay, played, target]);
  return { moment, paced: { adjoining: !skipping, playing: !paused, speed } };
}

/** Which Player-Turn a computer player acts in; null while none does. */
const useRivalTurn = (): string | null =>
  useGame(({ timeline }) => {
    if (!timeline || !rivalAtPlay()) return null;
    const { turn, phasing } = present(timeline);
    return `${turn} ${phasing}`;
  });

/** What the map points out while a game is watched or a computer player acts; else null. */
export function useMoment(): (Moment & { readonly pace: number }) | null {
  const timeline = useShown()?.timeline;
  const replay = useReplay();
  const rival = useRivalMoment();
  const replayed = useMemo(
    () => (timeline ? momentAt(timeline, timeline.cursor, replay.aiming) : null),
    [timeline, replay.aiming],
  );
  const moment = timeline ? replayed : rival.moment;
  const { adjoining, playing, speed } = timeline ? replay : rival.paced;
  const fast = playing && speed >= TOO_FAST;
  const hex = moment?.hex ?? null;
  const turn = useRivalTurn();
  const shownFor = useRef<string | null>(null);
  useEffect(() => {
    if (hex === null || !adjoining || fast) return;
    // The whole map is too small on a phone: the computer player's turn begins with a closer look.
    if (turn !== null && turn !== shownFor.current && isNarrow()) showOnMap(hex);
    else revealOnMap(hex);
    shownFor.current = turn;
  }, [moment, hex, adjoining, fast, turn]);
  const pace = !adjoining || fast ? 0 : playing ? 1 / speed : 1;
  return useMemo(() => moment && { ...moment, pace }, [moment, pace]);
}
