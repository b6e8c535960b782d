import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { Space } from '../../../../engine/talvisota/index.ts';
import type { MapHandle } from '../../../../kit/panzoom/handle.ts';
import { useLongPress } from '../../../../kit/panzoom/useLongPress.ts';
import { usePanZoom } from '../../../../kit/panzoom/usePanZoom.ts';
import { Arrows } from './Arrows.tsx';
import { outlines, SHEET, middleOf, spaceAt } from './board-sheet.ts';
import css from './BoardMap.module.css';
import { Chips } from './Chips.tsx';
import { Ground } from './Ground.tsx';
import { nearestTo, spaceByKey } from './keyboard.ts';
import { Links } from './Links.tsx';
import type { Highlight, MapProps } from './map-props.ts';
import { mapWords } from './map-words.ts';
import { Legend } from './Legend.tsx';
import { RADIUS, Spaces } from './Spaces.tsx';

const FLOOR = { width: outlines.width, height: outlines.height };
const MARGIN = 14;

function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg className={css.sheet} width={outlines.width} height={outlines.height}>
      {children}
    </svg>
  );
}

function Rings({ highlights }: { highlights: readonly Highlight[] }) {
  return (
    <g aria-hidden="true">
      {highlights.map(({ space, kind }) => (
        <circle
          key={`${space}${kind}`}
          className={css.ring}
          data-kind={kind}
          cx={middleOf(space)[0]}
          cy={middleOf(space)[1]}
          r={RADIUS + (kind === 'selected' ? 16 : 14)}
        />
      ))}
    </g>
  );
}

function Cursor({ space }: { space: Space }) {
  return (
    <g data-cursor aria-hidden="true" transform={`translate(${middleOf(space).join(' ')})`}>
      <circle className={css.cursorHalo} r={RADIUS + 18} />
      <circle className={css.cursor} r={RADIUS + 18} />
    </g>
  );
}

/** The map: ground, spaces, forces and what may be chosen. It fills its parent, and knows no rules. */
export function BoardMap(props: MapProps & { ref?: Ref<MapHandle> }) {
  const { spaces, links, looks, arrows, highlights, ice, focus, ref } = props;
  const box = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const cursorId = useId();
  const view = usePanZoom(box, world, SHEET);
  useImperativeHandle(ref, () => view, [view]);

  useEffect(() => {
    if (focus !== null && document.activeElement === box.current) view.reveal(focus);
  }, [focus, view]);

  const held = highlights.find(({ kind }) => kind === 'selected')?.space ?? null;
  useEffect(() => view.hold(held), [held, view]);

  const byNumber = useMemo(() => new Map(looks.map((look) => [look.space, look])), [looks]);

  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const ask = useCallback(
    (x: number, y: number): void => {
      const space = spaceAt(view.toMap(x, y), latest.current.spaces);
      if (space !== null) latest.current.onHold?.(space);
    },
    [view],
  );
  const press = useLongPress(ask);

  function showCursor(shown: boolean): void {
    if (!box.current) return;
    if (shown) box.current.dataset.keys = 'true';
    else delete box.current.dataset.keys;
  }

  function onClick(event: MouseEvent): void {
    if (press.used()) return;
    const space = spaceAt(view.toMap(event.clientX, event.clientY), spaces);
    if (space !== null) props.onSpace(space);
  }

  function onPointerDown(event: PointerEvent): void {
    showCursor(false);
    press.onPointerDown(event);
  }

  function onKeyDown(event: KeyboardEvent): void {
    showCursor(true);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = focus ?? nearestTo(view.middle(), spaces);
    if (event.key === 'Enter' || event.key === ' ') {
      if (focus !== null) props.onSpace(focus);
      else props.onFocusMove(from);
    } else {
      const next = spaceByKey(event.key, from, spaces);
      if (next === null) return;
      props.onFocusMove(focus === null ? from : next);
    }
    event.preventDefault();
  }

  return (
    // One tab stop that handles the keyboard itself; the space under the cursor is the one option of a list, since every
    // screen reader lets the arrow keys through to a list.
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
      onPointerMove={press.onPointerMove}
      onPointerUp={press.onPointerUp}
      onPointerCancel={press.onPointerCancel}
      onContextMenu={press.onContextMenu}
    >
      <p id={helpId} hidden>
        {mapWords().help}
      </p>
      <div className={css.unseen} role="listbox" aria-label={mapWords().role}>
        <div id={cursorId} role="option" aria-selected>
          {focus === null ? mapWords().noFocus : props.describe(focus)}
        </div>
      </div>
      <div ref={world} className={css.world} data-zoom="far">
        <Sheet>
          <rect
            className={css.paper}
            x={-MARGIN}
            y={-MARGIN}
            width={outlines.width + 2 * MARGIN}
            height={outlines.height + 2 * MARGIN}
          />
          <Ground />
          <Links links={links} ice={ice} />
          <Legend />
          <rect className={css.neatLine} width={outlines.width} height={outlines.height} />
        </Sheet>
        <div className={css.floor} style={FLOOR} />
        <Sheet>
          <Rings highlights={highlights} />
          <Spaces looks={byNumber} />
        </Sheet>
        <Sheet>
          <Chips looks={byNumber} />
          <Arrows arrows={arrows} />
          {focus !== null && <Cursor space={focus} />}
        </Sheet>
      </div>
    </div>
  );
}
