/**
 * Takes the place of the packages d3-transition and d3-interpolate (vite.config.ts), which d3-zoom brings in for its
 * animated zooming, and with them the mixing of colours and a timer. The map glides by itself, so there is never
 * anything to interrupt, nor anything in between.
 */
export const interrupt = (): void => {};

export const interpolateZoom = null;
