import mapMessages from '../../content/en/map.ftl';
import { memo, useDeferredValue, useMemo, type RefObject } from 'react';
import type { Hex, UnitId } from '#engine/winter-war';
import type { MapHandle } from '#kit/panzoom/handle.ts';
import { stacksOf } from '../controller/faces.ts';
import { usePosition, useShownTimeline } from '../../table-adapter.ts';
import { findBattles } from '../../analysis/records/battles.ts';
import { splitIntoTurns } from '../../analysis/records/events.ts';
import { overview } from '../fronts/commands.ts';
import { useOverlayShown } from '../board/overlays/overlay.ts';
import { Minimap } from '../board/Minimap.tsx';

interface OverviewProps {
  readonly map: RefObject<MapHandle | null>;
}

const NOBODY: readonly UnitId[] = [];
const NOWHERE: readonly Hex[] = [];

/** Where there was fighting in the Player-Turn that is shown. */
function useBattles() {
  const timeline = useDeferredValue(useShownTimeline());
  // Every step knows what came before it: the same last step, the same battles.
  const latest = timeline?.steps[timeline.cursor - 1];
  return useMemo(() => {
    const running = timeline && splitIntoTurns(timeline).at(-1);
    const battles = timeline && running ? findBattles(timeline, running.from, timeline.cursor) : [];
    return battles.length ? battles.flatMap(({ targets }) => targets) : NOWHERE;
    // oxlint-disable-next-line react/exhaustive-deps
  }, [latest]);
}

/** After a move the map comes first, the small one in the next breath. */
function Drawn({ map }: OverviewProps) {
  const position = useDeferredValue(usePosition());
  const w = mapMessages().fronts;
  return (
    <Minimap
      map={map}
      stacks={stacksOf(position, NOBODY)}
      battles={useBattles()}
      label={w.overview}
      hint={w.overviewHint}
      closing={w.close}
      onClose={overview.run}
    />
  );
}

/** The whole map in small, until it is closed. */
export const Overview = memo(function Overview({ map }: OverviewProps) {
  return useOverlayShown('overview') ? <Drawn map={map} /> : null;
});
