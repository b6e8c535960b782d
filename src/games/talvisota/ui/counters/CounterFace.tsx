import {
  CORPS,
  FINNISH_PLANS,
  SOVIET_PLANS,
  type Environment,
  type FinnishStrategy,
  type Side,
  type SovietStrategy,
  type Strategy,
  type Unit,
} from '#engine/talvisota';
import css from './CounterFace.module.css';
import { Flag, FLAG } from './Flag.tsx';
import { SYMBOLS, valuesOf } from './UnitMark.tsx';

const WIDE = 74;
const HIGH = 46;

interface FaceProps {
  readonly side: Side;
  readonly wide?: boolean;
  /** Drawn as a pile. */
  readonly many?: boolean;
  readonly back?: boolean;
  readonly ground?: Environment | undefined;
  readonly children?: React.ReactNode;
}

/** A counter of the command sheets: square, or as wide as a strategy. The back shows the flag (1.4). */
function Face({ side, wide = false, many = false, back = false, ground, children }: FaceProps) {
  const width = wide ? WIDE : HIGH;
  return (
    <svg
      className={css.face}
      data-side={side}
      data-ground={ground}
      width={width + 4}
      height={HIGH + 4}
      viewBox={`-1 -1 ${width + 4} ${HIGH + 4}`}
      aria-hidden="true"
    >
      {many ? <rect className={css.body} x={2.5} y={2.5} width={width - 1} height={HIGH - 1} rx={4} /> : null}
      {ground ? (
        <path className={css.body} d="M9 0H36L45 9V36L36 45H9L0 36V9Z" />
      ) : (
        <rect className={css.body} width={width - 1} height={HIGH - 1} rx={4} />
      )}
      {back ? (
        <g transform={`translate(${width / 2 - FLAG[0] / 2 - 0.5} ${HIGH / 2 - FLAG[1] / 2 - 0.5})`}>
          <Flag side={side} />
        </g>
      ) : null}
      {children}
    </svg>
  );
}

interface UnitFaceProps {
  readonly side: Side;
  readonly unit: Unit;
  readonly count?: number;
  readonly isLost?: boolean;
  /** The counter for three FUS, with one on its back (1.4). */
  readonly isCorps?: boolean;
}

/** A unit: letters, symbol, strength, tactical bonus and number; crossed out if it is lost. */
export function UnitFace({ side, unit, count = 1, isLost = false, isCorps = false }: UnitFaceProps) {
  return (
    <Face side={side} many={count > 1}>
      <text className={css.code} x={4} y={11}>
        {isCorps ? 'COR' : unit}
      </text>
      {count > 1 ? (
        <text className={css.count} x={HIGH - 4} y={12}>
          ×{count}
        </text>
      ) : null}
      <g transform={`translate(${HIGH / 2 - 0.5} 22)scale(0.86)`}>
        <rect className={css.line} x={-12} y={-8} width={24} height={16} />
        <path className={css.line} d={SYMBOLS[unit]} />
      </g>
      <text className={css.values} x={HIGH / 2} y={41}>
        {isCorps ? `${CORPS} FUS` : valuesOf(side, unit)}
      </text>
      {isLost ? <path className={css.cross} d="M4 4L41 41M41 4L4 41" /> : null}
    </Face>
  );
}

/** The three numbers of a strategy: spaces, units and supports; for the Finns units, Environment and supports. */
function numbersOf(strategy: Strategy): readonly number[] {
  if (strategy in SOVIET_PLANS) {
    const { spaces, most, supports } = SOVIET_PLANS[strategy as SovietStrategy];
    return [spaces, most, supports];
  }
  const { units, environment, supports } = FINNISH_PLANS[strategy as FinnishStrategy];
  return [units, environment, supports];
}

/** A strategy with its letters and numbers, or its back. */
export function StrategyFace({
  side,
  strategy,
}: {
  readonly side: Side;
  readonly strategy: Strategy | null;
}) {
  if (!strategy) return <Face wide back side={side} />;
  return (
    <Face wide side={side}>
      <text className={css.strategy} x={WIDE / 2} y={21}>
        {strategy}
      </text>
      <path className={css.line} d={`M8 26.5H${WIDE - 9}`} />
      {numbersOf(strategy).map((number, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- three numbers in fixed order
        <text key={i} className={css.values} x={WIDE / 2 + (i - 1) * 20} y={40}>
          {number}
        </text>
      ))}
    </Face>
  );
}

/** Around (0, 0), about twenty wide and ten high. */
const GROUNDS: Readonly<Record<Environment, string>> = {
  snow: 'M-6-4V4M-9.5-2L-2.5 2M-9.5 2L-2.5-2M6-4V4M2.5-2L9.5 2M2.5 2L9.5-2',
  woods: 'M0-5L4 3H-4ZM0 3V5',
  forest: 'M-9-5L-5 3H-13ZM-9 3V5M0-5L4 3H-4ZM0 3V5M9-5L13 3H5ZM9 3V5',
  swamp: 'M-10 4H10M-7 4V0M-3.5 4V-4M0 4V0M3.5 4V-4M7 4V0',
  fog: 'M-10-2q3.3-3 6.6 0t6.7 0t6.7 0M-10 3q3.3-3 6.6 0t6.7 0t6.7 0',
};

interface MarkFaceProps {
  readonly side: Side;
  readonly code: string;
  /** One or two lines. */
  readonly effect: readonly string[];
  readonly ground?: Environment;
}

/** A support or an Entrenchment by its letters and effect; an Environment marker, eight-sided, by its picture too. */
export const MarkFace = ({ side, code, effect, ground }: MarkFaceProps) => (
  <Face side={side} ground={ground}>
    <text className={css.mark} x={22.5} y={ground ? 12 : 15} data-long={code.length > 4 || undefined}>
      {code}
    </text>
    <path
      className={css.line}
      d={ground ? GROUNDS[ground] : 'M-16 0H16'}
      transform={`translate(22.5 ${ground ? 19.5 : 19})`}
    />
    {effect.map((line, i) => (
      <text
        key={line}
        className={css.effect}
        x={22.5}
        y={effect.length > 1 ? 31 + 9.5 * i : 36}
        fontSize={effect.length > 1 ? 9.5 : 11.5}
      >
        {line}
      </text>
    ))}
  </Face>
);
