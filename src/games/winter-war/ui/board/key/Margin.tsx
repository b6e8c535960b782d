import startMessages from '#games/winter-war/content/en/start.ftl';
import mapMessages from '#games/winter-war/content/en/map.ftl';
import { memo, useDeferredValue } from 'react';
import { frozen } from '#engine/winter-war';
import css from '../layers/layers.module.css';
import { once } from '../chunks.ts';
import { datesOf } from '../../text/names.ts';
import { MAP_WIDTH } from '../projection.ts';
import { rowAEnd } from '../row-a.ts';
import { KeyPicture } from './KeyPicture.tsx';
import { groundSigns, placeSigns, sideSigns, type Sign } from './signs.tsx';

/** Signs in the short key of the margin; the Terrain tab has all of them. */
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

const rowsShown = once(() =>
  [...groundSigns(), ...sideSigns(), ...placeSigns()].filter(({ sign }) => SHOWN.includes(sign)),
);

const WIDTH = 530;
const TOP = 330;
const STEP = 104;
const PICTURE = 76;

/** The first part of an entry: "Mountain" of "Mountain, no entry". */
const head = (text: string): string => text.split(/[,:]/)[0]!;

const TURNS = 10;
const TURN_STEP = 88;
/** Lower edge of the turn track, above the label of Row A. */
const TURNS_FOOT = rowAEnd[1] - 90;

/** The ten turns with their dates, like the track on a printed sheet, with a marker; turns with ice are highlighted. */
function Turns({ now }: { readonly now: number | null }) {
  const top = -TURNS * TURN_STEP;
  return (
    <g transform={`translate(${MAP_WIDTH + 45} ${TURNS_FOOT})`} aria-hidden="true" data-margin="">
      <g className={css.margin}>
        <text className={css.sheetHead} y={top - 46}>
          {mapMessages().key.turns}
        </text>
        <path className={css.sheetRule} d={`M0 ${top - 20}H400`} />
        {Array.from({ length: TURNS }, (_, i) => i + 1).map((turn) => (
          <g key={turn} transform={`translate(0 ${top + turn * TURN_STEP - 24})`}>
            {frozen(turn) && <rect className={css.sheetIce} x="-8" y="-56" width="416" height="76" />}
            {turn === now && <path className={css.turnMarker} data-now="" d="M-70-52L-22-18L-70 16Z" />}
            <text className={css.sheetHead}>{`${turn}.`}</text>
            <text className={css.sheetLine} x="76">
              {datesOf(turn)}
            </text>
          </g>
        ))}
        <text className={css.sheetIceLine} y="40">
          {mapMessages().track.ice}
        </text>
      </g>
    </g>
  );
}

/** Title block and key in the margin, as on a printed sheet; CSS keeps them legible at every zoom level. */
export const Margin = memo(function Margin({ turn }: { readonly turn: number | null }) {
  const t = mapMessages().key;
  // Deferred, so that the table appears first.
  const shown = useDeferredValue(true, false);
  if (!shown) return null;
  const rows = rowsShown();
  return (
    <>
      <Turns now={turn} />
      <g transform="translate(-45 0)" aria-hidden="true" data-margin="">
        <g className={css.margin}>
          <text className={css.sheetTitle} x={-WIDTH} y="66">
            {startMessages().common.title.toUpperCase()}
          </text>
          <text className={css.sheetLine} x={-WIDTH} y="130">
            {t.subtitle}
          </text>
          <text className={css.sheetLine} x={-WIDTH} y="186">
            {t.years}
          </text>
          <path className={css.sheetRule} d={`M${-WIDTH} 216H0`} />
          <text className={css.sheetHead} x={-WIDTH} y="284">
            {t.title}
          </text>
          {rows.map(({ sign, hex, picture }, i) => (
            <g key={sign} data-key="">
              <KeyPicture hex={hex} width={PICTURE} x={-WIDTH} y={TOP + i * STEP}>
                {picture}
              </KeyPicture>
              <text className={css.sheetLine} x={-WIDTH + PICTURE + 24} y={TOP + i * STEP + 54}>
                {head(t.signs[sign])}
              </text>
            </g>
          ))}
          <path className={css.sheetRule} d={`M${-WIDTH} ${TOP + rows.length * STEP + 14}H0`} />
          <text className={css.sheetLine} x={-WIDTH} y={TOP + rows.length * STEP + 76}>
            {t.scale}
          </text>
        </g>
      </g>
    </>
  );
});
