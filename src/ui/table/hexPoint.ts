import { board } from '../../engine/index.ts';
import { hexCentre } from '../map/projection.ts';

declare global {
  interface Window {
    /** For scripts that click on the map. */
    winterWar?: { hexPoint(name: string): { x: number; y: number } | null };
  }
}

/** Publishes where a hex, by its name such as "1602", lies in the window. */
export function publishHexPoint(svg: () => SVGGraphicsElement | null): () => void {
  window.winterWar = {
    hexPoint(name) {
      const matrix = svg()?.getScreenCTM();
      if (!matrix) return null;
      const [x, y] = hexCentre(board.hexByName(name));
      const point = new DOMPoint(x, y).matrixTransform(matrix);
      return { x: point.x, y: point.y };
    },
  };
  return () => delete window.winterWar;
}
