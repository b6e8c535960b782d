import type { Hex, UnitId } from '#engine/winter-war';
import { prefersReducedMotion } from '#kit/motion/motion.ts';
import { ENLARGED } from './counter-scale.ts';
import type { MapLine } from './map-props.ts';
import { hexCentre } from './projection.ts';
import type { ZoomLevel } from '#kit/panzoom/zoom-level.ts';

const ONE_STEP_MS = 250;
const LATER_STEP_MS = 110;
const LONGEST_MS = 1100;
/** More counters than these do not move at once: the map shows another moment of the game. */
const MOST_AT_ONCE = 12;

const ROUTES: readonly MapLine['kind'][] = ['trail', 'trail-rail', 'trail-back', 'retreat'];

/** The hexes that a counter runs through: those of a line drawn for this move or taken back, else straight there. */
function routeOf(from: Hex, to: Hex, lines: readonly MapLine[]): readonly Hex[] {
  const leads = (a: Hex, b: Hex) => (line: MapLine) =>
    ROUTES.includes(line.kind) && line.hexes[0] === a && line.hexes.at(-1) === b;
  const back = lines.find(leads(to, from))?.hexes.toReversed();
  return lines.findLast(leads(from, to))?.hexes ?? back ?? [from, to];
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
