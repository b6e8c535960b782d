import { memo, type CSSProperties } from 'react';
import type { Hex } from '../../../../../engine/winter-war/index.ts';
import { placeText } from '../../words/names.ts';
import type { GeographyFile } from '../geography-format.ts';
import data from './geography.json';
import { layOutLabels, townDots } from '../label-layout.ts';
import type { ZoomLevel } from '../../../../../kit/panzoom/zoom-level.ts';
import css from './layers.module.css';

const { lettering } = data as GeographyFile;
const LETTERING_CLASS = { water: css.waterName, lake: css.lakeName, country: css.countryName };

/** Room for a name, by that of the English one, and what a letter of it takes when set close, in em. */
const ROOM = 1.3;
const CLOSE = { water: 1, lake: 1, country: 0.7 };

/** A longer name of another language keeps to the room of the English one: set closer and smaller. */
function sizeOf({ kind, text, size }: GeographyFile['lettering'][number], name: string): CSSProperties {
  const fitting = (size * text.length * ROOM) / (name.length * CLOSE[kind]);
  return fitting < size
    ? ({ '--size': `${Math.round(fitting)}px`, letterSpacing: '0.12em' } as CSSProperties)
    : ({ '--size': `${size}px` } as CSSProperties);
}

/** Names of countries and waters. */
export function Lettering() {
  return lettering.map((entry, i) => {
    const name = placeText(entry.text);
    return (
      <text
        key={i}
        className={LETTERING_CLASS[entry.kind]}
        transform={`translate(${entry.x} ${entry.y})rotate(${entry.rotate})`}
        style={sizeOf(entry, name)}
        dy="0.35em"
      >
        {name}
      </text>
    );
  });
}

const RANK_CLASS: readonly (string | undefined)[] = [css.rank1, css.rank2];

export function TownDots() {
  return (
    <g>
      {townDots.map(({ x, y, rank }, i) => (
        <circle
          key={i}
          className={[css.dot, css[`dot${rank}`]].filter(Boolean).join(' ')}
          cx={x}
          cy={y}
          r={rank === 2 ? 4 : 3}
        />
      ))}
    </g>
  );
}

interface TownNamesProps {
  readonly level: ZoomLevel;
  /** Hexes with counters. */
  readonly occupied: readonly Hex[];
}

/** Towns: each level of zoom has its own sizes and its own places for the names, which step aside for the armies. */
export const TownNames = memo(function TownNames({ level, occupied }: TownNamesProps) {
  return layOutLabels(level, occupied).map(({ text, x, y, anchor, size, rank }) => (
    <text
      key={text}
      className={[css.town, RANK_CLASS[rank - 1]].filter(Boolean).join(' ')}
      x={x}
      y={y}
      dy="0.34em"
      fontSize={size}
      textAnchor={anchor}
    >
      {text}
    </text>
  ));
});
