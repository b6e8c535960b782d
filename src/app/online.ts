import { lateFrom } from '#table/faults/later.tsx';

/** Loads a part of online play. */
export const online = lateFrom(() => import('#table/features/online/index.ts'));
