import {
  useCallback,
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
import { useDraggable } from '#kit/gestures/drag.tsx';
import { useLongPress } from '#kit/gestures/useLongPress.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { MapHandle, MapExtent, ZoomLevel } from '#kit/panzoom/map-extent.ts';
import { panZoom } from '#kit/panzoom/pan-zoom.ts';
import { KEEPS_LAYERS } from '#kit/panzoom/painter.ts';
import shared from '#kit/widgets/shared.module.css';
import type { Place } from '../game/position.ts';
import { pin, setHover } from '../store/ui.ts';
import { registerMap } from '../view/map-handle.ts';
import css from './Board.module.css';
import { inputOf, type MapInput } from './map-input.ts';
import { PlaceCard } from './PlaceCard.tsx';

/** The geometry of a game's map; constant while the map is rendered. */
export interface BoardMap {
  readonly extent: MapExtent;
  /** The place at a point of the map; null if there is none. */
  placeAt(x: number, y: number): Place | null;
  /** Initial place of the keyboard cursor with that point in the centre; null if there is none. */
  startAt(x: number, y: number): Place | null;
  /** The place that a key leads to, the same one at the edge; null for other keys. */
  placeByKey(key: string, from: Place): Place | null;
}

export interface BoardProps {
  readonly map: BoardMap;
  readonly words: { readonly label: string; readonly help: string; readonly role: string };
  /** Layers of the map's size at a level of detail, from bottom to top: the printed board, then what is drawn on it. */
  layers(level: ZoomLevel): readonly [board: ReactNode, ...ReactNode[]];
  /** True: the table's map, with pan and zoom through its handle. False: a picture. */
  readonly onTable?: boolean | undefined;
  /** The place of the keyboard cursor; null before the first key. */
  readonly focus: Place | null;
  /** Description of that place for screen readers. */
  readonly about: string;
  /** The place kept in view when a panel takes room from the map. */
  readonly held: Place | null;
  /**
   * The piece at an element and its place, which may cover others; null if there is none. `piece` is null if it cannot be
   * told from others.
   */
  pieceAt?(element: Element): { readonly piece: number | null; readonly place: Place } | null;
  /** The game's input for presses and drags, unless a feature has taken the map. Absent: view only. */
  readonly input?: (() => MapInput) | undefined;
  readonly onFocusMove?: ((place: Place) => void) | undefined;
  /** What is in a place, for the card beside it; `pinned`: with buttons. A stable function. */
  readonly contents?: ((place: Place, pinned: boolean) => ReactNode) | undefined;
  /** A long press or the right button; absent: pins the card of the place. */
  readonly onHold?: ((place: Place) => void) | undefined;
  /** The place under the pointer when it changes; without an event if the map has moved. */
  onHover?(place: Place | null, event?: PointerEvent): void;
  /** Overlays that do not move with the map. */
  readonly children?: ReactNode;
  readonly ref?: Ref<MapHandle> | undefined;
}

/** Maximum time between the taps of a double tap. */
const DOUBLE_MS = 350;

/**
 * The board of a game, as large as its parent, with pan, zoom, presses, and a keyboard cursor. It knows no rules: the
 * game renders the layers and handles the presses.
 */
export function Board(props: BoardProps) {
  const { map, words, layers, onTable = false, focus, held, about, ref } = props;
  const { extent, placeAt } = map;
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const cursorId = useId();
  const view = useMemo(() => panZoom(extent), [extent]);
  // Details too small to be read are not drawn.
  const level = useSyncExternalStore(view.level.watch, view.level.now);
  const [ground, ...others] = layers(level);

  useImperativeHandle(ref, () => view, [view]);
  useEffect(() => view.attach({ box: box.current!, world: world.current! }), [view]);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (focus !== null && document.activeElement === box.current) view.reveal(focus);
  }, [focus, view]);

  useEffect(() => view.hold(held), [held, view]);

  const inquire = useCallback(
    (x: number, y: number): void => {
      const place = latest.current.map.placeAt(...view.toMap(x, y));
      const { onHold, contents } = latest.current;
      if (place !== null) (onHold ?? (contents && pin))?.(place);
    },
    [view],
  );
  const press = useLongPress(inquire);
  /** The current handler of presses and drags; undefined: none. */
  const inputNow = (): MapInput | undefined => props.input && inputOf(props.input);
  useDraggable(box, () => inputNow()?.drag);
  const reason = useCallback((place: Place, strict?: boolean): Refusal | null | undefined => {
    const { input } = latest.current;
    return input && inputOf(input).reason?.(place, strict);
  }, []);

  useEffect(
    () => (onTable ? registerMap(view, { frame: frame.current!, reason }) : undefined),
    [view, onTable, reason],
  );

  const hovered = useRef<number | null>(null);
  const hover = useCallback((place: number | null, event?: PointerEvent): void => {
    if (place === hovered.current) return;
    hovered.current = place;
    if (latest.current.onTable) setHover(place);
    latest.current.onHover?.(place, event);
  }, []);
  // When the map moves under the mouse, the place there was not pointed at.
  useEffect(() => view.watchMoves(() => hover(null)), [view, hover]);

  const placeUnder = (event: MouseEvent): number | null =>
    placeAt(...view.toMap(event.clientX, event.clientY));

  /** The cursor is hidden from the first press of a pointer to the next key. */
  function showCursor(shown: boolean): void {
    if (shown) box.current!.dataset.keys = 'true';
    else delete box.current!.dataset.keys;
  }

  const pressed = useRef({ at: 0, x: 0, y: 0 });
  /** Whether the current click, and the previous one anywhere in the window, were presses on the map. */
  const clicks = useRef({ now: false, before: false });
  useEffect(() => {
    const follow = (): void => void (clicks.current = { now: false, before: clicks.current.now });
    window.addEventListener('click', follow, { capture: true });
    return () => window.removeEventListener('click', follow, { capture: true });
  }, []);
  /** Not every browser counts taps; two presses with a click elsewhere between them are no double press. */
  function isAgain({ detail, clientX: x, clientY: y, timeStamp: at, nativeEvent }: MouseEvent): boolean {
    const last = pressed.current;
    pressed.current = { at, x, y };
    clicks.current.now = true;
    if (!clicks.current.before) return false;
    const finger = (nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    return detail > 1 || (finger && at - last.at < DOUBLE_MS && Math.hypot(x - last.x, y - last.y) < 24);
  }

  function onClick(event: MouseEvent): void {
    if (press.used()) return;
    const again = isAgain(event);
    const hit = event.target instanceof Element ? props.pieceAt?.(event.target) : null;
    const place = hit?.place ?? placeUnder(event);
    if (place !== null) inputNow()?.press(place, { shift: event.shiftKey, again, piece: hit?.piece ?? null });
  }

  function onPointerDown(event: PointerEvent): void {
    showCursor(false);
    // A long touch on a draggable piece drags it.
    const carried = event.target instanceof Element ? inputNow()?.drag?.itemAt(event.target) : null;
    if ((carried ?? null) === null) press.onPointerDown(event);
  }

  function onPointerMove(event: PointerEvent): void {
    press.onPointerMove(event);
    if ((onTable || props.onHover) && box.current?.dataset.moving !== 'true') hover(placeUnder(event), event);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && !box.current!.dataset.keys && !event.repeat && inputNow()?.confirm?.())
      return event.preventDefault();
    showCursor(true);
    // Keyboard input takes precedence over a pointer resting on the map.
    const moveFocus = (place: Place): void => {
      hover(null);
      props.onFocusMove?.(place);
    };
    const from = focus ?? map.startAt(...view.middle());
    if (from === null) return;
    if (event.key === 'Enter' || event.key === ' ') {
      if (focus !== null) inputNow()?.press(focus, { shift: event.shiftKey });
      else moveFocus(from);
    } else {
      const next = map.placeByKey(event.key, from);
      if (next === null) return;
      moveFocus(focus === null ? from : next);
    }
    event.preventDefault();
  }

  return (
    <div ref={frame} className={css.frame}>
      {/* A single tab stop with its own keyboard handling. The focused place is exposed as the only option of a
          listbox: every screen reader passes arrow keys through to a listbox, some not to an application. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={box}
        className={css.map}
        role="group"
        aria-label={words.label}
        aria-describedby={helpId}
        aria-activedescendant={cursorId}
        data-map=""
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => showCursor(currentTarget.matches(':focus-visible'))}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={press.onPointerUp}
        onPointerCancel={press.onPointerCancel}
        onContextMenu={press.onContextMenu}
        onPointerLeave={() => hover(null)}
      >
        <p id={helpId} hidden>
          {words.help}
        </p>
        {/* The place of the cursor; CursorVoice announces its moves. */}
        <div className={shared.unseen} role="listbox" aria-label={words.role}>
          <div id={cursorId} role="option" aria-selected>
            {about}
          </div>
        </div>
        {/* Each layer is an element of its own, so that a change in one does not repaint the others. */}
        <div className={css.sheet} data-layers={KEEPS_LAYERS || undefined}>
          <div
            ref={world}
            className={css.world}
            style={{ width: extent.width, height: extent.height }}
            data-zoom="far"
          >
            <svg className={css.layer}>{ground}</svg>
            {/* The background for hit-testing; above the printed board. */}
            <div className={css.htmlLayer} />
            {others.map((layer, i) => (
              // Their number and order never change.
              <svg key={`${i}`} className={css.layer}>
                {layer}
              </svg>
            ))}
          </div>
        </div>
      </div>
      {onTable ? (
        <PlaceCard view={view} clearance={extent.frame / 2} reason={reason} contents={props.contents} />
      ) : null}
      {props.children}
    </div>
  );
}
