import mapMessages from '../../content/en/map.ftl';
import { memo, useMemo, type PointerEvent, type ReactElement } from 'react';
import { type Hex, board, LADOGA_FRONT, isInPlay, type Goal } from '#engine/winter-war';
import { describeHex } from './describe-hex.ts';
import { Fan, liesBelow } from './Fan.tsx';
import { neighbourTable, rowOf, type Direction, BOARD_EXTENT } from './board-extent.ts';
import { Margin } from './key/Margin.tsx';
import { BoardGround, BoardPrint } from './layers/Board.tsx';
import { HexNumbers, PointedNumbers, SpokenNumbers } from './layers/HexNumbers.tsx';
import { TownNames } from './layers/Names.tsx';
import type { HighlightKind, MapLine, MapStack, MapViewProps, Bound } from './map-props.ts';
import { CounterDrawing } from '../counters/CounterDrawing.tsx';
import { COUNTER_SCALE } from './counter-scale.ts';
import { hexCentre, hexAtPoint } from './projection.ts';
import css from './overlays/overlays.module.css';
import { BrokenBadges, BrokenRails } from './overlays/BrokenRails.tsx';
import { CityLoads } from './overlays/CityLoads.tsx';
import { outlineOf, washOf } from './area.ts';
import { unitHexPath } from './hex-shape.ts';
import { HighlightLabels, HighlightPlates, Highlights } from './overlays/Highlights.tsx';
import { Lines } from './overlays/Lines.tsx';
import { Marks } from './overlays/Marks.tsx';
import { Shield } from './layers/Cities.tsx';
import { Paths } from './layers/MapLines.tsx';
import { FOOT } from './victory-values.ts';
import { Patterns } from './overlays/Patterns.tsx';
import { Zones } from './overlays/Zones.tsx';
import seasons from './layers/seasons.module.css';
import { Stacks } from './Stacks.tsx';
import { Board, type BoardMap } from '#table';
import type { ZoomLevel } from '#kit/panzoom/map-extent.ts';

/** Up and down stay within one column: they step east from odd rows and west from even ones. */
const leansEast = (hex: Hex): boolean => rowOf(hex) % 2 === 1;

const DIRECTION_OF_KEY: Readonly<Record<string, (hex: Hex) => Direction>> = {
  ArrowRight: () => 0,
  ArrowLeft: () => 3,
  ArrowUp: (hex) => (leansEast(hex) ? 1 : 2),
  ArrowDown: (hex) => (leansEast(hex) ? 5 : 4),
  // The corners of the keypad.
  PageUp: () => 1,
  Home: () => 2,
  End: () => 4,
  PageDown: () => 5,
};

/** The hex a key moves the cursor to: the same one at the edge of the map; null for any other key. */
function hexByKey(key: string, hex: Hex): Hex | null {
  const direction = DIRECTION_OF_KEY[key];
  if (!direction) return null;
  const next = neighbourTable[hex * 6 + direction(hex)]!;
  return next < 0 ? hex : next;
}

const STEP = 9;

/** Counters drawn at the hex where they would move, with the cost above them. */
const BoundGhost = memo(function BoundGhost({ bound: { hex, counters, label } }: { readonly bound: Bound }) {
  return (
    <g
      aria-hidden
      className={css.bound}
      data-bound={hex}
      transform={`translate(${hexCentre(hex).join(' ')})scale(${COUNTER_SCALE})`}
    >
      <g className={css.ghost}>
        {counters.toReversed().map((face, i) => (
          <g key={face.unit} transform={`translate(${i * STEP} ${-i * STEP})`}>
            <CounterDrawing face={face} />
          </g>
        ))}
      </g>
      {label ? (
        <g className={css.cost}>
          <rect
            className={css.plate}
            x={-12 * label.length}
            y="-42"
            width={24 * label.length}
            height="42"
            rx="8"
          />
          <text className={css.text} y="-11">
            {label}
          </text>
        </g>
      ) : null}
    </g>
  );
});

const OUTER = unitHexPath(3);
const INNER = unitHexPath(-3);

/** Double ring around the hex of the keyboard cursor. */
function FocusRing({ hex }: { readonly hex: Hex }) {
  return (
    <g data-cursor aria-hidden="true" transform={`translate(${hexCentre(hex).join(' ')})`}>
      <path className={css.focusHalo} d={OUTER} />
      <path className={css.focus} d={OUTER} />
      <path className={css.focusInner} d={INNER} />
    </g>
  );
}

