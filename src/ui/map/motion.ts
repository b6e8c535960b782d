import type { Hex, UnitId } from '../../engine/index.ts';
import { reducedMotion } from '../reduced-motion.ts';
import type { MapLine } from './map-props.ts';
import { hexCentre } from './projection.ts';

const ONE_STEP_MS = 250;
const LATER_STEP_MS = 110;
const LONGEST_MS = 1100;

/** The hexes that a counter runs through: those of a line drawn for this move, else straight there. */
function routeOf(from: Hex, to: Hex, lines: readonly MapLine[]): readonly Hex[] {
  const line = lines.find(
    ({ kind, hexes }) => (kind === 'trail' || kind === 'retreat') && hexes[0] === from && hexes.at(-1) === to,
  );
  return line?.hexes ?? [from, to];
}

/** How much the zoom level enlarges the counters of a stack. */
function enlargement(pile: Element | null): number {
  const transform = pile ? getComputedStyle(pile).transform : '';
  const scale = Number(/matrix\(([^,]+)/.exec(transform)?.[1]);
  return scale > 0 ? scale : 1;
}

/**
 * Runs counters from where they were to where they are. Each is drawn in its new place already;
 * the animation only leads there, so that nothing is lost when it is cut short.
 */
export function animateMoves(
  root: SVGGElement,
  before: ReadonlyMap<UnitId, Hex>,
  now: ReadonlyMap<UnitId, Hex>,
  lines: readonly MapLine[],
  scale: number,
): void {
  if (reducedMotion()) return;
  for (const [unit, to] of now) {
    const from = before.get(unit);
    if (from === undefined || from === to) continue;
    const drawn = root.querySelector(`[data-units] [data-unit="${unit}"]`);
    if (!drawn || typeof drawn.animate !== 'function') continue;
    const [x, y] = hexCentre(to);
    const unitsAMapUnit = 1 / (scale * enlargement(drawn.closest('[data-units]')));
    const rest = drawn.getAttribute('transform') ?? '';
    const [restX = 0, restY = 0] = (rest.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    const route = routeOf(from, to, lines);
    const frames = route.map((hex) => {
      const [hx, hy] = hexCentre(hex);
      const [dx, dy] = [(hx - x) * unitsAMapUnit + restX, (hy - y) * unitsAMapUnit + restY];
      return { transform: `translate(${dx}px, ${dy}px)` };
    });
    drawn.animate(frames, {
      duration: Math.min(LONGEST_MS, ONE_STEP_MS + (route.length - 2) * LATER_STEP_MS),
      easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
    });
  }
}
