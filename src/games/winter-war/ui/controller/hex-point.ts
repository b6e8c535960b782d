import { board } from '#engine/winter-war';
import type { MapHandle } from '#kit/panzoom/handle.ts';

declare global {
  interface Window {
    /** For scripts that click on the map. */
    winterWar?: { hexPoint(name: string): { x: number; y: number } | null };
  }
}

/** Publishes where a hex, by its name such as "1602", lies in the window. */
export function publishHexPoint(map: () => MapHandle | null): () => void {
  window.winterWar = { hexPoint: (name) => map()?.pointOf(board.hexByName(name)) ?? null };
  return () => delete window.winterWar;
}
