import { selection } from 'd3-selection';

/**
 * Takes the place of the package d3-transition (vite.config.ts), which d3-zoom brings in for its animated zooming, and
 * with it the mixing of colours and a timer. The map glides by itself, so there is never anything to interrupt.
 */
export const interrupt = (): void => {};

Object.assign(selection.prototype, {
  interrupt() {
    return this;
  },
});
