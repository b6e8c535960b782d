import {
  FINNISH_PLANS,
  kinds,
  SOVIET_PLANS,
  type FinnishForce,
  type FinnishStrategy,
  type FinnishUnit,
  type Side,
  type SovietForce,
  type SovietStrategy,
  type SovietUnit,
} from '#engine/talvisota';
import css from './CounterFace.module.css';
import { Flag, FLAG } from './Flag.tsx';
import { SYMBOLS, valuesOf } from './UnitMark.tsx';

type Unit = SovietUnit | FinnishUnit;

const WIDE = 74;
const HIGH = 46;

interface CommandSheetProps {
  readonly side: Side;
  readonly wide?: boolean;
  /** Drawn as a pile. */
  readonly many?: boolean;
  readonly back?: boolean;
  readonly children?: React.ReactNode;
}

/** A counter of the command sheets: square, or as wide as a strategy. The back shows the flag (1.4). */
function Face({ side, wide = false, many = false, back = false, children }: CommandSheetProps) {
  const width = wide ? WIDE : HIGH;
  return (
    <svg
      className={css.face}
      data-side={side}
      width={width + 4}
      height={HIGH + 4}
      viewBox={`-1 -1 ${width + 4} ${HIGH + 4}`}
      aria-hidden="true"
    >
      {many ? <rect className={css.body} x={2.5} y={2.5} width={width - 1} height={HIGH - 1} rx={4} /> : null}
      <rect className={css.body} width={width - 1} height={HIGH - 1} rx={4} />
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
}

/** A unit: letters, symbol, strength, tactical bonus and number; crossed out if it is lost. */
export function UnitFace({ side, unit, count = 1, isLost = false }: UnitFaceProps) {
  return (
    <Face side={side} many={count > 1}>
      <text className={css.code} x={4} y={11}>
        {unit}
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
        {valuesOf(side, unit)}
      </text>
      {isLost ? <path className={css.cross} d="M4 4L41 41M41 4L4 41" /> : null}
    </Face>
  );
}

/** The corps: a counter for three FUS, with one on its back (1.4). */
export function CorpsFace() {
  return (
    <Face side="soviet">
      <text className={css.code} x={4} y={11}>
        COR
      </text>
      <g transform={`translate(${HIGH / 2 - 0.5} 23)scale(0.86)`}>
        <rect className={css.line} x={-12} y={-8} width={24} height={16} />
        <path className={css.line} d={SYMBOLS.FUS} />
      </g>
      <text className={css.values} x={HIGH / 2} y={41}>
        3 FUS
      </text>
    </Face>
  );
}

/** The three numbers of a strategy: spaces, units and supports; for the Finns units, Environment and supports. */
function numbersOf(strategy: SovietStrategy | FinnishStrategy): readonly number[] {
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
  readonly strategy: SovietStrategy | FinnishStrategy | null;
}) {
  if (!strategy) return <Face wide back side={side} />;
  return (
    <Face wide side={side}>
      <text className={css.strategy} x={WIDE / 2} y={21}>
        {strategy}
      </text>
      <path className={css.line} d={`M8 26.5H${WIDE - 9}`} />
      {numbersOf(strategy).map((number, i) => (
        // Three numbers in fixed order.
        // oxlint-disable-next-line react/no-array-index-key
        <text key={i} className={css.values} x={WIDE / 2 + (i - 1) * 20} y={40}>
          {number}
        </text>
      ))}
    </Face>
  );
}

/** A support, an Environment marker or an Entrenchment, by its letters. */
export function MarkFace({ side, code }: { readonly side: Side; readonly code: string }) {
  return (
    <Face side={side}>
      <text className={css.mark} x={HIGH / 2 - 0.5} y={27} data-long={code.length > 4 || undefined}>
        {code}
      </text>
      <path className={css.line} d={`M7 33.5H${HIGH - 8}`} />
    </Face>
  );
}

/** Lost units. */
export const LostUnits = ({
  side,
  units,
}: {
  readonly side: Side;
  readonly units: Partial<SovietForce & FinnishForce>;
}) =>
  kinds(units as SovietForce).map((unit) => (
    <UnitFace key={unit} side={side} unit={unit} count={units[unit]!} isLost />
  ));
