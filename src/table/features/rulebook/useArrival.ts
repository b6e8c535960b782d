import { useEffect, type RefObject } from 'react';

/** Brings the place that was asked for into view, and the keyboard to it, when a page opens or is asked again. */
export function useArrival(page: RefObject<HTMLElement | null>, place: string): void {
  useEffect(() => {
    const target = page.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
    target?.scrollIntoView?.({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [page, place]);
}
