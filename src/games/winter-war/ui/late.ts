import { lateFrom } from '#table/faults/late.ts';

/** A part of this game that is fetched when it is first shown. */
export const late = lateFrom(() => import('./extras.ts'));
