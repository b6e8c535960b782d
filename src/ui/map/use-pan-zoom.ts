import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import { useEffect, useMemo, type RefObject } from 'react';
import type { Hex } from '../../engine/index.ts';
import { reducedMotion } from '../reduced-motion.ts';
import type { MapHandle, MapSight } from './map-props.ts';
import { hexCentre, MAP_HEIGHT, MAP_WIDTH } from './projection.ts';
import { zoomLevel, type ZoomLevel } from './zoom-level.ts';

/** Most screen pixels a map unit. */
const CLOSEST = 3.4;
/** Room around the map in the whole view, and how far one may pan beyond it, in map units. */
const BORDER = 34;
const SLACK_X = 100;
const SLACK_Y = 44;
const LIMITS: [[number, number], [number, number]] = [
  [-SLACK_X, -SLACK_Y],
  [MAP_WIDTH + SLACK_X, MAP_HEIGHT + SLACK_Y],
];
/** After this pause a gesture is over and the drawing is made crisp. */
const SETTLE_MS = 130;
/** A gesture that zooms out further than this is redrawn on the way. */
const STALE_FACTOR = 3;
const GLIDE_MS = 260;
/** A hex nearer to the edge than this, in pixels, counts as out of view. */
const EDGE = 64;
/** Least scale at which counters and names are easily read and hexes easily hit; a phone has room for fewer. */
const READABLE = 1;
const READABLE_SMALL = 0.9;
const SMALL_WIDTH = 600;

/** Room around the hexes that are brought up together, in map units, and the scale at which there is enough of it. */
const FRAME = 110;
const WHOLE_HEXES = 1.7;

interface PanZoomRefs {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly world: RefObject<HTMLDivElement | null>;
}

export interface PanZoom extends MapHandle {
  /** The point of the drawn map under a point of the screen. */
  toMap(clientX: number, clientY: number): [number, number];
  /** The point of the drawn map in the middle of the view. */
  middle(): [number, number];
  /** How much detail is drawn now, and who wants to know when that changes. */
  readonly level: { now(): ZoomLevel; watch(listener: () => void): () => void };
  /** The hex that stays in view when the box changes its size. */
  hold(hex: Hex | null): void;
}

/**
 * Pan and zoom, past React. The map is moved by a CSS transform, which the compositor does; nothing is laid out or
 * painted anew. While a gesture lasts, the layers also keep the scale that they were drawn at; at its end they are
 * drawn crisply at the new one.
 */
