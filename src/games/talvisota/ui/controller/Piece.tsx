/** Counters of the command sheets that can be selected, placed and dragged; and the boxes that accept them. */
import mapMessages from '../../content/en/map.ftl';
import playMessages from '../../content/en/play.ftl';
import css from './Piece.module.css';
import { memo, type ReactNode } from 'react';
import { CORPS, type Side, type State, type Front, type SovietUnit } from '#engine/talvisota';
import { Ours } from '../text/Ours.tsx';
import { cannotHover } from '#kit/widgets/useNarrow.ts';
import { RuleLink, say } from '#table';
import { MarkFace, StrategyFace, UnitFace } from '../counters/CounterFace.tsx';
import { codeOf, describePiece, effectLines } from './piece-text.ts';
import { unitsText } from '../text/force-text.ts';
import { deskNow, setDesk, type Desk, type TrayProps } from './desk.ts';
import { isPlaced, samePiece, stackOf, type Pile, type Piece, type Spot } from './piece.ts';
import { put, putOf } from './pieces.ts';
import { isAllotting, kindOf } from './situation.ts';

type Boxed = Piece & { readonly kind: 'unit' };

/** A unit in a front box that can be moved out by special movement. */
const isBoxed = (state: State, piece: Piece): piece is Boxed =>
  kindOf(state) === 'movement' && piece.kind === 'unit';

const isSent = (state: State, piece: Piece): piece is Piece & { readonly kind: 'strategy' } =>
  kindOf(state) === 'deployment' && piece.kind === 'strategy';

/** Number of units of this kind selected to leave the box. */
const leaving = ({ from, units }: Desk, { unit, heap }: Boxed): number =>
  from === heap ? (units?.[unit] ?? 0) : 0;

function isTaken(state: State, desk: Desk, piece: Piece): boolean {
  if (isBoxed(state, piece)) return leaving(desk, piece) > 0;
  if (isSent(state, piece)) return piece.slot !== null && desk.slot === piece.slot;
  return samePiece(desk.held, piece);
}

/** Another press on a unit adds one more of its kind; on a strategy or a selected counter it deselects. */
function takenUp(state: State, desk: Desk, piece: Piece): Partial<Desk> {
  if (isBoxed(state, piece)) {
    const front = piece.heap as Front;
    const there = state.soviet.boxes[front][piece.unit as SovietUnit];
    const others = desk.from === front ? desk.units : null;
    const count = Math.min(leaving(desk, piece) + (piece.count ?? 1), there);
    return { from: front, units: { ...others, [piece.unit]: count }, target: null, held: null };
  }
  if (isSent(state, piece))
    return { slot: isTaken(state, desk, piece) ? null : piece.slot, target: null, held: null };
  return { held: isTaken(state, desk, piece) ? null : piece };
}

const isCorps = ({ unit, count }: Boxed): boolean => unit === 'FUS' && count === CORPS;

interface PieceFaceProps {
  readonly side: Side;
  readonly piece: Piece;
  readonly count?: number | undefined;
}

export const PieceFace = memo(
  function PieceFace({ side, piece, count }: PieceFaceProps) {
    switch (piece.kind) {
      case 'unit':
        return (
          <UnitFace
            side={side}
            unit={piece.unit}
            count={count ?? (isCorps(piece) ? 1 : (piece.count ?? 1))}
            isCorps={isCorps(piece)}
          />
        );
      case 'strategy':
        return <StrategyFace side={side} strategy={piece.strategy} />;
      case 'support':
      case 'environment':
      case 'entrenchment':
        return (
          <MarkFace
            side={side}
            code={codeOf(piece)}
            effect={effectLines(piece, side)}
            {...(piece.kind === 'environment' && { ground: piece.marker })}
          />
        );
    }
  },
  (a, b) => a.side === b.side && a.count === b.count && samePiece(a.piece, b.piece),
);

function labelOf(piece: Piece, count: number): string {
  if (piece.kind !== 'unit') return describePiece(piece).name;
  return piece.count === undefined
    ? unitsText(piece.unit, count)
    : playMessages().decision.corps({ count, units: unitsText(piece.unit, CORPS) });
}

export interface SheetProps extends TrayProps {
  readonly side: Side;
}

interface PressProps extends SheetProps {
  /** Destination of a press; absent: it selects the counter. */
  readonly to?: Spot;
  /** Prefix of the accessible name: "Add". */
  readonly verb?: string;
  /** True: a press only describes the counter. */
  readonly looks?: boolean;
  /** Its box, if a press opens that: whether it is open. */
  readonly box?: { readonly open: boolean; toggle(): void };
}

