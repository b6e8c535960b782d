import mapMessages from '../../content/en/map.ftl';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { Hex, UnitId } from '#engine/winter-war';
import { CounterDrawing } from '../counters/CounterDrawing.tsx';
import type { CounterFace } from '../counters/counter-face.ts';
import type { MapLine, MapStack } from './map-props.ts';
import { FrontWash } from './overlays/FrontWash.tsx';
import { animateMoves } from './motion.ts';
import { animateFaces, turnDelay, turnedOver, turnTime } from './turning.ts';
import { COUNTER_SCALE } from './counter-scale.ts';
import { hexCentre } from './projection.ts';
import { stackLabel } from './stack-label.ts';
import css from './MapView.module.css';

/** How far each counter of a stack lies from the one beneath it, in counter units. */
const STEP = 9;

interface StacksProps {
  readonly stacks: readonly MapStack[];
  readonly lines: readonly MapLine[];
  readonly pace: number;
}

/** What the stack fights with, for those who see it from afar: headquarters and backs show what they are. */
function strengthOf(counters: readonly CounterFace[]): string | undefined {
  const attack = counters.reduce((sum, { type }) => sum + (type?.attack ?? 0), 0);
  if (attack > 0) return String(attack);
  return counters.some(({ type }) => type?.arm === 'headquarters') ? 'HQ' : undefined;
}

function Pile({ stack }: { stack: MapStack }) {
  const { counters } = stack;
  const top = counters.length - 1;
  const strength = strengthOf(counters);
  // The first counter of the list lies on top, so it is drawn last.
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

/** Few stacks change with a move, or with its undoing: the others are not drawn anew. */
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

/** All counters on the map. North first, so that a stack covers the one behind it. */
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

  // Counters that lay face down turn over, one after the other.
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