function panZoom({ box, world }: PanZoomRefs): PanZoom & { attach(): () => void } {
  let behaviour: ZoomBehavior<HTMLDivElement, unknown> | undefined;
  /** The scale at which the layers are drawn. */
  let drawn = 1;
  let level: ZoomLevel | null = null;
  const listeners = new Set<() => void>();
  let current: ZoomTransform = zoomIdentity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let fitted = true;
  /** Where a running glide leads: the point of the map in the middle, and the scale. */
  let heading: MapSight | null = null;
  let held: Hex | null = null;

  const size = (): [number, number] => [box.current?.clientWidth || 1, box.current?.clientHeight || 1];
  const fitScale = (): number => {
    const [width, height] = size();
    return Math.min(width / (MAP_WIDTH + 2 * BORDER), height / (MAP_HEIGHT + 2 * BORDER));
  };

  /** Drawn at a scale and shown smaller by the last number of the matrix, which divides all others. */
  const matrix = (k: number, x: number, y: number, shrunk: number): string =>
    `matrix3d(${k}, 0, 0, 0, 0, ${k}, 0, 0, 0, 0, 1, 0, ${x * shrunk}, ${y * shrunk}, 0, ${shrunk})`;

  /** On whole pixels of the screen, or the compositor would draw every layer anew for a shift by a part of one. */
  function atRest(): string {
    const pixels = globalThis.devicePixelRatio || 1;
    const whole = (n: number): number => Math.round(n * pixels) / pixels;
    return matrix(current.k, whole(current.x), whole(current.y), 1);
  }

  /**
   * The same place and size: Chromium lays out every text of an SVG anew when a scale above it changes, and does
   * not take the last number for one. It does when the kind of the transform changes, hence the one kind.
   */
  const onTheWay = (): string => matrix(drawn, current.x, current.y, drawn / current.k);

  function place(): void {
    if (!world.current) return;
    const { style } = world.current;
    const zooming = current.k !== drawn;
    style.transform = zooming ? onTheWay() : atRest();
    // Without the hint, layers are drawn anew at every new scale.
    const hint = zooming ? 'transform' : '';
    if (style.willChange !== hint) style.willChange = hint;
  }

  function settle(): void {
    clearTimeout(timer);
    if (!world.current) return;
    drawn = current.k;
    place();
    const now = zoomLevel(drawn);
    if (now === level) return;
    level = now;
    world.current.dataset.zoom = now;
    for (const listener of listeners) listener();
  }

  function drag(transform: ZoomTransform): void {
    current = transform;
    // What comes into view while zooming out costs less when it is drawn small.
    if (current.k < drawn / STALE_FACTOR) drawn = current.k;
    place();
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLE_MS);
  }

  function set(transform: ZoomTransform): void {
    if (box.current && behaviour) behaviour.transform(select(box.current), transform);
  }

  function halt(): void {
    cancelAnimationFrame(frame);
    heading = null;
  }

  /** Goes there in a quarter of a second, or at once when motion is reduced. */
  function glide(...to: MapSight): void {
    halt();
    const from = current;
    const target = around(...to);
    if (reducedMotion() || typeof requestAnimationFrame !== 'function') {
      set(target);
      settle();
      return;
    }
    heading = to;
    const start = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - start) / GLIDE_MS));
      const eased = 1 - (1 - t) ** 3;
      const k = from.k * (target.k / from.k) ** eased;
      // The middle of the view travels straight, whatever the scale does.
      const [width, height] = size();
      const at = (z: ZoomTransform): [number, number] => [(width / 2 - z.x) / z.k, (height / 2 - z.y) / z.k];
      const [ax, ay] = at(from);
      const [bx, by] = at(target);
      const share =
        Math.abs(target.k - from.k) < 1e-6 ? eased : (1 / from.k - 1 / k) / (1 / from.k - 1 / target.k);
      const [x, y] = [ax + (bx - ax) * share, ay + (by - ay) * share];
      set(zoomIdentity.translate(width / 2 - x * k, height / 2 - y * k).scale(k));
      if (t < 1) frame = requestAnimationFrame(step);
      else heading = null;
    };
    frame = requestAnimationFrame(step);
  }

  /** The view with a point of the map in its middle, or as near to it as the limits allow. */
  const around = (...[x, y, k]: MapSight): ZoomTransform => {
    const [width, height] = size();
    const free = zoomIdentity.translate(width / 2 - x * k, height / 2 - y * k).scale(k);
    return behaviour
      ? behaviour.constrain()(
          free,
          [
            [0, 0],
            [width, height],
          ],
          LIMITS,
        )
      : free;
  };

  const whole = (): MapSight => [MAP_WIDTH / 2, MAP_HEIGHT / 2, fitScale()];

  function limit(): void {
    behaviour
      ?.extent([[0, 0], size()])
      .scaleExtent([fitScale(), CLOSEST])
      .translateExtent(LIMITS);
  }

  function middle(): [number, number] {
    const [width, height] = size();
    return [(width / 2 - current.x) / current.k, (height / 2 - current.y) / current.k];
  }

  const isInView = (hex: Hex, transform: ZoomTransform): boolean => {
    const [width, height] = size();
    const [x, y] = transform.apply(hexCentre(hex));
    const edge = Math.min(EDGE, width / 8, height / 8);
    return x > edge && y > edge && x < width - edge && y < height - edge;
  };

  const ahead = (): ZoomTransform => (heading ? around(...heading) : current);

  function reveal(hex: Hex): void {
    const { k } = ahead();
    if (isInView(hex, ahead())) return;
    fitted = false;
    glide(...hexCentre(hex), k);
  }

  function show(hex: Hex): void {
    const readable = size()[0] < SMALL_WIDTH ? READABLE_SMALL : READABLE;
    if (ahead().k >= readable * 0.98) return reveal(hex);
    fitted = false;
    glide(...hexCentre(hex), readable);
  }

  /** What is seen stays where it is: the middle of the width, and the top, since a sheet rises from below. */
  function resized(seen: readonly [number, number]): void {
    limit();
    const k = Math.max(current.k, fitScale());
    const goal: MapSight = fitted ? whole() : (heading ?? [seen[0], seen[1] + size()[1] / 2 / k, k]);
    halt();
    const next = around(...goal);
    const lost = !fitted && held !== null && !isInView(held, next);
    set(lost ? around(...hexCentre(held!), next.k) : next);
    settle();
  }

  function attach(): () => void {
    const element = box.current;
    if (!element) return () => {};
    behaviour = zoom<HTMLDivElement, unknown>()
      .clickDistance(5)
      .tapDistance(12)
      .on('zoom', (event: D3ZoomEvent<HTMLDivElement, unknown>) => {
        // Not from the press on: most presses are clicks, which need no new style.
        if (!element.dataset.moving) element.dataset.moving = 'true';
        // A gesture of the player's takes over from a glide, and gives up the fitted view.
        if (event.sourceEvent) {
          halt();
          fitted = false;
        }
        drag(event.transform);
      })
      .on('end', () => {
        delete element.dataset.moving;
      });
    limit();
    select(element).call(behaviour).on('dblclick.zoom', null);
    set(around(...whole()));
    settle();
    const observer =
      typeof ResizeObserver === 'function'
        ? new ResizeObserver(() => {
            resized(seen);
            remember();
          })
        : undefined;
    // What lay in the middle of the upper edge before the box changed its size.
    const upper = (): [number, number] => [middle()[0], -current.y / current.k];
    let seen = upper();
    const remember = (): void => {
      seen = upper();
    };
    behaviour.on('end.seen', remember);
    observer?.observe(element);
    return () => {
      observer?.disconnect();
      clearTimeout(timer);
      halt();
      select(element).on('.zoom', null);
    };
  }

  return {
    attach,
    level: {
      now: () => level ?? 'far',
      watch(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    middle,
    reveal,
    show,
    hold(hex) {
      held = hex;
    },
    toMap(clientX, clientY) {
      const bounds = box.current?.getBoundingClientRect();
      return current.invert([clientX - (bounds?.left ?? 0), clientY - (bounds?.top ?? 0)]);
    },
    pointOf(hex) {
      const bounds = box.current?.getBoundingClientRect();
      const [x, y] = current.apply(hexCentre(hex));
      return { x: x + (bounds?.left ?? 0), y: y + (bounds?.top ?? 0) };
    },
    sight: () => (fitted ? null : (heading ?? [...middle(), current.k])),
    seeAgain([x, y, k]) {
      halt();
      fitted = false;
      set(around(x, y, Math.min(CLOSEST, Math.max(fitScale(), k))));
      settle();
    },
    fit() {
      fitted = true;
      glide(...whole());
    },
    frame(hexes) {
      fitted = false;
      const centres = hexes.map(hexCentre);
      const [xs, ys] = [centres.map(([x]) => x), centres.map(([, y]) => y)];
      const [left, right] = [Math.min(...xs), Math.max(...xs)];
      const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
      const [width, height] = size();
      const k = Math.min(width / (right - left + FRAME), height / (bottom - top + FRAME), WHOLE_HEXES);
      glide((left + right) / 2, (top + bottom) / 2, Math.max(k, fitScale()));
    },
    zoomBy(factor) {
      fitted = false;
      const k = Math.min(CLOSEST, Math.max(fitScale(), current.k * factor));
      glide(...middle(), k);
    },
  };
}

export function usePanZoom(refs: PanZoomRefs): PanZoom {
  const { box, world } = refs;
  const api = useMemo(() => panZoom({ box, world }), [box, world]);
  useEffect(() => api.attach(), [api]);
  return api;
}
