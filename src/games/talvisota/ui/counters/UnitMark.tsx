import { useState, type ReactNode } from 'react';
import {
  FINNISH_VALUES,
  SOVIET_VALUES,
  type FinnishUnit,
  type Side,
  type SovietUnit,
  type Strategy,
  type Unit,
} from '#engine/talvisota';
import { Flag, FLAG } from './Flag.tsx';
import css from './UnitMark.module.css';

/** Unit symbols of the period, in a box of 24 by 16 around the origin. */
export const SYMBOLS: Readonly<Record<Unit, string>> = {
  FUS: 'M-12 -8L12 8M12 -8L-12 8',
  ELI: 'M-12 -8L12 8M12 -8L-12 8M-4 8L0 0L4 8',
  MECA: 'M-12 -8L12 8M12 -8L-12 8M-5 -5H5A5 5 0 0 1 5 5H-5A5 5 0 0 1 -5 -5Z',
  TAN: 'M-5 -5H5A5 5 0 0 1 5 5H-5A5 5 0 0 1 -5 -5Z',
  DIV: 'M-12 -8L12 8M12 -8L-12 8',
  SCT: 'M-12 8L12 -8M-9 -4L9 -4M-9 4L9 4',
  WD: 'M-6 0H6M0 -6V6M-4 0A4 4 0 1 0 4 0A4 4 0 1 0 -4 0',
  SK: 'M-12 8L12 -8',
  RES: 'M-8 0H8',
};

interface MarkProps {
  readonly side: Side;
  readonly count: number;
  readonly width: number;
  readonly height: number;
}

/** A small counter for drawings: content at the left, number at the right. */
function Mark({ side, count, width, height, children }: MarkProps & { readonly children: ReactNode }) {
  return (
    <g data-side={side} className={css.counter}>
      <rect className={css.face} width={width} height={height} rx={3} />
      <g transform={`translate(${width * 0.32} ${height / 2})scale(${(height / 16) * 0.62})`}>{children}</g>
      <text className={css.count} x={width * 0.8} y={height / 2} dy="0.36em" fontSize={height * 0.72}>
        {count}
      </text>
    </g>
  );
}

/** Strength and tactical bonus, as on the counter. */
export function valuesOf(side: Side, unit: Unit): string {
  const { strength, bonus } =
    side === 'soviet' ? SOVIET_VALUES[unit as SovietUnit] : FINNISH_VALUES[unit as FinnishUnit];
  return bonus ? `${strength} +${bonus}` : `${strength}`;
}

/** Symbol and number; near by also its letters, strength and bonus. */
export const UnitMark = ({ unit, ...mark }: MarkProps & { readonly unit: Unit }) => (
  <Mark {...mark}>
    <rect className={css.box} x={-12} y={-8} width={24} height={16} />
    <path className={css.symbol} d={SYMBOLS[unit]} />
    {[unit, valuesOf(mark.side, unit)].map((text, i) => (
      <text key={text} className={`${css.count} ${css.detail}`} y={i ? 12.2 : -9} fontSize={4.7}>
        {text}
      </text>
    ))}
  </Mark>
);

/** The flag and number of face-down counters. */
export const FlagMark = (mark: MarkProps) => (
  <Mark {...mark}>
    <g transform={`translate(${-FLAG[0] / 2} ${-FLAG[1] / 2})`}>
      <Flag side={mark.side} />
    </g>
  </Mark>
);

/** Height of a strategy counter on the map, in map units. */
export const STRATEGY_HIGH = 40;

const [FLAG_WIDE, FLAG_HIGH] = FLAG.map((length) => length * 1.4) as [number, number];
const letters = (strategy: string | null): number => (strategy === null ? 0 : 12 + strategy.length * 13);

/** A strategy counter on the map: with the flag up, which its owner can look under, or turned over (N51). */
export interface Laid {
  readonly side: Side;
  /** Null: hidden from the viewer. */
  readonly strategy: Strategy | null;
  readonly isDown: boolean;
}

/** Face down there is the flag, and beside it the letters for its owner. */
export const strategyWidth = ({ strategy, isDown }: Laid): number =>
  isDown ? FLAG_WIDE + 14 + Math.max(0, letters(strategy) - 2) : letters(strategy) + 8;

/** A strategy counter; one that was seen face down is turned over, `nth` in a row. */
export function StrategyMark({ nth, ...laid }: Laid & { readonly nth: number }) {
  const { side, strategy, isDown } = laid;
  const [wasDown] = useState(isDown);
  const width = strategyWidth(laid);
  const turned = (wasDown && !isDown) || undefined;
  const face = <rect className={css.face} width={width} height={STRATEGY_HIGH} rx={4} />;
  return (
    <g data-side={side} className={css.counter} style={{ '--nth': nth } as React.CSSProperties}>
      {wasDown ? (
        <g className={css.back} data-turned={turned}>
          {face}
          <g transform={`translate(7 ${(STRATEGY_HIGH - FLAG_HIGH) / 2})scale(1.4)`}>
            <Flag side={side} />
          </g>
        </g>
      ) : null}
      <g className={css.front} data-turned={turned}>
        {isDown ? null : face}
        <text
          className={css.strategy}
          x={width - (isDown ? letters(strategy) / 2 + 2 : width / 2)}
          y={STRATEGY_HIGH / 2}
          dy="0.36em"
          fontSize={24}
        >
          {strategy}
        </text>
      </g>
    </g>
  );
}
