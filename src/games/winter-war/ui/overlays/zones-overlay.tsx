/** Zones of control of both sides, and units or hexes that are exceptions to them. */
import playMessages from '#games/winter-war/content/en/play.ftl';
import type { Hex, State } from '#engine/winter-war';
import * as ask from '../controller/queries.ts';
import { drawPosition, type Overlay } from '../board/overlays/overlay.ts';
import { ZoneGaps, type ZoneGapMark } from '../board/overlays/ZoneGaps.tsx';

const GAP_MARKS = { fort: 'shield', nkvd: 'stop', neutral: 'stop', water: 'stop' } as const;

const gapMarks = (state: State): ZoneGapMark[] =>
  (['finn', 'soviet'] as const).flatMap((side) =>
    ask.gaps(state, side).flatMap(({ gap, hexes }) => {
      // Water is visible on the map, and headquarters have their own sign.
      if (gap === 'water' || gap === 'headquarters') return [];
      const kind = gap in GAP_MARKS ? GAP_MARKS[gap as keyof typeof GAP_MARKS] : 'silent';
      return hexes.map((hex: Hex): ZoneGapMark => ({ hex, kind }));
    }),
  );

export const zones: Overlay = {
  id: 'zones',
  label: () => playMessages().layers.zones,
  key: 'z',
  keyText: 'Z',
  icon: 'zones',
  useDraw: drawPosition(({ seen }) => {
    const marks = gapMarks(seen);
    const shields = marks.filter(({ kind }) => kind === 'shield');
    const others = marks.filter(({ kind }) => kind !== 'shield');
    return {
      zones: { finn: ask.zoneOfControl(seen, 'finn'), soviet: ask.zoneOfControl(seen, 'soviet') },
      under: others.length ? <ZoneGaps key="zones" marks={others} /> : null,
      // Above the counter in the Fortification.
      over: shields.length ? <ZoneGaps key="zones" marks={shields} /> : null,
    };
  }),
};
