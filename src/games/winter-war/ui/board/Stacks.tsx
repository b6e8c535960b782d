import mapMessages from '../../content/en/map.ftl';
import { memo, useLayoutEffect, useRef, useState, useDeferredValue, useMemo } from 'react';
import { type Hex, type UnitId, board, type Side } from '#engine/winter-war';
import { CounterDrawing } from '../counters/CounterDrawing.tsx';
import type { CounterFace } from '../counters/counter-face.ts';
import type { MapLine, MapStack } from './map-props.ts';
import { washOf } from './area.ts';
import { isPlayable } from './ground.ts';
import { Paths } from './layers/MapLines.tsx';
import overlaysCss from './overlays/overlays.module.css';
import { prefersReducedMotion } from '#kit/motion/motion.ts';
import { ENLARGED, COUNTER_SCALE } from './counter-scale.ts';
import { hexCentre } from './projection.ts';
import type { ZoomLevel } from '#kit/panzoom/map-extent.ts';
import { stackLabel } from './stack-label.ts';
import css from './MapView.module.css';

const ONE_STEP_MS = 250;
const LATER_STEP_MS = 110;
const LONGEST_MS = 1100;
/** When more counters than this have moved, none is animated: the map shows another moment of the game. */
const MOST_AT_ONCE = 12;

const ROUTES: readonly MapLine['kind'][] = ['trail', 'trail-rail', 'trail-back', 'retreat'];

/** The hexes a counter is animated through: those of a line drawn for the move or its undo, else straight. */
function routeOf(from: Hex, to: Hex, lines: readonly MapLine[]): readonly Hex[] {
  const leads = (a: Hex, b: Hex) => (line: MapLine) =>
    ROUTES.includes(line.kind) && line.hexes[0] === a && line.hexes.at(-1) === b;
  const back = lines.find(leads(to, from))?.hexes.toReversed();
  return lines.findLast(leads(from, to))?.hexes ?? back ?? [from, to];
}

/**
 * Animates counters from their old hexes to their new ones. Each is drawn in its new place already, so
 * nothing is lost when the animation is cut short.
 */
