import { useEffect, useMemo, type MouseEvent, type PointerEvent } from 'react';

/** How long a finger must rest in ms, and how far it may move meanwhile in CSS pixels. */
const REST_MS = 500;
const STRAY = 10;

interface LongPress {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onContextMenu(event: MouseEvent): void;
  /** True when the click that follows belongs to a long press. */
  used(): boolean;
}

/** A long press, or the right mouse button, requests information about a place instead of choosing it. */
function longPress(inquire: (x: number, y: number) => void): LongPress & { end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let at: readonly [number, number] = [0, 0];
  let used = false;
  const end = (): void => clearTimeout(timer);
  return {
    end,
    onPointerDown({ pointerType, isPrimary, clientX, clientY }) {
      end();
      used = false;
      // A second finger zooms.
      if (pointerType === 'mouse' || !isPrimary) return;
      at = [clientX, clientY];
      timer = setTimeout(() => {
        used = true;
        inquire(...at);
      }, REST_MS);
    },
    onPointerMove({ clientX, clientY }) {
      if (Math.hypot(clientX - at[0], clientY - at[1]) > STRAY) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event) {
      event.preventDefault();
      // Some browsers also fire this for a finger, whose long press is handled above.
      if ((event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch')
        inquire(event.clientX, event.clientY);
    },
    used: () => used,
  };
}

/** `inquire` must be stable between renders. */
export function useLongPress(inquire: (x: number, y: number) => void): LongPress {
  const press = useMemo(() => longPress(inquire), [inquire]);
  useEffect(() => press.end, [press]);
  return press;
}
