import { lateFrom } from '#table/faults/later.tsx';

/** A part of play by way of a host. */
export const online = lateFrom(() => import('#table/features/online/index.ts'));
