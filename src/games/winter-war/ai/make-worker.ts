/** The worker in which the computer players think. */
export const makeWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
