import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { Hex } from '../../../../engine/winter-war/index.ts';
import { describeHex } from './describe-hex.ts';
import { Fan } from './Fan.tsx';
import { hexByKey } from './keyboard.ts';
import { Margin } from './key/Margin.tsx';
import { BoardGround, BoardPrint } from './layers/Board.tsx';
import { HexNumbers, SpokenNumbers } from './layers/HexNumbers.tsx';
import { TownNames } from './layers/Names.tsx';
import { BOARD_SHEET } from './board-sheet.ts';
import type { MapHandle } from '../../../../kit/panzoom/handle.ts';
import type { HighlightKind, MapLine, MapViewProps } from './map-props.ts';
import { BrokenBadges, BrokenRails } from './overlays/BrokenRails.tsx';
import { CityLoads } from './overlays/CityLoads.tsx';
import { LadogaFront } from './overlays/LadogaFront.tsx';
import { FocusRing } from './overlays/FocusRing.tsx';
import { HighlightLabels, Highlights } from './overlays/Highlights.tsx';
import { Lines } from './overlays/Lines.tsx';
import { Marks } from './overlays/Marks.tsx';
import { Patterns } from './overlays/Patterns.tsx';
import { Zones } from './overlays/Zones.tsx';

import { hexAtPoint, MAP_HEIGHT, MAP_WIDTH } from './projection.ts';
import { Stacks } from './Stacks.tsx';
import { useLongPress } from '../../../../kit/panzoom/useLongPress.ts';
import { usePanZoom } from '../../../../kit/panzoom/usePanZoom.ts';
import type { ZoomLevel } from '../../../../kit/panzoom/zoom-level.ts';
import css from './MapView.module.css';
import { mapWords } from './map-words.ts';

/** What the player works with stays in view when a panel takes room from the map. */
const HELD: readonly HighlightKind[] = ['selected', 'target', 'attacker'];

const NOWHERE: readonly Hex[] = [];

const FLOOR = { width: MAP_WIDTH, height: MAP_HEIGHT };

const isAttack = (line: MapLine): boolean => line.kind === 'attack';

/** The counter under the pointer, if any. */
function unitAt(target: EventTarget | null): number | null {
  const counter = target instanceof Element ? target.closest<SVGElement>('[data-unit]') : null;
  return counter ? Number(counter.dataset.unit) : null;
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg className={css.sheet} width={MAP_WIDTH} height={MAP_HEIGHT}>
      {children}
    </svg>
  );
}

interface PrintedProps {
  readonly ice: boolean;
  readonly hexNumbers: boolean | 'always';
  readonly unfinished: Hex | null;
  readonly petrozavodsk: number | null;
  readonly broken: readonly Hex[];
  /** How much detail is drawn. */
  readonly level: ZoomLevel;
  /** Hexes with counters, which the names step aside for. */
  readonly occupied: readonly Hex[];
}

/** The sheet that hardly changes from move to move. */
const Printed = memo(function Printed(props: PrintedProps) {
  const { ice, hexNumbers, unfinished, petrozavodsk, broken, level, occupied } = props;
  return (
    <Sheet>
      <Patterns />
      <g>
        <BoardGround ice={ice} level={level} numbered={hexNumbers === 'always'} />
        <BoardPrint unfinished={unfinished} petrozavodsk={petrozavodsk} />
        <Margin />
        <BrokenRails hexes={broken} />
        {hexNumbers && <HexNumbers always={hexNumbers === 'always'} />}
        <TownNames level={level} occupied={occupied} numbered={hexNumbers === 'always'} />
      </g>
    </Sheet>
  );
});

