import mapMessages from '../../content/en/map.ftl';
import { memo, useDeferredValue, useMemo, type RefObject } from 'react';
import type { MapHandle } from '#kit/panzoom/handle.ts';
import { useShownTimeline } from '../../table-adapter.ts';
import { findBattles } from '../../analysis/records/battles.ts';
import { splitIntoTurns } from '../../analysis/records/events.ts';
import { overview } from '../fronts/commands.ts';
import { useOverlayShown } from '../board/overlays/overlay.ts';
import type { MapStack } from '../board/map-props.ts';
import { Minimap } from '../board/Minimap.tsx';

interface OverviewProps {
  readonly map: RefObject<MapHandle | null>;
  readonly stacks: readonly MapStack[];
}

/** Where there was fighting in the Player-Turn that is shown. */
function useBattles() {
  const timeline = useDeferredValue(useShownTimeline());
  // Every step knows what came before it: the same last step, the same battles.
  const latest = timeline?.steps[timeline.cursor - 1];
  return useMemo(() => {
    const running = timeline && splitIntoTurns(timeline).at(-1);
    if (!timeline || !running) return [];
    return findBattles(timeline, running.from, timeline.cursor).flatMap(({ targets }) => targets);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [latest]);
}

/** After a move the map comes first, the small one in the next breath. */
const Drawn = memo(function Drawn({ map, stacks }: OverviewProps) {
  const w = mapMessages().fronts;
  return (
    <Minimap
      map={map}
      stacks={stacks}
      battles={useBattles()}
      label={w.overview}
      hint={w.overviewHint}
      closing={w.close}
      onClose={overview.run}
    />
  );
});

/** The whole map in small, until it is closed. */
export function Overview({ map, stacks }: OverviewProps) {
  const open = useOverlayShown('overview');
  const later = useDeferredValue(stacks);
  return open ? <Drawn map={map} stacks={later} /> : null;
}
