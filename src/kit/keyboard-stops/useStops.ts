import { useEffect, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { reducedMotion } from '../motion/reduced-motion.ts';
import { stopFor } from './stops.ts';

/** A finger strays this far and still presses, in pixels. */
const STRAY = 8;
/** What a finger did longer ago says nothing of how fast it goes. */
const RECENT_MS = 80;
const SETTLE_MS = 180;

interface Stops {
  /** Of the sheet at each of its stops, the lowest first, in pixels. */
  heights(): readonly number[];
  /** It has come to rest at one of them. */
  onRest(stop: number): void;
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
  /** Where the finger came down, and how high the sheet was then. */
  readonly from: number;
  readonly height: number;
  heights: readonly number[] | null;
  /** Where the finger was lately. */
  trace: readonly { readonly at: number; readonly y: number }[];
}

/** While it is pulled it lies over what is above it: that is laid out anew once, when it rests. */
const lying = (height: number, lowest: number) => ({
  height: `${height}px`,
  marginTop: `${lowest - height}px`,
});

/** What a grip is told after every drawing. */
interface Attended {
  attend(sheet: HTMLElement | null, stops: Stops): void;
  end(): void;
}

function makeGrip(): Grip & Attended {
  let element: HTMLElement | null = null;
  let stops: Stops | null = null;
  let drag: Drag | null = null;
  /** Ends the way to a stop at once. */
  let arrive: (() => void) | null = null;
  /** The click that ends a pull presses nothing. */
  let pulled = false;

  function rest(stop: number): void {
    if (element) Object.assign(element.style, { height: '', marginTop: '' });
    stops?.onRest(stop);
  }

  function begin(event: PointerEvent, now: Drag): readonly number[] {
    pulled = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    return (now.heights = stops?.heights() ?? [0]);
  }

  function letGo(height: number, now: Drag): void {
    const heights = now.heights!;
    const [first, last] = [now.trace[0]!, now.trace.at(-1)!];
    const speed = (first.y - last.y) / Math.max(1, last.at - first.at);
    const stop = stopFor(heights, height, speed);
    if (!element?.animate || reducedMotion()) return rest(stop);
    const frames = [lying(height, heights[0]!), lying(heights[stop]!, heights[0]!)];
    const way = element.animate(frames, { duration: SETTLE_MS, easing: 'ease-out' });
    arrive = () => {
      arrive = null;
      way.cancel();
      rest(stop);
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
      stops = told;
    },
    onPointerDown({ pointerId, clientY, isPrimary, button, timeStamp }) {
      if (!isPrimary || button !== 0) return;
      end();
      pulled = false;
      drag = {
        pointer: pointerId,
        from: clientY,
        height: element?.offsetHeight ?? 0,
        heights: null,
        trace: [{ at: timeStamp, y: clientY }],
      };
    },
    onPointerMove(event) {
      const { pointerId, clientY, timeStamp } = event;
      if (!drag || !element || pointerId !== drag.pointer) return;
      if (!drag.heights && Math.abs(clientY - drag.from) < STRAY) return;
      const [lowest] = drag.heights ?? begin(event, drag);
      const recent = drag.trace.filter(({ at }) => timeStamp - at < RECENT_MS);
      drag.trace = [...recent, { at: timeStamp, y: clientY }];
      Object.assign(element.style, lying(heightAt(clientY, drag), lowest!));
    },
    onPointerUp({ clientY, pointerId }) {
      const now = drag;
      if (!now || pointerId !== now.pointer) return;
      drag = null;
      if (now.heights) letGo(heightAt(clientY, now), now);
    },
    onPointerCancel({ pointerId }) {
      const now = drag;
      if (!now || pointerId !== now.pointer) return;
      drag = null;
      if (now.heights) letGo(heightAt(now.trace.at(-1)!.y, now), now);
    },
    onClickCapture(event) {
      if (!pulled || event.detail === 0) return;
      pulled = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** For the part of a sheet by which it is pulled up and down. The sheet stands at the lower edge of its column. */
export function useStops(sheet: RefObject<HTMLElement | null>, stops: Stops): Grip {
  const [{ attend, end, ...grip }] = useState(makeGrip);
  useEffect(() => attend(sheet.current, stops));
  useEffect(() => end, [end]);
  return grip;
}
