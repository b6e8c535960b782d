import { lateFrom } from '../faults/later.tsx';

/** A part of the table that is fetched when it is first shown. */
export const late = lateFrom(() => import('./extras.ts'));

/** A part of a game at a host. */
export const online = lateFrom(() => import('../features/online/index.ts'));
