import mapMessages from '#games/winter-war/content/en/map.ftl';
import { memo } from 'react';
import type { Hex } from '#engine/winter-war';
import { everyHex, once } from '../chunks.ts';
import { isIce } from '../ground.ts';
import { hexPath } from '../hex-shape.ts';
import { hexCentre } from '../projection.ts';
import css from './layers.module.css';

export const iceEdge = (hex: Hex): string => hexPath(hex, -2.5);

const hexes = [...everyHex()].filter(isIce);
const outlines = once(() => hexes.map(iceEdge).join(''));
const sheet = once(() => hexes.map((hex) => hexPath(hex, 0.3)).join(''));

/** Centre of the frozen Gulf, for its label. */
export const ICE_TITLE: readonly [x: number, y: number] = (() => {
  const centres = hexes.map(hexCentre);
  const mean = (values: readonly number[]): number =>
    Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  return [mean(centres.map(([x]) => x)), mean(centres.map(([, y]) => y))];
})();

/** Cracks from the centre of each hex, turned slightly from hex to hex. */
const cracks = once(() =>
  hexes
    .map((hex) => {
      const [x, y] = hexCentre(hex);
      const s = hex % 2 ? 1 : -1;
      return (
        `M${x - 24 * s} ${y - 10}l${13 * s} 7l${5 * s}-9M${x - 11 * s} ${y - 3}l${-3 * s} 12l${7 * s} 9` +
        `M${x + 23 * s} ${y - 4}l${-11 * s} 6l${2 * s} 10l${8 * s} 5M${x + 12 * s} ${y + 2}l${-9 * s}-4`
      );
    })
    .join(''),
);

/** The hexes of the Gulf, which units can enter when frozen. */
export const Ice = memo(function Ice({ frozen }: { frozen: boolean }) {
  return (
    <g>
      <g className={css.iceSheet} data-frozen={frozen}>
        <path className={css.ice} d={sheet()} />
        <path className={css.cracks} d={cracks()} />
        {/* From afar one label for the whole area, with the text of a single ice hex. */}
        <text className={css.iceTitle} x={ICE_TITLE[0]} y={ICE_TITLE[1]} dy="0.36em">
          {mapMessages().map.iceHex}
        </text>
      </g>
      <path className={css.iceOutline} d={outlines()} />
      {hexes.map((hex) => {
        const [x, y] = hexCentre(hex);
        return (
          <text key={hex} className={css.iceWord} x={x} y={y + 24}>
            {mapMessages().map.iceHex}
          </text>
        );
      })}
    </g>
  );
});
