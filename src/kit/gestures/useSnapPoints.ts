import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from '../motion/motion.ts';

/** A finger that leaves the sheet faster than this throws it, in pixels per millisecond. */
const THROW = 0.5;

/**
 * Index of the snap point at which a sheet comes to rest: the nearest, or the next one in the direction of a throw.
 *
 * @param heights of the snap points in pixels, lowest first
 * @param height of the sheet when the finger leaves it, in pixels
 * @param speed in pixels per millisecond, positive upwards
 */
export function nearestSnapPoint(heights: readonly number[], height: number, speed: number): number {
  const last = heights.length - 1;
  if (speed > THROW) {
    const above = heights.findIndex((one) => one > height);
    return above < 0 ? last : above;
  }
  if (speed < -THROW)
    return Math.max(
      0,
      heights.findLastIndex((one) => one < height),
    );
  const away = heights.map((one) => Math.abs(one - height));
  return away.indexOf(Math.min(...away));
}

/** Movement below which a pull is still a press, in pixels. */
const STRAY = 8;
/** The least length of a swipe, in pixels. */
const SWIPE = 40;
/** Only movement within this time counts for the speed, in ms. */
const RECENT_MS = 80;
const SETTLE_MS = 180;

interface SnapPoints {
  /** Heights of the sheet at each snap point, lowest first, in pixels. */
  heights(): readonly number[];
  /** Called with the index of the snap point at which the sheet has come to rest. */
  onRest(stop: number): void;
  /** Called after a sideways swipe: 1 to the left (forward), -1 to the right (back). */
  onSwipe?(step: 1 | -1): void;
}

interface Grip {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
  onClickCapture(event: MouseEvent): void;
}

interface Drag {
  readonly pointer: number;
  /** Where the finger came down, and the height of the sheet at that time. */
  readonly from: number;
  readonly fromX: number;
  /** A sideways swipe: the sheet keeps its height. */
  isSwipe: boolean;
  readonly height: number;
  heights: readonly number[] | null;
  trace: readonly { readonly at: number; readonly y: number }[];
}

/** A dragged sheet overlaps what is above it, so that the rest of the page is laid out only once. */
const lying = (height: number, lowest: number) => ({
  height: `${height}px`,
  marginTop: `${lowest - height}px`,
});

/** Updated after every render. */
interface Attended {
  attend(sheet: HTMLElement | null, snapPoints: SnapPoints): void;
  end(): void;
}

function makeGrip(): Grip & Attended {
  let element: HTMLElement | null = null;
  let snapPoints: SnapPoints | null = null;
  let drag: Drag | null = null;
  /** Skips to the end of the animation towards a snap point. */
  let arrive: (() => void) | null = null;
  /** True when the next click is the end of a drag and must be ignored. */
  let pulled = false;

  function settle(stop: number): void {
    if (element) Object.assign(element.style, { height: '', marginTop: '' });
    snapPoints?.onRest(stop);
  }

  function begin(event: PointerEvent, now: Drag): readonly number[] {
    pulled = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    return (now.heights = snapPoints?.heights() ?? [0]);
  }

  function release(height: number, now: Drag): void {
    const heights = now.heights!;
    const [first, last] = [now.trace[0]!, now.trace.at(-1)!];
    const speed = (first.y - last.y) / Math.max(1, last.at - first.at);
    const stop = nearestSnapPoint(heights, height, speed);
    if (!element?.animate || prefersReducedMotion()) return settle(stop);
    const frames = [lying(height, heights[0]!), lying(heights[stop]!, heights[0]!)];
    const way = element.animate(frames, { duration: SETTLE_MS, easing: 'ease-out' });
    arrive = () => {
      arrive = null;
      way.cancel();
      settle(stop);
    };
    way.onfinish = arrive;
  }

  const heightAt = (y: number, { from, height, heights }: Drag): number =>
    Math.min(heights!.at(-1)!, Math.max(heights![0]!, height + from - y));

  const end = (): void => {
    drag = null;
    arrive?.();
  };

  return {
    end,
    attend(sheet, told) {
      element = sheet;
      snapPoints = told;
    },
    onPointerDown({ pointerId, clientX, clientY, isPrimary, button, timeStamp }) {
      if (!isPrimary || button !== 0) return;
      end();
      pulled = false;
      drag = {
        pointer: pointerId,
        from: clientY,
        fromX: clientX,
        isSwipe: false,
        height: element?.offsetHeight ?? 0,
        heights: null,
        trace: [{ at: timeStamp, y: clientY }],
      };
    },
    onPointerMove(event) {
      const { pointerId, clientX, clientY, timeStamp } = event;
      if (!drag || !element || pointerId !== drag.pointer || drag.isSwipe) return;
      const [aside, along] = [Math.abs(clientX - drag.fromX), Math.abs(clientY - drag.from)];
      if (!drag.heights && aside > STRAY && aside > along && snapPoints?.onSwipe) {
        drag.isSwipe = pulled = true;
        return event.currentTarget.setPointerCapture(pointerId);
      }
      if (!drag.heights && along < STRAY) return;
      const [lowest] = drag.heights ?? begin(event, drag);
      const recent = drag.trace.filter(({ at }) => timeStamp - at < RECENT_MS);
      drag.trace = [...recent, { at: timeStamp, y: clientY }];
      Object.assign(element.style, lying(heightAt(clientY, drag), lowest!));
    },
    onPointerUp({ clientX, clientY, pointerId }) {
      const now = drag;
      if (!now || pointerId !== now.pointer) return;
      drag = null;
      const aside = clientX - now.fromX;
      if (now.isSwipe && Math.abs(aside) >= SWIPE) snapPoints?.onSwipe?.(aside < 0 ? 1 : -1);
      if (now.heights) release(heightAt(clientY, now), now);
    },
    onPointerCancel({ pointerId }) {
      const now = drag;
      if (!now || pointerId !== now.pointer) return;
      drag = null;
      if (now.heights) release(heightAt(now.trace.at(-1)!.y, now), now);
    },
    onClickCapture(event) {
      if (!pulled || event.detail === 0) return;
      pulled = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Handlers for the part of a sheet by which it is dragged up and down. The sheet is at the bottom of its column. */
export function useSnapPoints(sheet: RefObject<HTMLElement | null>, snapPoints: SnapPoints): Grip {
  const [{ attend, end, ...grip }] = useState(makeGrip);
  useEffect(() => attend(sheet.current, snapPoints));
  useEffect(() => end, [end]);
  return grip;
}
