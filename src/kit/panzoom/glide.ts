import { prefersReducedMotion } from '../motion/motion.ts';

const GLIDE_MS = 260;

/** One movement at a time, in a quarter of a second. */
export interface Glider {
  /** Calls `step` with 0 to 1, the last time with 1; at once with 1 where motion is reduced. */
  start(step: (done: number) => void): void;
  stop(): void;
}

export function glider(): Glider {
  let frame = 0;
  const stop = (): void => cancelAnimationFrame(frame);
  return {
    stop,
    start(step) {
      if (prefersReducedMotion() || typeof requestAnimationFrame !== 'function') return step(1);
      const start = performance.now();
      const draw = (now: number): void => {
        const done = Math.min(1, Math.max(0, (now - start) / GLIDE_MS));
        if (done < 1) frame = requestAnimationFrame(draw);
        step(done);
      };
      frame = requestAnimationFrame(draw);
    },
  };
}