/** Goal of a short game: hexes out of play are faded; hexes that score only in this game show their value. */
const GoalGround = memo(function GoalGround({ goal }: { readonly goal: Goal }) {
  return (
    <g aria-hidden="true">
      {goal.area ? (
        <>
          <g className={css.outOfPlay}>
            <Paths d={washOf((hex) => !isInPlay({ goal }, hex))} />
          </g>
          <Paths className={css.inPlayEdge} d={outlineOf((hex) => isInPlay({ goal }, hex))} />
        </>
      ) : null}
      {goal.hexes.map(({ hex, worth }) => {
        const [x, y] = hexCentre(hex);
        return (
          <g key={hex} transform={`translate(${x} ${y + FOOT.shield})`}>
            <Shield value={worth} />
          </g>
        );
      })}
    </g>
  );
});

const front = new Set(LADOGA_FRONT);

/** Offset in map units: slightly inside the region, to keep the line off the coast and the frontier. */
const INSIDE = -3;

const outline = outlineOf((hex) => front.has(hex), LADOGA_FRONT, INSIDE).join('');

/** The name is placed on empty ground: no railway, no town and hardly ever a unit. */
const [x, y] = hexCentre(board.hexByName('2407'));

/** The region whose headquarters may not draw on Leningrad (U2a), part of the supply overlay. */
const LadogaFront = memo(function LadogaFront() {
  return (
    <g aria-hidden="true">
      <path className={css.frontHalo} d={outline} />
      <path className={css.front} d={outline} />
      <text className={css.frontName} x={x} y={y} dy="0.36em">
        {mapMessages().map.ladogaFront}
      </text>
    </g>
  );
});

/** Highlights kept in view when a panel takes room from the map. */
const HELD: readonly HighlightKind[] = ['unit', 'selected', 'target'];

const isAttack = (line: MapLine): boolean => line.kind === 'attack';

const NOWHERE: readonly Hex[] = [];

const MAP: BoardMap = {
  extent: BOARD_EXTENT,
  placeAt: hexAtPoint,
  startAt: hexAtPoint,
  placeByKey: hexByKey,
};

/** The counter at an element of the map and the hex of its stack; `piece` is null for a face-down counter. */
function counterAt(
  stacks: readonly MapStack[],
  element: Element,
): { piece: number | null; place: Hex } | null {
  const unit = Number(element.closest<SVGElement>('[data-unit]')?.dataset.unit ?? NaN);
  const stack = stacks.find(({ counters }) => counters.some((face) => face.unit === unit));
  // Face-down counters have ids below 0.
  return stack ? { piece: unit < 0 ? null : unit, place: stack.hex } : null;
}

/** How far the mouse may stray from a fan before it counts as having left it, in pixels. */
const NEAR = 24;

function isNearFan({ clientX: x, clientY: y, currentTarget }: PointerEvent): boolean {
  const fan = currentTarget.querySelector('[data-fan]')?.getBoundingClientRect();
  if (!fan) return true;
  return x > fan.left - NEAR && x < fan.right + NEAR && y > fan.top - NEAR && y < fan.bottom + NEAR;
}

interface PrintedProps extends Pick<LayersProps, 'ice' | 'hexNumbers' | 'margin'> {
  readonly turn: number | null;
  readonly unfinished: Hex | null;
  readonly petrozavodsk: number | null;
  readonly broken: readonly Hex[];
  readonly level: ZoomLevel;
}

/** Zoom levels at which hex numbers would be illegible or the loudest thing, so none of the 1,300 are drawn. */
const FROM_AFAR: ReadonlySet<ZoomLevel> = new Set(['far', 'mid', 'near']);

/** Parts of the map that rarely change from move to move. */
const Printed = memo(function Printed(props: PrintedProps) {
  const { ice, hexNumbers, margin, turn, unfinished, petrozavodsk, broken, level } = props;
  return (
    <>
      <Patterns />
      <g fill="none">
        <BoardGround ice={ice} level={level} />
        <BoardPrint unfinished={unfinished} petrozavodsk={petrozavodsk} />
        {margin && <Margin turn={turn} />}
        <BrokenRails hexes={broken} />
        {hexNumbers === true && !FROM_AFAR.has(level) && <HexNumbers />}
        {typeof hexNumbers === 'object' && <HexNumbers of={hexNumbers} />}
      </g>
    </>
  );
});

