import { lateFrom } from '../faults/late.ts';

/** A part of the table that is fetched when it is first shown. */
export const late = lateFrom(() => import('./extras.ts'));
