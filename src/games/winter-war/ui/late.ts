import { lateFrom } from '#table';

/** Lazily loaded parts of this game. */
export const late = lateFrom(() => import('./extras.ts'));
