import { memo } from 'react';
import { board, type Hex } from '#engine/winter-war';
import type { ZoomLevel } from '#kit/panzoom/map-extent.ts';
import { placeText } from '../../text/names.ts';
import type { XY } from '../hex-shape.ts';
import { townNames } from '../names.ts';
import { hexCentre, MAP_HEIGHT } from '../projection.ts';
import { FOOT } from '../victory-values.ts';
import css from './overlays.module.css';

/** Load as a share of the capacity for a text such as "12/50", 0 to 1. */
function shareOf(text: string): number {
  const [load = 0, capacity = 0] = text.split('/').map(Number);
  return capacity ? Math.min(1, load / capacity) : 0;
}

/** Enlargement of a plate from afar, as in the style sheet, and half its height there, in map units. */
const AFAR = 4;
const HALF_HEIGHT = 10 * AFAR;
const GAP = 8;

/** Centre of a plate: below the counters; from afar below the city's name, or beside it at the map edge. */
function middleOf(hex: Hex, half: number, level: ZoomLevel): XY {
  const [x, y] = hexCentre(hex);
  const city = board.places.find((place) => place.hex === hex && place.capacity !== undefined);
  const name =
    level === 'far' && city ? townNames(level).find(({ text }) => text === placeText(city.name)) : undefined;
  if (!name) return [x, y + FOOT.disc];
  const { box, anchor } = name;
  const below = box.y + box.up + GAP + HALF_HEIGHT;
  // Away from the counters: a name to the right of its city starts at the same point.
  const left = anchor === 'start' ? box.x - box.across : box.x + box.across - 2 * half * AFAR;
  if (below + HALF_HEIGHT < MAP_HEIGHT) return [left + half * AFAR, below];
  return [box.x + box.across + GAP + half * AFAR, box.y];
}

interface CityLoadsProps {
  readonly loads: ReadonlyMap<Hex, string>;
  readonly level: ZoomLevel;
}

/** Load of each Supply City in figures and as a bar, in place of its printed capacity below the counters. */
export const CityLoads = memo(function CityLoads({ loads, level }: CityLoadsProps) {
  return (
    <g aria-hidden="true">
      {[...loads].map(([hex, text]) => {
        const half = 6 + text.length * 3;
        const [x, y] = middleOf(hex, half, level);
        const share = shareOf(text);
        return (
          <g key={hex} transform={`translate(${x} ${y})`}>
            <g className={css.load}>
              <rect className={css.loadPlate} x={-half} y="-10" width={half * 2} height="20" rx="4" />
              <text className={css.loadText} y="-2" dy="0.36em">
                {text}
              </text>
              <rect className={css.loadTrack} x={4 - half} y="4" width={half * 2 - 8} height="3.4" />
              <rect
                className={css.loadBar}
                data-full={share === 1 || undefined}
                x={4 - half}
                y="4"
                width={(half * 2 - 8) * share}
                height="3.4"
              />
            </g>
          </g>
        );
      })}
    </g>
  );
});