/** The map: board, overlays and counters. It fills its parent, and knows no rules. */
export function MapView(props: MapViewProps & { ref?: Ref<MapHandle> }) {
  const { stacks, ice, highlights, lines, zones, cityLoads, hexNumbers, focus, fanned, ref } = props;
  const { broken = NOWHERE, unfinished = null, petrozavodsk = null, marks, pace = 1 } = props;
  const box = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const hovered = useRef<Hex | null>(null);
  const helpId = useId();
  const cursorId = useId();
  const view = usePanZoom(box, world, BOARD_SHEET);
  // What could not be read from afar is not drawn either: a wide reach has fifty notes.
  const level = useSyncExternalStore(view.level.watch, view.level.now);

  useImperativeHandle(ref, () => view, [view]);

  // The keyboard's hex stays in view.
  useEffect(() => {
    if (focus !== null && document.activeElement === box.current) view.reveal(focus);
  }, [focus, view]);

  const held = HELD.map((kind) => highlights.find((h) => h.kind === kind)).find(Boolean)?.hex ?? null;
  useEffect(() => view.hold(held), [held, view]);

  const hexUnder = (event: MouseEvent): Hex | null => hexAtPoint(...view.toMap(event.clientX, event.clientY));

  const onHold = useRef(props.onHold);
  useEffect(() => {
    onHold.current = props.onHold;
  });
  const inquire = useCallback(
    (x: number, y: number): void => {
      const hex = hexAtPoint(...view.toMap(x, y));
      if (hex !== null) onHold.current?.(hex);
    },
    [view],
  );
  const press = useLongPress(inquire);

  function onClick(event: MouseEvent): void {
    if (press.used()) return;
    const unit = unitAt(event.target);
    const stack = unit === null ? undefined : stacks.find((s) => s.counters.some((c) => c.unit === unit));
    const hex = hexUnder(event);
    if (unit !== null && stack) props.onCounter(unit, stack.hex, event.shiftKey);
    else if (hex !== null) props.onHex(hex, event.shiftKey);
  }

  function hover(hex: Hex | null): void {
    if (hex === hovered.current) return;
    hovered.current = hex;
    props.onHexHover(hex);
  }

  // A map that moves under the mouse brings up what nobody pointed at.
  const unhover = useRef(hover);
  useEffect(() => {
    unhover.current = hover;
  });
  useEffect(() => view.watchMoves(() => unhover.current(null)), [view]);

  function onPointerDown(event: PointerEvent): void {
    showCursor(false);
    press.onPointerDown(event);
  }

  function onPointerMove(event: PointerEvent): void {
    press.onPointerMove(event);
    if (box.current?.dataset.moving !== 'true') hover(hexUnder(event));
  }

  /** The cursor is drawn for those who use it: hidden from the first press of a pointer to the next key. */
  function showCursor(shown: boolean): void {
    if (!box.current) return;
    if (shown) box.current.dataset.keys = 'true';
    else delete box.current.dataset.keys;
  }

  function onKeyDown(event: KeyboardEvent): void {
    showCursor(true);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = focus ?? hexAtPoint(...view.middle());
    if (from === null) return;
    if (event.key === 'Enter' || event.key === ' ') {
      if (focus !== null) props.onHex(focus, event.shiftKey);
      else props.onFocusMove(from);
    } else {
      const next = hexByKey(event.key, from);
      if (next === null) return;
      props.onFocusMove(focus === null ? from : next);
    }
    event.preventDefault();
  }

  const occupiedKey = stacks
    .map(({ hex }) => hex)
    .toSorted((a, b) => a - b)
    .join();
  const occupied = useMemo(() => (occupiedKey ? occupiedKey.split(',').map(Number) : []), [occupiedKey]);
  // The counters are drawn first, then the names step aside.
  const stepAsideFor = useDeferredValue(occupied);
  const attacks = useMemo(() => lines.filter(isAttack), [lines]);
  const ways = useMemo(() => lines.filter((line) => !isAttack(line)), [lines]);
  const fan = fanned === null ? undefined : stacks.find((stack) => stack.hex === fanned);
  const about =
    focus === null
      ? mapWords().noFocus
      : describeHex(focus, {
          stack: stacks.find((stack) => stack.hex === focus),
          highlights,
          ice,
          broken: broken.includes(focus),
          unfinished: focus === unfinished,
        });
  return (
    // One tab stop that handles the keyboard itself. What has the keyboard is the hex under the cursor, as the one option
    // of a list: every screen reader lets the arrow keys through to a list, while some keep those of an application.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      className={css.map}
      role="group"
      aria-label={mapWords().label}
      aria-describedby={helpId}
      aria-activedescendant={cursorId}
      data-map=""
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={() => showCursor(box.current?.matches(':focus-visible') ?? false)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={press.onPointerUp}
      onPointerCancel={press.onPointerCancel}
      onContextMenu={press.onContextMenu}
      onPointerLeave={() => hover(null)}
    >
      <p id={helpId} hidden>
        {mapWords().help}
      </p>
      {/* Where the cursor is; its steps are told by the voice of the table. */}
      <div className={css.unseen} role="listbox" aria-label={mapWords().role}>
        <div id={cursorId} role="option" aria-selected>
          {about}
        </div>
      </div>
      {/* Sheets of glass, one over the other: what changes on one leaves the others as they are painted. */}
      <div ref={world} className={css.world} data-zoom="far">
        <Printed
          ice={ice}
          hexNumbers={hexNumbers}
          unfinished={unfinished}
          petrozavodsk={petrozavodsk}
          broken={broken}
          level={level}
          occupied={stepAsideFor}
        />
        <div className={css.floor} style={FLOOR} />
        <Sheet>
          {zones && <Zones finn={zones.finn} soviet={zones.soviet} />}
          {props.ladogaFront && <LadogaFront />}
          {props.under}
          <Highlights highlights={highlights} />
          {level !== 'far' && <HighlightLabels highlights={highlights} />}
          <Lines lines={ways} />
        </Sheet>
        <Sheet>
          <Stacks stacks={stacks} lines={lines} pace={pace} />
          <BrokenBadges hexes={broken} />
        </Sheet>
        <Sheet>
          <Lines lines={attacks} />
          {props.over}
          {hexNumbers === 'always' && level === 'far' && (
            <SpokenNumbers of={highlights.flatMap(({ hex, kind }) => (kind === 'asked' ? [hex] : []))} />
          )}
          {marks && <Marks marks={marks} />}
          {cityLoads && <CityLoads loads={cityLoads} />}
          {fan && <Fan stack={fan} />}
          {focus !== null && <FocusRing hex={focus} />}
        </Sheet>
      </div>
    </div>
  );
}