/** What the layers show: of the map of the table, of a picture or on paper. */
type LayersProps = Omit<MapViewProps, 'hexNumbers' | 'zones' | 'cityLoads' | 'focus' | 'fanned'> &
  Partial<Pick<MapViewProps, 'zones' | 'cityLoads' | 'focus' | 'fanned'>> & {
    /** True: of all hexes, where they are legible; a list: of these. */
    readonly hexNumbers: boolean | readonly Hex[];
    /** The key beside the map. */
    readonly margin?: boolean;
  };

/** The layers of the map: ground, marks below the counters, counters, and what lies above them. */
export function useMapLayers(
  props: LayersProps,
): (level: ZoomLevel) => readonly [ReactElement, ...ReactElement[]] {
  const {
    stacks,
    ice,
    highlights,
    lines,
    zones,
    cityLoads,
    hexNumbers,
    focus,
    fanned,
    marks,
    pace = 1,
  } = props;
  const { broken = NOWHERE, unfinished = null, petrozavodsk = null, margin = false, turn = null } = props;
  const occupiedKey = stacks
    .map(({ hex }) => hex)
    .toSorted((a, b) => a - b)
    .join();
  const occupied = useMemo(() => (occupiedKey ? occupiedKey.split(',').map(Number) : []), [occupiedKey]);
  const attacks = useMemo(() => lines.filter(isAttack), [lines]);
  const ways = useMemo(() => lines.filter((line) => !isAttack(line)), [lines]);
  const fan = stacks.find((stack) => stack.hex === fanned);
  return (level) => [
    <Printed key="ground" {...{ ice, hexNumbers, margin, turn, unfinished, petrozavodsk, broken, level }} />,
    <g key="below" fill="none">
      {zones && <Zones finn={zones.finn} soviet={zones.soviet} />}
      {props.ladogaFront && <LadogaFront />}
      {props.goal && <GoalGround goal={props.goal} />}
      {props.under}
      <Highlights highlights={highlights} />
      {level !== 'far' && <HighlightLabels highlights={highlights} level={level} occupied={occupied} />}
      <Lines lines={ways} />
      <TownNames level={level} occupied={occupied} />
    </g>,
    <g key="counters" fill="none">
      <Stacks stacks={stacks} lines={lines} pace={pace} />
      <BrokenBadges hexes={broken} />
      {level !== 'far' && <HighlightPlates highlights={highlights} level={level} occupied={occupied} />}
    </g>,
    <g key="above" fill="none">
      <Lines lines={attacks} />
      {props.over}
      {hexNumbers === true && (level === 'far' || level === 'mid') && (
        <SpokenNumbers highlights={highlights} />
      )}
      {hexNumbers === true && level === 'near' && <PointedNumbers highlights={highlights} />}
      {marks && <Marks marks={marks} />}
      {cityLoads && <CityLoads loads={cityLoads} level={level} />}
      {props.bound && <BoundGhost bound={props.bound} />}
      {fan && <Fan stack={fan} below={liesBelow(fan, stacks)} />}
      {typeof focus === 'number' && <FocusRing hex={focus} />}
    </g>,
  ];
}

/** The map: board, overlays and counters. It fills its parent and contains no rules. */
export function MapView(props: MapViewProps) {
  const { stacks, ice, highlights, focus, fanned, ref, broken = NOWHERE, unfinished = null } = props;
  const held = HELD.map((kind) => highlights.find((h) => h.kind === kind)).find(Boolean)?.hex ?? null;
  const layers = useMapLayers({ ...props, margin: true });
  const isFanned = fanned !== null && stacks.some((stack) => stack.hex === fanned);

  function onHover(hex: Hex | null, event?: PointerEvent): void {
    if (isFanned && event?.pointerType === 'mouse' && hex !== fanned && !isNearFan(event))
      props.onFanLeft?.();
  }

  const about =
    focus === null
      ? mapMessages().map.noFocus
      : describeHex(focus, {
          stack: stacks.find((stack) => stack.hex === focus),
          highlights,
          ice,
          broken: broken.includes(focus),
          unfinished: focus === unfinished,
        });
  return (
    <div className={seasons.ground} data-snow={props.snow ?? 0}>
      <Board
        ref={ref}
        map={MAP}
        onTable={props.onTable}
        words={mapMessages().map}
        focus={focus}
        about={about}
        held={held}
        pieceAt={(element) => counterAt(stacks, element)}
        input={props.input}
        onFocusMove={props.onFocusMove}
        contents={props.contents}
        onHover={onHover}
        layers={layers}
      >
        {props.children}
      </Board>
    </div>
  );
}
