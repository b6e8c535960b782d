import { lateFrom } from '#table';

/** A part of this game that is fetched when it is first shown. */
export const late = lateFrom(() => import('./extras.ts'));