/** A press places it at `to` or selects it, with Shift the whole stack; it can be dragged. */
function PieceButton(props: PressProps & Pile) {
  const { state, desk, side, piece, count = 1, all = count, to, verb, looks = false, box } = props;
  const { name, about } = describePiece(piece, state.turn);
  const label = labelOf(piece, count);
  const taken = isTaken(state, desk, piece) || samePiece(desk.held, stackOf(piece, all));
  return (
    <button
      type="button"
      className={css.piece}
      data-piece={looks ? undefined : JSON.stringify(piece)}
      data-all={all}
      data-again={`${verb ?? ''} ${JSON.stringify(piece)}`}
      data-side={side}
      title={`${label}. ${about}`}
      aria-label={verb ? `${verb}: ${label}` : label}
      {...((to && !cannotHover()) || looks ? {} : { 'aria-pressed': box ? box.open : taken })}
      onClick={({ shiftKey }) => {
        const moved = shiftKey ? stackOf(piece, all) : piece;
        if (looks) say(`${label}. ${about}`);
        else if (box) box.toggle();
        else if (to && shiftKey) put(state, deskNow(), moved, to);
        else if (to) putOrShow(state, piece, to, isPlaced(piece) ? all : count);
        else setDesk(takenUp(state, deskNow(), moved));
      }}
    >
      <PieceFace side={side} piece={piece} count={count} />
      <span className={css.under} aria-hidden="true">
        {piece.kind === 'unit' && isCorps(piece) ? mapMessages().panels.corps.name : name}
      </span>
    </button>
  );
}

/**
 * Without hover the first press describes the counter, and the second places it; it stays selected while there are more
 * of its kind.
 */
function putOrShow(state: State, piece: Piece, to: Spot, count: number): void {
  const shown = samePiece(deskNow().held, piece);
  if (cannotHover() && !shown) return setDesk({ held: piece });
  const done = put(state, deskNow(), piece, to);
  if (cannotHover()) setDesk({ held: !done || count > 1 ? piece : null });
}

/** Counters in a row, on which a press does the same. */
export const Pieces = ({ of, ...rest }: PressProps & { readonly of: readonly Pile[] }) => (
  <div className={css.pieces}>
    {of.map((pile, i) => {
      const before = of.slice(0, i).filter(({ piece }) => samePiece(piece, pile.piece));
      return <PieceButton key={`${JSON.stringify(pile.piece)} ${before.length}`} {...pile} {...rest} />;
    })}
  </div>
);

interface PlaceProps extends SheetProps {
  readonly spot: Spot;
  readonly name: string;
  /** Number key that puts a counter here, or selects the box. */
  readonly digit?: number;
  readonly chosen?: boolean;
  readonly small?: boolean;
  /** Action of its name while nothing is selected. */
  onChoose?(): void;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** A box of the sheet: all of it is a button while a counter is selected that may go there. */
export function Place(props: PlaceProps) {
  const { state, desk, spot, name, digit, chosen = false, small = false, onChoose, aside, children } = props;
  const { held } = desk;
  const puts = held ? putOf(state, desk, held, spot) : null;
  const label =
    puts && held ? playMessages().decision.putHere({ place: name, counter: describePiece(held).name }) : name;
  return (
    <div
      className={css.place}
      data-spot={JSON.stringify(spot)}
      data-open={(puts && !puts.refusal) || undefined}
      data-chosen={chosen || undefined}
      data-small={small || undefined}
      data-opens={(!puts && onChoose && !chosen) || undefined}
    >
      <div className={css.head}>
        <button
          type="button"
          className={css.name}
          data-tray={digit}
          aria-label={label}
          {...(onChoose && !puts ? { 'aria-pressed': chosen } : {})}
          disabled={!puts && !onChoose}
          onClick={() => {
            if (puts && held) put(state, desk, held, spot);
            else onChoose?.();
          }}
        >
          {digit === undefined ? null : <kbd aria-hidden="true">{digit}</kbd>}
          {name}
        </button>
        {aside}
      </div>
      {children}
    </div>
  );
}

/** The selected counter, and what to do with it. */
export function InHand({ state, desk }: TrayProps) {
  const { held } = desk;
  const t = playMessages().decision;
  if (!held)
    return <p className={css.held}>{cannotHover() ? t.takeUpByTouch : `${t.takeUp} ${t.takeUpByKey}`}</p>;
  const { name, about, rule, ours } = describePiece(held, state.turn);
  return (
    <p className={css.held} role="status">
      <b>{name}</b> {about} {isAllotting(state) && (isPlaced(held) ? t.tapAgainBack : t.tapAgain)}{' '}
      {ours ? <Ours rule={rule} /> : null} <RuleLink rule={rule} />
    </p>
  );
}