function animateMoves(
  root: SVGGElement,
  before: ReadonlyMap<UnitId, Hex>,
  now: ReadonlyMap<UnitId, Hex>,
  lines: readonly MapLine[],
  scale: number,
  pace = 1,
): void {
  if (prefersReducedMotion() || pace === 0) return;
  const moved = [...now].flatMap(([unit, to]) => {
    const from = before.get(unit);
    return from === undefined || from === to ? [] : [{ unit, from, to }];
  });
  if (moved.length > MOST_AT_ONCE) return;
  const level = root.closest<HTMLElement>('[data-zoom]')?.dataset.zoom as ZoomLevel | undefined;
  const unitsAMapUnit = 1 / (scale * ENLARGED[level ?? 'close']);
  for (const { unit, from, to } of moved) {
    const drawn = root.querySelector(`[data-units] [data-unit="${unit}"]`);
    if (!drawn || typeof drawn.animate !== 'function') continue;
    const [x, y] = hexCentre(to);
    const rest = drawn.getAttribute('transform') ?? '';
    const [restX = 0, restY = 0] = (rest.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    const route = routeOf(from, to, lines);
    const frames = route.map((hex) => {
      const [hx, hy] = hexCentre(hex);
      const [dx, dy] = [(hx - x) * unitsAMapUnit + restX, (hy - y) * unitsAMapUnit + restY];
      return { transform: `translate(${dx}px, ${dy}px)` };
    });
    drawn.animate(frames, {
      duration: pace * Math.min(LONGEST_MS, ONE_STEP_MS + (route.length - 2) * LATER_STEP_MS),
      easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
    });
  }
}

/** Delay from one counter to the next, and duration of half a turn. */
const NEXT_MS = 40;
const HALF_MS = 220;

const isFaceDown = ({ counters }: MapStack): boolean => counters[0]?.type === null;

/** The stacks that have just been turned face up, north to south; none with reduced motion. */
function turnedOver(before: readonly MapStack[], now: readonly MapStack[]): MapStack[] {
  if (prefersReducedMotion() || now.some(isFaceDown)) return [];
  return before.filter(isFaceDown).toSorted((a, b) => b.hex - a.hex);
}

/** Milliseconds until a stack begins to turn, by its index. */
const turnDelay = (i: number): number => i * NEXT_MS;

/** Milliseconds until all stacks have turned. */
const turnTime = (count: number): number => turnDelay(count) + 2 * HALF_MS;

/** Unfolds the fronts of the counters as their backs disappear. */
function animateFaces(root: SVGGElement, hexes: readonly Hex[]): void {
  for (const [i, hex] of hexes.entries())
    root
      .querySelector(`[data-stack="${hex}"] [data-units]`)
      ?.animate?.([{ scale: '0 1' }, { scale: '1 1' }], {
        delay: turnDelay(i) + HALF_MS,
        duration: HALF_MS,
        fill: 'backwards',
        easing: 'ease-out',
      });
}

/** The hexes that an army occupies or is adjacent to. */
const heldBy = (hexes: readonly Hex[]): Set<Hex> =>
  new Set(hexes.flatMap((hex) => [hex, ...board.neighbours(hex)]).filter(isPlayable));

interface HexWashProps {
  readonly side: Side;
  readonly hexes: string;
}

const HexWash = memo(function Held({ side, hexes }: HexWashProps) {
  // Deferred: the counters are drawn first, then the area that they hold.
  const now = useDeferredValue(hexes);
  const d = useMemo(() => {
    const held = heldBy(now ? now.split(' ').map(Number) : []);
    return washOf((hex) => held.has(hex), held);
  }, [now]);
  return (
    <g className={overlaysCss.frontWash} data-side={side}>
      <Paths d={d} />
    </g>
  );
});

interface FrontWashProps {
  readonly stacks: readonly MapStack[];
}

const hexesOf = ({ stacks }: FrontWashProps, side: Side): string =>
  stacks
    .filter(({ counters }) => counters[0]?.side === side)
    .map(({ hex }) => hex)
    .join(' ');

/** From afar, tints the area that each army holds in its colour, which makes the front visible. */
const FrontWash = memo(
  function FrontWash(props: FrontWashProps) {
    return (
      <g aria-hidden="true">
        <HexWash side="soviet" hexes={hexesOf(props, 'soviet')} />
        <HexWash side="finn" hexes={hexesOf(props, 'finn')} />
      </g>
    );
  },
  (a, b) => (['soviet', 'finn'] as const).every((side) => hexesOf(a, side) === hexesOf(b, side)),
);

/** Offset of each counter in a stack from the one beneath it, in counter units. */
const STEP = 9;

interface StacksProps {
  readonly stacks: readonly MapStack[];
  readonly lines: readonly MapLine[];
  readonly pace: number;
}

/** Total attack strength, shown from afar; "HQ" for headquarters without any; undefined if neither. */
function strengthOf(counters: readonly CounterFace[]): string | undefined {
  const attack = counters.reduce((sum, { type }) => sum + (type?.attack ?? 0), 0);
  if (attack > 0) return String(attack);
  return counters.some(({ type }) => type?.arm === 'headquarters') ? 'HQ' : undefined;
}

function Pile({ stack }: { stack: MapStack }) {
  const { counters } = stack;
  const top = counters.length - 1;
  const strength = strengthOf(counters);
  // The first counter of the list is on top, so it is drawn last.
  return (
    <>
      {counters.toReversed().map((face, level) => {
        const shift = (level - top / 2) * STEP;
        return (
          <g key={face.unit} data-unit={face.unit} transform={`translate(${shift} ${-shift})`}>
            <CounterDrawing
              face={face}
              strength={level === top ? strength : undefined}
              badged={top > 0 && level === top}
            />
          </g>
        );
      })}
      {top > 0 && (
        <g transform={`translate(${(top / 2) * STEP + 46} ${-(top / 2) * STEP - 46})`}>
          <g className={css.badge}>
            <circle className={css.count} r="19" />
            <text className={css.countText} dy="0.36em">
              {counters.length}
            </text>
          </g>
        </g>
      )}
    </>
  );
}

interface StackProps {
  readonly stack: MapStack;
}

function sameFace(a: CounterFace, b: CounterFace): boolean {
  const keys = Object.keys(a) as (keyof CounterFace)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

/** A move or its undo changes few stacks; the others are not rendered again. */
const sameStack = ({ stack: a }: StackProps, { stack: b }: StackProps): boolean =>
  a === b ||
  (a.hex === b.hex &&
    a.counters.length === b.counters.length &&
    a.counters.every((face, i) => sameFace(face, b.counters[i]!)));

const Stack = memo(function Stack({ stack }: StackProps) {
  return (
    <g
      role="img"
      aria-label={mapMessages().map.stack({ units: stackLabel(stack) })}
      data-stack={stack.hex}
      transform={`translate(${hexCentre(stack.hex).join(' ')})scale(${COUNTER_SCALE})`}
    >
      <g className={css.pile} data-units={stack.counters.map((c) => c.unit).join(' ')}>
        <Pile stack={stack} />
      </g>
    </g>
  );
}, sameStack);

/** All counters on the map, north first, so that a stack covers the one behind it. */
export const Stacks = memo(function Stacks({ stacks, lines, pace }: StacksProps) {
  const root = useRef<SVGGElement>(null);
  const places = useRef<ReadonlyMap<UnitId, Hex>>(new Map());
  const latest = useRef({ lines, pace });
  useLayoutEffect(() => {
    latest.current = { lines, pace };
  }, [lines, pace]);

  useLayoutEffect(() => {
    const before = places.current;
    const now = new Map(stacks.flatMap(({ hex, counters }) => counters.map((c) => [c.unit, hex] as const)));
    places.current = now;
    if (root.current && before.size > 0)
      animateMoves(root.current, before, now, latest.current.lines, COUNTER_SCALE, latest.current.pace);
  }, [stacks]);

  // Face-down counters turn over one after the other.
  const shown = useRef(stacks);
  const [turning, setTurning] = useState<readonly MapStack[]>([]);
  useLayoutEffect(() => {
    const turned = turnedOver(shown.current, stacks);
    shown.current = stacks;
    if (!turned.length || !root.current) return undefined;
    setTurning(turned);
    animateFaces(
      root.current,
      turned.map(({ hex }) => hex),
    );
    const done = setTimeout(() => setTurning([]), turnTime(turned.length));
    return () => {
      clearTimeout(done);
      setTurning([]);
    };
  }, [stacks]);

  const sorted = stacks.toSorted((a, b) => b.hex - a.hex);
  return (
    <g ref={root}>
      <FrontWash stacks={sorted} />
      {sorted.map((stack) => (
        <Stack key={stack.hex} stack={stack} />
      ))}
      {turning.map((stack, i) => (
        <g
          key={stack.hex}
          className={css.turning}
          aria-hidden
          data-turning={stack.hex}
          style={{ animationDelay: `${turnDelay(i)}ms` }}
        >
          <Stack stack={stack} />
        </g>
      ))}
    </g>
  );
});
