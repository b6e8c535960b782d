import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { MapHandle } from '#kit/panzoom/handle.ts';
import { Icon } from '#kit/widgets/Icon.tsx';
import { useTable } from '../../table-adapter.ts';
import css from './ConfirmAtHex.module.css';
import { confirmDestination } from './destinations.ts';

/** Distance of the button above the hex centre, in pixels: a second tap on the hex must not hit it. */
const ABOVE = 58;

/**
 * Confirms a previewed move at the tapped hex. Duplicates the main button, which the keyboard and screen
 * readers use.
 */
export function ConfirmAtHex({ map }: { readonly map: RefObject<MapHandle | null> }) {
  const mode = useTable((table) =>
    table.mode.mode === 'unit' && table.mode.preview !== null ? table.mode : null,
  );
  const preview = mode?.preview ?? null;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const handle = map.current;
    if (preview === null || !handle) return undefined;
    const place = (): void => {
      const { x, y } = handle.pointOf(preview);
      const frame = button.current!.parentElement!.getBoundingClientRect();
      const above = y - frame.top > 1.5 * ABOVE;
      button.current!.style.translate = `${x - frame.left}px ${y - frame.top + (above ? -ABOVE : ABOVE)}px`;
    };
    place();
    return handle.watchMoves(place);
  }, [map, preview]);
  if (!mode || preview === null) return null;
  return (
    <div className={css.frame}>
      <button
        ref={button}
        type="button"
        className={css.confirm}
        data-confirm=""
        aria-hidden
        tabIndex={-1}
        onClick={() => confirmDestination(mode, preview)}
      >
        <Icon name="check" />
      </button>
    </div>
  );
}
