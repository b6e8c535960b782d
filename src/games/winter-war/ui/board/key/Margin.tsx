import startMessages from '#games/winter-war/content/en/start.ftl';
import mapMessages from '#games/winter-war/content/en/map.ftl';
import { memo } from 'react';
import css from '../layers/layers.module.css';
import { KeyPicture } from './KeyPicture.tsx';
import { GROUND, PLACES, SIDES, type KeySign, type Sign } from './signs.tsx';

/** What a glance at the sheet must tell; the Terrain tab has all of it. */
const SHOWN: readonly Sign[] = [
  'swamp',
  'mountain',
  'lake',
  'river',
  'lakeSide',
  'frontier',
  'rail',
  'road',
  'finnishCity',
  'supplyCity',
  'worth',
  'fort',
];

const rows: readonly KeySign[] = [...GROUND, ...SIDES, ...PLACES].filter(({ sign }) => SHOWN.includes(sign));

const WIDTH = 530;
const TOP = 330;
const STEP = 104;
const PICTURE = 76;

/** The head of an entry: "Mountain" of "Mountain, no entry". */
const head = (text: string): string => text.split(/[,:]/)[0]!;

/** Title block and key in the margin, as on a printed sheet; CSS gives them a size that can be read at every level. */
export const Margin = memo(function Margin() {
  const w = mapMessages().key;
  return (
    <g transform="translate(-45 0)" aria-hidden="true" data-margin="">
      <g className={css.margin}>
        <text className={css.sheetTitle} x={-WIDTH} y="66">
          {startMessages().common.title.toUpperCase()}
        </text>
        <text className={css.sheetLine} x={-WIDTH} y="130">
          {w.subtitle}
        </text>
        <text className={css.sheetLine} x={-WIDTH} y="186">
          {w.years}
        </text>
        <path className={css.sheetRule} d={`M${-WIDTH} 216H0`} />
        <text className={css.sheetHead} x={-WIDTH} y="284">
          {w.title}
        </text>
        {rows.map(({ sign, hex, picture }, i) => (
          <g key={sign} data-key="">
            <KeyPicture hex={hex} width={PICTURE} x={-WIDTH} y={TOP + i * STEP}>
              {picture}
            </KeyPicture>
            <text className={css.sheetLine} x={-WIDTH + PICTURE + 24} y={TOP + i * STEP + 54}>
              {head(w.signs[sign])}
            </text>
          </g>
        ))}
        <path className={css.sheetRule} d={`M${-WIDTH} ${TOP + rows.length * STEP + 14}H0`} />
        <text className={css.sheetLine} x={-WIDTH} y={TOP + rows.length * STEP + 76}>
          {w.scale}
        </text>
      </g>
    </g>
  );
});
