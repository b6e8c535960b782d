import mapMessages from '../../content/en/map.ftl';
import { memo } from 'react';
import type { XY } from '#kit/drawing/packed-lines.ts';
import { unpackLines } from '#kit/drawing/packed-lines.ts';
import ground from '#kit/panzoom/ground.module.css';
import { outlines } from './outlines.ts';
import css from './BoardMap.module.css';

const FRONTS = ['LAP', 'LAD', 'KAR'] as const;

const tenth = (n: number): number => Math.round(n * 10) / 10;
const line = (points: readonly XY[]): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}`;
const area = (packed: string): string =>
  unpackLines(packed)
    .map((ring) => `${line(ring)}Z`)
    .join('');
const areas = (packed: readonly string[]): string => packed.map(area).join('');
const lines = (packed: string): string => unpackLines(packed).map(line).join('');

const drawn = {
  land: areas(outlines.land),
  finland: FRONTS.map((front) => ({ front, d: areas(outlines.finland[front]) })),
  soviet: FRONTS.map((front) => ({ front, d: areas(outlines.soviet[front]) })),
  lakes: areas(outlines.lakes),
  frontier: lines(outlines.frontier),
  neutral: lines(outlines.neutral),
};

function lettering() {
  const t = mapMessages().map;
  return [
    { kind: 'country', text: t.finland, x: 250, y: 900, size: 46 },
    { kind: 'country', text: t.ussr, x: 945, y: 395, size: 30 },
    { kind: 'country', text: t.sweden, x: 138, y: 282, size: 32 },
    { kind: 'country', text: t.norway, x: 300, y: 60, size: 30 },
    { kind: 'front', text: t.fronts.LAP, x: 560, y: 195, size: 32 },
    { kind: 'front', text: t.fronts.LAD, x: 860, y: 770, size: 32 },
    { kind: 'front', text: t.fronts.KAR, x: 150, y: 1085, size: 32 },
    { kind: 'water', text: t.gulf, x: 330, y: 1530, size: 34, turn: -8 },
    { kind: 'water', text: t.bothnia, x: 108, y: 590, size: 30, turn: -55 },
    { kind: 'water', text: t.whiteSea, x: 1075, y: 520, size: 28 },
    { kind: 'water', text: t.ladoga, x: 905, y: 1235, size: 34, turn: 50 },
    { kind: 'water', text: t.onega, x: 1165, y: 1090, size: 26, turn: 70 },
  ] as const;
}

const LETTERS = { water: css.water, country: css.country, front: css.front };

/** Sea, land of both sides by front, and lakes. */
export const Lands = () => (
  <>
    <rect className={ground.sea} width={outlines.width} height={outlines.height} />
    <path className={css.abroad} d={drawn.land} />
    {drawn.finland.map(({ front, d }) => (
      <path key={front} className={css.finland} data-front={front} d={d} />
    ))}
    {drawn.soviet.map(({ front, d }) => (
      <path key={front} className={css.ussr} data-front={front} d={d} />
    ))}
    <path className={css.lake} d={drawn.lakes} />
  </>
);

export const Ground = memo(function Ground() {
  return (
    <g aria-hidden="true" clipPath="url(#talvisota-edge)">
      <clipPath id="talvisota-edge">
        <rect width={outlines.width} height={outlines.height} />
      </clipPath>
      <Lands />
      <path className={css.shore} d={drawn.land} />
      <path className={css.neutralFrontier} d={drawn.neutral} />
      <path className={css.frontierBand} d={drawn.frontier} />
      <path className={css.frontier} d={drawn.frontier} />
      {lettering().map(({ text, kind, x, y, size, ...more }) => (
        <text
          key={`${kind}${text}`}
          className={LETTERS[kind]}
          transform={`translate(${x} ${y})rotate(${'turn' in more ? more.turn : 0})`}
          fontSize={size}
        >
          {text}
        </text>
      ))}
    </g>
  );
});
