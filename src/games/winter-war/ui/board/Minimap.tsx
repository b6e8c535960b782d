import { memo, useEffect, useMemo, useRef, type PointerEvent, type ReactNode, type RefObject } from 'react';
import type { Hex, Side } from '#engine/winter-war';
import type { MapHandle } from '#kit/panzoom/map-extent.ts';
import { Icon } from '#kit/widgets/Icon.tsx';
import { washOf } from './area.ts';
import { isInPlay, isNeutral, isSoviet } from './ground.ts';
import type { MapStack } from './map-props.ts';
import css from './Minimap.module.css';
import { hexCentre, MAP_HEIGHT, MAP_WIDTH } from './projection.ts';

const land = {
  neutral: washOf(isNeutral).join(''),
  finnish: washOf((hex) => isInPlay(hex) && !isSoviet(hex)).join(''),
  soviet: washOf((hex) => isInPlay(hex) && isSoviet(hex)).join(''),
};

const Ground = memo(function Ground() {
  return (
    <>
      <rect className={css.sea} width={MAP_WIDTH} height={MAP_HEIGHT} />
      <path className={css.neutral} d={land.neutral} />
      <path className={css.finnish} d={land.finnish} />
      <path className={css.soviet} d={land.soviet} />
    </>
  );
});

/** Half the width of a stack's mark, in map units. */
const HALF = 26;

/** Sorted by hex: the order of the stacks would reveal which counters they contain. */
const squares = (stacks: readonly MapStack[], side: Side): string =>
  stacks
    .filter(({ counters }) => counters[0]?.side === side)
    .toSorted((a, b) => a.hex - b.hex)
    .map(({ hex }) => {
      const [x, y] = hexCentre(hex);
      return `M${Math.round(x - HALF)} ${Math.round(y - HALF)}h${2 * HALF}v${2 * HALF}h${-2 * HALF}z`;
    })
    .join('');

const crosses = (hexes: readonly Hex[]): string =>
  hexes
    .map((hex) => {
      const [x, y] = hexCentre(hex).map(Math.round) as [number, number];
      return `M${x - 50} ${y - 50}l100 100m0-100l-100 100`;
    })
    .join('');

const share = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)}%`;

interface MinimapProps {
  readonly map: RefObject<MapHandle | null>;
  readonly stacks: readonly MapStack[];
  /** Hexes with a battle in this turn. */
  readonly battles: readonly Hex[];
  readonly label: string;
  readonly hint: string;
  readonly closing: string;
  onClose(): void;
  /** The buttons of the fronts. */
  readonly children: ReactNode;
}

/** The whole map at a small size, with a frame around the visible part. */
export const Minimap = memo(function Minimap({
  map,
  stacks,
  battles,
  label,
  hint,
  closing,
  onClose,
  children,
}: MinimapProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const soviet = useMemo(() => squares(stacks, 'soviet'), [stacks]);
  const finn = useMemo(() => squares(stacks, 'finn'), [stacks]);
  const fought = useMemo(() => crosses(battles), [battles]);

  // Bypasses React: the frame follows every step of a gesture.
  useEffect(() => {
    const view = map.current;
    if (!view) return undefined;
    const follow = (): void => {
      const seen = view.window();
      const [left, top] = [Math.max(0, seen.left), Math.max(0, seen.top)];
      const [right, bottom] = [Math.min(MAP_WIDTH, seen.right), Math.min(MAP_HEIGHT, seen.bottom)];
      const style = frame.current?.style;
      if (!style) return;
      style.left = share(left, MAP_WIDTH);
      style.top = share(top, MAP_HEIGHT);
      style.width = share(Math.max(0, right - left), MAP_WIDTH);
      style.height = share(Math.max(0, bottom - top), MAP_HEIGHT);
    };
    follow();
    return view.watchMoves(follow);
  }, [map]);

  function go(event: PointerEvent<SVGSVGElement>): void {
    const view = map.current;
    if (!view || (event.type === 'pointermove' && !event.currentTarget.hasPointerCapture(event.pointerId)))
      return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const seen = view.window();
    // The scale stays as it is.
    const k = (box.current?.parentElement?.clientWidth ?? 1) / (seen.right - seen.left);
    view.restoreViewport([
      ((event.clientX - left) / width) * MAP_WIDTH,
      ((event.clientY - top) / height) * MAP_HEIGHT,
      k,
    ]);
  }

  return (
    <div ref={box} className={css.box} data-over-map="">
      <svg
        className={css.map}
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        role="img"
        aria-label={label}
        onPointerDown={go}
        onPointerMove={go}
      >
        <title>{hint}</title>
        <Ground />
        <path className={css.sovietArmy} d={soviet} />
        <path className={css.finnArmy} d={finn} />
        <path className={css.battles} d={fought} />
      </svg>
      {/* A layer of its own, so that the map beneath is not repainted for every step of a gesture. */}
      <div ref={frame} className={css.frame} />
      {children}
      <button type="button" className={css.close} aria-label={closing} title={closing} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
});
